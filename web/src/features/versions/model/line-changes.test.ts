import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lineChanges } from './line-changes.ts';
import type { Line } from './line-changes.ts';

const lists = fc.array(fc.constantFrom('eggs', 'flour', 'milk', 'salt', ''), { maxLength: 12 });

function textsOf(lines: readonly Line[], ...kinds: Line['kind'][]): string[] {
  return lines.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
}

describe('lineChanges', () => {
  it('contains both versions in their order', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const lines = lineChanges(before, after);
        expect(textsOf(lines, 'same', 'removed')).toEqual(before);
        expect(textsOf(lines, 'same', 'added')).toEqual(after);
      }),
    );
  });

  it('reports no change for equal lists', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(textsOf(lineChanges(list, list), 'added', 'removed')).toEqual([]);
      }),
    );
  });

  it('removes nothing when lines were only added', () => {
    fc.assert(
      fc.property(lists, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (after, isOld) => {
        const before = after.filter((_line, index) => isOld[index]);
        expect(textsOf(lineChanges(before, after), 'removed')).toEqual([]);
        expect(textsOf(lineChanges(before, after), 'added')).toHaveLength(after.length - before.length);
      }),
    );
  });

  it('puts removed lines before added ones', () => {
    expect(lineChanges(['2 eggs', 'salt'], ['3 eggs', 'salt'])).toEqual([
      { kind: 'removed', text: '2 eggs' },
      { kind: 'added', text: '3 eggs' },
      { kind: 'same', text: 'salt' },
    ]);
  });
});
