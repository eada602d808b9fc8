import type { BusMessage } from './notice.ts';

/** Above this, one request for everything is cheaper than one per message. */
const MESSAGES_MAX = 100;

/** `hasGap`: there were too many messages, or some were lost; subscribers refetch everything. */
export interface Batch {
  readonly messages: readonly BusMessage[];
  readonly hasGap: boolean;
}

/** Buffers messages until they are taken. Deduplicates them, and is bounded: beyond the limit only the gap remains. */
export class BatchBuffer {
  #messages = new Map<string, BusMessage>();
  #hasGap = false;

  get isEmpty(): boolean {
    return this.#messages.size === 0 && !this.#hasGap;
  }

  add(message: BusMessage): void {
    if (this.#hasGap) return;
    const key = `${message.to} ${message.topic} ${message.id}`;
    // Deleted first: a repeated message moves to the end.
    this.#messages.delete(key);
    this.#messages.set(key, message);
    if (this.#messages.size > MESSAGES_MAX) this.markGap();
  }

  markGap(): void {
    this.#hasGap = true;
    this.#messages.clear();
  }

  take(): Batch {
    const batch = { messages: [...this.#messages.values()], hasGap: this.#hasGap };
    this.#messages = new Map();
    this.#hasGap = false;
    return batch;
  }
}
