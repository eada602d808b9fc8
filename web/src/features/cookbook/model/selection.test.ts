import { COOKBOOK_LIMITS } from '@larder/contract/cookbook';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  countHidden,
  deletionText,
  hiddenText,
  NOTHING_SELECTED,
  selectAlso,
  toggle,
  toggleRange,
} from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

describe('toggle', () => {
  it('selects and deselects a recipe', () => {
    const one = toggle(NOTHING_SELECTED, 'b');
    expect([...one.ids]).toEqual(['b']);
    expect([...toggle(one, 'b').ids]).toEqual([]);
  });
});

describe('toggleRange', () => {
  it('selects from the anchor in either direction', () => {
    expect([...toggleRange(toggle(NOTHING_SELECTED, 'b'), ORDER, 'd').ids]).toEqual(['b', 'c', 'd']);
    expect([...toggleRange(toggle(NOTHING_SELECTED, 'd'), ORDER, 'b').ids].toSorted()).toEqual(['b', 'c', 'd']);
  });

  it('gives the range the state of its end', () => {
    const all = selectAlso(NOTHING_SELECTED, ORDER);
    const range = toggleRange({ ...all, anchor: 'b' }, ORDER, 'd');
    expect([...range.ids]).toEqual(['a', 'e']);
  });

  it('moves the anchor to the end of the range', () => {
    const first = toggleRange(toggle(NOTHING_SELECTED, 'a'), ORDER, 'b');
    expect(toggleRange(first, ORDER, 'e').ids.size).toBe(5);
  });

  it('toggles one recipe without an anchor', () => {
    expect([...toggleRange(NOTHING_SELECTED, ORDER, 'c').ids]).toEqual(['c']);
    expect([...toggleRange(toggle(NOTHING_SELECTED, 'gone'), ORDER, 'c').ids]).toEqual(['gone', 'c']);
  });

  it('changes nothing outside the range', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...ORDER));
    fc.assert(
      fc.property(ids, fc.constantFrom(...ORDER), fc.constantFrom(...ORDER), (chosen, from, to) => {
        const before = { ids: new Set(chosen), anchor: from };
        const after = toggleRange(before, ORDER, to);
        const [low, high] = [ORDER.indexOf(from), ORDER.indexOf(to)].toSorted((a, b) => a - b);
        for (const [index, id] of ORDER.entries()) {
          const isInside = index >= (low ?? 0) && index <= (high ?? 0);
          expect(after.ids.has(id)).toBe(isInside ? !before.ids.has(to) : before.ids.has(id));
        }
      }),
    );
  });
});

describe('selectAlso', () => {
  it('adds recipes up to the limit of one request', () => {
    const many = Array.from({ length: COOKBOOK_LIMITS.selection_max + 5 }, (_, index) => `r${index}`);
    const all = selectAlso(toggle(NOTHING_SELECTED, 'kept'), many);
    expect(all.ids.size).toBe(COOKBOOK_LIMITS.selection_max);
    expect(all.ids.has('kept')).toBe(true);
  });
});

describe('countHidden', () => {
  it('counts the selected recipes that the filter excludes', () => {
    const { ids } = selectAlso(NOTHING_SELECTED, ['a', 'b', 'c']);
    expect(countHidden({ ids, anchor: null }, ['a', 'a', 'x'])).toBe(2);
    expect(countHidden(NOTHING_SELECTED, ['a'])).toBe(0);
    expect(hiddenText(3, 0)).toBe('');
    expect(hiddenText(3, 2)).toBe('2 not shown');
    expect(hiddenText(3, 3)).toBe('None of them are shown');
    expect(hiddenText(1, 1)).toBe('1 not shown');
  });
});

it.each([
  [1, 0, 'It’ll move to the bin. You can undo this right away.'],
  [1, 1, 'It is not shown here. It’ll move to the bin. You can undo this right away.'],
  [3, 0, 'They’ll move to the bin. You can undo this right away.'],
  [3, 1, '1 of them is not shown here. They’ll move to the bin. You can undo this right away.'],
  [3, 2, '2 of them are not shown here. They’ll move to the bin. You can undo this right away.'],
])('deletionText of %i recipes with %i hidden agrees in number: %s', (count, hidden, text) => {
  expect(deletionText(count, hidden)).toBe(text);
});
