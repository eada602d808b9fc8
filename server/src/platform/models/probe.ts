import { setTimeout } from 'node:timers/promises';

import { fetchPatiently } from './fetch-patiently.ts';
import type { ServiceAddress } from './settings.ts';

/** Short, because a person waits for it. */
const TIMEOUT_MS = 3_000;
/** However many ask: a service is probed at most once in this time. */
const AGAIN_MS = 1_000;
/** A key that is not taken (401) will not be taken for a message either; one that may not list models (403) may still be. */
const DOWN = new Set([401, 408]);

export interface ProbeOptions {
  readonly address: ServiceAddress;
  /** Asked by GET, below the address. It costs nothing: no model is asked for anything. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  now(): Date;
}

/**
 * Health probe of a service. Single-flight: concurrent callers share one request. For a second a good result is cached; after a bad
 * one callers wait for the next probe, so that a recovery is seen at once.
 */
export class Probe {
  readonly #options: ProbeOptions;
  #asking: Promise<boolean> | undefined;
  #last = { isUp: false, atMs: -Infinity };

  constructor(options: ProbeOptions) {
    this.#options = options;
  }

  /** Never throws, and answers within four seconds. */
  isUp(): Promise<boolean> {
    if (this.#asking === undefined && this.#last.isUp && this.#waitMs() > 0) return Promise.resolve(true);
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    await setTimeout(this.#waitMs(), undefined, { ref: false });
    const isUp = await this.#get().catch(() => false);
    this.#last = { isUp, atMs: this.#options.now().getTime() };
    this.#asking = undefined;
    return isUp;
  }

  /** Until it may be probed again. */
  #waitMs(): number {
    const sinceMs = this.#options.now().getTime() - this.#last.atMs;
    return sinceMs < 0 ? 0 : Math.max(0, AGAIN_MS - sinceMs);
  }

  async #get(): Promise<boolean> {
    const { address, path, headers = {} } = this.#options;
    const authorization = address.key === undefined ? {} : { authorization: `Bearer ${address.key}` };
    const { status, body } = await fetchPatiently(`${address.baseUrl.replace(/\/+$/u, '')}${path}`, {
      headers: { accept: 'application/json', ...authorization, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Its status says it all; a list of models may be long.
    await body?.cancel();
    return status < 500 && !DOWN.has(status);
  }
}
