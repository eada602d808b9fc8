import autocannon from 'autocannon';

export interface LoadResult {
  /** Answers a second, averaged over the run. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p97Ms: number;
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
  },
): Promise<LoadResult> {
  const { cookie, bodies } = options;
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(bodies === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(bodies === undefined
      ? {}
      : { requests: bodies.map((body) => ({ method: 'POST' as const, body: JSON.stringify(body) })) }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx and ${result.errors} failed`);
  }
  const { p50, p97_5, p99 } = result.latency;
  return { perSecond: Math.round(result.requests.average), p50Ms: p50, p97Ms: p97_5, p99Ms: p99 };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
