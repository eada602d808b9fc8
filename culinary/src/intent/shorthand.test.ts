import fc from 'fast-check';
import { expect, test } from 'vitest';

import { withoutShorthand } from '#intent/shorthand';

test.each([
  ['save it pls', 'save it please'],
  ['can u freeze rice', 'can you freeze rice'],
  ['whats for dinner? ive got mince', "what's for dinner? I've got mince".replace('I', 'i')],
  ['i dont eat pork', "i don't eat pork"],
  ['and if its enamel', "and if it's enamel"],
  ['were only 3 tonight', "we're only 3 tonight"],
  ['how long do they keep? its shell is cracked', 'how long do they keep? its shell is cracked'],
  ['we were 4 last time', 'we were 4 last time'],
  ['a recipe for 2 eggs', 'a recipe for 2 eggs'],
])('withoutShorthand reads %j as %j', (message, written) => {
  expect(withoutShorthand(message)).toBe(written);
});

test('withoutShorthand never throws, and changes nothing twice', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const once = withoutShorthand(text);
      expect(withoutShorthand(once)).toBe(once);
    }),
  );
});
