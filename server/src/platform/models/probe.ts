import { setTimeout } from 'node:timers/promises';

import { fetchWithoutTimeout } from './fetch-without-timeout.ts';
import type { ServiceAddress } from './settings.ts';

/** Short, because a user waits for it. */
const TIMEOUT_MS = 3_000;
/** A service is probed at most once in this time. */
const MIN_INTERVAL_MS = 1_000;
/** A key rejected with 401 fails for messages too; one that may not list models (403) may still work. */
const DOWN = new Set([401, 408]);

export interface ProbeOptions {
  readonly address: ServiceAddress;
  /** Requested by GET below the base URL; no model is called. */
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
  #pending: Promise<boolean> | undefined;
  #last = { isUp: false, atMs: -Infinity };

  constructor(options: ProbeOptions) {
    this.#options = options;
  }

  /** Never throws, and answers within four seconds. */
  isUp(): Promise<boolean> {
    if (this.#pending === undefined && this.#last.isUp && this.#waitMs() > 0) return Promise.resolve(true);
    this.#pending ??= this.#probe();
    return this.#pending;
  }

  async #probe(): Promise<boolean> {
    await setTimeout(this.#waitMs(), undefined, { ref: false });
    const isUp = await this.#get().catch(() => false);
    this.#last = { isUp, atMs: this.#options.now().getTime() };
    this.#pending = undefined;
    return isUp;
  }

  /** The time until the next probe is allowed. */
  #waitMs(): number {
    const sinceMs = this.#options.now().getTime() - this.#last.atMs;
    return sinceMs < 0 ? 0 : Math.max(0, MIN_INTERVAL_MS - sinceMs);
  }

  async #get(): Promise<boolean> {
    const { address, path, headers = {} } = this.#options;
    const authorization = address.key === undefined ? {} : { authorization: `Bearer ${address.key}` };
    const { status, body } = await fetchWithoutTimeout(`${address.baseUrl.replace(/\/+$/u, '')}${path}`, {
      headers: { accept: 'application/json', ...authorization, ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Only the status matters; the list of models may be long.
    await body?.cancel();
    return status < 500 && !DOWN.has(status);
  }
}
