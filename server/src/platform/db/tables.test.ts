import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toJson } from './tables.ts';

/** Includes lone surrogates, as truncating a text leaves them. */
const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', 'ud8', '\ud83c', '\udf72', '🍲') });

test('toJson preserves the value and replaces lone surrogates', () => {
  const value = fc.record({ text, texts: fc.array(fc.oneof(text, fc.integer(), fc.constant(null))) });
  const wellFormed = (of: unknown) => (typeof of === 'string' ? of.toWellFormed() : of);
  fc.assert(
    fc.property(value, (given) => {
      const expected = { text: given.text.toWellFormed(), texts: given.texts.map(wellFormed) };
      expect(JSON.parse(toJson(given))).toEqual(expected);
    }),
  );
});
