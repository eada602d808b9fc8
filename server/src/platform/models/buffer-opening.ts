import { setTimeout } from 'node:timers/promises';

import type { StreamPiece } from './answer-pieces.ts';

/** How long the first words of an unknown model are buffered. */
const UNKNOWN_MS = 700;

/** How a model begins its answers: with reasoning without an opening marker, or with visible text. */
export type Opening = 'unknown' | 'reasoning' | 'answer';

/**
 * Buffers the beginning of an answer until it is known whether it is reasoning. For models that begin with reasoning, until its end
 * marker; for unknown models, briefly; for models that begin with the answer, not at all. `close` closes the connection.
 */
export async function* bufferOpening(
  pieces: AsyncGenerator<StreamPiece, void>,
  opening: Opening,
  close: () => void,
): AsyncGenerator<StreamPiece, void> {
  const pauseAbort = new AbortController();
  const buffered: StreamPiece[] = [];
  let next = opening === 'answer' ? undefined : pieces.next();
  let pauseEnd: Promise<undefined> | undefined;
  try {
    while (next !== undefined) {
      // Avoids an unhandled rejection when the pause wins the race.
      next.catch(() => undefined);
      const result = await Promise.race([next, ...(pauseEnd === undefined ? [] : [pauseEnd])]);
      if (result === undefined) break;
      next = undefined;
      if (result.done === true) break;
      if (result.value.type === 'restart') buffered.length = 0;
      else buffered.push(result.value);
      if (result.value.type !== 'text') break;
      if (opening === 'unknown') pauseEnd ??= pause(pauseAbort.signal);
      next = pieces.next();
    }
    yield* buffered.splice(0);
    for (let result = await (next ?? pieces.next()); result.done !== true; result = await pieces.next())
      yield result.value;
  } catch (error) {
    if (opening !== 'reasoning') yield* buffered;
    throw error;
  } finally {
    pauseAbort.abort();
    close();
    await pieces.return();
  }
}

async function pause(signal: AbortSignal): Promise<undefined> {
  await setTimeout(UNKNOWN_MS, undefined, { signal }).catch(() => undefined);
}
