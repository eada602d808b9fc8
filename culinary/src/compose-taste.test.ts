import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRecipe, type Composition, type ComposeRequest } from '#compose';
import { CUISINES } from '#compose/cuisine-names';
import { PALETTES } from '#compose/cuisines';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { DISH_FORMS } from '#forms/dish-forms';
import { type Food, FOODS } from '#ingredient-catalogue';

const compose = (ingredients: readonly string[], more: Partial<ComposeRequest> = {}): Composition =>
  composeRecipe({ ingredients, seed: 's', ...more });
const seeds = Array.from({ length: 12 }, (_, at) => `${at}`);

const foodNamed = new Map<string, Food>(
  FOODS.flatMap((food) => [food.name, food.plural ?? food.name].map((name) => [name, food] as const)),
);
const fleshIn = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const food = foodNamed.get(name);
    return food !== undefined && isMeatOrFish(food);
  });

describe('added foods', () => {
  // Foods that are eaten only with meat or fish.
  const GOES_WITH_MEAT = new Set([
    'rice flour',
    'tonkatsu sauce',
    'gravy',
    'steak sauce',
    'tartar sauce',
    'cranberry sauce',
  ]);
  const meatless = FOODS.filter((food) => !isMeatOrFish(food) && !GOES_WITH_MEAT.has(food.name)).map(
    ({ name }) => name,
  );

  test('include no meat or fish unless the dish is requested by name', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...meatless), { minLength: 1, maxLength: 7 }),
        fc.string({ maxLength: 5 }),
        (ingredients, seed) => {
          const { recipe, added } = compose(ingredients, { seed });
          expect(fleshIn(added), `${ingredients.join(', ')}: ${recipe?.title}`).toEqual([]);
        },
      ),
    );
  });

  test.each([[['zucchini']], [['carrot']], [['soy sauce', 'broccoli']], [['vinegar']], [['rice', 'peas']]])(
    '%j adds no chicken',
    (ingredients) => {
      for (const seed of seeds) expect(fleshIn(compose(ingredients, { seed }).added)).toEqual([]);
    },
  );

  test('are cheese for a seared plate of vegetables', () => {
    for (const seed of seeds) expect(fleshIn(compose(['asparagus'], { dish: 'seared-plate', seed }).added)).toEqual([]);
  });

  test('include the defining food of a requested dish', () => {
    expect(fleshIn(compose(['potatoes'], { dish: 'schnitzel' }).added)).not.toEqual([]);
  });
});

describe('given foods', () => {
  test('apples, oats and butter are all used', () => {
    for (const seed of seeds) {
      const { used, recipe } = compose(['apples', 'oats', 'butter'], { seed });
      expect(used, recipe?.title).toEqual(expect.arrayContaining(['butter', 'rolled oats']));
    }
  });

  test.each<[string, RegExp]>([
    ['milk', /pudding|milk|pancake|chocolate|cocoa|latte/iu],
    ['honey', /honey|granola|nut|almond|pecan|bite|ball|roast/iu],
    ['flour', /flatbread|pancake|cake|loaf|muffin|cookie|scone|waffle/iu],
    ['parsley', /parsley|tabbouleh/iu],
    ['walnuts', /walnut/iu],
    ['cocoa powder', /chocolate|cocoa|brownie/iu],
  ])('%s alone gives a dish that it defines', (food, dish) => {
    for (const seed of seeds) expect(compose([food], { seed }).recipe?.title).toMatch(dish);
  });

  const LOOSE = new Set(['red', 'green', 'white', 'black', 'yellow', 'sweet', 'dried', 'ground', 'canned', 'firm']);
  const PROTEIN: ReadonlySet<string> = new Set([
    'poultry',
    'meat',
    'braise',
    'mince',
    'sausage',
    'fish',
    'shellfish',
    'tofu',
    'legume',
    'lentil',
    'veg',
  ]);
  test('appear in title or description', () => {
    const common = FOODS.filter(({ role, texture }) => PROTEIN.has(role) && texture !== 'allium');
    const lists = fc.sample(
      fc.uniqueArray(fc.constantFrom(...common), { minLength: 1, maxLength: 4, selector: ({ name }) => name }),
      { seed: 11 },
    );
    const missed = lists.filter((foods, at) => {
      const { recipe, used } = compose(
        foods.map(({ name }) => name),
        { seed: `${at}` },
      );
      if (recipe === null) return false;
      const text = `${recipe.title} ${recipe.description}`.toLowerCase();
      const spoken = foods.filter((food) =>
        `${food.name} ${food.short ?? ''}`
          .split(/[ -]/u)
          .some((word) => word.length > 2 && !LOOSE.has(word) && text.includes(word.replace(/y$/u, ''))),
      );
      const protein = foods.filter(
        ({ role, name, plural }) => role !== 'veg' && used.some((each) => each === name || each === plural),
      );
      return spoken.length === 0 || (protein.length === 1 && !spoken.some((food) => protein.includes(food)));
    });
    expect(
      missed.length / lists.length,
      missed
        .slice(0, 5)
        .map((foods) => foods.map(({ name }) => name).join(', '))
        .join('; '),
    ).toBeLessThanOrEqual(0.03);
  });
});

describe('a requested cuisine', () => {
  const LISTS = [
    ['lentils', 'carrot', 'cumin'],
    ['chicken breast', 'rice'],
    ['zucchini', 'tomatoes'],
    ['eggs', 'spinach'],
    ['salmon'],
    ['chickpeas', 'onion'],
    ['potatoes', 'green beans'],
    ['ground beef', 'cabbage'],
    ['cauliflower'],
    ['tofu', 'mushrooms'],
  ];
  test.each(CUISINES)('%s: the dish is native, or its words and seasoning show the cuisine', (cuisine) => {
    const { word } = PALETTES[cuisine];
    const titles: string[] = [];
    let heard = 0;
    for (const ingredients of LISTS)
      for (const seed of ['a', 'b']) {
        const { recipe } = compose(ingredients, { cuisine, seed });
        const said = `${recipe?.title} ${recipe?.description}`.toLowerCase().includes(word.toLowerCase());
        const home = DISH_FORMS.some(
          (form) =>
            form.cuisines?.includes(cuisine) === true &&
            compose(ingredients, { cuisine, seed, dish: form.id }).recipe?.instructions.join() ===
              recipe?.instructions.join(),
        );
        if (said || home) heard += 1;
        else titles.push(`${ingredients.join(', ')}: ${recipe?.title}`);
      }
    expect(heard / (LISTS.length * 2), titles.join('\n')).toBeGreaterThanOrEqual(0.8);
  });
});

describe('amounts', () => {
  test.each([
    ['salmon fillet', 'seared-plate'],
    ['pork chop', 'seared-plate'],
    ['beef steak', 'seared-plate'],
    ['chicken breast', 'seared-plate'],
  ])('everybody gets one %s', (food, dish) => {
    for (const servings of [1, 2, 4, 7])
      expect(compose([food, 'potatoes'], { dish, servings }).recipe?.ingredients.join()).toMatch(
        new RegExp(`\\b${servings} ${food}`, 'u'),
      );
  });

  test('keep a stated count', () => {
    expect(compose(['2 salmon fillets', 'potatoes'], { dish: 'seared-plate' }).recipe?.ingredients.join()).toContain(
      '2 salmon fillets',
    );
  });

  test.each(['chicken breast', 'chicken thigh', 'pork chop', 'beef steak', 'salmon fillet'])(
    '%s comes in whole pieces',
    (food) => {
      const lines = [1, 2, 3, 5].flatMap(
        (servings) => compose([food, 'carrot'], { servings }).recipe?.ingredients ?? [],
      );
      expect(lines.filter((line) => line.includes(food) && /[½¼¾]/u.test(line))).toEqual([]);
    },
  );
});

describe('cooked foods', () => {
  test.each(['leftover chicken', 'rotisserie chicken', 'cooked chicken', 'leftover roast chicken'])(
    '%s is only reheated',
    (food) => {
      for (const seed of seeds) {
        const { recipe } = compose([food, 'carrots', 'bread'], { seed });
        expect(recipe?.ingredients.join()).toMatch(/(?:cooked|leftover) chicken/u);
        expect(recipe?.instructions.join(' ')).not.toMatch(/chicken[^.]*(?:no pink|juices run clear)/u);
      }
    },
  );

  test('raw chicken is not called cooked', () => {
    expect(compose(['chicken breast', 'carrots']).recipe?.ingredients.join()).not.toContain('cooked');
    expect(compose(['roasting chicken', 'carrots']).recipe?.ingredients.join()).not.toContain('cooked');
  });
});

describe('the wording', () => {
  test('never chains foods with repeated "and"', () => {
    const some = fc.uniqueArray(fc.constantFrom(...FOODS.map(({ name }) => name)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(some, fc.string({ maxLength: 5 }), (ingredients, seed) => {
        const { recipe } = compose(ingredients, { seed });
        for (const step of recipe?.instructions ?? [])
          expect(step).not.toMatch(/\b(?:the the|and and|with with|and a pinch of salt and the)\b/u);
      }),
    );
  });

  test('lists a lemon as juiced if only its juice is used', () => {
    const lines = seeds.flatMap(
      (seed) => compose(['lemon', 'carrot'], { dish: 'smooth-soup', seed }).recipe?.ingredients ?? [],
    );
    expect(lines.filter((line) => /lemon/u.test(line))).toEqual(seeds.map(() => '1 lemon, juiced'));
  });
});
