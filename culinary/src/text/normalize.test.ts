import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { normalize, normalText, spanInOriginal } from '#text/normalize';

describe('normalize', () => {
  test.each([
    ['a no-break space', '1\u00A01/2 cups', '1 1/2 cups'],
    ['a thin space and a tab', '1\u20091/2\tcups', '1 1/2 cups'],
    ['two blanks', '1  1/2 cups', '1 1/2 cups'],
    ['a blank within thousands', '1\u00A0000 g, 1\u202F250\u202F000 g', '1000 g, 1250000 g'],
    ['a blank before a pack', '2\u00A0400', '2400'],
    ['a fraction sign', '1⁄2 cup', '1/2 cup'],
    ['a mixed number with a fraction sign', '11⁄2 cups', '1 1/2 cups'],
    ['raised and lowered figures', '1¹⁄₂ cups', '1 1/2 cups'],
    ['sixteenths', '13⁄16', '13/16'],
    ['a power', '10 cm²', '10 cm²'],
    ['full-width forms', '２ｃｕｐｓ（３０ｇ）', '2cups(30g)'],
    ['Arabic, Devanagari and mathematical digits', '٣ ३ 𝟐', '3 3 2'],
    ['a real minus and a no-break hyphen', '−18°C, 2‑inch', '-18°C, 2-inch'],
    ['a dash', '1–2 — 3', '1–2 — 3'],
    ['invisible characters', '\u200Eba\u00ADsil\uFEFF l\u200Beaf', 'basil leaf'],
    ['a keycap', '1\uFE0F\u20E3 cup', '1 cup'],
    ['separate accents', 'cre\u0300me bru\u0302le\u0301e', 'crème brûlée'],
    ['primes and curly quotes', '9″ “pan” ‘x’ 5′', '9" "pan" \'x’ 5\''],
    ['line breaks', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a figure dash', '1‒2', '1-2'],
    ['degrees in one character', '350℉ / 180℃', '350°F / 180°C'],
    ['units in one character', '20㎖, 5㎏, 2㎝', '20ml, 5kg, 2cm'],
    ['ligatures', 'ﬂour, ﬁg, oﬀal', 'flour, fig, offal'],
    ['an emoji', '🧈 100 g', '🧈 100 g'],
  ])('%s: %j reads %j', (_, text, normal) => {
    expect(normalText(text)).toBe(normal);
  });

  const pieces = fc.constantFrom(
    '1',
    '½',
    '⁄',
    '2',
    ' ',
    '\u00A0',
    '\t',
    '\u200B',
    '\u00AD',
    '−',
    '–',
    'e\u0301',
    'é',
    '３',
    '٣',
    '\r\n',
    '🧈',
    'g',
    '¹',
    '₂',
    '/',
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((some) => some.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  test('is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalText(text);
        expect(normalText(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test('maps each character to a span of the original that is read as it, in order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const normal = normalize(text);
        let before = 0;
        for (let at = 0; at < normal.text.length; at += 1) {
          const { start, end } = spanInOriginal(normal, at, at + 1);
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end).toBeGreaterThanOrEqual(start);
          before = start;
          const character = normal.text.charAt(at);
          if (/[a-z]/u.test(character)) expect(normalText(text.slice(start, end))).toContain(character);
        }
        expect(spanInOriginal(normal, 0, normal.text.length).end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 3000 },
    );
  });

  test('contains nothing invisible and no blank but one space', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalText(text)).not.toMatch(
          /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[^\P{Zs} ]| {2}|[\t\r]/u,
        );
      }),
      { numRuns: 3000 },
    );
  });
});
