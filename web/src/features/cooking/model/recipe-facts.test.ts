import { expect, test } from 'vitest';

import { coverageText, figureText, gapText, isTooLittle } from '#features/cooking/model/facts-text.ts';
import { factsOfRecipe } from '#features/cooking/model/recipe-facts.ts';

const facts = factsOfRecipe(['500 g flour', '2 eggs', 'salt', '1 cup zorblax'], 4);

test('the figures say what they stand on, and what is not counted and why', () => {
  expect(coverageText(facts)).toMatch(/^From 2 of 4 ingredients, \d\d % of the weight we can tell$/u);
  expect(facts.gaps.map(({ text, gap }) => `${text}: ${gapText(gap)}`)).toEqual([
    'salt: it does not say how much',
    '1 cup zorblax: we do not know this food',
  ]);
  expect(coverageText({ counted: 2, lines: 2, share: 1 })).toBe('From 2 of 2 ingredients');
});

test('where half of it is unknown there are no figures', () => {
  expect(isTooLittle(facts)).toBe(false);
  expect(isTooLittle(factsOfRecipe(['1 kg zorblax', '2 eggs'], 4))).toBe(true);
  expect(isTooLittle(factsOfRecipe(['happiness'], null))).toBe(true);
});

test('an unknown food leaves no diet sure', () => {
  expect(facts.allergens.map(({ name, lines }) => [name, lines])).toEqual([
    ['gluten', ['500 g flour']],
    ['eggs', ['2 eggs']],
  ]);
  expect(facts.diets.yes).toEqual([]);
  expect(facts.diets.no.map(({ name }) => name)).toEqual(['vegan', 'gluten-free']);
  expect(facts.diets.unsure.map(({ name }) => name)).toContain('vegetarian');
  expect(facts.unknown).toEqual(['1 cup zorblax']);
});

test('a heading is no ingredient', () => {
  const { lines, unknown, gaps } = factsOfRecipe(['500 g flour', 'For the top: ', '2 eggs'], 4);
  expect({ lines, unknown, gaps }).toEqual({ lines: 2, unknown: [], gaps: [] });
});

test('a figure is no more exact than it can be', () => {
  const figure = (nutrient: 'energy' | 'fat' | 'salt', value: number, atLeast = false) =>
    figureText({ nutrient, value, atLeast });
  expect(figure('energy', 1273)).toBe('1,270 kcal');
  expect(figure('energy', 83)).toBe('85 kcal');
  expect(figure('fat', 24.6)).toBe('25 g');
  expect(figure('fat', 3.3, true)).toBe('at least 3.5 g');
  expect(figure('salt', 0.01)).toBe('under 0.1 g');
  expect(figure('salt', 0)).toBe('0 g');
});
