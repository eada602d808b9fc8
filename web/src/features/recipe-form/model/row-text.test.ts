import { describe, expect, it } from 'vitest';

import { pasteIntoRow, splitLines } from './row-text.ts';

describe('a pasted list', () => {
  it('falls into lines without blanks and list marks', () => {
    expect(splitLines('1. 2 eggs\r\n\n• salt\n- 3 g pepper\n  2) flour \rStep 4: milk')).toEqual([
      '2 eggs',
      'salt',
      '3 g pepper',
      'flour',
      'milk',
    ]);
  });

  it('keeps amounts that only look like list marks', () => {
    expect(splitLines('2 eggs\n1.5 l milk\n12 plums')).toEqual(['2 eggs', '1.5 l milk', '12 plums']);
  });

  it('leaves one line to the field itself', () => {
    expect(pasteIntoRow('', 0, 0, '2 eggs\n')).toBeNull();
    expect(pasteIntoRow('', 0, 0, '')).toBeNull();
  });

  it('goes in where the cursor stands', () => {
    expect(pasteIntoRow('fresh  milk', 6, 6, 'eggs\nflour\ncold')).toEqual(['fresh eggs', 'flour', 'cold milk']);
    expect(pasteIntoRow('old', 0, 3, 'eggs\nflour')).toEqual(['eggs', 'flour']);
  });
});
