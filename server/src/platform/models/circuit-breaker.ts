import { isTransient } from './retry.ts';
import { ModelError } from './model-error.ts';

/** Two actions with three failed attempts each. */
const FAILURE_THRESHOLD = 6;
const COOLDOWN_MS = 30_000;

/** The circuit is open: the request was not sent. */
export class OpenCircuitError extends Error {}

/**
 * Circuit breaker of a service. It opens after failures in a row. While it is open, one trial request per thirty seconds passes,
 * and any request passes when the health probe succeeds. When a request fails after a successful probe, the probe is ignored for
 * the next thirty seconds.
 */
export class CircuitBreaker {
  readonly #now: () => Date;
  readonly #probe: () => Promise<boolean>;
  #failuresInARow = 0;
  #coolsDownUntilMs = 0;
  #isProbeMisleading = false;

  constructor(now: () => Date, probe: () => Promise<boolean>) {
    this.#now = now;
    this.#probe = probe;
  }

  get isOpen(): boolean {
    return this.#failuresInARow >= FAILURE_THRESHOLD;
  }

  /** True when the health probe succeeds and would let a request pass. */
  async isUp(): Promise<boolean> {
    if (this.isOpen && this.#isCoolingDown() && this.#isProbeMisleading) return false;
    return this.#probe();
  }

  /** Runs a request. Throws OpenCircuitError when the circuit blocks it. */
  async run<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const admission = await this.#admit();
    if (admission === 'no') throw new OpenCircuitError();
    try {
      const answer = await request();
      this.#succeeded();
      return answer;
    } catch (error) {
      if (isTransient(error)) this.#failed(admission);
      // The service answered, so it is up. A cancelled request proves nothing.
      else if (error instanceof ModelError && error.failure !== 'cancelled') this.#succeeded();
      throw error;
    }
  }

  #succeeded(): void {
    this.#failuresInARow = 0;
    this.#isProbeMisleading = false;
  }

  #failed(admission: Admission): void {
    this.#failuresInARow += 1;
    if (admission === 'probed') this.#isProbeMisleading = true;
    this.#startCooldown();
  }

  #startCooldown(): void {
    this.#coolsDownUntilMs = this.#now().getTime() + COOLDOWN_MS;
  }

  #isCoolingDown(): boolean {
    return this.#now().getTime() < this.#coolsDownUntilMs;
  }

  async #admit(): Promise<Admission> {
    if (!this.isOpen) return 'closed';
    if (!this.#isCoolingDown()) {
      this.#isProbeMisleading = false;
      this.#startCooldown();
      return 'trial';
    }
    if (this.#isProbeMisleading) return 'no';
    return (await this.#probe()) ? 'probed' : 'no';
  }
}

/** Why a request may pass, or that it may not. */
type Admission = 'closed' | 'trial' | 'probed' | 'no';
