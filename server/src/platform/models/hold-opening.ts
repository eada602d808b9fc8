import { setTimeout } from 'node:timers/promises';

import type { SaidPiece } from './pieces.ts';

/** As long as the first words of a model that is not known yet are held back. */
const UNKNOWN_MS = 700;

/** How a model begins its answers: with a thought that no mark opens, or with what may be shown. */
export type Opening = 'unknown' | 'thought' | 'answer';

/**
 * Holds the beginning of an answer back until it is known not to be a thought. Of models that begin with one that is until its end is
 * marked; of others a moment at most, and nothing at all once they have answered without. `close` ends what is being read.
 */
export async function* holdOpening(
  pieces: AsyncGenerator<SaidPiece, void>,
  opening: Opening,
  close: () => void,
): AsyncGenerator<SaidPiece, void> {
  const over = new AbortController();
  const held: SaidPiece[] = [];
  let next = opening === 'answer' ? undefined : pieces.next();
  let patience: Promise<undefined> | undefined;
  try {
    while (next !== undefined) {
      // It may fail while nobody waits for it.
      next.catch(() => undefined);
      const came = await Promise.race([next, ...(patience === undefined ? [] : [patience])]);
      if (came === undefined) break;
      next = undefined;
      if (came.done === true) break;
      if (came.value.type === 'restart') held.length = 0;
      else held.push(came.value);
      if (came.value.type !== 'text') break;
      if (opening === 'unknown') patience ??= pause(over.signal);
      next = pieces.next();
    }
    yield* held.splice(0);
    for (let came = await (next ?? pieces.next()); came.done !== true; came = await pieces.next()) yield came.value;
  } catch (error) {
    if (opening !== 'thought') yield* held;
    throw error;
  } finally {
    over.abort();
    close();
    await pieces.return();
  }
}

async function pause(signal: AbortSignal): Promise<undefined> {
  await setTimeout(UNKNOWN_MS, undefined, { signal }).catch(() => undefined);
}
