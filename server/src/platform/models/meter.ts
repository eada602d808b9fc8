import { estimateInput, estimateTokens } from './ledger.ts';
import type { Usage } from './model.ts';
import { ModelError } from './model-error.ts';

/** What one request came to. */
export class Meter {
  /** As the service tells it. */
  usage: Usage | null | undefined;
  /** How many came, where it does not. */
  characters = 0;
  isFailure = false;
  #isPaidFor = false;

  /** An answer came, or began to. */
  answered(): void {
    this.#isPaidFor = true;
  }

  failed(error: unknown): void {
    this.isFailure = true;
    // Whoever does not wait for the answer causes it all the same.
    if (error instanceof ModelError && ['cancelled', 'too_slow'].includes(error.failure)) this.#isPaidFor = true;
  }

  get isPaidFor(): boolean {
    return this.#isPaidFor;
  }

  tokens(body: object): Usage {
    if (this.usage) return this.usage;
    if (!this.#isPaidFor) return { inputTokens: 0, outputTokens: 0 };
    return { inputTokens: estimateInput(body), outputTokens: estimateTokens(this.characters) };
  }
}
