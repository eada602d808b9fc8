import { type RawBuilder, sql } from 'kysely';

import type { DatabaseKind } from './open.ts';

/** Sorts after every text that begins with what stands before it. */
const LAST_CHARACTER = '\u{10ffff}';

/** `text` in the order of its bytes, in which what begins alike stands together. An index must be made in it, too. */
export function byBytes(kind: DatabaseKind, text: RawBuilder<string>): RawBuilder<string> {
  return kind === 'postgres' ? sql<string>`(${text} collate "C")` : text;
}

/** Where the texts that begin with `beginning` start and end in that order. */
export function prefixRange(beginning: string): { readonly from: string; readonly to: string } {
  return { from: beginning, to: `${beginning}${LAST_CHARACTER}` };
}
