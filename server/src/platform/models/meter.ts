import { estimateInput, estimateTokens } from './estimate.ts';
import type { Said } from './forms.ts';
import type { Spending } from './ledger.ts';
import type { Usage } from './model.ts';
import { ModelError } from './model-error.ts';
import { Counted } from './wire.ts';

type Spent = Omit<Spending, 'service' | 'model' | 'isFree'>;

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

  spentOnWords(said: Said): Spent {
    return { isFailure: this.#isFailure, images: 0, ...(this.usage ?? this.#estimate(said)) };
  }

  spentOnPicture(): Spent {
    return { isFailure: this.#isFailure, images: this.#isPaidFor ? 1 : 0, inputTokens: 0, outputTokens: 0 };
  }

  #estimate(said: Said): Usage {
    if (!this.#isPaidFor) return { inputTokens: 0, outputTokens: 0 };
    return { inputTokens: estimateInput(said), outputTokens: estimateTokens(this.characters) };
  }
}
