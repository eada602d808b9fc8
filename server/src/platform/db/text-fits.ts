import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from './open.ts';

/**
 * Which words a row has: one that begins so, in its title or in either part; of a beginning of one letter that word itself,
 * because too many begin with it. Beginnings are letters, digits and pictures only.
 */
export type Fits =
  | { readonly beginning: string; readonly in: 'title' | 'any' }
  | { readonly all: readonly Fits[] }
  | { readonly some: readonly Fits[] }
  | { readonly one: Fits; readonly but: Fits };

/** At least `least` of them fit. */
export function atLeast(least: number, of: readonly Fits[]): Fits {
  if (least === of.length) return { all: of };
  if (least <= 1) return { some: of };
  // By halves, which is much shorter than every choice of so many.
  const half = Math.ceil(of.length / 2);
  const [left, right] = [of.slice(0, half), of.slice(half)];
  const ways: Fits[] = [];
  for (let lefts = Math.max(0, least - right.length); lefts <= Math.min(least, left.length); lefts++) {
    const parts = [
      ...(lefts === 0 ? [] : [atLeast(lefts, left)]),
      ...(lefts === least ? [] : [atLeast(least - lefts, right)]),
    ];
    ways.push({ all: parts });
  }
  return { some: ways };
}

/** As PostgreSQL asks a tsvector whose words begin with where they stand and with the key of their scope. */
export function fitsTsquery(key: string, fits: Fits): string {
  if ('all' in fits) return joined(fits.all, ' & ', (each) => fitsTsquery(key, each));
  if ('some' in fits) return joined(fits.some, ' | ', (each) => fitsTsquery(key, each));
  if ('one' in fits) return `(${fitsTsquery(key, fits.one)} & !${fitsTsquery(key, fits.but)})`;
  return `'${fits.in === 'title' ? 't' : 'a'}${key}${fits.beginning}'${isWhole(fits.beginning) ? '' : ':*'}`;
}

/** As SQLite asks FTS5. */
export function fitsFts5(key: string, fits: Fits): string {
  if ('all' in fits) return joined(fits.all, ' AND ', (each) => fitsFts5(key, each));
  if ('some' in fits) return joined(fits.some, ' OR ', (each) => fitsFts5(key, each));
  if ('one' in fits) return `(${fitsFts5(key, fits.one)} NOT ${fitsFts5(key, fits.but)})`;
  return `${fits.in === 'title' ? 'title : ' : ''}"${key}${fits.beginning}"${isWhole(fits.beginning) ? '' : '*'}`;
}

/** As either asks the columns `title` and `body` themselves, which have one blank between two words. */
export function fitsText(kind: DatabaseKind, fits: Fits): RawBuilder<SqlBool> {
  const parts = (of: readonly Fits[]) => of.map((each) => fitsText(kind, each));
  if ('all' in fits) return sql`(${sql.join(parts(fits.all), sql` and `)})`;
  if ('some' in fits) return sql`(${sql.join(parts(fits.some), sql` or `)})`;
  if ('one' in fits) return sql`(${fitsText(kind, fits.one)} and not ${fitsText(kind, fits.but)})`;
  const text = fits.in === 'title' ? sql`' ' || title || ' '` : sql`' ' || title || ' ' || body || ' '`;
  const sought = ` ${fits.beginning}${isWhole(fits.beginning) ? ' ' : ''}`;
  return kind === 'postgres' ? sql`(strpos(${text}, ${sought}) > 0)` : sql`(instr(${text}, ${sought}) > 0)`;
}

function joined(of: readonly Fits[], by: string, write: (each: Fits) => string): string {
  return `(${of.map(write).join(by)})`;
}

function isWhole(beginning: string): boolean {
  return beginning.length === 1;
}
