import { expect, test } from 'vitest';

import { blocksOfPages } from './pdf-blocks.ts';
import type { PdfItem } from './pdf-lines.ts';

const WIDE = 'Knead the dough for ten minutes and let it rest in a warm place until it';
type Line = readonly [string, number?];

const page = (...lines: readonly Line[]): PdfItem[] =>
  lines.map(([text, size = 10], at) => ({ text, x: 50, y: 700 - at * 14, width: text.length * 5, size }));
const textsOf = (...pages: readonly PdfItem[][]): string[] => blocksOfPages(pages).map(({ text }) => text);

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['goes on after a full line', [WIDE, 'has doubled.'], [`${WIDE} has doubled.`]],
  ['goes on after a hyphen', [WIDE, 'has dou-', 'bled.'], [`${WIDE} has doubled.`]],
  ['ends with a short line', [WIDE, 'has doubled.', 'Then bake it.'], [`${WIDE} has doubled.`, 'Then bake it.']],
  ['ends before an amount', [WIDE, '2 eggs'], [WIDE, '2 eggs']],
  ['ends before a bullet', [WIDE, '• salt'], [WIDE, '• salt']],
  ['ends with a sentence before a capital', [`${WIDE}.`, 'Bake it.'], [`${WIDE}.`, 'Bake it.']],
  ['is one line in a list', ['250 g wheat flour', 'Salt', 'some oil'], ['250 g wheat flour', 'Salt', 'some oil']],
])('a paragraph %s', (_, lines, expected) => {
  expect(textsOf(page(...lines.map((line): Line => [line])))).toStrictEqual(expected);
});

test('headings have levels by their size, and a heading of two lines is one', () => {
  const blocks = blocksOfPages([page(['Grandma’s Apple', 24], ['Cake', 24], ['Ingredients', 14], [WIDE], [WIDE])]);
  expect(blocks.slice(0, 2).map(({ text, level }) => [level, text])).toStrictEqual([
    [1, 'Grandma’s Apple Cake'],
    [2, 'Ingredients'],
  ]);
  expect(blocks.slice(2).every(({ level }) => level === null)).toBe(true);
});

test('page numbers go, and so do headers that repeat; other first lines stay', () => {
  const pages = ['one', 'two', 'three'].map((word, at) => page(['The Book'], [`Text ${word}`], [`Seite ${at + 1}`]));
  expect(textsOf(...pages)).toStrictEqual(['Text one', 'Text two', 'Text three']);
  expect(textsOf(page(['The Book'], ['Text']), page(['The Book'], ['Text']))).toHaveLength(4);
});

test('lost ligatures are guessed, and the words are named', () => {
  const [block] = blocksOfPages([page(['2 cups \0our'])]);
  expect([block?.text, block?.guesses]).toStrictEqual(['2 cups flour', ['flour']]);
});
