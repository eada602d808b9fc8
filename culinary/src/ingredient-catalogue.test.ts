import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAllNames } from '#all-names';
import { dietsRuledOut } from '#food-diets';
import { lookOf } from '#food-looks';
import { findFood, findFoods, FOODS, getFood } from '#ingredient-catalogue';

loadAllNames();

describe('findFood and findFoods', () => {
  test.each([
    ['large free-range eggs', 'egg', 'free range egg'],
    ['three large eggs', 'egg', 'egg'],
    ['chiken', 'chicken', 'chicken'],
    ['CHIKCEN BREST', 'chicken breast', 'chicken breast'],
    ['Courgettes', 'zucchini', 'courgette'],
    ['breasts of chicken', 'chicken breast', 'chicken breast'],
    ['olive oil, extra virgin', 'olive oil', 'extra virgin olive oil'],
    ['tomatos', 'tomato', 'tomato'],
    ['sweet potatoes', 'sweet potato', 'sweet potato'],
    ['bell peppers', 'red bell pepper', 'bell pepper'],
    ['jalapeños', 'jalapeño', 'jalapeño'],
    ['chopped frozen spinach', 'frozen spinach', 'frozen spinach'],
    ['creme fraiche', 'crème fraîche', 'crème fraîche'],
    ['leftover roast chicken', 'chicken', 'chicken'],
    ['coconut milk', 'coconut milk', 'coconut milk'],
    ['ripe bananas', 'banana', 'banana'],
    ['spring onions', 'scallion', 'spring onion'],
    ['fresh bay leaves', 'bay leaf', 'bay leaf'],
  ])('%s is %s, displayed as %s', (text, name, shown) => {
    expect(findFood(text)?.food.name).toBe(name);
    expect(findFood(text)?.name).toBe(shown);
  });

  test.each([
    'gravel',
    'car keys',
    'milk crate',
    'chicken wire',
    'paper',
    'sand',
    '',
    '🍕',
    '<b>',
    '12345',
    'constructor',
    '__proto__',
    'lavender soap',
    'beeswax candle',
    'buttercup',
    'coffee table',
    'pear tree',
    'egg cup',
    'bread knife',
    'rice cooker',
    'orange paint',
  ])('%s is no food', (text) => {
    expect(findFood(text)).toBeNull();
  });

  // Each is one edit from a food, and a word of its own.
  test.each([
    'stage',
    'current',
    'theme',
    'state',
    'model',
    'apply',
    'graph',
    'module',
    'express',
    'batter',
    'peace',
    'gravel',
    'candle',
    'butler',
    'arrow',
  ])('%s is not corrected to a food', (text) => {
    expect(findFood(text)).toBeNull();
  });

  test.each([
    ['brocolli', 'broccoli'],
    ['parsely', 'parsley'],
    ['cinammon', 'cinnamon'],
    ['mozarella', 'mozzarella'],
    ['avacado', 'avocado'],
    ['spagetti', 'spaghetti'],
    ['onoin', 'onion'],
  ])('%s is corrected to %s', (text, name) => {
    expect(findFood(text)?.food.name).toBe(name);
  });

  test.each([
    ['sardines', /sardine/u],
    ['ice cream', /^ice cream$/u],
    ['chicken stock', /stock/u],
    ['tomato paste', /^tomato paste$/u],
    ['cream of tartar', /^cream of tartar$/u],
    ['anchovy fillets in oil', /anchovy/u],
    ['chicken breasts with the skin on', /^chicken breast$/u],
    ['dried herbes de Provence', /^herbes de provence$/u],
  ])('prefer the longest name: %s', (text, name) => {
    expect(findFood(text)?.food.name).toMatch(name);
  });

  test('ignore the order of words', () => {
    for (const food of FOODS.slice(0, 300)) {
      const turned = food.name.split(' ').toReversed().join(' ');
      if (/\b(?:in|with|on|of|de|and|or|for)\b/u.test(turned)) continue;
      expect(findFood(turned), turned).not.toBeNull();
    }
  });

  test('match a name with its accents or without, but not with others', () => {
    expect(findFood('gruyère')?.food.name).toBe('gruyère');
    expect(findFood('gruyere')?.food.name).toBe('gruyère');
    expect(findFood('gruyêre')).toBeNull();
  });

  test('return all foods of a phrase in order', () => {
    expect(findFoods('creamy garlic mushroom pasta with chicken thighs').map(({ food }) => food.name)).toEqual([
      'garlic',
      'mushroom',
      'penne',
      'chicken thigh',
    ]);
  });

  test('find every food by each of its names, singular and plural, in any case', () => {
    for (const food of FOODS) {
      for (const name of [food.name, food.plural ?? food.name]) {
        expect(findFood(name)?.food.name, name).toBe(food.name);
        expect(findFood(`good ${name.toUpperCase()}`)?.food.name, name).toBe(food.name);
      }
    }
  });

  test.each([
    ['ras el hanout', ['ras el hanout']],
    ['half-and-half', ['half-and-half']],
    ['garlic and mushroom', ['garlic', 'mushroom']],
    ['egg-free cake with cocoa', ['cocoa powder']],
  ])('the foods in %s are %j', (text, names) => {
    expect(findFoods(text).map(({ food }) => food.name)).toEqual(expect.arrayContaining(names));
    expect(findFoods(text).map(({ food }) => food.name)).not.toContain('egg');
  });

  test.each([
    ['masa harina flour', 'masa harina'],
    ['large gluten-free pasta', 'rice pasta'],
    ['free-range eggs', 'egg'],
    ['pasta flour', 'all-purpose flour'],
  ])('%s is %s', (text, name) => {
    expect(findFood(text)?.food.name).toBe(name);
  });

  test('ignore what a product is free of', () => {
    expect(findFood('egg-free')).toBeNull();
    expect(findFood('egg')).not.toBeNull();
  });

  test('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 2000 }), fc.string({ unit: 'binary' })), (text) => {
        expect(() => [findFood(text), findFoods(text)]).not.toThrow();
      }),
    );
  });
});

describe('the catalog', () => {
  test('names every food once', () => {
    const names = FOODS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(220);
  });

  test.each(FOODS.map((food) => [food.name, food] as const))('%s has plausible figures', (_, food) => {
    expect(food.per).toBeGreaterThan(0);
    expect((food.per * (food.grams ?? 1)) / 1).toBeLessThanOrEqual(300);
    expect(lookOf(food.name).color).toMatch(/^#[0-9a-f]{6}$/u);
    if (food.unit === 'piece' || food.unit === 'can') expect(food.plural ?? food.name).not.toBe('');
    if (food.role === 'veg' || food.role === 'fruit') expect(food.texture).toBeDefined();
    if (food.role === 'poultry') expect(food.core).toBe(74);
    if (food.role === 'mince') expect(food.core).toBeGreaterThanOrEqual(71);
    if (['meat', 'braise', 'fish', 'shellfish'].includes(food.role)) expect(food.core).toBeGreaterThanOrEqual(63);
  });

  test.each([
    ['chicken', ['vegetarian', 'vegan']],
    ['egg', ['vegan']],
    ['feta', ['dairy-free', 'vegan']],
    ['spaghetti', ['gluten-free']],
    ['anchovy', ['vegetarian', 'vegan']],
    ['honey', ['vegan']],
    ['carrot', []],
    ['coconut milk', []],
    ['couscous', ['gluten-free']],
  ] as const)('%s rules out %j', (name, diets) => {
    expect(dietsRuledOut(getFood(name))).toEqual(diets);
  });
});
