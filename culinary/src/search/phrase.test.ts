import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MEAL_CATEGORIES } from '#recipe-category';
import { searchTerms } from '#search-terms';

import { parseSearchPhrase, type SearchFilters } from './phrase.ts';
import { withoutWords } from './plain-phrase.ts';

const BREAKFAST: SearchFilters = { categories: MEAL_CATEGORIES.Breakfast };
const DINNER: SearchFilters = { categories: MEAL_CATEGORIES.Dinner };

describe('parseSearchPhrase', () => {
  test.each<[q: string, words: string, filters: SearchFilters, labels: string[]]>([
    [
      'quick vegetarian dinner',
      '',
      { diets: ['vegetarian'], maxMinutes: 30, ...DINNER },
      ['Up to 30 min', 'Vegetarian', 'Dinner'],
    ],
    ['something with lentils under 30 minutes', 'lentil', { maxMinutes: 30 }, ['Up to 30 min']],
    ['easy gluten-free bread', 'bread', { diets: ['gluten-free'] }, ['Gluten-Free']],
    [
      'vegan breakfast for two',
      '',
      { diets: ['vegan'], minServings: 2, ...BREAKFAST },
      ['Vegan', 'Breakfast', 'Serves 2 or more'],
    ],
    ['20 minute pasta', 'pasta', { maxMinutes: 20 }, ['Up to 20 min']],
    ['dinner', '', DINNER, ['Dinner']],
    ['Recipes for DINNER, please', '', DINNER, ['Dinner']],
    [
      'lunch or dinner',
      '',
      { categories: ['Soup', 'Salad', 'Main Dish', 'Appetizer', 'Side Dish'] },
      ['Lunch', 'Dinner'],
    ],
    ['chicken dinner for 4 people', 'chicken', { minServings: 4, ...DINNER }, ['Dinner', 'Serves 4 or more']],
    ['pasta in half an  hour', 'pasta', { maxMinutes: 30 }, ['Up to 30 min']],
    ['stew in 1.5 hours', 'stew', { maxMinutes: 90 }, ['Up to 1 h 30 min']],
    ['quick soup in 15 minutes', 'soup', { maxMinutes: 15 }, ['Up to 30 min', 'Up to 15 min']],
    ['side dishes with rice', 'rice', { categories: ['Side Dish'] }, ['Side Dish']],
    ['what can I cook with eggs and rice', 'egg rice', {}, []],
    ['vegan butter', 'butter', { diets: ['vegan'] }, ['Vegan']],
    ['meatless or coeliac', '', { diets: ['vegetarian', 'gluten-free'] }, ['Vegetarian', 'Gluten-Free']],
    ['lasagna without meat', 'lasagna', { diets: ['vegetarian'] }, ['Vegetarian']],
    ['curry with no animal products', 'curry', { diets: ['vegan'] }, ['Vegan']],
    ['tomato', 'tomato', {}, []],
    ['', '', {}, []],
  ])('"%s" leaves "%s" and filters by %j', (q, words, filters, labels) => {
    const phrase = parseSearchPhrase(q);
    expect(phrase.words.join(' ')).toBe(words);
    expect(phrase.filters).toEqual(filters);
    expect(phrase.understood.map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    'breakfast burrito',
    'dinner rolls',
    'lunch box',
    'quick bread',
    'one pot pasta',
    'recipes for one pot pasta',
    'no-bake cheesecake',
    'not vegan pasta',
    'kosher salt caramels',
    'veggie burger',
    'boil for 20 minutes',
    'something',
    'with',
    'easy',
    'halal chicken',
    'veganism',
    'min',
    '麻婆豆腐',
  ])('"%s" states no filter', (q) => {
    expect(parseSearchPhrase(q)).toMatchObject({ filters: {}, understood: [] });
    expect(parseSearchPhrase(q).words).not.toEqual([]);
  });

  test.each([
    ['soup without cream', 'soup', 'without cream'],
    ['nut-free cake', 'cake', 'nut-free'],
    ['dairy free ice cream', 'ice cream', 'dairy free'],
    ['no eggs, no milk', '', 'no eggs'],
    ['cake, I am allergic to nuts', 'cake', 'allergic to nuts'],
    ['bread without gluten or nuts', 'bread', 'without nuts'],
  ])('never searches for an excluded food: "%s" leaves "%s" and reports "%s" as unsupported', (q, words, label) => {
    const phrase = parseSearchPhrase(q);
    expect(phrase.words.join(' ')).toBe(words);
    expect(phrase.understood).toContainEqual(expect.objectContaining({ kind: 'unsupported', label }));
  });

  test('reports the part of the phrase that states each filter', () => {
    const textsIn = (q: string) => parseSearchPhrase(q).understood.map(({ text }) => text);
    expect(textsIn('Lentils, Vegan  and under 30  Minutes')).toEqual(['Vegan', 'under 30  Minutes']);
    // Without words to search for, nothing but filters is left, and without them nothing.
    expect(textsIn('something vegan for my dinner, please')).toEqual(['something vegan', 'for my dinner, please']);
  });
});

describe('parseSearchPhrase on any phrase', () => {
  const said = fc.constantFrom(
    ...'vegan vegans vegetarian gluten-free coeliac quick fast dinner breakfast lunch for two 4 people serves under 30 minutes min hour half an in'.split(
      ' ',
    ),
    ...'without no not nuts cream meat gluten free allergic to or and , . - something please recipe pasta burrito soup 豆腐 crème ’s 🍕 non-vegan'.split(
      ' ',
    ),
  );
  const phrases = fc.oneof(
    fc.array(said, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.array(said, { maxLength: 12 }).map((words) => words.join('')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  test('returns only terms of the phrase', () => {
    fc.assert(
      fc.property(phrases, (q) => {
        const terms = new Set(searchTerms(q));
        for (const word of parseSearchPhrase(q).words) expect(terms).toContain(word);
      }),
      { numRuns: 1_000 },
    );
  });

  test('finds no filter after all recognized parts are removed, one by one', () => {
    fc.assert(
      fc.property(phrases, (q) => {
        let rest = q;
        for (let phrase = parseSearchPhrase(rest); phrase.understood.length > 0; phrase = parseSearchPhrase(rest)) {
          const { text } = phrase.understood[0] ?? { text: '' };
          const shorter = withoutWords(rest, text);
          expect(shorter.length).toBeLessThan(rest.length);
          rest = shorter;
        }
        expect(parseSearchPhrase(rest).filters).toEqual({});
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  ['quick vegan pasta', 'vegan', 'quick pasta'],
  ['veganism, vegan', 'vegan', 'veganism,'],
  ['vegan, quick pasta', 'vegan', 'quick pasta'],
  ['vegan', 'vegan', ''],
  ['pasta', 'vegan', 'pasta'],
])('withoutWords("%s", "%s") is "%s"', (phrase, words, rest) => {
  expect(withoutWords(phrase, words)).toBe(rest);
});
