import { Frame } from '#platform/http/event-stream.ts';

/** A browser that reads slower than this many frames drops them and refetches everything. */
const QUEUE_MAX = 100;

/** One open stream with its bounded queue of frames. */
export class Subscriber<Event> {
  readonly userId: string;
  /** False when the session has ended or lost its rights. */
  readonly mayListen: () => Promise<boolean>;
  readonly #missed: Event;
  #queue: Frame<Event>[] = [];
  #hasEnded = false;
  #wake: (() => void) | undefined;

  constructor(userId: string, mayListen: () => Promise<boolean>, missed: Event) {
    this.userId = userId;
    this.mayListen = mayListen;
    this.#missed = missed;
  }

  push(frame: Frame<Event>): void {
    // A refetch of everything supersedes the frames before it.
    if (frame.event === this.#missed || this.#queue.length >= QUEUE_MAX) {
      this.#queue = [new Frame(this.#missed, frame.position)];
    } else this.#queue.push(frame);
    this.#wake?.();
  }

  end(): void {
    this.#hasEnded = true;
    this.#wake?.();
  }

  async *frames(): AsyncGenerator<Frame<Event>> {
    while (!this.#hasEnded) {
      const frame = this.#queue.shift();
      if (frame !== undefined) yield frame;
      else await this.#nextChange();
    }
  }

  async #nextChange(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    this.#wake = undefined;
  }
}
