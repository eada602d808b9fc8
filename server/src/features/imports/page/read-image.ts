import { isNode, type LinkedData, listOf } from './linked-data.ts';
import { absoluteAddress } from './read-values.ts';

interface Candidate {
  readonly url: string;
  /** Pixels; 0 if unknown. */
  readonly size: number;
}

const DEPTH_MAX = 4;

const pixels = (value: unknown): number => {
  const count = Number.parseInt(String(isNode(value) ? value['value'] : value), 10);
  return Number.isFinite(count) && count > 0 ? count : 0;
};

function candidatesOf(given: unknown, data: LinkedData, base: string | null, depth = 0): Candidate[] {
  const value = data.resolve(given);
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.flatMap((each) => candidatesOf(each, data, base, depth + 1));
  if (!isNode(value)) {
    const url = absoluteAddress(value, base);
    return url === null ? [] : [{ url, size: 0 }];
  }
  const size = pixels(value['width']) * pixels(value['height']);
  return listOf(value['url'] ?? value['contentUrl'] ?? value['@id'] ?? value['src'])
    .flatMap((url) => candidatesOf(url, data, base, depth + 1))
    .map(({ url }) => ({ url, size }));
}

/** Returns the address of the largest picture whose size is stated, or of the first one. */
export function largestImage(value: unknown, data: LinkedData, base: string | null): string | null {
  const candidates = candidatesOf(value, data, base);
  const largest = candidates.reduce<Candidate | null>(
    (best, each) => (best === null || each.size > best.size ? each : best),
    null,
  );
  return largest?.url ?? null;
}
