import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PRODUCTS } from '#catalogue/made-of-data';
import { checkRecipe } from '#check-recipe';
import { composeRecipe } from '#compose';
import { allergensIn } from '#food-diets';
import { findFood, FOODS, type Food } from '#ingredient-catalogue';
import { materialsOf } from '#made-of';

const named = (name: string): Food => {
  const food = FOODS.find((each) => each.name === name);
  if (food === undefined) throw new Error(`no food is called ${name}`);
  return food;
};

describe('materialsOf', () => {
  test('is transitive', () => {
    const ketchup = materialsOf(named('cocktail sauce')).map(({ name }) => name);
    expect(ketchup).toEqual(expect.arrayContaining(['ketchup', 'tomato paste', 'tomato', 'onion']));
    expect(materialsOf(named('tortilla chip')).map(({ name }) => name)).toEqual(['masa harina', 'corn']);
    expect(materialsOf(named('carrot'))).toEqual([]);
  });

  test('has distinct catalog foods, none made of itself', () => {
    for (const [material, products] of Object.entries<readonly string[]>(PRODUCTS)) {
      expect(new Set(products).size, material).toBe(products.length);
      for (const each of [material, ...products]) expect(named(each)).toBeDefined();
    }
    for (const food of FOODS) expect(materialsOf(food)).not.toContain(food);
  });

  test("adds no allergen that the product's row lacks", () => {
    for (const food of FOODS)
      for (const material of materialsOf(food))
        expect(allergensIn(food), `${food.name} of ${material.name}`).toEqual(
          expect.arrayContaining([...allergensIn(material)]),
        );
  });
});

const ALLOWED: readonly (readonly [unwanted: string, products: readonly string[]])[] = [
  [
    'corn',
    ['taco shells', 'polenta', 'cornbread', 'cornstarch', 'corn tortillas', 'tortilla chips', 'popcorn', 'cornmeal'],
  ],
  ['maize', ['polenta']],
  ['tomatoes', ['passata', 'salsa', 'ketchup', 'canned tomatoes', 'tomato paste', 'cherry tomatoes']],
  ['potatoes', ['gnocchi', 'potato starch', 'potato chips']],
  ['apples', ['applesauce', 'cider', 'apple cider vinegar', 'apple juice']],
  ['beef', ['burger patties', 'ground beef', 'beef stock', 'oxtail', 'ribeye steak', 'veal cutlet']],
  ['MSG', ['oyster sauce', 'stock cube']],
  ['legumes', ['peanut butter', 'hummus', 'tofu', 'peas', 'green beans', 'lentil pasta']],
  ['garlic', ['vegetable stock', 'ketchup', 'pesto', 'aioli']],
  ['onions', ['vegetable stock', 'ketchup', 'shallots', 'curry paste']],
  ['celery', ['vegetable stock']],
  ['carrots', ['vegetable stock']],
  ['shellfish', ['curry paste', 'green curry paste', 'oyster sauce', 'shrimp paste']],
  ['shrimp', ['curry paste', 'kimchi']],
  ['lemongrass', ['curry paste']],
  ['chili', ['curry paste', 'sriracha', 'harissa']],
  ['citrus', ['orange juice', 'marmalade', 'lemons']],
  ['nightshades', ['ketchup', 'potatoes', 'eggplant', 'paprika', 'red bell pepper']],
  ['cheese', ['pesto', 'ravioli']],
  ['penuts', ['peanut butter', 'peanuts']],
];

describe('exclusions in composeRecipe', () => {
  test.each(ALLOWED.flatMap(([unwanted, products]) => products.map((product) => [unwanted, product] as const)))(
    '%s: no %s',
    (unwanted, product) => {
      const { recipe, used, unusable } = composeRecipe({ ingredients: [product], seed: '', without: [unwanted] });
      expect(used).toEqual([]);
      expect(unusable).not.toEqual([]);
      const name = findFood(product)?.food.name;
      expect((recipe?.ingredients ?? []).map((line) => findFood(line)?.food.name)).not.toContain(name);
      const findings = checkRecipe(
        { title: 'Supper', ingredients: [`100 g ${product}`], instructions: [] },
        { diets: [], without: [unwanted] },
      );
      expect(findings).toMatchObject([{ place: 'ingredients', certainty: 'breaks' }]);
    },
  );

  test.each([
    ['sweetcorn', 'corned beef'],
    ['fish', 'oyster sauce'],
    ['peanuts', 'coconut'],
    ['lemon', 'lemongrass'],
    ['beef', 'vegan burger patties'],
    ['potatoes', 'penne'],
    ['alcohol', 'red wine vinegar'],
  ])('%s: %s may be added', (unwanted, product) => {
    const line = { title: 'Supper', ingredients: [`100 g ${product}`], instructions: [] };
    expect(checkRecipe(line, { diets: [], without: [unwanted] })).toEqual([]);
  });

  test('of fish rule out added oyster sauce', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (seed) => {
        const { recipe } = composeRecipe({ ingredients: ['chicken', 'noodles'], seed, without: ['fish'] });
        expect(recipe?.ingredients.join('\n')).not.toMatch(/oyster/u);
      }),
      { numRuns: 30 },
    );
  });

  test('are corrected for spelling with a note', () => {
    const { notes, unusable } = composeRecipe({ ingredients: ['chicken', 'rice'], seed: '', without: ['penuts'] });
    expect(notes).toContain("I took 'penuts' to mean peanut, and left that out.");
    expect(unusable).toEqual([]);
  });

  test('that are unknown are reported once, also among known ones', () => {
    const request = { ingredients: ['chicken', 'rice'], seed: '', without: ['wibble', 'zorblax and eggs'] };
    const { notes, unusable } = composeRecipe(request);
    const said = [
      "I don't know 'wibble', so I only looked for the word.",
      "I don't know 'zorblax', so I only looked for the word.",
    ];
    expect(notes.filter((note) => note.startsWith("I don't know"))).toEqual(said);
    expect(unusable).toEqual([]);
    const recipe = { title: 'Supper', ingredients: ['1 jar zorblax'], instructions: [] };
    const findings = checkRecipe(recipe, { diets: [], without: ['zorblax and eggs'] });
    expect(findings.map(({ place, certainty }) => `${place} ${certainty}`)).toEqual([
      'without unsure',
      'ingredients breaks',
    ]);
  });
});
