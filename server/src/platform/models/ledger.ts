import type { ModelTask, Usage } from './model.ts';
import { costMicros, type Prices } from './prices.ts';

/** About as many characters make a token, in English; other languages have more tokens than that. */
const CHARACTERS_PER_TOKEN = 4;
/** What a picture takes at its most detailed, roughly. */
const PICTURE_TOKENS = 1_000;
const PICTURE_START = '"data:image/';

/** What requests to one model of one service came to. */
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
  /** The worker counts what it spends itself. */
  readonly isFree: boolean;
}

/** What an action used, request by request. */
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

/** How many tokens a text has, roughly. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** How many tokens a request has, roughly: its pictures count by number, not by length. */
export function estimateInput(body: object): number {
  let pictures = 0;
  let pictureCharacters = 0;
  const written = JSON.stringify(body);
  for (let at = written.indexOf(PICTURE_START); at >= 0; at = written.indexOf(PICTURE_START, at + 1)) {
    const end = written.indexOf('"', at + 1);
    pictures += 1;
    pictureCharacters += end - at;
  }
  return estimateTokens(written.length - pictureCharacters) + pictures * PICTURE_TOKENS;
}
