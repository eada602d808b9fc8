import { mayPass } from './attempts.ts';
import { ModelError } from './model-error.ts';

/** Two actions that failed with all their attempts. */
const FAILURES_UNTIL_OPEN = 6;
const REST_MS = 30_000;

/** The service is left alone at the moment. */
export class OpenCircuitError extends Error {}

/**
 * Leaves a service alone that fails again and again. From then on a request goes through in two cases: one every thirty seconds, to
 * see whether the service is back, for which nobody else waits; and any when a probe finds that the service answers. Where such a
 * request fails nevertheless the probe proves nothing, and is not believed for the next thirty seconds.
 */
export class Circuit {
  readonly #now: () => Date;
  readonly #probe: () => Promise<boolean>;
  #failuresInARow = 0;
  #restsUntilMs = 0;
  #isProbeMisleading = false;

  constructor(now: () => Date, probe: () => Promise<boolean>) {
    this.#now = now;
    this.#probe = probe;
  }

  get isOpen(): boolean {
    return this.#failuresInARow >= FAILURES_UNTIL_OPEN;
  }

  /** Would a request go through at present, to a service that answers the probe? */
  async isUp(): Promise<boolean> {
    if (this.isOpen && this.#isResting() && this.#isProbeMisleading) return false;
    return this.#probe();
  }

  /** Throws OpenCircuitError without asking. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const pass = await this.#letsThrough();
    if (pass === 'no') throw new OpenCircuitError();
    try {
      const answer = await ask();
      this.#succeeded();
      return answer;
    } catch (error) {
      if (mayPass(error)) this.#failed(pass);
      // It answers, though not as we like; whoever has left says nothing of it.
      else if (error instanceof ModelError && error.failure !== 'cancelled') this.#succeeded();
      throw error;
    }
  }

  #succeeded(): void {
    this.#failuresInARow = 0;
    this.#isProbeMisleading = false;
  }

  #failed(pass: Pass): void {
    this.#failuresInARow += 1;
    if (pass === 'probed') this.#isProbeMisleading = true;
    this.#rest();
  }

  #rest(): void {
    this.#restsUntilMs = this.#now().getTime() + REST_MS;
  }

  #isResting(): boolean {
    return this.#now().getTime() < this.#restsUntilMs;
  }

  async #letsThrough(): Promise<Pass> {
    if (!this.isOpen) return 'closed';
    if (!this.#isResting()) {
      this.#isProbeMisleading = false;
      this.#rest();
      return 'trial';
    }
    if (this.#isProbeMisleading) return 'no';
    return (await this.#probe()) ? 'probed' : 'no';
  }
}

/** Why a request goes through, or that it does not. */
type Pass = 'closed' | 'trial' | 'probed' | 'no';
