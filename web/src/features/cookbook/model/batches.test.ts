import { describe, expect, it } from 'vitest';

import { toBatches, inListOrder } from './batches.ts';

describe('batches', () => {
  it('hold everything in order', () => {
    expect(toBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(toBatches([1, 2], 2)).toEqual([[1, 2]]);
    expect(toBatches([], 2)).toEqual([]);
  });
});

describe('what is chosen', () => {
  it('stands in the order of the list, and then what the list does not show', () => {
    expect(inListOrder(new Set(['x', 'c', 'a']), ['a', 'b', 'c'])).toEqual(['a', 'c', 'x']);
  });
});
