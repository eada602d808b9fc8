import { expect, test } from 'vitest';

import { coverageText, figureText, gapText, isInsufficient } from '#features/cooking/model/facts-text.ts';
import { readFacts } from '#features/cooking/model/recipe-facts.ts';

const facts = readFacts(['500 g flour', '2 eggs', 'salt', '1 cup zorblax'], 4);

test('the facts name their coverage, and the lines that are not counted', () => {
  expect(coverageText(facts)).toBe('Based on 2 of 4 ingredients');
  expect(facts.gaps.map(({ text, gap }) => `${text}: ${gapText(gap)}`)).toEqual([
    'salt: no amount given',
    '1 cup zorblax: not recognized',
  ]);
});

test('the facts are insufficient when less than half of the weight is known', () => {
  expect(isInsufficient(facts)).toBe(false);
  expect(isInsufficient(readFacts(['1 kg zorblax', '2 eggs'], 4))).toBe(true);
  expect(isInsufficient(readFacts(['happiness'], null))).toBe(true);
});

test('an unknown food leaves no diet certain', () => {
  expect(facts.allergens.map(({ name, lines }) => [name, lines])).toEqual([
    ['gluten', ['500 g flour']],
    ['eggs', ['2 eggs']],
  ]);
  expect(facts.diets.yes).toEqual([]);
  expect(facts.diets.no.map(({ name }) => name)).toEqual(['vegan', 'gluten-free']);
  expect(facts.diets.unsure.map(({ name }) => name)).toContain('vegetarian');
  expect(facts.unknown).toEqual([{ words: ['zorblax'], line: '1 cup zorblax' }]);
});

test('a heading is no ingredient', () => {
  const { lines, unknown, gaps } = readFacts(['500 g flour', 'For the top: ', '2 eggs'], 4);
  expect({ lines, unknown, gaps }).toEqual({ lines: 2, unknown: [], gaps: [] });
});

test('figureText rounds to the precision of the estimate', () => {
  const figure = (nutrient: 'energy' | 'fat' | 'salt', value: number, atLeast = false) =>
    figureText({ nutrient, value, atLeast });
  expect(figure('energy', 1273)).toBe('1,270 kcal');
  expect(figure('energy', 83)).toBe('85 kcal');
  expect(figure('fat', 24.6)).toBe('25 g');
  expect(figure('fat', 3.3, true)).toBe('at least 3.5 g');
  expect(figure('salt', 0.01)).toBe('under 0.1 g');
  expect(figure('salt', 0)).toBe('0 g');
});
