import autocannon from 'autocannon';

export interface LoadResult {
  /** Answers a second, averaged over the run. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** Asks `url` over `connections` connections for `seconds`; throws if any answer is not a 2xx. */
export async function load(
  url: string,
  options: {
    readonly connections: number;
    readonly seconds: number;
    readonly cookie?: string;
    /** Posted as JSON in turn, instead of asking with GET. */
    readonly bodies?: readonly object[];
    /** What each request asks for, instead of the path of `url`. */
    readonly nextPath?: () => string;
    /** Who posts what next, as JSON, to the path of `url`. */
    readonly nextPost?: () => { readonly cookie: string; readonly body: object };
  },
): Promise<LoadResult> {
  const { cookie, bodies, nextPath, nextPost } = options;
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: options.connections,
        duration: options.seconds,
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(bodies === undefined && nextPost === undefined
            ? {}
            : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
        },
        ...(bodies === undefined
          ? {}
          : { requests: bodies.map((body) => ({ method: 'POST' as const, body: JSON.stringify(body) })) }),
        ...(nextPost === undefined ? {} : { requests: [{ method: 'POST' as const, setupRequest: post(nextPost) }] }),
        ...(nextPath === undefined
          ? {}
          : { requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) }] }),
      },
      (error: Error | null, done) => (error === null ? resolve(done) : reject(error)),
    );
    running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx and ${result.errors} failed`);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN);
  return { perSecond: Math.round(result.requests.average), p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

function post(next: () => { readonly cookie: string; readonly body: object }) {
  return (request: autocannon.Request): autocannon.Request => {
    const { cookie, body } = next();
    return { ...request, headers: { ...request.headers, cookie }, body: JSON.stringify(body) };
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
