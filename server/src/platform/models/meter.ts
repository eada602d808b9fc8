import { estimateInput, estimateTokens, type Spending } from './ledger.ts';
import type { Usage } from './model.ts';
import { ModelError } from './model-error.ts';
import { Counted } from './wire.ts';

/** What one request comes to. */
export class Meter {
  /** As the service tells it. */
  usage: Usage | null | undefined;
  /** How many came, where it does not. */
  characters = 0;
  #isFailure = false;
  #isPaidFor = false;

  /** An OK came: whatever follows is paid for, also what cannot be read. */
  answered(): void {
    this.#isPaidFor = true;
  }

  /** Takes the figures out of an answer, whatever else it says. */
  readUsage(value: unknown): void {
    this.usage = Counted.safeParse(value).data?.usage;
  }

  failed(error: unknown): void {
    this.#isFailure = true;
    if (!(error instanceof ModelError)) return;
    // An error instead of an answer costs nothing, also where it comes with an OK.
    if (error.status !== undefined) this.#isPaidFor = this.characters > 0;
    // Whoever does not wait for the answer causes it all the same.
    else if (['cancelled', 'too_slow'].includes(error.failure)) this.#isPaidFor = true;
  }

  /** For an answer in words. */
  tokens(body: object): Pick<Spending, 'isFailure' | 'images' | keyof Usage> {
    return { isFailure: this.#isFailure, images: 0, ...(this.usage ?? this.#estimate(body)) };
  }

  /** For a picture. */
  images(): Pick<Spending, 'isFailure' | 'images' | keyof Usage> {
    return { isFailure: this.#isFailure, images: this.#isPaidFor ? 1 : 0, inputTokens: 0, outputTokens: 0 };
  }

  #estimate(body: object): Usage {
    if (!this.#isPaidFor) return { inputTokens: 0, outputTokens: 0 };
    return { inputTokens: estimateInput(body), outputTokens: estimateTokens(this.characters) };
  }
}
