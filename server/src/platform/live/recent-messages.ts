import { type Batch, BatchBuffer } from './batch-buffer.ts';
import type { BusMessage } from './notice.ts';

/** Above this, a new subscriber refetches everything. */
const MESSAGES_MAX = 100;

/** Messages of the last moments, replayed to new subscribers: their page may have been loaded before them. */
export class RecentMessages {
  readonly #maxAgeMs: number;
  /** An undefined message is a gap. */
  #entries: { readonly at: number; readonly message: BusMessage | undefined }[] = [];

  constructor(maxAgeMs: number) {
    this.#maxAgeMs = maxAgeMs;
  }

  add({ messages, hasGap }: Batch): void {
    const at = performance.now();
    if (hasGap) this.#entries = [{ at, message: undefined }];
    for (const message of messages) this.#entries.push({ at, message });
    this.#entries = this.#current();
    if (this.#entries.length > MESSAGES_MAX) this.#entries = [{ at, message: undefined }];
  }

  /** The recent messages that concern this user. */
  for(userId: string): Batch {
    const buffer = new BatchBuffer();
    for (const { message } of this.#current()) {
      if (message === undefined) buffer.markGap();
      else if (message.to === 'everyone' || message.to === userId) buffer.add(message);
    }
    return buffer.take();
  }

  #current() {
    const since = performance.now() - this.#maxAgeMs;
    return this.#entries.filter(({ at }) => at > since);
  }
}
