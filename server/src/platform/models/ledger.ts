import type { ModelTask, Usage } from './model.ts';
import { costMicros, type Prices } from './prices.ts';

/** Usage of one model of one service. */
export interface LedgerEntry {
  readonly service: string;
  readonly model: string;
  calls: number;
  failures: number;
  inputTokens: number;
  outputTokens: number;
  images: number;
  costMicros: number;
}

export interface Spending extends Usage {
  readonly service: string;
  readonly model: string;
  readonly images: number;
  readonly isFailure: boolean;
  /** True for the worker, which accounts for its own cost. */
  readonly isFree: boolean;
}

/** Collects the usage of an action's requests. */
export class Ledger {
  readonly task: ModelTask;
  readonly #prices: Prices;
  readonly #entries = new Map<string, LedgerEntry>();

  constructor(task: ModelTask, prices: Prices) {
    this.task = task;
    this.#prices = prices;
  }

  add({ service, model, isFailure, isFree, inputTokens, outputTokens, images }: Spending): void {
    const key = JSON.stringify([service, model]);
    const none = { calls: 0, failures: 0, inputTokens: 0, outputTokens: 0, images: 0, costMicros: 0 };
    const entry = this.#entries.get(key) ?? { service, model, ...none };
    entry.calls += 1;
    entry.failures += isFailure ? 1 : 0;
    entry.inputTokens += inputTokens;
    entry.outputTokens += outputTokens;
    entry.images += images;
    entry.costMicros += isFree ? 0 : costMicros(this.#prices, model, { inputTokens, outputTokens, images });
    this.#entries.set(key, entry);
  }

  entries(): readonly Readonly<LedgerEntry>[] {
    return [...this.#entries.values()];
  }

  tokens(): number {
    return this.entries().reduce((sum, entry) => sum + entry.inputTokens + entry.outputTokens, 0);
  }

  images(): number {
    return this.entries().reduce((sum, entry) => sum + entry.images, 0);
  }
}
