import { type RawBuilder, sql } from 'kysely';

import type { DatabaseKind } from './open.ts';

/** Sorts after every text with the same prefix. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Sorts `text` by its bytes, so that texts with a common prefix are adjacent. The index must have the same collation.
 */
export function byBytes(kind: DatabaseKind, text: RawBuilder<string>): RawBuilder<string> {
  return kind === 'postgres' ? sql<string>`(${text} collate "C")` : text;
}

/** The range of texts that begin with `prefix`, in that order. */
export function prefixRange(prefix: string): { readonly from: string; readonly to: string } {
  return { from: prefix, to: `${prefix}${LAST_CHARACTER}` };
}
