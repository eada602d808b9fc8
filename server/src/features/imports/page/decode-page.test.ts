import { expect, test } from 'vitest';

import { decodePage } from './decode-page.ts';

const TEXT = 'Crème brûlée – ½ Löffel';
const meta = (charset: string): string => `<meta charset="${charset}">`;

test.each<[string, Buffer, string | null]>([
  ['UTF-8 without a charset', Buffer.from(TEXT), null],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`), null],
  ['UTF-8 that claims another charset', Buffer.from(TEXT), 'text/html; charset=iso-8859-1'],
  ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), null],
  [
    'Windows-1252 by the content type',
    Buffer.from(TEXT.replace('–', '\u0096'), 'latin1'),
    'text/html; charset="windows-1252"',
  ],
  ['Windows-1252 without a charset', Buffer.from(TEXT.replace('–', '\u0096'), 'latin1'), null],
  ['Latin-1 that is Windows-1252', Buffer.from(meta('iso-8859-1') + TEXT.replace('–', '\u0096'), 'latin1'), null],
])('decodePage decodes %s', (_what, bytes, contentType) => {
  expect(decodePage(bytes, contentType).replace(/^<meta[^>]*>/u, '')).toBe(TEXT);
});

test('decodePage decodes the charset of the meta element', () => {
  const bytes = Buffer.concat([Buffer.from(meta('shift_jis')), Buffer.of(0x83, 0x58, 0x81, 0x5b, 0x83, 0x76)]);
  expect(decodePage(bytes, null)).toContain('スープ');
});

test('decodePage replaces a few invalid bytes of UTF-8', () => {
  expect(decodePage(Buffer.concat([Buffer.from(TEXT), Buffer.of(0xff)]), null)).toBe(`${TEXT}\uFFFD`);
});
