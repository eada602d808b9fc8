import { mayPass } from './attempts.ts';
import { ModelError } from './model-error.ts';

/** Two actions that failed with all their attempts. */
const FAILURES_UNTIL_OPEN = 6;
const REST_MS = 30_000;

/** The service is left alone at the moment. */
export class OpenCircuitError extends Error {}

/**
 * Leaves a service alone that fails again and again. From then on one request every thirty seconds goes through, to see whether it
 * is back; nobody else waits for what becomes of that one, which may take its time.
 */
export class Circuit {
  readonly #now: () => Date;
  #failuresInARow = 0;
  #restsUntilMs = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#failuresInARow >= FAILURES_UNTIL_OPEN;
  }

  /** Throws OpenCircuitError without asking. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (!this.#letsThrough()) throw new OpenCircuitError();
    try {
      const answer = await ask();
      this.#failuresInARow = 0;
      return answer;
    } catch (error) {
      if (mayPass(error)) this.#failed();
      // It answers, though not as we like; whoever has left says nothing of it.
      else if (error instanceof ModelError && error.failure !== 'cancelled') this.#failuresInARow = 0;
      throw error;
    }
  }

  #failed(): void {
    this.#failuresInARow += 1;
    this.#rest();
  }

  #rest(): void {
    this.#restsUntilMs = this.#now().getTime() + REST_MS;
  }

  #letsThrough(): boolean {
    if (!this.isOpen) return true;
    if (this.#now().getTime() < this.#restsUntilMs) return false;
    this.#rest();
    return true;
  }
}
