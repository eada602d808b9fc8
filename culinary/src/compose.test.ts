import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dishNamedIn } from '#dishes/named-dish';
import { composeRecipe, type Composition, type ComposeRequest, type ComposedRecipe } from '#compose';
import { FOODS, findFood } from '#ingredient-catalogue';
import { pluralOf } from '#food-words';
import { parseIngredientLine } from '#ingredient-line';
import { RECIPE_CATEGORIES } from '#recipe-category';

const someFoods = fc.uniqueArray(fc.constantFrom(...FOODS.map(({ name }) => name)), { minLength: 1, maxLength: 30 });
const someRequest: fc.Arbitrary<ComposeRequest> = fc.record(
  {
    ingredients: someFoods,
    seed: fc.string({ maxLength: 8 }),
    servings: fc.integer({ min: 1, max: 20 }),
    category: fc.constantFrom(...RECIPE_CATEGORIES),
  },
  { requiredKeys: ['ingredients', 'seed'] },
);
const MEATS: ReadonlySet<string> = new Set([
  'poultry',
  'meat',
  'braise',
  'fish',
  'tinned-fish',
  'sausage',
  'shellfish',
  'mince',
  'cured',
]);
const OVERLAP = 15;

function cooked(request: ComposeRequest): ComposedRecipe {
  const { recipe } = composeRecipe(request);
  if (recipe === null) throw new Error(`no recipe from ${request.ingredients.join(', ')}`);
  return recipe;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const patterns = new Map<string, RegExp>();
function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  const pattern = new RegExp(`(?<![a-z-])${escape(name)}(?![a-z-])`, 'giu');
  patterns.set(name, pattern);
  return pattern;
}
const mentions = (text: string, name: string): boolean => text.search(patternOf(name)) >= 0;

/** Returns all ways in which a step may name a listed food. */
function phrasingsOf(shown: string): string[] {
  const food = findFood(shown)?.food;
  const names = [
    shown,
    pluralOf(shown),
    ...(food === undefined
      ? []
      : [food.name, food.plural ?? food.name, ...(food.short === undefined ? [] : [food.short, pluralOf(food.short)])]),
  ];
  return [...new Set(names)];
}

// Water and ice need no line; and a step may name the result of an earlier one ("the butter, melted" is listed as
// butter).
const FREE = new Set(['water', 'ice']);

function unlistedFoods(recipe: ComposedRecipe, composition: Composition): string[] {
  let steps = recipe.instructions.join(' ');
  const listed = [...composition.used, ...composition.added]
    .flatMap(phrasingsOf)
    .toSorted((left, right) => right.length - left.length);
  for (const name of listed) steps = steps.replace(patternOf(name), ' ');
  // "Pink salt" on the list identifies "salt" in a step.
  const isPartOfListed = (name: string): boolean => listed.some((each) => each.endsWith(` ${name}`));
  return FOODS.filter(({ name }) => !FREE.has(name))
    .flatMap((food) => [food.name, food.plural ?? food.name])
    .filter((name) => mentions(steps, name) && !isPartOfListed(name));
}

describe('composeRecipe on any input', () => {
  test('never throws and stays within its bounds', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '🍕🍕',
        'دجاج مع أرز',
        '<script>alert(1)</script>',
        "'; DROP TABLE recipes; --",
        '',
        '   ',
        'x'.repeat(10_000),
        'chicken',
        '__proto__',
        'into'.repeat(49) + 'x',
        '('.repeat(200),
        'constructor',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(anything, { maxLength: 20 }),
        fc.string(),
        fc.oneof(fc.double(), fc.constant(4)),
        (ingredients, seed, servings) => {
          const { recipe } = composeRecipe({ ingredients, seed, servings });
          expect(recipe === null || recipe.ingredients.length > 0).toBe(true);
        },
      ),
    );
  });

  test('does bounded work on five thousand entries', () => {
    const { recipe, unusable } = composeRecipe({
      ingredients: Array.from({ length: 5000 }, (_, at) => (at % 3 === 0 ? 'carrot' : `gravl${at} ${'y'.repeat(300)}`)),
      seed: 's',
    });
    expect(recipe).not.toBeNull();
    expect(unusable.length).toBeLessThan(60);
    expect(unusable.map(({ reason }) => reason).join()).toContain('I read the first 200');
  });

  test('gives no recipe for inedible entries, with a reason for each', () => {
    const { recipe, unusable } = composeRecipe({ ingredients: ['gravel', 'car keys'], seed: 's' });
    expect(recipe).toBeNull();
    expect(unusable).toEqual([
      { text: 'gravel', reason: "'gravel' is not a food I know" },
      { text: 'car keys', reason: "'car keys' is not a food I know" },
    ]);
  });

  test('copies no unrecognized text into the recipe', () => {
    const { recipe } = composeRecipe({ ingredients: ['<b>chicken</b>', 'gravel<script>', 'rice'], seed: 's' });
    expect(JSON.stringify(recipe)).not.toMatch(/[<>]|gravel|script>/u);
  });
});

describe('every recipe', () => {
  test('lists what its steps use and uses what it lists', () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const composition = composeRecipe(request);
        const { recipe } = composition;
        if (recipe === null) return;
        const steps = recipe.instructions.join(' ');
        for (const name of [...composition.used, ...composition.added]) {
          const ways = phrasingsOf(name);
          expect(
            ways.some((way) => mentions(steps, way)),
            `${name} in the steps of ${recipe.title}: ${steps}`,
          ).toBe(true);
          expect(
            recipe.ingredients.some((line) =>
              ways.some((way) => mentions(line, way.replace(/^(?:canned|tinned) /u, ''))),
            ),
            `${name} in the list of ${recipe.title}: ${recipe.ingredients.join('; ')}`,
          ).toBe(true);
        }
        // The words of canonical dishes are fixed; the cookbook's own test reads them.
        if (dishNamedIn(recipe.title, [], true) === null)
          expect(unlistedFoods(recipe, composition), `${recipe.title}: ${steps}`).toEqual([]);
      }),
    );
  });

  test('uses every given food or says why not', () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const { recipe, used, unusable } = composeRecipe(request);
        const [only = '', another] = request.ingredients;
        // A food that is a dish of the cookbook is made, not used: a wholewheat bread.
        if (another === undefined && dishNamedIn(only, [only], true) !== null) return;
        if (recipe === null) expect(unusable.length).toBe(request.ingredients.length);
        else expect(used.length + unusable.length).toBe(request.ingredients.length);
        for (const { reason } of unusable) expect(reason.length).toBeGreaterThan(10);
      }),
    );
  });

  test('has positive and edible amounts', () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const { recipe } = composeRecipe(request);
        if (recipe === null) return;
        for (const line of recipe.ingredients) {
          if (line === 'Salt and black pepper' || line === 'Salt') continue;
          const { low: quantity = 0, unit = null } = parseIngredientLine(line).amount ?? {};
          expect(quantity, line).toBeGreaterThan(0);
          const grams = unit === 'kg' || unit === 'l' ? quantity * 1000 : unit === 'g' || unit === 'ml' ? quantity : 0;
          // A rack or a shank is weighed with its bones.
          const most = /\brack|\bshank|\bribs?\b/u.test(line) ? 500 : 450;
          expect(grams / recipe.servings, line).toBeLessThan(most);
        }
      }),
    );
  });

  test('has whole minutes that cover all times in its steps', () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const { recipe } = composeRecipe(request);
        if (recipe === null) return;
        expect(Number.isInteger(recipe.cooking_time) && recipe.cooking_time >= 0).toBe(true);
        expect(Number.isInteger(recipe.preparation_time) && recipe.preparation_time >= 5).toBe(true);
        // Parallel work takes no time of its own.
        const named = recipe.instructions
          .filter((step) => !step.startsWith('Meanwhile'))
          .map((step) => Math.max(0, ...[...step.matchAll(/(\d+) minutes/gu)].map((match) => Number(match[1]))));
        const longest = Math.max(0, ...named);
        const total = recipe.cooking_time + recipe.preparation_time;
        expect(total, `${recipe.title}: ${recipe.instructions.join(' ')}`).toBeGreaterThanOrEqual(longest);
        // Two things in two ovens, and rests in between, may overlap a little.
        const sum = named.reduce((all, minutes) => all + minutes, 0);
        expect(total + OVERLAP, `${recipe.title}: ${recipe.instructions.join(' ')}`).toBeGreaterThanOrEqual(sum);
      }),
    );
  });

  test('brings poultry to 74 °C and other meat and fish to their safe temperature', () => {
    const raw = FOODS.filter(
      ({ role }) =>
        role === 'poultry' ||
        role === 'fish' ||
        role === 'meat' ||
        role === 'sausage' ||
        role === 'mince' ||
        role === 'braise' ||
        role === 'offal' ||
        role === 'shellfish',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...raw),
        fc.uniqueArray(
          fc.constantFrom(
            'rice',
            'potato',
            'carrot',
            'onion',
            'tortillas',
            'penne',
            'lettuce',
            'stock',
            'quinoa',
            'bread',
          ),
          { maxLength: 3 },
        ),
        fc.string({ maxLength: 4 }),
        (food, others, seed) => {
          const { recipe, used } = composeRecipe({ ingredients: [food.name, ...others], seed });
          if (recipe === null || !used.some((name) => findFood(name)?.food === food)) return;
          const steps = recipe.instructions.join(' ');
          // The steps state the core temperature, or simmer for an hour or longer until tender.
          const named = [...steps.matchAll(/(\d+) °C/gu)].some(
            (match) => Number(match[1]) >= (food.core ?? 63) && Number(match[1]) < 100,
          );
          const safe = named || (recipe.cooking_time >= 60 && /tender|fork|spoon|gives? way|falls? /u.test(steps));
          expect(safe, `${food.name} in ${recipe.title}: ${steps}`).toBe(true);
        },
      ),
    );
  });

  test('keeps meat and fish out of desserts and drinks', () => {
    fc.assert(
      fc.property(
        someFoods,
        fc.string({ maxLength: 4 }),
        fc.constantFrom('Dessert', 'Beverage'),
        (ingredients, seed, category) => {
          const { used } = composeRecipe({ ingredients, seed, category });
          const meats = used.filter((name) => MEATS.has(findFood(name)?.food.role ?? ''));
          expect(meats, category).toEqual([]);
        },
      ),
    );
  });

  test('keeps chocolate and sweet berries out of savory mains', () => {
    fc.assert(
      fc.property(someFoods, fc.string({ maxLength: 4 }), (ingredients, seed) => {
        const { used } = composeRecipe({ ingredients, seed, category: 'Main Dish' });
        const sweets = used.filter(
          (name) => ['chocolate', 'spread'].includes(findFood(name)?.food.role ?? '') && /chocolate|jam/u.test(name),
        );
        expect(sweets).toEqual([]);
      }),
    );
  });

  test('reads like written text', () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        const { recipe } = composeRecipe(request);
        if (recipe === null) return;
        for (const text of [recipe.title, recipe.description, ...recipe.ingredients, ...recipe.instructions]) {
          expect(text).toBe(text.trim());
          expect(text, text).not.toMatch(
            / {2}|undefined|NaN|null|\bthe (?:,|\.|and\b|with\b)|\ba (?:,|\.)|,,|\.\.| ,| \.|\(\)|: ?\.|\bwith(?:\.|,| and\b)|\band(?:\.|,)|\bthe $/u,
          );
        }
        for (const step of recipe.instructions) expect(step, step).toMatch(/^[A-Z].*[.!]$/u);
        expect(recipe.title.length).toBeLessThan(90);
        expect(recipe.title, recipe.title).toMatch(/^[A-ZÈ]/u);
        expect(recipe.title.toLowerCase(), recipe.title).not.toMatch(/\b(\w{4,})\b(?: \w+)? \1\b/u);
      }),
    );
  });
});

describe('the seed', () => {
  test('gives the same recipe byte for byte', () => {
    fc.assert(
      fc.property(someRequest, (request) => {
        expect(JSON.stringify(composeRecipe(request))).toBe(JSON.stringify(composeRecipe({ ...request })));
      }),
    );
  });

  test('varies the recipe', () => {
    for (const ingredients of [['chicken', 'rice'], ['surprise me'], ['eggs', 'spinach'], ['apples'], ['milk']]) {
      const titles = new Set(
        Array.from({ length: 12 }, (_, at) =>
          JSON.stringify(composeRecipe({ ingredients, seed: `seed ${at}` }).recipe),
        ),
      );
      expect(titles.size, ingredients.join()).toBeGreaterThanOrEqual(8);
    }
  });
});

describe('the request', () => {
  test.each(RECIPE_CATEGORIES)('category %s is respected, also for a surprise', (category) => {
    for (let at = 0; at < 20; at += 1)
      expect(cooked({ ingredients: ['surprise me'], seed: `${at}`, category }).category).toBe(category);
  });

  test.each([
    [['surprise me with available ingredients'], undefined, /./u],
    [['spaghetti', 'tomatoes', 'basil'], undefined, /spaghetti/iu],
    [['arborio rice', 'mushrooms', 'parmesan'], undefined, /risotto/iu],
    [['tortillas', 'black beans', 'avocado'], undefined, /tacos|quesadillas/iu],
    [['flour', 'milk', 'eggs', 'maple syrup'], undefined, /pancakes|toast|cake/iu],
    [['curry powder', 'chickpeas', 'coconut milk'], undefined, /curry/iu],
    [['stewing beef', 'carrots', 'potatoes'], undefined, /stew|slow-cooked/iu],
    [['banana', 'milk', 'oats'], 'Beverage', /smoothie|shake|milk|latte/iu],
    [['creamy mushroom soup'], undefined, /soup/iu],
    [['lettuce', 'cucumber', 'feta', 'olives'], undefined, /salad/iu],
  ] as const)('%j gives the fitting dish', (ingredients, category, title) => {
    for (let at = 0; at < 8; at += 1)
      expect(cooked({ ingredients, seed: `${at}`, ...(category === undefined ? {} : { category }) }).title).toMatch(
        title,
      );
  });

  test.each(['Hearty winter stew', 'crumble', 'pancakes', 'tacos please', 'a smoothie', 'risotto', 'salad', 'hummus'])(
    'a dish name without ingredients (%s) is made from staples',
    (wish) => {
      for (let at = 0; at < 5; at += 1) {
        const { recipe, unusable } = composeRecipe({ ingredients: [wish], seed: `${at}` });
        expect(recipe?.ingredients.length).toBeGreaterThan(2);
        expect(unusable).toEqual([]);
      }
    },
  );

  test('words without any food or dish are answered', () => {
    const { recipe, unusable } = composeRecipe({ ingredients: ['quick and easy'], seed: 's' });
    expect(recipe).toBeNull();
    expect(unusable[0]?.reason).toBe("'quick and easy' names no food I could cook with");
  });

  test('duplicates are one ingredient', () => {
    const { used, recipe } = composeRecipe({
      ingredients: ['carrot', 'Carrots', '2 large carrots', 'CARROTS!'],
      seed: 's',
    });
    expect(used).toEqual(['carrots']);
    expect(recipe?.ingredients.filter((line) => line.includes('carrot'))).toHaveLength(1);
  });

  test('reasonable amounts are used as stated', () => {
    expect(cooked({ ingredients: ['400g beef mince', 'penne'], seed: 's' }).ingredients).toContain('400 g beef mince');
    expect(
      cooked({ ingredients: ['2 chicken breasts', 'broccoli', 'soy sauce'], seed: 's' }).ingredients.join('; '),
    ).toMatch(/\b2 chicken breasts/u);
    expect(cooked({ ingredients: ['50 kg beef mince', 'penne'], seed: 's' }).ingredients.join('; ')).not.toMatch(
      /\b[2-9]\d* kg/u,
    );
  });

  test('amounts scale with the servings', () => {
    const amount = (servings: number): number =>
      parseIngredientLine(
        cooked({ ingredients: ['spaghetti', 'tomato'], seed: 's', servings }).ingredients.find((line) =>
          line.includes('spaghetti'),
        ) ?? '',
      ).amount?.low ?? 0;
    expect(amount(2)).toBe(200);
    expect(amount(6)).toBe(600);
  });

  test('thirty ingredients give a dish of normal size', () => {
    const ingredients = FOODS.filter(({ role }) => role === 'veg')
      .slice(0, 30)
      .map(({ name }) => name);
    const { recipe, used, unusable } = composeRecipe({ ingredients, seed: 's' });
    expect(used.length + unusable.length).toBe(30);
    expect(recipe?.ingredients.length).toBeLessThan(32);
  });

  test('chocolate is rejected kindly with salmon', () => {
    const { recipe, unusable } = composeRecipe({ ingredients: ['salmon', 'dark chocolate', 'potatoes'], seed: 's' });
    expect(recipe?.ingredients.join(' ')).toMatch(/salmon/u);
    expect(unusable).toHaveLength(1);
    expect(unusable[0]?.reason).toMatch(/^Dark chocolate would be too sweet/u);
  });

  test('there is no recipe for a category that none of the foods suits', () => {
    const { recipe, unusable } = composeRecipe({ ingredients: ['beef steak'], category: 'Beverage', seed: 's' });
    expect(recipe).toBeNull();
    expect(unusable[0]?.reason).toBe("I don't know a beverage with beef steaks");
    expect(composeRecipe({ ingredients: ['cocoa powder'], category: 'Appetizer', seed: 's' }).unusable[0]?.reason).toBe(
      "I don't know an appetizer with cocoa powder",
    );
  });
});
