import { expect, test } from 'vitest';
import { DIETS } from '#catalogue/food-row';
import { checkRecipe } from '#check-recipe';
import { composeRecipe } from '#compose';
import { DISHES } from '#dishes/all-dishes';
import { keysIn } from '#dishes/step-template';
import { getFood } from '#ingredient-catalogue';

test.each([
  ...DIETS.map((diet) => [diet, { diets: [diet] }] as const),
  ...['milk', 'eggs', 'nuts', 'fish', 'pork', 'alcohol', 'onion'].map(
    (food) => [`no ${food}`, { without: [food] }] as const,
  ),
])('%s: each dish complies in all its words, or another one is made and says so', (_, rules) => {
  const faults = DISHES.flatMap(({ name }) => {
    const { recipe, unusable } = composeRecipe({ ingredients: [name], seed: 's', ...rules });
    if (recipe === null) return unusable.length > 0 ? [] : [`${name}: no word about why`];
    const broken = checkRecipe(recipe, { diets: [], without: [], ...rules }).filter(
      ({ certainty }) => certainty === 'breaks',
    );
    return broken.map(({ text, food }) => `${name} (${recipe.title}): ${food ?? ''} in ${text}`);
  });
  expect(faults).toEqual([]);
});

test('a food that replaces two others has the weight of both', () => {
  const { recipe } = composeRecipe({ ingredients: ['cevapi'], seed: 's', diets: ['vegan'], servings: 4 });
  expect(recipe?.ingredients.join()).toContain('600 g plant-based mince');
});

test('a step that uses only foods that may be left out sits in brackets', () => {
  const faults = DISHES.flatMap(({ name, foods, welcomes, steps, ways }) => {
    const mayLack = (key: string): boolean =>
      foods[key] === undefined ? welcomes?.[key] !== undefined : foods[key][2]?.when !== undefined;
    return [...steps, ...Object.values(ways ?? {}).flatMap((way) => way.steps)].flatMap((step) =>
      [...step.replaceAll(/\[[^[\]]*\]/gu, '').matchAll(/\{[^{}]*\}/gu)]
        .map(([placeholder]) => placeholder)
        .filter((placeholder) => keysIn(placeholder).length > 0 && keysIn(placeholder).every(mayLack))
        .map((placeholder) => `${name}: ${placeholder} in ${step}`),
    );
  });
  expect(faults).toEqual([]);
});

// Below 300 g it is a batter; the dough of steamed buns is hardly salted.
test('a yeast dough weighs its salt', () => {
  const faults = DISHES.filter(({ foods }) => {
    const used = Object.values(foods);
    const flour = used.filter(([food]) => food.endsWith('flour')).reduce((sum, [, grams]) => sum + grams, 0);
    return (
      used.some(([food]) => food === 'active dry yeast') &&
      flour >= 300 &&
      !used.some(([food, , options]) => food === 'salt' && options?.measured === true)
    );
  }).map(({ name }) => name);
  expect(faults).toEqual(['Steamed Pork Buns']);
});

// The batter of dosas, the drink and the powder of a larb are made of raw rice.
const LIMITS_RICE =
  /\bfor (?:a|1) day\b|\bwithin a day\b|\bsame day\b|\brice\b[^.]*\bfresh|fresh rice|batter|rice (?:drink|powder)/iu;
test('cooked rice is stored for a day at most: a text that gives more days says what to do with the rice', () => {
  const faults = DISHES.flatMap(({ name, foods }) => {
    const rices = Object.values(foods).filter(([food]) => /^(?:risotto-)?rice$/u.test(getFood(food).role));
    return rices.flatMap(([rice, , options]) => {
      const { recipe } = composeRecipe({
        ingredients: [options === undefined ? name : `${name} with ${rice}`],
        seed: 's',
      });
      const text = recipe?.instructions.at(-1) ?? '';
      const isLonger = /(?:[2-9]|two|three|four) (?:to \d )?days/u.test(text);
      return isLonger && !LIMITS_RICE.test(text) ? [`${name}: ${text}`] : [];
    });
  });
  expect(faults).toEqual([]);
});

test('a description that names a garnish says so if a diet leaves it out', () => {
  const described = (diet: 'vegetarian' | 'vegan', name: string): string =>
    composeRecipe({ ingredients: [name], seed: 's', diets: [diet] }).recipe?.description ?? '';
  expect(described('vegetarian', 'salmorejo')).toMatch(
    /topped with egg and ham\. This one goes without the serrano ham\.$/u,
  );
  expect(described('vegan', 'pisto')).toMatch(/This one goes without the eggs\.$/u);
  expect(described('vegetarian', 'pisto')).not.toContain('without');
});

test('the nearest of a dish that a diet rules out is of the same course, and takes one food of those that replace each other', () => {
  const made = (name: string): string => {
    const { recipe } = composeRecipe({ ingredients: [name], seed: 's', diets: ['vegan'] });
    return `${recipe?.category ?? ''}: ${recipe?.title ?? ''}`;
  };
  for (const name of ['steak and ale pie', 'chicken and mushroom pie', 'fish pie'])
    expect(made(name)).toMatch(/^Main Dish/u);
  const { added } = composeRecipe({ ingredients: ['pelmeni'], seed: 's', diets: ['gluten-free'] });
  expect(added.filter((food) => food.includes('ground '))).toHaveLength(1);
});

test('bread crumbs are replaced by cornmeal, and oats by what needs no boiling unless the dish boils them', () => {
  const listed = (name: string): string =>
    composeRecipe({ ingredients: [name], seed: 's', diets: ['gluten-free'] }).recipe?.ingredients.join('\n') ?? '';
  expect(listed('milanesa napolitana')).not.toMatch(/hazelnut/u);
  expect(listed('apple crumble')).not.toMatch(/buckwheat|quinoa/u);
  expect(listed('porridge')).toMatch(/buckwheat/u);
});
