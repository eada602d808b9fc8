import { beforeAll, describe, expect, test } from 'vitest';

import { composeRecipe } from '#compose';
import { loadEveryLanguage } from '#every-language';
import { findFood, findFoods } from '#ingredient-catalogue';
import { parseWish } from '#wish';

beforeAll(loadEveryLanguage);

/** Requests with the catalog rows that they name. */
const REQUESTS: Readonly<Record<string, readonly (readonly [request: string, ...foods: string[]])[]>> = {
  de: [
    ['Hähnchenbrust, Zwiebeln und Knoblauch', 'chicken breast', 'onion', 'garlic'],
    ['Was kann ich mit Auberginen machen?', 'eggplant'],
    ['Reis mit Hähnchen', 'long-grain rice', 'chicken'],
    ['Nudeln', 'penne'],
  ],
  fr: [
    ['farine de blé', 'all-purpose flour'],
    ['beurre', 'butter'],
    ['thé', 'tea'],
    ['pâtes', 'penne'],
    ['pâté', 'pâté'],
    ['lait de coco', 'coconut milk'],
  ],
  es: [
    ['pechuga de pollo', 'chicken breast'],
    ['huevos y leche', 'egg', 'milk'],
    ['salsa de soja', 'soy sauce'],
  ],
  it: [
    ['petto di pollo', 'chicken breast'],
    ['aglio', 'garlic'],
    ['panna', 'heavy cream'],
  ],
  nl: [
    ['kipfilet', 'chicken breast'],
    ['uien en knoflook', 'onion', 'garlic'],
  ],
  pt: [
    ['peito de frango', 'chicken breast'],
    ['farinha de trigo', 'all-purpose flour'],
  ],
  sv: [
    ['kycklingfilé', 'chicken breast'],
    ['lök och vitlök', 'onion', 'garlic'],
  ],
  pl: [
    ['pierś z kurczaka', 'chicken breast'],
    ['cebula i czosnek', 'onion', 'garlic'],
  ],
  ja: [
    ['鶏もも肉', 'chicken thigh'],
    ['玉ねぎとバター', 'onion', 'butter'],
  ],
};

describe.each(Object.entries(REQUESTS))('a request in the language %s', (_language, requests) => {
  test.each(requests)('%s names its foods', (request, ...foods) => {
    expect(findFoods(request).map(({ food }) => food.name)).toEqual(foods);
  });

  test.each(requests.filter(({ length }) => length === 2))(
    '%s denotes its food, under an English name',
    (request, food) => {
      expect(findFood(request)?.name).toBe(food);
    },
  );
});

test('a wish in another language has its foods', () => {
  expect(parseWish('Was kann ich mit Auberginen machen?').foods).toEqual(['eggplant']);
});

test.each([
  ['2 Hähnchenbrüste', /chicken breast/u],
  ['鶏もも肉', /chicken thigh/u],
  ['500 g de farine de blé', /flour/u],
])('a recipe from %s names it in English', (row, name) => {
  const { recipe, unusable } = composeRecipe({ ingredients: [row], seed: '1' });
  expect(unusable).toEqual([]);
  expect(recipe?.ingredients.some((line) => name.test(line))).toBe(true);
});
