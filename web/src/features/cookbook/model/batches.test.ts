import { describe, expect, it } from 'vitest';

import { toBatches, inListOrder } from './batches.ts';

describe('toBatches', () => {
  it('holds all items in order', () => {
    expect(toBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(toBatches([1, 2], 2)).toEqual([[1, 2]]);
    expect(toBatches([], 2)).toEqual([]);
  });
});

describe('inListOrder', () => {
  it('sorts ids by the list and puts the others last', () => {
    expect(inListOrder(new Set(['x', 'c', 'a']), ['a', 'b', 'c'])).toEqual(['a', 'c', 'x']);
  });
});
