import { describe, expect, test } from 'vitest';

import { textField } from './text-field.ts';
import { NewRecipe } from './new-recipe.ts';
import { plainLine } from './visible-text.ts';

const INVISIBLE = [
  '\u200b',
  ' \u200b\u200d ',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u{e0020}',
  '\u202e',
  '\u0007',
];

describe('textField', () => {
  test.each(INVISIBLE)('reads a text without a visible character as empty (%j)', (text) => {
    expect(textField().parse(text)).toBe('');
    expect(textField().min(1, 'Write something').safeParse(text).error?.issues[0]?.message).toBe('Write something');
  });

  test.each(['👩‍🍳', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', '.', 'é'])('preserves a visible text (%s)', (text) => {
    expect(textField().parse(` ${text} `)).toBe(text);
  });
});

/** Sent, stored, and on a single line. */
const UNSAFE = [
  ['Soup\u202e fdp.exe', 'Soup fdp.exe', 'Soup fdp.exe'],
  ['\u2066Soup\u2069\u202c', 'Soup', 'Soup'],
  ['So\u0007up\u009f\u001b[31m', 'Soup[31m', 'Soup[31m'],
  [' one\r\n\ttwo ', 'one\r\n\ttwo', 'one two'],
  ['one\u2028two', 'one\u2028two', 'one two'],
  ['one\u0085two', 'one\u0085two', 'one two'],
  ['\u200fמרק\u200e', '\u200fמרק\u200e', '\u200fמרק\u200e'],
] as const;

test.each(UNSAFE)('control characters and bidi overrides are removed: %j', (sent, stored, onOneLine) => {
  expect(textField().parse(sent)).toBe(stored);
  expect(plainLine(sent)).toBe(onOneLine);
});

test('NewRecipe refuses texts and rows without a visible character', () => {
  const recipe = { title: '\u200b', description: '\u2060', ingredients: ['\u200d'], instructions: ['\u3164'] };
  const fields = NewRecipe.safeParse(recipe).error?.issues.map(({ path }) => path[0]);
  expect(fields).toEqual(['title', 'description', 'ingredients', 'instructions']);
});
