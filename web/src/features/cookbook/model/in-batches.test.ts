import { describe, expect, it } from 'vitest';

import { batchesOf, inOrderOf } from './in-batches.ts';

describe('batches', () => {
  it('hold everything in order', () => {
    expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(batchesOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(batchesOf([], 2)).toEqual([]);
  });
});

describe('what is chosen', () => {
  it('stands in the order of the list, and then what the list does not show', () => {
    expect(inOrderOf(new Set(['x', 'c', 'a']), ['a', 'b', 'c'])).toEqual(['a', 'c', 'x']);
  });
});
