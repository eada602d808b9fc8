import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readPayload, writePayloads } from './payload.ts';
import type { Notice, Topic } from './notice.ts';

// Any topic will do.
const notice = fc.record({ to: fc.string(), topic: fc.string().map((text) => text as Topic), id: fc.string() });

test('a batch round-trips through payloads that PostgreSQL accepts', () => {
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 100 }), (notices: readonly Notice[]) => {
      const texts = writePayloads('me', { messages: notices, hasGap: false });
      for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8_000);
      const read = texts.map(readPayload);
      expect(read.flatMap(({ batch }) => batch.messages)).toEqual(notices);
      expect(read.some(({ from, batch }) => from !== 'me' || batch.hasGap)).toBe(false);
    }),
  );
});

const many = (count: number, letters: number) =>
  Array.from({ length: count }, (_, n) => ({ to: 'everyone', topic: 'thing' as Topic, id: `${n}`.padEnd(letters) }));

test('a batch larger than one payload is split', () => {
  const notices = many(100, 100);
  const texts = writePayloads('me', { messages: notices, hasGap: false });
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.flatMap((text) => readPayload(text).batch.messages)).toEqual(notices);
});

test.each([
  ['one thing that is too long', many(1, 8_000)],
  ['too many long ones', many(30, 2_000)],
])('%s is sent as a gap', (_what, notices) => {
  expect(writePayloads('me', { messages: notices, hasGap: false }).map(readPayload)).toEqual([
    { from: 'me', batch: { messages: [], hasGap: true } },
  ]);
});

test.each(['', 'nonsense', '[]', '["me"]', '["me",[["a"]]]', 'null'])('unreadable payload %s is a gap', (text) => {
  expect(readPayload(text).batch).toEqual({ messages: [], hasGap: true });
});
