import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from './open.ts';

/**
 * Which words a row has: one that begins so, in its title or in either part. A beginning with the blank after it is a whole word,
 * which PostgreSQL finds many times faster; so is one of one letter, because too many words begin with it. Else beginnings are
 * letters, digits and pictures only.
 */
export type Fits =
  | { readonly beginning: string; readonly in: 'title' | 'any' }
  | { readonly atLeast: number; readonly of: readonly Fits[] }
  | { readonly one: Fits; readonly but: Fits };

type Several = Extract<Fits, { readonly of: unknown }>;

function all(of: readonly Fits[]): Fits {
  return { atLeast: of.length, of };
}

export function any(of: readonly Fits[]): Fits {
  return { atLeast: 1, of };
}

/** What can say only "all" and "any" says "at least so many" by halves, which is much shorter than every choice of so many. */
function byHalves({ atLeast, of }: Several): Fits {
  const half = Math.ceil(of.length / 2);
  const [left, right] = [of.slice(0, half), of.slice(half)];
  const ways: Fits[] = [];
  for (let lefts = Math.max(0, atLeast - right.length); lefts <= Math.min(atLeast, left.length); lefts++) {
    const parts: Fits[] = [
      ...(lefts === 0 ? [] : [{ atLeast: lefts, of: left }]),
      ...(lefts === atLeast ? [] : [{ atLeast: atLeast - lefts, of: right }]),
    ];
    ways.push(all(parts));
  }
  return any(ways);
}

interface Language {
  readonly and: string;
  readonly or: string;
  readonly not: string;
  word(beginning: string, where: 'title' | 'any'): string;
}

function write(language: Language, fits: Fits): string {
  if ('of' in fits) {
    if (fits.atLeast > 1 && fits.atLeast < fits.of.length) return write(language, byHalves(fits));
    const by = fits.atLeast === 1 ? language.or : language.and;
    return `(${fits.of.map((each) => write(language, each)).join(by)})`;
  }
  if ('one' in fits) return `(${write(language, fits.one)}${language.not}${write(language, fits.but)})`;
  return language.word(fits.beginning, fits.in);
}

/** As PostgreSQL asks a tsvector whose words begin with where they stand and with the key of their scope. */
export function fitsTsquery(key: string, fits: Fits): string {
  const word: Language['word'] = (beginning, where) =>
    `'${where === 'title' ? 't' : 'a'}${key}${beginning.trimEnd()}'${isWhole(beginning) ? '' : ':*'}`;
  return write({ and: ' & ', or: ' | ', not: ' & !', word }, fits);
}

/** As SQLite asks FTS5. */
export function fitsFts5(key: string, fits: Fits): string {
  const word: Language['word'] = (beginning, where) =>
    `${where === 'title' ? 'title : ' : ''}"${key}${beginning.trimEnd()}"${isWhole(beginning) ? '' : '*'}`;
  return write({ and: ' AND ', or: ' OR ', not: ' NOT ', word }, fits);
}

/** Where words are asked of rows. */
export interface TextOf {
  readonly kind: DatabaseKind;
  readonly table: string;
}

/** As either asks the columns `title` and `body` of a table themselves. */
export function fitsText(of: TextOf, fits: Fits): RawBuilder<SqlBool> {
  if ('one' in fits) return sql`(${fitsText(of, fits.one)} and not ${fitsText(of, fits.but)})`;
  if ('beginning' in fits) return isInText(of, fits.beginning, fits.in);
  const parts = fits.of.map((each) => fitsText(of, each));
  if (fits.atLeast === fits.of.length) return sql`(${sql.join(parts, sql` and `)})`;
  if (fits.atLeast === 1) return sql`(${sql.join(parts, sql` or `)})`;
  const counted = parts.map((part) => sql`case when ${part} then 1 else 0 end`);
  return sql`(${sql.join(counted, sql` + `)} >= ${sql.lit(fits.atLeast)})`;
}

/** Which of `questions` a row fits, as the bits of a number: the first is the lowest. */
export function fitsBits(of: TextOf, questions: readonly Fits[]): RawBuilder<number> {
  const bits = questions.map((fits, at) => sql`case when ${fitsText(of, fits)} then ${sql.lit(2 ** at)} else 0 end`);
  return sql`(${sql.join(bits, sql` + `)})`;
}

function isInText({ kind, table }: TextOf, beginning: string, where: 'title' | 'any'): RawBuilder<SqlBool> {
  const text = sql.ref(`${table}.${where === 'title' ? 'title' : 'body'}`);
  const sought = asStanding(beginning);
  return kind === 'postgres' ? sql`(strpos(${text}, ${sought}) > 0)` : sql`(instr(${text}, ${sought}) > 0)`;
}

/** The same of a text that was read. */
export function isWordIn(text: string, beginning: string): boolean {
  return text.includes(asStanding(beginning));
}

function asStanding(beginning: string): string {
  return isWhole(beginning) ? ` ${beginning.trimEnd()} ` : ` ${beginning}`;
}

function isWhole(beginning: string): boolean {
  return beginning.length === 1 || beginning.endsWith(' ');
}

/** The same, but that each word is to be a whole one. */
export function ofWholeWords(fits: Fits): Fits {
  if ('of' in fits) return { ...fits, of: fits.of.map(ofWholeWords) };
  if ('one' in fits) return { one: ofWholeWords(fits.one), but: ofWholeWords(fits.but) };
  return { ...fits, beginning: whole(fits.beginning) };
}

/** A whole word as a beginning. */
export function whole(word: string): string {
  return isWhole(word) ? word : `${word} `;
}
