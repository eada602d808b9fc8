import { describe, expect, test } from 'vitest';

import { chooseLayout } from './edit-layout.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `line ${at}` }));

describe('chooseLayout', () => {
  test('opens a short recipe on one page, and a longer one in steps', () => {
    const layoutOf = (ingredients: number, instructions: number) =>
      chooseLayout(null, { ingredients: rows(ingredients), instructions: rows(instructions) });
    expect(layoutOf(12, 8)).toBe('page');
    expect(layoutOf(13, 8)).toBe('steps');
    expect(layoutOf(12, 9)).toBe('steps');
  });

  test('prefers the layout that the user chose', () => {
    expect(chooseLayout('steps', { ingredients: rows(1), instructions: rows(1) })).toBe('steps');
    expect(chooseLayout('page', { ingredients: rows(30), instructions: rows(30) })).toBe('page');
    expect(chooseLayout('sideways', { ingredients: rows(1), instructions: rows(1) })).toBe('page');
  });
});
