import type { Generation, GenerationEvent, GenerationStage } from '@larder/contract/assistant';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

/** Before asking again after the connection broke, from the first time to the last. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

export interface Following {
  /** Listens, also again after it broke off. */
  readonly open: (signal: AbortSignal) => AsyncIterable<GenerationEvent>;
  /** What is being done; null while the server cannot be heard. */
  readonly onStage: (stage: GenerationStage | null) => void;
  /** Nobody wants to hear of it any more. The work itself goes on. */
  readonly signal: AbortSignal;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The connection broke, or the server is away for a moment; the work itself is not touched by that. */
export function mayGoOn(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable' || error.code === 'timeout';
  return error instanceof UnreachableError;
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  signal.throwIfAborted();
}

/** Listens until the recipe is made or is not going to be, and asks again for a while when the connection breaks. */
export async function followGeneration({ open, onStage, signal, wait = waitFor }: Following): Promise<Generation> {
  let failures = 0;
  for (;;) {
    try {
      for await (const event of open(signal)) {
        failures = 0;
        if (event.type === 'end') return event.generation;
        onStage(event.stage);
      }
      throw new UnreachableError('The answer ended before its end');
    } catch (error) {
      const waitMs = WAITS_MS[failures];
      if (signal.aborted || waitMs === undefined || !mayGoOn(error)) throw error;
      failures += 1;
      onStage(null);
      await wait(waitMs, signal);
    }
  }
}
