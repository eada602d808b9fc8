import autocannon from 'autocannon';

export interface LoadResult {
  /** Answers a second, averaged over the run. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Of every answer, the quickest first. */
  readonly timesMs: readonly number[];
}

/** What a request asks for instead of what all do; with a body it posts that as JSON. */
export interface Ask {
  readonly path?: string;
  readonly cookie?: string;
  readonly body?: object;
}

/** Asks `url` over `connections` connections for `seconds`, or so many times; throws if any answer is not a 2xx. */
export async function load(
  url: string,
  options: {
    readonly connections: number;
    readonly seconds?: number;
    readonly times?: number;
    readonly cookie?: string;
    /** Posted as JSON in turn, instead of asking with GET. */
    readonly bodies?: readonly object[];
    readonly next?: () => Ask;
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
        // It notices that so many are answered when it takes its next sample.
        ...(options.times === undefined ? {} : { amount: options.times, sampleInt: SAMPLE_MS }),
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(bodies === undefined ? {} : POSTING),
        },
        ...(bodies === undefined
          ? {}
          : { requests: bodies.map((body) => ({ method: 'POST' as const, body: JSON.stringify(body) })) }),
        ...(next === undefined ? {} : { requests: [{ setupRequest: asking(next) }] }),
      },
      (error: Error | null, done) => (error === null ? resolve(done) : reject(error)),
    );
    running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx and ${result.errors} failed`);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(quantile(times, part));
  const perSecond = Math.round(result.requests.average);
  return { perSecond, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), timesMs: times };
}

/** Of values in their order. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

const SAMPLE_MS = 20;

const POSTING = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

function asking(next: () => Ask) {
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
