import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readMessage, writeMessages } from './message.ts';
import type { Notice, Topic } from './notice.ts';

// What notices are about is all the same here.
const notice = fc.record({ to: fc.string(), topic: fc.string().map((text) => text as Topic), id: fc.string() });

test('what is said is understood, in messages that PostgreSQL takes', () => {
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 100 }), (notices: readonly Notice[]) => {
      const texts = writeMessages('me', { said: notices, missed: false });
      for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8_000);
      const read = texts.map(readMessage);
      expect(read.flatMap(({ batch }) => batch.said)).toEqual(notices);
      expect(read.some(({ from, batch }) => from !== 'me' || batch.missed)).toBe(false);
    }),
  );
});

const many = (count: number, letters: number) =>
  Array.from({ length: count }, (_, n) => ({ to: 'everyone', topic: 'thing' as Topic, id: `${n}`.padEnd(letters) }));

test('more than fits into one message is said in several', () => {
  const notices = many(100, 100);
  const texts = writeMessages('me', { said: notices, missed: false });
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.flatMap((text) => readMessage(text).batch.said)).toEqual(notices);
});

test.each([
  ['one thing that is too long', many(1, 8_000)],
  ['too many long ones', many(30, 2_000)],
])('%s was missed', (_what, notices) => {
  expect(writeMessages('me', { said: notices, missed: false }).map(readMessage)).toEqual([
    { from: 'me', batch: { said: [], missed: true } },
  ]);
});

test.each(['', 'nonsense', '[]', '["me"]', '["me",[["a"]]]', 'null'])('what cannot be read was missed: %s', (text) => {
  expect(readMessage(text).batch).toEqual({ said: [], missed: true });
});
