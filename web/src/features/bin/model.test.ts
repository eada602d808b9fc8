import type { BinnedRecipe } from '@larder/contract/bin';
import { describe, expect, it } from 'vitest';

import { emptied, WHOLE_BIN, purgeText, shownBin, withoutBinned } from './model.ts';
import type { BinPage } from './model.ts';

function binned(id: string): BinnedRecipe {
  return {
    id,
    title: id,
    description: '',
    image_url: null,
    picture: null,
    drawing: '1-a',
    conflicts: [],
    is_ai_generated: false,
    category: null,
    preparation_time: null,
    cooking_time: null,
    servings: null,
    is_favorite: false,
    created_at: '2026-01-01T00:00:00.000Z',
    deleted_at: '2026-01-02T00:00:00.000Z',
    purged_at: '2026-02-01T00:00:00.000Z',
  };
}

function page(count: number, ...ids: string[]): BinPage {
  return { recipes: ids.map(binned), count, next_cursor: null };
}

const pages = [page(5, 'a', 'b'), page(5, 'c')];
const list = { pages, pageParams: [null, 'next'] };
const idsOf = (recipes: readonly BinnedRecipe[]) => recipes.map(({ id }) => id);

describe('the bin', () => {
  it('hides pending removals and reduces the count', () => {
    const { recipes, count } = shownBin(pages, new Set(['b', 'unknown']));
    expect(idsOf(recipes)).toEqual(['a', 'c']);
    expect(count).toBe(4);
    expect(shownBin(pages, new Set()).count).toBe(5);
  });

  it('is empty while it is being emptied and afterwards', () => {
    expect(shownBin(pages, new Set([WHOLE_BIN]))).toEqual({ recipes: [], count: 0 });
    expect(emptied(list)).toEqual({ pages: [page(0)], pageParams: [null] });
  });

  it('counts a removed recipe once', () => {
    const left = withoutBinned(list, 'c');
    expect(shownBin(left.pages, new Set(['c']))).toMatchObject({ count: 4 });
    expect(idsOf(shownBin(left.pages, new Set()).recipes)).toEqual(['a', 'b']);
    expect(shownBin(withoutBinned(left, 'c').pages, new Set()).count).toBe(4);
  });
});

describe('purgeText', () => {
  const now = Date.parse('2026-01-01T12:00:00.000Z');
  it.each([
    ['2026-01-31T12:00:00.000Z', 'in 30 days'],
    ['2026-01-31T11:59:59.000Z', 'in 30 days'],
    ['2026-01-13T13:00:00.000Z', 'in 12 days'],
    ['2026-01-02T12:00:00.000Z', 'in 1 day'],
    ['2026-01-02T11:59:00.000Z', 'within a day'],
    ['2025-12-31T12:00:00.000Z', 'within a day'],
  ])('%s is %s', (at, text) => {
    expect(purgeText(at, now)).toBe(text);
  });
});
