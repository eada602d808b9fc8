import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { appendLines, adjacentIndex, findNewLines, nameRows, removeLines } from './row-edits.ts';

const rows = (...texts: string[]) => texts.map((text) => ({ text }));

describe('added rows', () => {
  it('replace blank rows at the end of the list', () => {
    expect(appendLines(rows('leek', ' ', ''), ['salt', 'rice'], 10)).toEqual(rows('leek', 'salt', 'rice'));
    expect(appendLines(rows(''), [], 10)).toEqual(rows(''));
    expect(appendLines(rows('leek', 'salt'), ['rice', 'egg'], 3)).toEqual(rows('leek', 'salt', 'rice'));
  });

  it('are new unless a row or an earlier line has the same text', () => {
    expect(findNewLines(rows('2 Leeks', ' 1  cup rice', ''), ['2 leeks', '1 cup rice', 'salt', 'Salt '])).toEqual([
      'salt',
    ]);
    expect(findNewLines(rows('2 leeks'), ['1 leek', 'leeks'])).toEqual(['1 leek', 'leeks']);
  });

  it('keep sections and notes of the typed rows, and are sections themselves if they end with a colon', () => {
    const typed = [
      { text: 'For the sauce', section: true as const },
      { text: 'leek', note: 'Wash it.' },
    ];
    expect(findNewLines(typed, ['for the sauce:', 'For the salad:'])).toEqual(['For the salad:']);
    const all = appendLines(typed, ['For the salad:', 'rice'], 10);
    expect(all).toEqual([...typed, { text: 'For the salad', section: true }, { text: 'rice' }]);
    expect(removeLines(all, ['For the salad:', 'rice'])).toEqual(typed);
  });

  it('are not new a second time', () => {
    const Texts = fc.array(fc.constantFrom('leek', ' Leek', 'salt', 'rice'), { maxLength: 6 });
    fc.assert(
      fc.property(Texts, Texts, (typed, lines) => {
        const all = appendLines(rows(...typed), findNewLines(rows(...typed), lines), 100);
        expect(findNewLines(all, lines)).toEqual([]);
      }),
    );
  });

  it('are removed by undo unless they were edited', () => {
    expect(removeLines(rows('leek', '2 salt', 'rice'), ['salt', 'rice'])).toEqual(rows('leek', '2 salt'));
    expect(removeLines(rows('salt', 'leek', 'salt'), ['salt'])).toEqual(rows('salt', 'leek'));
    expect(removeLines(rows('salt'), ['salt'])).toEqual(rows(''));
  });

  it('leave the typed rows unchanged when they are removed again', () => {
    const Texts = fc.array(fc.constantFrom('leek', 'salt', 'rice'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(Texts, Texts, (typed, lines) => {
        expect(removeLines(appendLines(rows(...typed), lines, 100), lines)).toEqual(rows(...typed));
      }),
    );
  });
});

describe('adjacentIndex', () => {
  it.each([
    [0, -1, 3, null],
    [0, 1, 3, 1],
    [2, 1, 3, null],
    [2, -1, 3, 1],
  ] as const)('(%i, %i, %i) is %s', (index, step, length, to) => {
    expect(adjacentIndex(index, step, length)).toBe(to);
  });
});

describe('nameRows', () => {
  it('counts sections by themselves', () => {
    const list = [
      { text: 'A', section: true as const },
      { text: '' },
      { text: 'B', section: true as const },
      { text: '' },
      { text: '' },
    ];
    expect(nameRows(list, 'Step').map(({ label }) => label)).toEqual([
      'Section 1',
      'Step 1',
      'Section 2',
      'Step 2',
      'Step 3',
    ]);
    expect(nameRows(list, 'Step').map(({ number }) => number)).toEqual([1, 1, 2, 2, 3]);
  });
});
