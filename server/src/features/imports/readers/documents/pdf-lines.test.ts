import fc from 'fast-check';
import { expect, test } from 'vitest';

import { linesOfPage, type PdfItem } from './pdf-lines.ts';

const item = (text: string, x: number, y: number, size = 10): PdfItem => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
});
const column = (texts: readonly string[], x: number, top = 700): PdfItem[] =>
  texts.map((text, at) => item(text, x, top - at * 14));
const textsOf = (items: readonly PdfItem[]): string[] => linesOfPage(items).map(({ text }) => text);

const STEPS = ['1. Mix well.', '2. Bake it.', '3. Let it cool.', '4. Serve.'];

test.each<readonly [string, readonly PdfItem[], readonly string[]]>([
  [
    'from top to bottom, whatever their order in the file',
    [item('below', 50, 100), item('above', 50, 200)],
    ['above', 'below'],
  ],
  [
    'with words that are pieces of one line',
    [item('2', 50, 100), item('cups', 58, 100), item('flo', 81, 101), item('ur', 96, 100)],
    ['2 cups flour'],
  ],
  [
    'column by column',
    [...column(['1 cup rice', '2 eggs', '1 onion', 'salt'], 50), ...column(STEPS, 300)],
    ['1 cup rice', '2 eggs', '1 onion', 'salt', ...STEPS],
  ],
  [
    'in three columns',
    [
      ...column(['a a', 'b b', 'c c', 'd d'], 50),
      ...column(['e e', 'f f', 'g g', 'h h'], 200),
      ...column(['i i', 'j j', 'k k', 'l l'], 350),
    ],
    ['a a', 'b b', 'c c', 'd d', 'e e', 'f f', 'g g', 'h h', 'i i', 'j j', 'k k', 'l l'],
  ],
  [
    'with a line across both columns between what is above and below it',
    [
      ...column(['a', 'b', 'c', 'd'], 50, 700),
      ...column(STEPS, 300, 700),
      item('A line that goes from the left margin to the right one, across both', 50, 600),
      ...column(['e', 'f', 'g', 'h'], 50, 500),
      ...column(STEPS, 300, 500),
    ],
    [
      'a',
      'b',
      'c',
      'd',
      ...STEPS,
      'A line that goes from the left margin to the right one, across both',
      'e',
      'f',
      'g',
      'h',
      ...STEPS,
    ],
  ],
  [
    'with amounts beside their foods',
    [...column(['250 g', '½', '2-3 EL', '1 l'], 50), ...column(['Mehl', 'Zwiebel', 'Öl', 'Wasser'], 120)],
    ['250 g Mehl', '½ Zwiebel', '2-3 EL Öl', '1 l Wasser'],
  ],
  [
    'with two columns of ingredients apart',
    [...column(['1 egg', '2 eggs', '3 eggs', '4 eggs'], 50), ...column(['5 figs', '6 figs', '7 figs', '8 figs'], 300)],
    ['1 egg', '2 eggs', '3 eggs', '4 eggs', '5 figs', '6 figs', '7 figs', '8 figs'],
  ],
])('linesOfPage returns lines %s', (_, items, expected) => {
  expect(textsOf(items)).toStrictEqual(expected);
});

test('linesOfPage loses no text, whatever the places', () => {
  const items = fc.array(
    fc.record({
      text: fc.stringMatching(/^[a-z]{1,8}$/u),
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 800 }),
      width: fc.integer({ min: 0, max: 300 }),
      size: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 80 },
  );
  const letters = (texts: readonly string[]): string =>
    texts.join('').replaceAll(' ', '').split('').toSorted().join('');
  fc.assert(
    fc.property(items, (page) => {
      expect(letters(textsOf(page))).toBe(letters(page.map(({ text }) => text)));
    }),
  );
});
