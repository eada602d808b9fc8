import autocannon from 'autocannon';

export interface LoadResult {
  /** Responses per second, averaged over the run. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Latency of every response, ascending. */
  readonly timesMs: readonly number[];
}

/** Overrides for one request. With a body, it is posted as JSON. */
export interface RequestOverrides {
  readonly path?: string;
  readonly cookie?: string;
  readonly body?: object;
}

/** Loads `url` over `connections` connections, for `seconds` or `times` requests. Throws if any response is not 2xx. */
export async function load(
  url: string,
  options: {
    readonly connections: number;
    readonly seconds?: number;
    readonly times?: number;
    readonly cookie?: string;
    /** Posted as JSON in rotation, instead of GET requests. */
    readonly bodies?: readonly object[];
    readonly next?: () => RequestOverrides;
  },
): Promise<LoadResult> {
  const { cookie, bodies, next } = options;
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: options.connections,
        ...(options.seconds === undefined ? {} : { duration: options.seconds }),
        // Autocannon checks whether `amount` is reached only when it takes a sample.
        ...(options.times === undefined ? {} : { amount: options.times, sampleInt: SAMPLE_MS }),
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(bodies === undefined ? {} : POSTING),
        },
        ...(bodies === undefined
          ? {}
          : { requests: bodies.map((body) => ({ method: 'POST' as const, body: JSON.stringify(body) })) }),
        ...(next === undefined ? {} : { requests: [{ setupRequest: withOverrides(next) }] }),
      },
      (error: Error | null, done) => (error === null ? resolve(done) : reject(error)),
    );
    running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx and ${result.errors} failed`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(quantile(times, share));
  const perSecond = Math.round(result.requests.average);
  return { perSecond, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), timesMs: times };
}

/** The value below which `share` of the ascending values lie. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

const SAMPLE_MS = 20;

const POSTING = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

function withOverrides(next: () => RequestOverrides) {
  return (request: autocannon.Request): autocannon.Request => {
    const { path, cookie, body } = next();
    return {
      ...request,
      ...(path === undefined ? {} : { path }),
      headers: {
        ...request.headers,
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : POSTING),
      },
      ...(body === undefined ? {} : { method: 'POST' as const, body: JSON.stringify(body) }),
    };
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
