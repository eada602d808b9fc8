import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pasteIntoRow, splitLines } from './pasted-lines.ts';

describe('splitLines for ingredients', () => {
  it('removes blank lines and list markers', () => {
    const text = '1. 2 eggs\r\n\n• salt\n- 3 g pepper\n  2) flour \rStep 4: milk\n•\nbutter';
    expect(splitLines(text, 'ingredients')).toEqual(['2 eggs', 'salt', '3 g pepper', 'flour', 'milk', 'butter']);
  });

  it('keeps amounts that look like list markers', () => {
    const lines = ['2 eggs', '1.5 l milk', '12 plums', '2', '-1 leek'];
    expect(splitLines(lines.join('\n'), 'ingredients')).toEqual(lines);
  });

  it('keeps headings', () => {
    expect(splitLines('For the sauce:\n- 1 onion\n\nTo serve:\nrice', 'ingredients')).toEqual([
      'For the sauce:',
      '1 onion',
      'To serve:',
      'rice',
    ]);
  });

  it('leaves a single line to the browser', () => {
    expect(pasteIntoRow('', 0, 0, '2 eggs\n', 'ingredients')).toBeNull();
    expect(pasteIntoRow('', 0, 0, '', 'ingredients')).toBeNull();
  });

  it('inserts the lines at the selection', () => {
    expect(pasteIntoRow('fresh  milk', 6, 6, 'eggs\nflour\ncold', 'ingredients')).toEqual([
      'fresh eggs',
      'flour',
      'cold milk',
    ]);
    expect(pasteIntoRow('old', 0, 3, 'eggs\nflour', 'ingredients')).toEqual(['eggs', 'flour']);
  });
});

describe('splitLines for instructions', () => {
  it.each([
    ['numbers', '1. Boil.\n2. Serve.'],
    ['names', 'Step 1: Boil.\nSTEP 2 – Serve.'],
    ['numbers on lines of their own', '1\nBoil.\n2\nServe.'],
    ['names on lines of their own', 'Step 1\nBoil.\n\nStep 2:\nServe.'],
    ['blank lines', 'Boil.\n\n\nServe.'],
  ])('splits at %s', (_what, text) => {
    expect(splitLines(text, 'instructions')).toEqual(['Boil.', 'Serve.']);
  });

  it('joins a sentence that was wrapped', () => {
    const text = '1. Boil the water with\nthe salt.\n2. Add the pasta\nand stir.';
    expect(splitLines(text, 'instructions')).toEqual(['Boil the water with the salt.', 'Add the pasta and stir.']);
  });

  it('keeps headings separate', () => {
    const text = 'For the sauce:\nmelt the butter.\nFor the pasta:\nboil it';
    expect(splitLines(text, 'instructions')).toEqual([
      'For the sauce:',
      'melt the butter.',
      'For the pasta:',
      'boil it',
    ]);
  });

  it('starts a new step at a capital letter', () => {
    expect(splitLines('Boil the water\nAdd the pasta', 'instructions')).toEqual(['Boil the water', 'Add the pasta']);
  });
});

describe('splitLines', () => {
  const Text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '\r', '•', '-', '1', '.', ':', '½', 'é') });

  it.each(['ingredients', 'instructions'] as const)('loses no letter of %s and leaves no blank row', (kind) => {
    fc.assert(
      fc.property(Text, (text) => {
        const rows = splitLines(text, kind);
        const letters = (all: string): string => all.replaceAll(/[^aBé½]/gu, '');
        expect(letters(rows.join(''))).toBe(letters(text));
        for (const row of rows) {
          expect(row).toBe(row.trim());
          expect(row).not.toBe('');
          expect(row).not.toMatch(/[\n\r]/u);
        }
      }),
    );
  });

  it('is idempotent for ingredients', () => {
    const Line = fc.constantFrom('2 eggs', 'For the sauce:', '1.5 l milk', 'salt');
    fc.assert(
      fc.property(fc.array(Line), (lines) => {
        expect(splitLines(lines.join('\n'), 'ingredients')).toEqual(lines);
      }),
    );
  });
});
