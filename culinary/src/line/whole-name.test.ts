import { beforeAll, describe, expect, test } from 'vitest';

import type { Allergen, Diet } from '#catalogue/food-row';
import { loadEveryLanguage } from '#every-language';
import { allergensIn, dietsBroken, dietsRuledOut } from '#food-diets';
import { FOODS, namesOf } from '#ingredient-catalogue';
import { readIngredientList } from '#ingredient-list';
import { ENGLISH_PRODUCTS } from '#lexicon/english-products-data';
import { namesIn } from '#lexicon/forms';
import { contentsOf, type LineContents } from '#line-contents';
import { dietsOfRecipe } from '#recipe-diets';

beforeAll(loadEveryLanguage);

interface Named {
  readonly name: string;
  readonly contains: readonly Allergen[];
  readonly breaks: readonly Diet[];
}

/** Every English name with what it holds; the product has a name that a row has too. */
function everyName(): readonly Named[] {
  const products = ENGLISH_PRODUCTS.flatMap(({ names, contains, rulesOut = [] }) =>
    namesIn(names).map((name) => ({ name, contains, breaks: dietsBroken(rulesOut, contains) })),
  );
  const taken = new Set(products.map(({ name }) => name.toLowerCase()));
  const foods = FOODS.flatMap((food) =>
    namesOf(food)
      .filter((name) => !taken.has(name.toLowerCase()))
      .map((name) => ({ name, contains: allergensIn(food), breaks: dietsRuledOut(food) })),
  );
  return [...products, ...foods];
}

function contentsIn(text: string): LineContents | null {
  const line = readIngredientList([text])[0] ?? null;
  return line === null ? null : contentsOf(line);
}

/** Words of a name that say how it is mixed join two ingredients of a line. */
const TWO_FOODS: ReadonlySet<string> = new Set(['half and half mince']);

describe('a name keeps its contents', () => {
  test.each<[string, (name: string) => string]>([
    ['after a measure', (name) => `2 cups ${name}`],
    ['after a number', (name) => `1 ${name}`],
    ['after a weight, before a preparation', (name) => `1 lb ${name}, chopped`],
    ['as the second ingredient of a line', (name) => `2 tbsp oil + 1 tbsp ${name}`],
    ['after a heading', (name) => `Topping: 2 tbsp ${name}`],
    ['after a dash', (name) => `Dressing – 2 tbsp ${name}`],
  ])('%s', (_where, lineOf) => {
    const wrong = everyName().flatMap(({ name, contains, breaks }) => {
      const found = contentsIn(lineOf(name));
      if (found === null || found.unknown.length > 0 || TWO_FOODS.has(name)) return [];
      const missed = contains.filter((each) => !found.allergens.has(each) && !found.mayContain.has(each));
      const fits = breaks.filter((each) => !found.breaks.has(each) && !found.mayBreak.has(each));
      return missed.length + fits.length > 0 ? [`${lineOf(name)}: ${[...missed, ...fits].join(' ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    '1 cup cracked wheat',
    '1 cup cake mix',
    '2 cups shredded wheat',
    '1 cup petits pois',
    '1 tsp clove powder',
    '1 bottle gourd',
  ])('%s is understood, although its first word may be a unit or a preparation', (line) =>
    expect(contentsIn(line)?.unknown).toEqual([]),
  );
});

describe('a dish named after the food that it is made with', () => {
  test.each(
    'apple tart, onion rolls, chicken roll, cauliflower mash, apple danish, chicken sub, cheese bites, almond clusters, mushroom roast'.split(
      ', ',
    ),
  )('%s may hold anything', (dish) => {
    const { diets, unknown } = dietsOfRecipe([`1 ${dish}`]);
    expect(unknown).toHaveLength(1);
    expect(diets.filter(({ fits }) => fits === 'yes')).toEqual([]);
  });

  test.each(
    '1 sourdough loaf, 2 lb chicken roast, 1 lb chicken in bite-size pieces, 1 puff pastry roll, 200 g chocolate melts, 2 lb potatoes to mash, 1 tart apple'.split(
      ', ',
    ),
  )('%s is only the food', (line) => expect(dietsOfRecipe([line]).unknown).toEqual([]));

  test.each<[string, readonly Allergen[]]>([
    ['1 grilled cheese', ['gluten', 'milk']],
    ['1 tuna melt', ['gluten', 'milk']],
    ['1 caramel slice', ['gluten', 'milk']],
    ['1 cup apple custard', ['milk']],
    ['1 loaf yeast bread', ['gluten']],
    ['4 dough nuts', ['gluten']],
    ['2 tbsp gluten flour', ['gluten']],
    ['6 chocolate truffles', ['milk']],
    ['4 chicken fingers', ['gluten']],
    ['1 nut roast', ['nuts']],
    ['1 carrot loaf', ['gluten']],
    ['1 courgette loaf', ['gluten']],
  ])('%s holds %o', (line, allergens) => {
    const found = contentsIn(line);
    expect(allergens.filter((each) => found?.allergens.has(each) !== true)).toEqual([]);
  });
});

describe('a plant named after an animal', () => {
  test.each(['1 beef tomato', '200 g chicken of the woods', "12 okra (lady's fingers okra)", '1 handful fish mint'])(
    '%s is vegan',
    (line) => expect(dietsOfRecipe([line]).diets.find(({ diet }) => diet === 'vegan')?.fits).toBe('yes'),
  );
});

test('a cut whose name begins with a part is no part to be removed', () => {
  const { diets } = dietsOfRecipe(['1 apple, with rib roast']);
  expect(diets.find(({ diet }) => diet === 'vegan')?.fits).toBe('no');
});

test('plain rice flour holds what no blend adds', () => {
  expect(dietsOfRecipe(['1 cup rice flour']).allergens).toEqual([]);
  expect(dietsOfRecipe(['1 cup gluten-free flour']).allergens.map(({ allergen }) => allergen)).toContain('lupin');
});

describe('words around a food', () => {
  test.each<[string, readonly string[]]>([
    ['For the sauce – 3 tbsp soy sauce', ['soy sauce']],
    ['Sauce: 3 tbsp soy sauce', ['soy sauce']],
    ['For the cake - 200 g flour', ['all-purpose flour']],
    ['sprinkle of dukkah', ['dukkah']],
    ['a beaten egg to glaze', ['egg']],
    ['green beans w/ almonds', ['green bean', 'almond']],
    ['500 g tofu, marinated in soy sauce', ['firm tofu', 'soy sauce']],
    ['2 donut peaches', ['peach']],
    ['200 g char siu', ['pork shoulder']],
  ])('%s holds %j and nothing unknown', (line, foods) => {
    const found = contentsIn(line);
    expect(found?.foods.map(({ food }) => food.name)).toEqual(foods);
    expect(found?.unknown).toEqual([]);
  });

  test('a label before an amount that names a food counts', () => {
    expect([...(contentsIn('Almonds: 50 g flaked')?.allergens ?? [])]).toEqual(['nuts']);
    expect([...(contentsIn('Buttercream: 200 g icing sugar')?.allergens ?? [])]).toEqual(['milk']);
  });

  test('a Japanese dish is more than the food that begins its name', () => {
    expect([...(contentsIn('たこ焼き 6個')?.allergens ?? [])].toSorted()).toEqual(['eggs', 'gluten', 'molluscs']);
  });
});
