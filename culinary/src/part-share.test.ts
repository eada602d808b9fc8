import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { expandLines, expandedTexts } from '#linked-lines';
import { partLines, shareOfPart } from '#part-share';

const DOUGH = {
  title: 'Pizza dough',
  servings: 4,
  yield_text: '4 pizzas',
  ingredients: ['Dough:', '500 g flour', '300 g water', '10 g salt', '10 g yeast'],
};

describe('shareOfPart', () => {
  test.for<[line: string, share: number | null]>([
    ['pizza dough', 1],
    ['1 batch pizza dough', 1],
    ['½ recipe pizza dough', 0.5],
    ['2 batches of pizza dough', 2],
    ['½ quantity pizza dough', 0.5],
    ['1 Rezept Pizzateig', 1],
    ['2 servings pizza dough', 0.5],
    ['1 Portion Pizzateig', 0.25],
    ['410 g pizza dough', 0.5],
    ['1.64 kg pizza dough', 2],
    ['2 (205 g) balls pizza dough', 0.5],
    ['410 ml pizza dough', 0.5],
    ['2 pizzas worth of dough', 0.5],
    ['1 ball of dough', null],
    ['12 dough balls', null],
    ['2 jars dough', null],
    ['100000 kg dough', null],
  ])('"%s" is %s of the recipe', ([line, share]) => {
    const found = shareOfPart(line, DOUGH);
    expect(found === null ? null : Math.round(found * 100) / 100).toBe(share);
  });

  test('a serving of a recipe without servings cannot be compared', () => {
    expect(shareOfPart('2 servings pizza dough', { ...DOUGH, servings: null })).toBeNull();
  });

  test('a weight of a recipe without weights cannot be compared', () => {
    expect(shareOfPart('200 g stock', { ...DOUGH, ingredients: ['bones', 'water'] })).toBeNull();
  });

  test('is a number above zero, or null, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (line, ingredients) => {
        const share = shareOfPart(line, { ...DOUGH, ingredients });
        expect(share === null || share > 0).toBe(true);
      }),
    );
  });
});

describe('partLines', () => {
  test('are scaled and have no headings', () => {
    expect(partLines(DOUGH.ingredients, 0.5)).toEqual(['250 g flour', '150 g water', '5 g salt', '5 g yeast']);
  });

  test('are those of the whole recipe if the share is unknown', () => {
    expect(partLines(DOUGH.ingredients, null)).toEqual(DOUGH.ingredients.slice(1));
  });

  test('no line is lost at any share', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 100, noNaN: true }), (share) => {
        expect(partLines(DOUGH.ingredients, share)).toHaveLength(4);
      }),
    );
  });
});

describe('expandLines', () => {
  const link = { ingredient: 1, ingredients: ['250 g flour', '5 g yeast'] };

  test('replaces a linked line by its ingredients, and keeps its place', () => {
    expect(expandLines(['1 tomato', '400 g dough', 'basil'], [link])).toEqual([
      { text: '1 tomato', ingredient: 0 },
      { text: '250 g flour', ingredient: 1 },
      { text: '5 g yeast', ingredient: 1 },
      { text: 'basil', ingredient: 2 },
    ]);
  });

  test('leaves a line whose link has no ingredients', () => {
    expect(expandedTexts(['1 tomato', '400 g dough'], [{ ingredient: 1, ingredients: [] }])).toEqual([
      '1 tomato',
      '400 g dough',
    ]);
  });
});
