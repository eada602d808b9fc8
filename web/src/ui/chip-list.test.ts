import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addEntries, splitEntries } from './chip-list.ts';

describe('splitEntries', () => {
  it.each([
    ['quick', [], 'quick'],
    ['quick,', ['quick'], ''],
    ['quick, freezer', ['quick'], ' freezer'],
    ['a;b\nc、d', ['a', 'b', 'c'], 'd'],
  ])('of %j completes %j and leaves %j', (text, complete, rest) => {
    expect(splitEntries(text)).toEqual({ complete, rest });
  });
});

describe('addEntries', () => {
  it('drops blank entries and those that differ only in letter case', () => {
    expect(addEntries(['Quick'], [' ', 'quick', ' Freezer ', 'freezer'])).toEqual(['Quick', 'Freezer']);
  });

  it('is idempotent and never reorders', () => {
    const Entries = fc.array(fc.constantFrom('a', 'A', ' b ', '', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(Entries, Entries, (first, second) => {
        const list = addEntries([], first);
        const all = addEntries(list, second);
        expect(all.slice(0, list.length)).toEqual(list);
        expect(addEntries(all, second)).toEqual(all);
      }),
    );
  });
});
