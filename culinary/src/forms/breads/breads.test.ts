import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeRecipe, type ComposeRequest } from '#compose';
import { FOODS } from '#ingredient-catalogue';
import { parseIngredientLine } from '#ingredient-line';

const SEEDS = ['1', '2', '3', '4', '5', '6'];
const compose = (ingredients: string[], more: Partial<ComposeRequest> = {}) =>
  composeRecipe({ ingredients, seed: '1', ...more });
const titlesOf = (ingredients: string[], more: Partial<ComposeRequest> = {}): string[] =>
  SEEDS.map((seed) => compose(ingredients, { ...more, seed }).recipe?.title ?? '');

/** Returns the grams or millilitres of the lines that name a food. */
function amountOf(lines: readonly string[], name: string): number {
  return lines
    .filter((line) => line.includes(name))
    .reduce((sum, line) => {
      const { low = 0, unit = null } = parseIngredientLine(line).amount ?? {};
      return sum + low * (unit === 'kg' || unit === 'l' ? 1000 : unit === 'tbsp' ? 15 : unit === 'tsp' ? 5 : 1);
    }, 0);
}

describe('requests for bread', () => {
  test.each([
    [['flour', 'yeast'], /Bread|Baguette/u],
    [['rye flour'], /Rye Bread/u],
    [['coconut flour'], /Coconut (?:Soda )?Bread/u],
    [['spelt flour', 'walnuts'], /Spelt Bread with Walnuts/u],
    [['sourdough starter', 'bread flour'], /Sourdough/u],
    [['flour', 'yeast', 'tomatoes', 'rosemary'], /Focaccia/u],
    [['flour', 'buttermilk', 'baking soda'], /Soda Bread/u],
    [['self-rising flour', 'yogurt'], /Flatbreads?/u],
    [['flour', 'yogurt'], /Yogurt Flatbreads/u],
    [['flour', 'olive oil', 'salt'], /Flatbreads|Focaccia/u],
    [['flour', 'water'], /Flatbreads/u],
    [['buckwheat flour'], /Buckwheat/u],
    [['chickpea flour', 'rosemary'], /Chickpea Flatbreads with Rosemary/u],
  ])('%j', (ingredients, title) => {
    for (const each of titlesOf(ingredients)) expect(each).toMatch(title);
  });

  test.each([[['flour', 'eggs', 'milk', 'sugar']], [['flour', 'milk']], [['flour', 'sugar', 'butter']]])(
    '%j makes no bread',
    (ingredients) => {
      for (const each of titlesOf(ingredients)) expect(each).not.toMatch(/(?<!short)bread|focaccia/iu);
    },
  );

  test.each([
    ['bake a bread', /Bread/u],
    ['i want to bake bread', /Bread/u],
    ['bake sourdough', /Sourdough/u],
    ['make focaccia with olives', /Focaccia/u],
    ['bake rye bread', /Rye Bread/u],
    ['bake olive bread', /Olive/u],
    ['bake soda bread', /Soda Bread/u],
    ['make naan', /Naan|Flatbreads/u],
    ['banana bread', /Banana/u],
  ])('"%s" requests the dish, not a loaf at hand', (text, title) => {
    const { recipe, unusable } = compose([text]);
    expect(recipe?.title).toMatch(title);
    expect(recipe?.ingredients.join()).not.toMatch(/\d slices? |\bloaf\b/u);
    expect(unusable).toEqual([]);
  });

  test('treat bread among other foods as an ingredient', () => {
    expect(compose(['bread', 'cheese', 'ham']).used).toContain('bread');
    expect(compose(['what can i make with bread and eggs']).used).toContain('bread');
  });
});

describe('doughs', () => {
  test('have at most half rye and less of other weak flours', () => {
    const rye = compose(['rye flour', 'yeast']).recipe?.ingredients ?? [];
    expect(amountOf(rye, 'rye flour')).toBeCloseTo(amountOf(rye, 'bread flour'), -1);
    for (const weak of ['barley flour', 'coconut flour', 'almond flour', 'soy flour', 'potato flour']) {
      const lines = compose([weak, 'yeast'], { dish: 'bread' }).recipe?.ingredients ?? [];
      expect(amountOf(lines, weak), weak).toBeGreaterThan(0);
      expect(amountOf(lines, weak), weak).toBeLessThanOrEqual(amountOf(lines, 'bread flour') / 3);
    }
  });

  test('keep water, salt and yeast in proportion to the flour for any servings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), (servings) => {
        const lines = compose(['bread flour', 'yeast'], { servings, dish: 'yeast loaf' }).recipe?.ingredients ?? [];
        const flour = amountOf(lines, 'bread flour');
        expect(amountOf(lines, 'water') / flour).toBeGreaterThan(0.62);
        expect(amountOf(lines, 'water') / flour).toBeLessThan(0.72);
        // Spoons of 6 g of salt and 4.1 g of yeast.
        expect((amountOf(lines, 'salt') * 6) / 5 / flour).toBeGreaterThan(0.014);
        expect((amountOf(lines, 'salt') * 6) / 5 / flour).toBeLessThan(0.026);
        expect((amountOf(lines, 'yeast') * 4.1) / 5 / flour).toBeGreaterThan(0.01);
        expect((amountOf(lines, 'yeast') * 4.1) / 5 / flour).toBeLessThan(0.019);
      }),
      { numRuns: 19 },
    );
  });

  test('of a loaf are kneaded, rise twice and are done at a temperature', () => {
    const steps = compose(['bread flour', 'yeast']).recipe?.instructions.join(' ') ?? '';
    expect(steps).toMatch(/Knead for 10 minutes.*until doubled.*until puffy.*hollow.*9[3-6] °C/u);
  });

  test('with soda always contain acid', () => {
    for (const milk of ['oat milk', 'milk', 'buttermilk', 'yogurt'])
      for (const seed of SEEDS) {
        const { recipe } = compose(['flour', 'baking soda', milk], { dish: 'soda bread', seed });
        expect(recipe?.ingredients.join()).toMatch(/buttermilk|yogurt|lemon juice/u);
      }
  });

  test('are vegan for vegans and free of wheat for gluten-free', () => {
    expect(compose(['flour', 'yeast', 'walnuts'], { diets: ['vegan'] }).recipe?.title).toMatch(/Bread/u);
    const { recipe, unusable } = compose(['flour', 'yeast'], { diets: ['gluten-free'] });
    expect(recipe).toBeNull();
    expect(unusable.map(({ reason }) => reason).join()).toContain('(not gluten-free)');
    for (const seed of SEEDS) {
      const free = compose(['chickpea flour'], { diets: ['gluten-free'], seed }).recipe;
      expect(free?.ingredients.join()).not.toMatch(/bread flour|all-purpose/u);
    }
  });

  test('work with every flour, in whole sentences', () => {
    const flours = FOODS.filter(({ role, name }) => role === 'flour' && name !== 'cornstarch').map(({ name }) => name);
    const more = ['active dry yeast', 'plain yogurt', 'walnut', 'honey', 'butter', 'egg', 'milk', 'rosemary', 'olive'];
    fc.assert(
      fc.property(
        fc.constantFrom(...flours),
        fc.uniqueArray(fc.constantFrom(...more), { maxLength: 4 }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('bread', 'focaccia', 'soda bread', 'flatbread'),
        (flour, others, servings, dish) => {
          const { recipe } = compose([flour, ...others], { servings, dish });
          for (const text of recipe?.instructions ?? [])
            expect(text).not.toMatch(/ {2}|undefined|the (?:,|\.|and\b)| [,.]|with \./u);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a set cream or jelly', () => {
  test.each([
    [['gelatin', 'cream', 'raspberries'], /Panna Cotta/u],
    [['gelatin'], /Panna Cotta/u],
    [['agar', 'orange juice'], /Orange Jelly/u],
    [['gelatin', 'strawberries'], /Jelly with Strawberries/u],
  ])('%j', (ingredients, title) => {
    for (const each of titlesOf(ingredients)) expect(each).toMatch(title);
  });

  test('has 7 g of gelatin or a teaspoon of agar per half liter; agar boils, gelatin does not', () => {
    const gelatin = compose(['gelatin', 'orange juice']).recipe;
    expect(gelatin?.ingredients).toContain('1 tbsp gelatin');
    expect(gelatin?.instructions.join(' ')).toContain('must not boil');
    const agar = compose(['agar', 'orange juice']).recipe;
    expect(agar?.ingredients).toContain('1 tsp agar');
    expect(agar?.instructions.join(' ')).toContain('simmer for 2 minutes');
    expect(compose(['agar flakes', 'cream']).recipe?.ingredients).toContain('1 tbsp agar flakes');
  });

  test('boils fruit whose enzymes break down gelatin, but not with agar', () => {
    for (const fruit of ['pineapple', 'kiwi', 'papaya', 'guava'])
      for (const other of ['cream', 'orange juice']) {
        expect(compose(['gelatin', fruit, other]).recipe?.instructions[0], fruit).toMatch(/^Simmer the /u);
        expect(compose(['agar', fruit, other]).recipe?.instructions[0], fruit).toMatch(/^Whisk the agar/u);
      }
  });

  test('uses agar if gelatin is excluded', () => {
    const { recipe } = compose(['make a panna cotta'], { diets: ['vegan'] });
    expect(recipe?.ingredients.join()).toMatch(/1 tsp agar/u);
    expect(recipe?.instructions.join(' ')).toContain('simmer for 2 minutes');
  });

  test('does not heat sour milk', () => {
    const steps = compose(['gelatin', 'buttermilk']).recipe?.instructions ?? [];
    expect(steps.find((step) => step.startsWith('Warm'))).not.toContain('buttermilk');
  });
});

describe('a baguette', () => {
  test.each([
    ['baguette', 4, /^1 baguette\b/u],
    ['6 slices baguette', 2, /^½ baguette\b/u],
  ])('is counted in baguettes: %s for %i', (given, servings, line) => {
    const { recipe } = compose([given, 'tomatoes'], { dish: 'bruschetta', servings });
    expect(recipe?.ingredients.find((each) => each.includes('baguette'))).toMatch(line);
  });
});
