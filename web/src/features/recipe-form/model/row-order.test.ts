import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addLines, neighbour, newLines, takeLinesOut } from './row-order.ts';

const rows = (...texts: string[]) => texts.map((text) => ({ text }));

describe('rows from elsewhere', () => {
  it('come behind what was typed, in place of blank rows', () => {
    expect(addLines(rows('leek', ' ', ''), ['salt', 'rice'], 10)).toEqual(rows('leek', 'salt', 'rice'));
    expect(addLines(rows(''), [], 10)).toEqual(rows(''));
    expect(addLines(rows('leek', 'salt'), ['rice', 'egg'], 3)).toEqual(rows('leek', 'salt', 'rice'));
  });

  it('are new unless a row or an earlier line says the same', () => {
    expect(newLines(rows('2 Leeks', ' 1  cup rice', ''), ['2 leeks', '1 cup rice', 'salt', 'Salt '])).toEqual(['salt']);
    expect(newLines(rows('2 leeks'), ['1 leek', 'leeks'])).toEqual(['1 leek', 'leeks']);
  });

  it('that are new once are not new again', () => {
    const Texts = fc.array(fc.constantFrom('leek', ' Leek', 'salt', 'rice'), { maxLength: 6 });
    fc.assert(
      fc.property(Texts, Texts, (typed, lines) => {
        const all = addLines(rows(...typed), newLines(rows(...typed), lines), 100);
        expect(newLines(all, lines)).toEqual([]);
      }),
    );
  });

  it('go again, but not what was changed in them', () => {
    expect(takeLinesOut(rows('leek', '2 salt', 'rice'), ['salt', 'rice'])).toEqual(rows('leek', '2 salt'));
    expect(takeLinesOut(rows('salt', 'leek', 'salt'), ['salt'])).toEqual(rows('salt', 'leek'));
    expect(takeLinesOut(rows('salt'), ['salt'])).toEqual(rows(''));
  });

  it('that come and go leave what was typed', () => {
    const Texts = fc.array(fc.constantFrom('leek', 'salt', 'rice'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(Texts, Texts, (typed, lines) => {
        expect(takeLinesOut(addLines(rows(...typed), lines, 100), lines)).toEqual(rows(...typed));
      }),
    );
  });
});

describe('moving a row by one', () => {
  it.each([
    [0, -1, 3, null],
    [0, 1, 3, 1],
    [2, 1, 3, null],
    [2, -1, 3, 1],
  ] as const)('from %i by %i of %i leads to %s', (index, step, length, to) => {
    expect(neighbour(index, step, length)).toBe(to);
  });
});
