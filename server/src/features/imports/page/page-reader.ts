import { ERROR_TEXTS } from '@larder/contract/errors';
import pLimit from 'p-limit';

import { AppError } from '#platform/app-error.ts';
import { SECOND_MS } from '#platform/durations.ts';
import { IsolatedProcess } from '#platform/isolated-process.ts';

import type { PageContent } from './read-page.ts';

/** Many times what the largest of 1,104 real pages takes. */
const READ_MAX_MS = 10 * SECOND_MS;
/** The process takes memory, so it ends when nobody imports. */
const IDLE_MS = 60 * SECOND_MS;
const MEMORY_MAX_MEGABYTES = 384;
const WAITING_MAX = 20;

export interface PageSource {
  readonly html: string;
  readonly url: string | null;
}

/**
 * Reads pages in a process of its own, one at a time, so that the server stays responsive: a hostile page may take seconds. The process
 * starts with the first page and ends when it is idle.
 */
export class PageReader {
  readonly #limit = pLimit(1);
  #process: IsolatedProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Returns what a page has, see `readPageContent`. Throws `invalid_input` for a page that takes too much time or memory, and
   * `unavailable` while too many pages wait.
   */
  async read(html: string, url: string | null): Promise<PageContent> {
    if (this.#limit.pendingCount >= WAITING_MAX) throw new AppError('unavailable', ERROR_TEXTS.unavailable);
    return this.#limit(() => this.#readNow({ html, url }));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const ended = this.#process;
    this.#process = null;
    await ended?.close();
  }

  async #readNow(page: PageSource): Promise<PageContent> {
    clearTimeout(this.#idle);
    this.#process ??= new IsolatedProcess(new URL('./page-process.ts', import.meta.url), MEMORY_MAX_MEGABYTES);
    try {
      const content = await this.#process.ask(page, AbortSignal.timeout(READ_MAX_MS));
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `readPageContent` returns in the process
      return content as PageContent;
    } catch (error) {
      await this.close();
      throw new AppError('invalid_input', 'This page is too complicated to be read.', { cause: error });
    }
  }
}
