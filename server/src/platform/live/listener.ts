import { Frame } from '#platform/http/event-stream.ts';

/** So many wait for a browser that reads slowly; then it is told to ask for everything again. */
const WAITING_MAX = 100;

/** One open stream: what is pushed waits until it is read. */
export class Listener<Event> {
  readonly personId: string;
  /** May they still be told? */
  readonly mayListen: () => Promise<boolean>;
  readonly #missed: Event;
  #waiting: Frame<Event>[] = [];
  #isOver = false;
  #wake: (() => void) | undefined;

  constructor(personId: string, mayListen: () => Promise<boolean>, missed: Event) {
    this.personId = personId;
    this.mayListen = mayListen;
    this.#missed = missed;
  }

  push(frame: Frame<Event>): void {
    // Whoever asks for everything again learns of all that waits, too.
    if (frame.event === this.#missed || this.#waiting.length >= WAITING_MAX) {
      this.#waiting = [new Frame(this.#missed, frame.position)];
    } else this.#waiting.push(frame);
    this.#wake?.();
  }

  end(): void {
    this.#isOver = true;
    this.#wake?.();
  }

  /** Until it is ended. */
  async *frames(): AsyncGenerator<Frame<Event>> {
    while (!this.#isOver) {
      const frame = this.#waiting.shift();
      if (frame !== undefined) yield frame;
      else await this.#something();
    }
  }

  async #something(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    this.#wake = undefined;
  }
}
