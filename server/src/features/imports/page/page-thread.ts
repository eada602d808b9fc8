import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { ERROR_TEXTS } from '@larder/contract/errors';
import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import pLimit from 'p-limit';

import { AppError } from '#platform/app-error.ts';
import { SECOND_MS } from '#platform/durations.ts';

/** Many times what the largest of 1,104 real pages takes. */
const READ_MAX_MS = 10 * SECOND_MS;
/** The thread takes memory, so it ends when nobody imports. */
const IDLE_MS = 60 * SECOND_MS;
const MEMORY_MAX_MEGABYTES = 384;
const WAITING_MAX = 20;

/**
 * Reads pages in a thread of its own, one at a time, so that the server stays responsive: a hostile page may take seconds. The thread
 * starts with the first page and ends when it is idle.
 */
export class PageThread {
  readonly #limit = pLimit(1);
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Returns the recipes of a page, see `readPage`. Throws `invalid_input` for a page that takes too much time or memory, and
   * `unavailable` while too many pages wait.
   */
  async read(html: string, url: string | null): Promise<readonly RecipeDraft[]> {
    if (this.#limit.pendingCount >= WAITING_MAX) throw new AppError('unavailable', ERROR_TEXTS.unavailable);
    return this.#limit(() => this.#readNow(html, url));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }

  async #readNow(html: string, url: string | null): Promise<readonly RecipeDraft[]> {
    clearTimeout(this.#idle);
    const thread = (this.#thread ??= startThread());
    try {
      const answer = once(thread, 'message', { signal: AbortSignal.timeout(READ_MAX_MS) });
      thread.postMessage({ html, url });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread posts one message for each page
      const [drafts] = (await answer) as [readonly RecipeDraft[]];
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      return drafts;
    } catch (error) {
      await this.close();
      throw new AppError('invalid_input', 'This page is too complicated to be read.', { cause: error });
    }
  }
}

/** It does not keep the process alive. An empty environment: a thread needs no configuration. */
function startThread(): Worker {
  const thread = new Worker(new URL('./page-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MEGABYTES },
  });
  thread.unref();
  return thread;
}
