import type { RecipeSource } from '@larder/contract/recipes';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import { any, type Fits, fitsBits, fitsText } from '#platform/db/text-fits.ts';
import { matching, matchingKeys } from '#platform/db/text-index.ts';

import { COMMUNITY_SCOPE, searchScope } from '../search-document.ts';
import { type Beginnings, has, type Hit, nameOf } from './meaning.ts';
import { amongBest } from './standing.ts';

/** So many are known by their ids. */
export const RARE_MAX = 300;
/** Recipes on a page of a list, and one more. */
export const PAGE = 25;
const ALIKE_MAX = 1_000;
/** About one in so many of what the index has is read where it knows how each stands, as measured among a million. */
const STANDING_GAIN = 15;
/** About one in so many is among the best that the index has apart. */
const BEST_ONE_IN = 11;

/** Of what the index of a source has, about one in so many is read for a page. */
export function gainOf(kind: Ctx['databaseKind'], source: RecipeSource): number {
  return kind === 'postgres' && source === 'community' ? STANDING_GAIN : 1;
}

type Ask = Pick<Ctx, 'reader' | 'databaseKind' | 'actor'>;

export interface SourceQuestion {
  readonly source: RecipeSource;
  readonly fits: Fits;
  /** What is to be told of each that fits: which words its title has, which it has anywhere, or nothing as all have all of them. */
  readonly tells: 'title' | 'any' | 'nothing';
  /** What the index is asked for: all that fit have it, and others may. */
  readonly hint: Fits;
  /** Where the hint is true of very many, the first that the index has are enough. */
  readonly areSomeEnough?: boolean;
  /** The places of words of which it is to be told, where nothing fits, whether any recipe has them. */
  readonly doubtful?: readonly number[];
}

/** What the hint is true of is so much that a page of it is found sooner by the index, or by looking through all in their order. */
export type Many = 'indexed' | 'common';

export interface SourceAnswer {
  /** The recipes that fit, where they are not many. */
  readonly hits: readonly Hit[] | Many;
  /** Where nothing fits: which of the doubtful words some recipe has, bit by bit. */
  readonly present: number;
}

/** The recipes that fit, found by the index, in one query for different sources. */
export async function findHits(
  ctx: Ask,
  questions: readonly SourceQuestion[],
  words: readonly Beginnings[],
): Promise<ReadonlyMap<RecipeSource, SourceAnswer>> {
  if (questions.length === 0) return new Map();
  const keys = questions.flatMap((question) => [
    ...(hasBest(ctx, question) ? [sql`few_best as materialized (${bestOf(ctx, question)})`] : []),
    sql`${sql.ref(`few_${question.source}`)} as materialized (${keysOf(ctx, question)})`,
  ]);
  const parts = questions.flatMap((question) => [hitsAmongKeys(ctx, question, words), summaryOf(ctx, question, words)]);
  const { rows } = await sql<FoundRow>`with ${sql.join(keys)} ${sql.join(parts, sql` union all `)}`.execute(ctx.reader);
  const found = Map.groupBy(rows, ({ source }) => source);
  return new Map(
    questions.map(({ source }) => {
      const hits = (found.get(source) ?? []).filter(isHit);
      const summary = found.get(source)?.find((row) => !isHit(row));
      return [source, { hits: MANY[summary?.in_any ?? FEW] ?? hits, present: summary?.in_title ?? 0 }];
    }),
  );
}

/** As the summary says it. */
const FEW = 0;
const INDEXED = 1;
const COMMON = 2;
const MANY: Readonly<Record<number, Many>> = { [INDEXED]: 'indexed', [COMMON]: 'common' };

type FoundRow = (Hit | (Omit<Hit, 'id'> & { readonly id: null })) & { readonly source: RecipeSource };

function isHit(row: FoundRow): row is Hit & FoundRow {
  return row.id !== null;
}

/**
 * Which of the words those have that the index gave and that fit, if one may see any of them: whoever reads them looks at which. Their
 * words are read only where they are not too many.
 */
function hitsAmongKeys(ctx: Ask, question: SourceQuestion, words: readonly Beginnings[]): RawBuilder<unknown> {
  const { source, tells, areSomeEnough = false } = question;
  const of = { kind: ctx.databaseKind, table: tableOf(source) };
  const bits = (where: 'title' | 'any') =>
    fitsBits(
      of,
      words.map((word) => has(word, where)),
    );
  return sql`select ${sql.lit(source)} as source, ${sql.ref(`${of.table}.id`)} as id,
    ${tells === 'title' ? bits('title') : sql.lit(0)} as in_title,
    ${tells === 'any' ? bits('any') : sql.lit(2 ** words.length - 1)} as in_any
    from ${withKey(ctx, source)} where ${fitsAmongKeys(ctx, question)} and exists (select 1 from ${fittingKeys(ctx, question)})
      and ${areSomeEnough ? sql`true` : isFew(source)}`;
}

/** Those that the index gave, that fit and that one may see. */
function fittingKeys(ctx: Ask, question: SourceQuestion): RawBuilder<unknown> {
  return sql`${withKey(ctx, question.source)} where ${isSeen(ctx, question.source)} and ${fitsAmongKeys(ctx, question)}`;
}

function fitsAmongKeys(ctx: Ask, { source, fits, hint }: SourceQuestion): RawBuilder<SqlBool> {
  return fits === hint ? sql`true` : fitsText({ kind: ctx.databaseKind, table: tableOf(source) }, fits);
}

/** A row that says whether there are too many, and which of the doubtful words some recipe has where nothing fits. */
function summaryOf(ctx: Ask, question: SourceQuestion, words: readonly Beginnings[]): RawBuilder<unknown> {
  const { source, areSomeEnough = false, doubtful = [] } = question;
  const areMany = sql`(${areBestMany(ctx, question)} or not ${isFew(source)} and ${isAnySeen(ctx, question)})`;
  const many = sql`case when ${areBestMany(ctx, question)} then ${sql.lit(INDEXED)} when not ${areMany} then ${sql.lit(FEW)}
    when ${isFoundSooner(ctx, source)} then ${sql.lit(INDEXED)} else ${sql.lit(COMMON)} end`;
  const bits = doubtful.map((at) => {
    const isThere = sql`exists (select 1 from ${fitting(ctx, source, has(words[at] ?? [], 'any'))} limit 1)`;
    return sql`case when ${isThere} then ${sql.lit(2 ** at)} else 0 end`;
  });
  const present =
    bits.length === 0
      ? sql.lit(0)
      : sql`case when exists (select 1 from ${fittingKeys(ctx, question)}) or ${areMany} then 0
          else ${sql.join(bits, sql` + `)} end`;
  return sql`select ${sql.lit(source)} as source, null as id, ${present} as in_title,
    ${areSomeEnough ? sql.lit(FEW) : many} as in_any`;
}

/**
 * Is a page of what the index gave so many of found sooner by taking all that it has? The index gives its rows as they stand
 * in the table: from how far the first of them reach follows how many there are, and from that after how many others a page of them
 * is full. To take one costs about as much as to look at one; of those that PostgreSQL has by how they stand, the first are enough.
 */
function isFoundSooner({ databaseKind: kind }: Ask, source: RecipeSource): RawBuilder<boolean> {
  // The recipes of one person stand anywhere in the table, and are few enough to be looked through.
  if (source !== 'community') return sql<boolean>`(1 = 0)`;
  const first = { name: sql.ref(`few_${source}`), count: RARE_MAX };
  if (kind === 'postgres') return isSoonerByPages({ ...first, oneIn: 1 });
  const rows = sql`(select max(doc_id) from ${sql.table(tableOf(source))})`;
  const matched = sql`(${sql.lit(RARE_MAX)} * ${rows} / (select max(place) + 1.0 from ${first.name}))`;
  return sql<boolean>`(${matched} * ${matched} < ${sql.lit(PAGE)} * ${rows})`;
}

/** The first rows that the index gave; of all that fit about one in so many is of the kind that was asked for. */
interface FirstRows {
  readonly name: RawBuilder<unknown>;
  readonly count: number;
  readonly oneIn: number;
}

function isSoonerByPages({ name, count, oneIn }: FirstRows): RawBuilder<boolean> {
  // The page of the table on which the last of them stands.
  const reach = sql`(select (max(place)::text::point)[0] + 1.0 from ${name})`;
  const matched = sql`(${sql.lit(count * oneIn)} * relpages / ${reach})`;
  return sql<boolean>`(select ${matched} * ${matched} < ${sql.lit(PAGE * STANDING_GAIN)} * reltuples
    from pg_class where oid = ${tableOf('community')}::regclass)`;
}

/** Where the index has the best apart, they are looked for first: of what has a page of them, the others need not be counted. */
function hasBest({ databaseKind: kind }: Ask, { source, fits, hint, tells, areSomeEnough = false }: SourceQuestion) {
  if (kind !== 'postgres' || source !== 'community' || fits !== hint) return false;
  // Whoever has those come first that fit best asks for another order than the rating's.
  return tells !== 'title' && !areSomeEnough && amongBest(fits).length > 0;
}

function bestOf(ctx: Ask, { fits }: SourceQuestion): RawBuilder<unknown> {
  const name = tableOf('community');
  const best = matching(ctx.databaseKind, name, scopeOf(ctx, 'community'), any(amongBest(fits)));
  return sql`select ${sql.table(name)}.id, ${sql.table(name)}.ctid as place from ${best} limit ${sql.lit(PAGE)}`;
}

/** A page of them is there, of which one may see any, and found sooner by the index. */
function areBestMany(ctx: Ask, question: SourceQuestion): RawBuilder<SqlBool> {
  if (!hasBest(ctx, question)) return sql`(1 = 0)`;
  const first = { name: sql`few_best`, count: PAGE, oneIn: BEST_ONE_IN };
  return sql`((select count(*) from few_best) = ${sql.lit(PAGE)} and ${isSoonerByPages(first)}
    and exists (select 1 from few_best as ${sql.table(tableOf('community'))} where ${isSeen(ctx, 'community')}))`;
}

/** All of them may be in the bin, or hidden; where that is so of the first, which is seldom, the others are looked for. */
function isAnySeen(ctx: Ask, { source, hint }: SourceQuestion): RawBuilder<boolean> {
  return sql`case when exists (select 1 from ${withKey(ctx, source)} where ${isSeen(ctx, source)}) then true
    when ${isFew(source)} then false else exists (select 1 from ${fitting(ctx, source, hint)}) end`;
}

function isFew(source: RecipeSource): RawBuilder<boolean> {
  return sql`((select count(*) from ${sql.ref(`few_${source}`)}) <= ${sql.lit(RARE_MAX)})`;
}

/** A word that some recipe has, or that is like one of the misspelt ones. */
interface WordRow {
  readonly word: string;
  readonly is_like: number;
}

export interface WordsFound {
  /** Those of the words asked for that some recipe of the sources has. */
  readonly present: ReadonlySet<string>;
  /** Words of anybody's recipes that have one of the forms. */
  readonly alike: readonly string[];
}

/** Looks words up in the index, which stops at the first recipe that has one, and the words that have some forms; in one query. */
export async function findWords(
  ctx: Ask,
  sources: readonly RecipeSource[],
  words: readonly Beginnings[],
  forms: readonly string[],
): Promise<WordsFound> {
  const parts = words.map((word) => {
    const each = sources.map((source) => sql`exists (select 1 from ${fitting(ctx, source, has(word, 'any'))} limit 1)`);
    return sql`select ${nameOf(word)} as word, 0 as is_like where ${sql.join(each, sql` or `)}`;
  });
  if (forms.length > 0) {
    const isForm = isOneOf(ctx.databaseKind, sql.ref('form'), forms, 'text');
    parts.push(sql`select word, 1 as is_like from (
      select word from search_word_forms where ${isForm} limit ${sql.lit(ALIKE_MAX)}) as few_words`);
  }
  if (parts.length === 0) return { present: new Set(), alike: [] };
  const { rows } = await sql<WordRow>`${sql.join(parts, sql` union all `)}`.execute(ctx.reader);
  const [present, alike] = [0, 1].map((like) => rows.filter(({ is_like }) => is_like === like).map(({ word }) => word));
  return { present: new Set(present), alike: alike ?? [] };
}

/** Where the words of a source's recipes stand; those shared with one stand with their owners'. */
export function tableOf(source: RecipeSource): 'community_search' | 'recipe_search' {
  return source === 'community' ? 'community_search' : 'recipe_search';
}

/** Those that fit and that one may see. What was shared with one is few enough to be looked through. */
function fitting(ctx: Ask, source: RecipeSource, fits: Fits): RawBuilder<unknown> {
  const { databaseKind: kind, actor } = ctx;
  if (source !== 'shared')
    return sql`${matching(kind, tableOf(source), scopeOf(ctx, source), fits)} and ${isSeen(ctx, source)}`;
  return sql`shared_recipes ${withEach(kind, tableOf(source), sql`id = shared_recipes.recipe_id`)}
    where shared_recipes.shared_with = ${actor.id} and shared_recipes.hidden_at is null and ${isSeen(ctx, source)}
      and ${fitsText({ kind, table: tableOf(source) }, fits)}`;
}

/**
 * One more of those that the hint is true of than are few, whether one may see them or not. PostgreSQL comes by their rows, and keeps
 * the words that are looked at; SQLite by their keys.
 */
function keysOf(ctx: Ask, question: SourceQuestion): RawBuilder<unknown> {
  const { source, hint, fits, tells } = question;
  const { databaseKind: kind } = ctx;
  const name = tableOf(source);
  const table = sql.table(name);
  const most = sql.lit(RARE_MAX + 1);
  const words = fits === hint && tells === 'nothing' ? sql`` : sql`, ${table}.title, ${table}.body`;
  const kept = kind === 'postgres' ? sql`${table}.id${words}` : sql`${table}.doc_id as key`;
  if (source === 'shared') return sql`select ${kept} from ${fitting(ctx, source, hint)} limit ${most}`;
  const scope = scopeOf(ctx, source);
  return kind === 'postgres'
    ? sql`select ${kept}, ${table}.ctid as place from ${matching(kind, name, scope, hint)}
        and not ${areBestMany(ctx, question)} limit ${most}`
    : sql`select key, key as place from (${matchingKeys(kind, name, scope, { fits: hint, most })}) as few_keys`;
}

/** The ids of all that the index finds; whoever asks looks at which of them one may see. */
export function idsByIndex(ctx: Ask, source: 'own' | 'community', fits: Fits): RawBuilder<unknown> {
  const name = tableOf(source);
  return sql`select ${sql.table(name)}.id from ${matching(ctx.databaseKind, name, scopeOf(ctx, source), fits)}`;
}

/** Those that the index gave. */
function withKey(ctx: Ask, source: RecipeSource): RawBuilder<unknown> {
  const { databaseKind: kind } = ctx;
  const keys = sql.table(`few_${source}`);
  const name = tableOf(source);
  const found = kind === 'postgres' ? sql`as ${sql.table(name)}` : withEach(kind, name, sql`doc_id = ${keys}.key`);
  return sql`${keys} ${found}`;
}

function scopeOf({ actor }: Ask, source: 'own' | 'community'): string {
  return source === 'own' ? searchScope(actor.id) : COMMUNITY_SCOPE;
}

function isSeen({ actor }: Ask, source: RecipeSource): RawBuilder<boolean> {
  const conditions = {
    own: sql`user_id = ${actor.id} and deleted_at is null from recipes where recipes.id = recipe_search.id`,
    shared: sql`deleted_at is null from recipes where recipes.id = recipe_search.id`,
    community: sql`hidden_at is null from community_recipes where community_recipes.id = community_search.id`,
  };
  return sql<boolean>`(select ${conditions[source]})`;
}

/** One row after the other of what stands before: neither database is to go through all of the table instead. */
export function withEach(kind: Ask['databaseKind'], name: string, isIts: RawBuilder<unknown>): RawBuilder<unknown> {
  const table = sql.table(name);
  return kind === 'sqlite'
    ? sql`cross join ${table} on ${table}.${isIts}`
    : sql`cross join lateral (select * from ${table} where ${isIts} offset 0) as ${table}`;
}
