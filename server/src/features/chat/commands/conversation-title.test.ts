import fc from 'fast-check';
import { expect, test } from 'vitest';

import { conversationTitle } from './conversation-title.ts';

test('a conversation title is the beginning of the first message, at most 81 well-formed characters', () => {
  expect(conversationTitle('  How long\ndo I boil an egg? ')).toBe('How long do I boil an egg?');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 500 }), (message) => {
      const title = conversationTitle(message);
      expect(title.length).toBeLessThanOrEqual(81);
      expect(title.isWellFormed()).toBe(true);
    }),
  );
});
