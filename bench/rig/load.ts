import autocannon from 'autocannon';

export interface LoadResult {
  /** Answers a second, averaged over the run. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Asks `url` over `connections` connections for `seconds`; throws if any answer is not a 2xx. */
export async function load(
  url: string,
  options: { connections: number; seconds: number; cookie?: string },
): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    headers: options.cookie === undefined ? {} : { cookie: options.cookie },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx and ${result.errors} failed`);
  }
  return { perSecond: Math.round(result.requests.average), p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
