import { expect, test } from 'vitest';

import { loadAllNames, OTHER_NAMES } from '#all-names';
import { loadEveryLanguage } from '#every-language';
import { findFood, findFoods, FOODS } from '#ingredient-catalogue';
import { ENGLISH_LINES } from '#labelled-lines/en-data';
import { ENGLISH_PRODUCTS } from '#lexicon/english-products-data';
import { namesIn } from '#lexicon/forms';
import { readLine } from '#line/read-line';
import { EMOJI, MOODS } from '#suggest-moods-data';

const REQUESTS = [
  ...FOODS.map(({ name }) => name),
  ...Object.values(OTHER_NAMES).flatMap((names) => names.aliases ?? []),
  ...ENGLISH_PRODUCTS.flatMap(({ names }) => namesIn(names)),
  ...ENGLISH_LINES.trim()
    .split('\n')
    .map((line) => line.split('\t', 1)[0] ?? ''),
  ...Object.values(EMOJI),
  ...MOODS.flatMap(([, phrases]) => phrases),
  'what can I cook with chicken and leftover rice?',
  'what do I do with me old bananas',
  'a quick dinner for two without nuts',
  'peanut butter? I am',
  'I am allergic to peanut butter, what can I use instead?',
  'is it safe to eat rare steak while I am pregnant',
  'we are having man and woman over on Sunday, do suggest a salad',
  'how long does salmon keep in the fridge?',
];

/** French throughout, although English cooks say them: "pâte" is no "pâté". */
const FRENCH: ReadonlySet<string> = new Set(['pâte sucrée', 'pâte sablée']);

const readingOf = (request: string) => [
  findFood(request)?.food.name ?? null,
  ...findFoods(request).map(({ food }) => food.name),
  readLine(request).food?.food.name ?? null,
];

test('English reads the same, whatever lexicons are loaded', () => {
  loadAllNames();
  const english = REQUESTS.filter((request) => !FRENCH.has(request));
  const before = english.map((request) => [request, ...readingOf(request)]);
  loadEveryLanguage();
  const after = english.map((request) => [request, ...readingOf(request)]);
  expect(after.filter((reading, at) => reading.join() !== before[at]?.join())).toEqual([]);
});
