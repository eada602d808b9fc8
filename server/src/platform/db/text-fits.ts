import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from './open.ts';

/**
 * The title or either part; where an index has it, what says how a row stands among others, and either part of the rows alone that stand
 * first or second.
 */
type Part = 'title' | 'any' | 'standing' | StandingPart;
/** Only an index of PostgreSQL tells them; read in a row's own words they are either part. */
export type StandingPart = 'first' | 'second';

/**
 * Which words a row has: one that begins so, in a part of it. A beginning with the blank after it is a whole word,
 * which PostgreSQL finds many times faster; so is one of one letter, because too many words begin with it. Else beginnings are
 * letters, digits and pictures only.
 */
export type Fits =
  | { readonly beginning: string; readonly in: Part }
  | { readonly atLeast: number; readonly of: readonly Fits[] }
  | { readonly one: Fits; readonly but: Fits };

type Several = Extract<Fits, { readonly of: unknown }>;

export function all(of: readonly Fits[]): Fits {
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

/** The same of the rows alone that stand so; undefined where it is not only what either part has. */
export function among(fits: Fits, part: StandingPart): Fits | undefined {
  if ('beginning' in fits) return fits.in === 'any' ? { ...fits, in: part } : undefined;
  if ('one' in fits) {
    const [one, but] = [among(fits.one, part), among(fits.but, part)];
    return one === undefined || but === undefined ? undefined : { one, but };
  }
  const of = fits.of.map((each) => among(each, part)).filter((each) => each !== undefined);
  return of.length < fits.of.length ? undefined : { ...fits, of };
}

interface Language {
  readonly and: string;
  readonly or: string;
  readonly not: string;
  /** What stands before and behind a word of a part, and behind the beginning of words. */
  around(where: Part): { readonly before: string; readonly after: string; readonly afterBeginning: string };
  /** As the bytes of words are. */
  readonly byBytes: RawBuilder<unknown>;
}

/** Words that begin so, whichever there are. */
interface Begun {
  readonly beginning: string;
  readonly in: Part;
}

/** The question piece by piece, with the beginnings that are to be looked up between them. */
function write(language: Language, fits: Fits): (string | Begun)[] {
  if ('of' in fits) {
    if (fits.atLeast > 1 && fits.atLeast < fits.of.length) return write(language, byHalves(fits));
    const by = fits.atLeast === 1 ? language.or : language.and;
    const parts = fits.of.map((each, at) => joined(at === 0 ? '' : by, ...write(language, each)));
    return joined('(', ...parts.flat(), ')');
  }
  if ('one' in fits) return joined('(', ...write(language, fits.one), language.not, ...write(language, fits.but), ')');
  if (!isWhole(fits.beginning)) return [fits];
  const { before, after } = language.around(fits.in);
  return [`${before}${fits.beginning.trimEnd()}${after}`];
}

/** Pieces that follow each other as one. */
function joined(...pieces: readonly (string | Begun)[]): (string | Begun)[] {
  const together: (string | Begun)[] = [];
  for (const piece of pieces) {
    const last = together.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') together.splice(-1, 1, `${last}${piece}`);
    else together.push(piece);
  }
  return together;
}

/** So many words that begin alike are named one by one; of more, the index gathers all that begin so. */
const NAMED_MAX = 100;
/** Comes after all letters. */
const LAST = '\u{10FFFF}';

/**
 * A beginning is asked for as the words there are that begin so: an index walks the lists of whole words side by side, and skips
 * what one of them has not, but gathers all that begins so before it looks at anything else. `search_words` has every word that
 * stands in any row.
 */
function begun(language: Language, { beginning, in: where }: Begun): RawBuilder<unknown> {
  const { before, after, afterBeginning } = language.around(where);
  const text = (part: string) => sql`cast(${part} as text)`;
  const word = sql`word ${language.byBytes}`;
  const or = sql.lit(language.or);
  const others = sql`string_agg(${text(before)} || word || ${text(after)}, ${or})`;
  return sql`(select case when count(*) > ${sql.lit(NAMED_MAX)} then ${text(`${before}${beginning}${afterBeginning}`)}
      else ${text(`(${before}${beginning}${after}`)} || coalesce(${or} || ${others}, '') || ')' end as asked
    from (select word from search_words where ${word} > ${beginning} and ${word} < ${`${beginning}${LAST}`}
      limit ${sql.lit(NAMED_MAX + 1)}) as few_words)`;
}

/** The question as an expression of a query, which looks up each beginning once. */
function ask(language: Language, fits: Fits): RawBuilder<string> {
  const lookups = new Map<string, RawBuilder<unknown>>();
  const parts = write(language, fits).map((part) => {
    if (typeof part === 'string') return sql`cast(${part} as text)`;
    const name = JSON.stringify([part.in, part.beginning]);
    if (!lookups.has(name)) lookups.set(name, begun(language, part));
    return sql`${sql.ref(`few_words_${[...lookups.keys()].indexOf(name)}`)}.asked`;
  });
  const question = sql.join(parts, sql` || `);
  if (lookups.size === 0) return sql<string>`(${question})`;
  const each = [...lookups.values()].map((lookup, at) => sql`${lookup} as ${sql.ref(`few_words_${at}`)}`);
  return sql<string>`(select ${question} from ${sql.join(each)})`;
}

/** Before the words of each part. */
const LETTERS: Readonly<Record<Part, string>> = { title: 't', any: 'a', standing: 's', first: 'f', second: 'g' };

/** As PostgreSQL asks a tsvector whose words begin with where they stand and with the key of their scope. */
export function fitsTsquery(key: string, fits: Fits): RawBuilder<string> {
  return ask(
    {
      and: ' & ',
      or: ' | ',
      not: ' & !',
      around: (where) => ({ before: `'${LETTERS[where]}${key}`, after: `'`, afterBeginning: `':*` }),
      byBytes: sql`collate "C"`,
    },
    fits,
  );
}

/** As SQLite asks FTS5. */
export function fitsFts5(key: string, fits: Fits): RawBuilder<string> {
  return ask(
    {
      and: ' AND ',
      or: ' OR ',
      not: ' NOT ',
      around: (where) => ({
        before: `${where === 'title' ? 'title : ' : ''}"${key}`,
        after: '"',
        afterBeginning: '"*',
      }),
      byBytes: sql``,
    },
    fits,
  );
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

function isInText({ kind, table }: TextOf, beginning: string, where: Part): RawBuilder<SqlBool> {
  const text = sql.ref(`${table}.${where === 'title' || where === 'standing' ? where : 'body'}`);
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
