import { estimateInput, estimateTokens } from './estimate.ts';
import type { RequestBody } from './request-formats.ts';
import type { Spending } from './ledger.ts';
import type { Usage } from './model.ts';
import { ModelError } from './model-error.ts';
import { Counted } from './wire.ts';

type Spent = Omit<Spending, 'service' | 'model' | 'isFree'>;

/** Measures the usage of one request. */
export class Meter {
  /** As reported by the service. */
  usage: Usage | null | undefined;
  /** Received characters, to estimate the usage when the service reports none. */
  characters = 0;
  #isFailure = false;
  #isBilled = false;

  /** Call it on a 2xx response: it is billed even if its body is unusable. */
  answered(): void {
    this.#isBilled = true;
  }

  /** Reads the usage of a response. */
  readUsage(value: unknown): void {
    this.usage = Counted.safeParse(value).data?.usage;
  }

  failed(error: unknown): void {
    this.#isFailure = true;
    if (!(error instanceof ModelError)) return;
    // An error body is not billed, even with a 2xx status.
    if (error.status !== undefined) this.#isBilled = this.characters > 0;
    // The model may finish an answer that is not waited for.
    else if (['cancelled', 'too_slow'].includes(error.failure)) this.#isBilled = true;
  }

  spentOnWords(body: RequestBody): Spent {
    return { isFailure: this.#isFailure, images: 0, ...(this.usage ?? this.#estimate(body)) };
  }

  spentOnPicture(): Spent {
    return { isFailure: this.#isFailure, images: this.#isBilled ? 1 : 0, inputTokens: 0, outputTokens: 0 };
  }

  #estimate(body: RequestBody): Usage {
    if (!this.#isBilled) return { inputTokens: 0, outputTokens: 0 };
    return { inputTokens: estimateInput(body), outputTokens: estimateTokens(this.characters) };
  }
}
