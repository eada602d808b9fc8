import { fetchPatiently } from './fetch-patiently.ts';
import type { ServiceAddress } from './settings.ts';

/** A person waits for it. */
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

/** Finds out whether a service answers. Single-flight: whoever asks meanwhile, or just afterwards, shares the result. */
export class Probe {
  readonly #options: ProbeOptions;
  #asking: Promise<boolean> | undefined;
  #last = { isUp: false, atMs: -Infinity };

  constructor(options: ProbeOptions) {
    this.#options = options;
  }

  /** Never throws, and answers within three seconds. */
  isUp(): Promise<boolean> {
    const sinceMs = this.#options.now().getTime() - this.#last.atMs;
    if (this.#asking === undefined && sinceMs >= 0 && sinceMs < AGAIN_MS) return Promise.resolve(this.#last.isUp);
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    const isUp = await this.#get().catch(() => false);
    this.#last = { isUp, atMs: this.#options.now().getTime() };
    this.#asking = undefined;
    return isUp;
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
