import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGENS, type Diet, DIETS } from '#catalogue/food-row';
import { composeRecipe, type Composition, type ComposeRequest } from '#compose';
import { composeRecipeLazily } from '#compose-lazily';
import { CUISINES } from '#compose/cuisine-names';
import { isDish } from '#compose/dish-words';
import { DISH_FORMS } from '#forms/dish-forms';
import { allergensIn, dietsRuledOut } from '#food-diets';
import { type Food, FOODS } from '#ingredient-catalogue';
import { RECIPE_CATEGORIES } from '#recipe-category';

/** A quarter of the usual runs, for a property that is checked once for each rule. */
const PER_RULE = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 4) };
const names = FOODS.map(({ name }) => name);

const foodNamed = new Map<string, Food>(
  FOODS.flatMap((food) => [food.name, food.plural ?? food.name].map((name) => [name, food] as const)),
);
/** Returns the foods of a recipe that was requested by catalog names. */
function foodsOf({ used, added }: Composition): Food[] {
  return [...used, ...added].map((name) => {
    const food = foodNamed.get(name);
    if (food === undefined) throw new Error(`no food is called ${name}`);
    return food;
  });
}

const swapped = (name: string): string =>
  name.length < 6 ? name : `${name.slice(0, 3)}${name[4] ?? ''}${name[3] ?? ''}${name.slice(5)}`;
const someFood = fc.constantFrom(...names);
const someText = fc.oneof(
  { weight: 8, arbitrary: someFood },
  { weight: 2, arbitrary: someFood.map(swapped) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 3000 }), fc.constantFrom('g', 'kg', 'cups', 'tbsp', ''), someFood)
      .map((parts) => parts.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'vegan',
      'in 30 minutes',
      'for 6',
      'something thai',
      'no nuts',
      'surprise me',
      'stew',
      'gravel',
      'gluten-free bread',
      'without dairy',
      'allergic to shrimp',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
const options = {
  seed: fc.string({ maxLength: 6 }),
  servings: fc.integer({ min: 1, max: 20 }),
  category: fc.constantFrom(...RECIPE_CATEGORIES),
  minutes: fc.oneof(fc.integer({ min: 5, max: 120 }), fc.constantFrom(Number.NaN, -1, 0)),
  diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 3 }),
  without: fc.uniqueArray(
    fc.constantFrom<string>(...ALLERGENS, 'seafood', 'meat', 'onions', 'mushrooms', 'garlic', 'alcohol', 'wibble', ''),
    { maxLength: 3 },
  ),
  cuisine: fc.constantFrom(...CUISINES),
  dish: fc.oneof(fc.constantFrom(...DISH_FORMS.map(({ id }) => id)), fc.constantFrom('soup', 'cake', 'wibble', '')),
};
const anyRequest: fc.Arbitrary<ComposeRequest> = fc.record(
  { ingredients: fc.array(someText, { maxLength: 12 }), ...options },
  { requiredKeys: ['ingredients', 'seed'] },
);
/** Foods by their catalog names, so that the recipe's foods can be looked up. */
const foodRequest: fc.Arbitrary<ComposeRequest> = fc.record(
  { ingredients: fc.uniqueArray(someFood, { maxLength: 10 }), ...options },
  { requiredKeys: ['ingredients', 'seed'] },
);

describe('composeRecipe with constraints', () => {
  test('never throws, and explains every request without a recipe', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { recipe, used, added, unusable, notes } = composeRecipe(request);
        if (recipe === null) {
          expect(unusable.length).toBeGreaterThan(0);
          expect([...used, ...added]).toEqual([]);
        }
        for (const { text, reason } of unusable) expect(`${text}: ${reason}`).toMatch(/.: ./u);
        expect(new Set(unusable.map(({ text, reason }) => `${text}: ${reason}`)).size).toBe(unusable.length);
        for (const note of notes) expect(note).toMatch(/^[A-Z].*\.$/u);
      }),
    );
  });

  test.each(DIETS)('violates %s with no item', (diet) => {
    fc.assert(
      fc.property(foodRequest, (request) => {
        const composition = composeRecipe({ ...request, diets: [diet] });
        const breaking = foodsOf(composition).filter((food) => dietsRuledOut(food).includes(diet));
        expect(breaking.map(({ name }) => name)).toEqual([]);
      }),
      PER_RULE,
    );
  });

  test.each(ALLERGENS)('excludes every food with %s', (allergen) => {
    fc.assert(
      fc.property(foodRequest, (request) => {
        const composition = composeRecipe({ ...request, without: [allergen] });
        const found = foodsOf(composition).filter((food) => allergensIn(food).includes(allergen));
        expect(found.map(({ name }) => name)).toEqual([]);
      }),
      PER_RULE,
    );
  });

  test('excludes a food and everything that bears its name', () => {
    fc.assert(
      fc.property(
        foodRequest,
        fc.constantFrom('onion', 'mushroom', 'chicken', 'garlic', 'potato', 'tomato'),
        (request, unwanted) => {
          const composition = composeRecipe({ ...request, without: [unwanted] });
          const found = foodsOf(composition).filter(({ name }) => new RegExp(`\\b${unwanted}`, 'u').test(name));
          expect(found.map(({ name }) => name)).toEqual([]);
        },
      ),
    );
  });

  test('stays within the time limit, or says that a dish that uses more of the foods takes a little longer', () => {
    fc.assert(
      fc.property(foodRequest, fc.integer({ min: 5, max: 90 }), (request, minutes) => {
        const { recipe, notes } = composeRecipe({ ...request, minutes });
        const needed = recipe === null ? 0 : recipe.preparation_time + recipe.cooking_time;
        const isSaid = notes.includes(`It takes ${needed} minutes, not ${minutes}.`);
        expect(needed).toBeLessThanOrEqual(isSaid ? minutes * 1.5 : minutes);
      }),
    );
  });

  test('composeRecipeLazily gives the same recipe byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        expect(JSON.stringify(await composeRecipeLazily(request))).toBe(JSON.stringify(composeRecipe(request)));
      }),
    );
  });
});

describe('the repertoire', () => {
  test('has at least sixty dishes in nine categories and twelve cuisines, each of which can be requested', () => {
    expect(DISH_FORMS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(DISH_FORMS.map(({ id }) => id)).size).toBe(DISH_FORMS.length);
    expect(new Set(DISH_FORMS.flatMap(({ categories }) => categories))).toEqual(new Set(RECIPE_CATEGORIES));
    // Choosing stores slots in the bits of a number.
    expect(Math.max(...DISH_FORMS.map(({ slots }) => slots.length))).toBeLessThan(32);
    const homes = new Set<string>();
    for (const form of DISH_FORMS) {
      const { recipe, unusable } = composeRecipe({ ingredients: [], dish: form.id, seed: 's' });
      expect(recipe, form.id).not.toBeNull();
      expect(unusable, form.id).toEqual([]);
      for (const cuisine of form.cuisines ?? []) homes.add(cuisine);
    }
    expect(homes.size).toBeGreaterThanOrEqual(12);
  });

  test.each(CUISINES)('makes something %s without a named food', (cuisine) => {
    for (let at = 0; at < 5; at += 1) {
      const { recipe } = composeRecipe({ ingredients: [], cuisine, seed: `${at}` });
      expect(recipe?.ingredients.length).toBeGreaterThan(2);
    }
  });

  test('finds a dish by an option word', () => {
    expect(DISH_FORMS.some((form) => isDish(form, 'frittata'))).toBe(true);
    expect(DISH_FORMS.some((form) => isDish(form, 'stew'))).toBe(true);
    expect(DISH_FORMS.some((form) => isDish(form, 'gravel'))).toBe(false);
  });
});

const compose = (ingredients: readonly string[], more: Partial<ComposeRequest> = {}): Composition =>
  composeRecipe({ ingredients, seed: 's', ...more });

describe('wishes among the ingredients', () => {
  test.each<[string[], Diet]>([
    [['vegan', 'potatoes', 'milk'], 'vegan'],
    [['vegetarian dinner with potatoes'], 'vegetarian'],
    [['gluten-free', 'pancakes'], 'gluten-free'],
    [['coeliac', 'carrots', 'flour'], 'gluten-free'],
    [['I am lactose intolerant', 'potatoes'], 'dairy-free'],
  ])('%j satisfies %s', (ingredients, diet) => {
    for (let at = 0; at < 10; at += 1) {
      const composition = compose(ingredients, { seed: `${at}` });
      expect(composition.recipe).not.toBeNull();
      expect(foodsOf(composition).filter((food) => dietsRuledOut(food).includes(diet))).toEqual([]);
    }
  });

  test.each([
    [['spinach', 'eggs', 'in 20 minutes'], 20],
    [['30-minute chicken dinner'], 30],
    [['toast and eggs', 'under half an hour'], 30],
    [['tomatoes', 'ready in 1 hour'], 60],
  ] as const)('%j takes at most %d minutes', (ingredients, minutes) => {
    const { recipe, unusable } = compose(ingredients);
    expect(recipe).not.toBeNull();
    expect((recipe?.preparation_time ?? 0) + (recipe?.cooking_time ?? 0)).toBeLessThanOrEqual(minutes);
    expect(unusable).toEqual([]);
  });

  test.each([
    ['rice pudding', ['rice', 'raisins'], /rice pudding/iu],
    ['lassi', ['raspberries'], /lassi/iu],
    ['muffins', ['apples'], /muffin/iu],
    ['iced latte', ['milk'], /iced (?:latte|coffee)/iu],
    ['noodle-soup', ['rice noodles', 'bok choy'], /noodle soup/iu],
    ['pizza', ['flour', 'mozzarella', 'sausages'], /pizza/iu],
  ])('option %s names the dish and gives it with %j', (dish, ingredients, title) => {
    for (const seed of ['a', 'b', 'c']) expect(compose(ingredients, { dish, seed }).recipe?.title).toMatch(title);
  });

  test('spaghetti take at most 20 minutes with any seed', () => {
    for (const seed of 'abcdef')
      expect(compose(['spaghetti'], { minutes: 20, seed }).recipe?.title).toMatch(/spaghetti/iu);
  });

  test.each([
    [['chicken', 'for 6'], 6],
    [['dinner for two with salmon'], 2],
    [['leeks', 'serves 8'], 8],
    [['3 people', 'leeks'], 3],
    [['potatoes, boiled for 20 minutes'], 4],
  ] as const)('%j serves %d', (ingredients, servings) => {
    expect(compose(ingredients).recipe?.servings).toBe(servings);
  });

  test('an option overrides the text and adds a note', () => {
    const { recipe, notes } = compose(['chicken', 'for 6'], { servings: 2 });
    expect(recipe?.servings).toBe(2);
    expect(notes.join()).toContain('serves 6');
  });

  test.each([
    ['vegan butter', 'kosher salt', 'italian sausage', 'penne'],
    ['greek yogurt', 'chicken', 'rice', 'french bread'],
  ])('a food name that contains such a word is a food (%s)', (...ingredients) => {
    const { recipe, unusable } = compose(ingredients);
    expect(recipe).not.toBeNull();
    expect(unusable.map(({ reason }) => reason).join()).not.toMatch(/vegan|kosher|no food/u);
  });

  test.each([['pancaks'], ['rissotto'], ['pancakes'], ['a stew please']])(
    '%s names a dish, not an unknown food',
    (wish) => {
      const { recipe, unusable } = compose([wish]);
      expect(recipe).not.toBeNull();
      expect(unusable).toEqual([]);
    },
  );

  test.each([
    ['chicken wire', "'chicken wire' is not a food I know"],
    ['stones', "'stones' is not a food I know"],
  ])('%s is neither a wish nor unknown', (text, reason) => {
    expect(compose(['rice', 'carrots', text]).unusable).toContainEqual({ text, reason });
  });
});

describe('substitutions', () => {
  test.each(['pancakes', 'muffins', 'cookies', 'brownies', 'pasta', 'stew', 'pad thai', 'burgers'])(
    'make %s vegan and keep the dish',
    (dish) => {
      const composition = compose([], { dish, diets: ['vegan'] });
      expect(composition.recipe).not.toBeNull();
      expect(composition.unusable).toEqual([]);
    },
  );

  test('do not replace the eggs of a frittata', () => {
    const { unusable } = compose(['spinach'], { dish: 'frittata', diets: ['vegan'] });
    expect(unusable.map(({ text }) => text)).toEqual(['frittata']);
  });

  test('use the product that the text describes', () => {
    const { used, recipe } = compose(['gluten-free pasta', 'tomatoes']);
    expect(recipe).not.toBeNull();
    expect(used.join()).toMatch(/gluten-free pasta|rice pasta/u);
    expect(compose(['milk or oat milk', 'bananas', 'vegan']).used).toContain('oat milk');
  });
});

describe('conflicting requests', () => {
  test('leave out a given food that violates the diet, with the reason', () => {
    expect(compose(['steak', 'potatoes'], { diets: ['vegetarian'] }).unusable).toContainEqual({
      text: 'beef steaks',
      reason: 'I left out the beef steaks (not vegetarian)',
    });
  });

  test('give no recipe if everything given is excluded', () => {
    const { recipe, unusable } = compose(['steak'], { diets: ['vegan'] });
    expect(recipe).toBeNull();
    expect(unusable).toContainEqual({ text: 'beef steaks', reason: 'I left out the beef steaks (not vegan)' });
  });

  test('prefer a dish that takes a little longer to one that leaves out main foods, and say so', () => {
    const { recipe, used, unusable, notes } = compose(['eggs', 'spinach', 'feta'], { minutes: 15 });
    const needed = (recipe?.preparation_time ?? 0) + (recipe?.cooking_time ?? 0);
    expect(used.toSorted()).toEqual(['eggs', 'feta', 'spinach']);
    expect(unusable).toEqual([]);
    expect(notes).toContain(`It takes ${needed} minutes, not 15.`);
  });

  test('answer an impossible time limit with the time needed', () => {
    const { recipe, unusable } = compose(['stewing beef', 'potatoes'], { minutes: 5 });
    expect(recipe).toBeNull();
    expect(unusable.at(-1)?.reason).toMatch(/quickest dish .* takes \d+ minutes/u);
  });

  test('replace an impossible dish by another and say so', () => {
    const { recipe, unusable } = compose(['salmon'], { dish: 'crumble' });
    expect(recipe).not.toBeNull();
    expect(unusable.map(({ text }) => text)).toEqual(['crumble']);
    expect(compose(['salmon'], { dish: 'wibble' }).unusable).toEqual([
      { text: 'wibble', reason: "I don't know a dish called 'wibble'" },
    ]);
  });

  test.each([
    [500, 50],
    [0, 1],
    [-3, 1],
    [2.4, 2],
    [Number.NaN, 4],
    [Number.POSITIVE_INFINITY, 4],
  ])('clamp %d servings to %d', (servings, made) => {
    expect(compose(['chicken'], { servings }).recipe?.servings).toBe(made);
  });

  test('add no note if options and text agree', () => {
    expect(compose(['chicken', 'for 6'], { servings: 6 }).notes).toEqual([]);
  });

  test.each([Number.NaN, -3, 0, Number.POSITIVE_INFINITY])('reject %d minutes', (minutes) => {
    const { recipe, notes } = compose(['chicken'], { minutes });
    expect(recipe).not.toBeNull();
    expect(notes.join()).toMatch(/not a number of minutes/u);
  });

  test('accept a hundred exclusions and ignore an empty one', () => {
    const without = Array.from(
      { length: 99 },
      (_, at) => `wib${String.fromCodePoint(97 + (at % 26))}${'l'.repeat(at)}e`,
    );
    const linesWithout = (...more: readonly string[]) =>
      compose(['chicken', 'rice'], { without: [...without, ...more] }).recipe?.ingredients.join();
    expect(linesWithout('chicken')).not.toMatch(/chicken/u);
    expect(linesWithout('okra', 'chicken')).toMatch(/chicken/u);
    expect(compose(['chicken'], { without: ['', '  '] }).unusable).toEqual([]);
  });

  test('use sixty of ninety foods and say so', () => {
    const { unusable } = compose(names.slice(0, 90));
    expect(unusable).toContainEqual({
      text: '30 more foods',
      reason: 'I use up to 60 foods in one recipe',
    });
  });

  test('do not count a wish with something unknown as a free choice', () => {
    expect(compose(['something thai', 'gravel']).recipe).toBeNull();
    expect(compose(['something thai']).recipe).not.toBeNull();
  });

  test('exclude meat for pescatarians', () => {
    const { unusable } = compose(['pescatarian', 'potatoes']);
    expect(unusable.map(({ text }) => text)).toEqual(['meat']);
  });

  test('report a repeated exclusion once', () => {
    expect(compose(['no eggs', 'no eggs', 'rice']).unusable.map(({ text }) => text)).toEqual(['eggs']);
  });

  test('note unknown option values', () => {
    // Untyped input may violate the declared types.
    const odd: Partial<ComposeRequest> = JSON.parse(
      '{"diets":["keto"],"cuisine":"martian","category":"Feast","minutes":-3}',
    );
    const { recipe, notes } = compose(['eggs'], odd);
    expect(recipe).not.toBeNull();
    expect(notes).toHaveLength(3);
  });
});

describe('amounts', () => {
  test('tops up a structural food for the stated servings and says so', () => {
    const { recipe, notes } = compose(['3 eggs', 'spinach', 'feta'], { dish: 'frittata', servings: 4 });
    expect(recipe?.ingredients).toContain('8 eggs');
    expect(notes).toEqual(['It needs 5 more eggs than you have.']);
  });

  test('derives the servings from the structural food if none are stated', () => {
    const { recipe, notes } = compose(['3 eggs', 'spinach', 'feta'], { dish: 'frittata' });
    expect(recipe?.ingredients).toContain('3 eggs');
    expect(recipe?.servings).toBe(2);
    expect(notes).toEqual([]);
  });

  test('three eggs suffice where three eggs are enough, unless a dish is requested', () => {
    for (let at = 0; at < 10; at += 1) {
      const { notes, recipe } = compose(['3 eggs', 'potatoes', 'onion'], { seed: `${at}`, servings: 6 });
      expect(notes, recipe?.title).toEqual([]);
    }
  });

  test('uses only what is needed of a far too large amount and says so', () => {
    const { recipe, notes } = compose(['5 kg beef mince', 'penne']);
    expect(recipe?.ingredients.join()).toMatch(/\b\d{3} g beef mince/u);
    expect(notes.join()).toMatch(
      /^It uses only \d+ g of your 5 kg beef mince; for \d+ servings it would use nearly all of it\.$/u,
    );
  });

  test('adds no note for a sufficient amount', () => {
    expect(compose(['500 g chicken', '2 carrots', '300 g rice']).notes).toEqual([]);
  });
});

describe('the seed', () => {
  test('gives another recipe for nearly every request', () => {
    const requests = fc.sample(fc.uniqueArray(someFood, { minLength: 2, maxLength: 6 }), { numRuns: 60, seed: 7 });
    const varied = requests.filter((ingredients) => {
      const texts = [1, 2, 3, 4].map((seed) => JSON.stringify(composeRecipe({ ingredients, seed: `${seed}` }).recipe));
      return new Set(texts).size > 1;
    });
    expect(varied.length / requests.length).toBeGreaterThan(0.9);
  });
});
