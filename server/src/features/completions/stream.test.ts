import { expect, test } from 'vitest';

import { streamChunks } from './stream.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test.each(['while the first piece comes', 'before the first is read'])(
  'streamChunks ends the answer when the client disconnects %s',
  async (when) => {
    const gone = new AbortController();
    const ended = Promise.withResolvers<string>();
    async function* pieces() {
      try {
        if (when === 'while the first piece comes') gone.abort();
        for (;;) yield { type: 'text', text: 'on and ' } as const;
      } finally {
        ended.resolve('ended');
      }
    }
    await streamChunks(pieces(), { input: '', now: new Date(), includesUsage: false, signal: gone.signal, log });
    gone.abort();
    await expect(ended.promise).resolves.toBe('ended');
  },
);
