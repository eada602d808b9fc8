import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';

import { SECOND_MS } from '#platform/durations.ts';

import { FileProblem } from './reader.ts';

/** One recipe, or the first of a large document. Many times what the largest real file takes. */
const ITEM_MAX_MS = 60 * SECOND_MS;
const MEMORY_MAX_MEGABYTES = 512;
const TOO_COMPLICATED = 'This file is too complicated to be read.';

/** One recipe of a file with the picture of its dish, or why there is none. */
export type ThreadItem =
  | {
      readonly draft: RecipeDraft;
      readonly picture: Uint8Array | null;
      /** Why the picture could not be read. */
      readonly pictureProblem: string | null;
    }
  | { readonly problem: string; readonly name: string };

export interface ThreadTask {
  readonly path: string;
  readonly name: string;
  /** Recipes to leave out at the start, because they were read before. */
  readonly skip: number;
}

/** What the thread answers when it is asked for the next piece. */
export type ThreadMessage =
  | { readonly type: 'format'; readonly format: string }
  | { readonly type: 'item'; readonly item: ThreadItem }
  | { readonly type: 'problem'; readonly problem: string }
  | { readonly type: 'end' };

/**
 * Reads a file in a thread of its own, so that the server stays responsive and a hostile file cannot take its memory. Yields the format,
 * then the recipes one by one, each when it is asked for. Throws `FileProblem` for a file that is damaged or takes too much time or
 * memory, and what aborts `signal`.
 */
export async function* readInThread(
  task: ThreadTask,
  signal: AbortSignal,
  itemMaxMs = ITEM_MAX_MS,
): AsyncGenerator<Exclude<ThreadMessage, { type: 'problem' | 'end' }>, void> {
  const thread = startThread(task);
  try {
    for (;;) {
      const message = await nextMessage(thread, signal, itemMaxMs);
      if (message.type === 'end') return;
      if (message.type === 'problem') throw new FileProblem(message.problem);
      yield message;
    }
  } finally {
    await thread.terminate();
  }
}

async function nextMessage(thread: Worker, signal: AbortSignal, itemMaxMs: number): Promise<ThreadMessage> {
  try {
    const answer = once(thread, 'message', { signal: AbortSignal.any([signal, AbortSignal.timeout(itemMaxMs)]) });
    thread.postMessage('next');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread posts one message for each of ours
    const [message] = (await answer) as [ThreadMessage];
    return message;
  } catch (error) {
    signal.throwIfAborted();
    throw new FileProblem(TOO_COMPLICATED, { cause: error });
  }
}

/** It does not keep the process alive. An empty environment: a thread needs no configuration. */
function startThread(task: ThreadTask): Worker {
  const thread = new Worker(new URL('./file-worker.ts', import.meta.url), {
    env: {},
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MEGABYTES },
    // The libraries warn about every flaw of a document.
    stdout: true,
    stderr: true,
  });
  thread.unref();
  return thread;
}
