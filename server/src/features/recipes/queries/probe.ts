import type { RecipeSource } from '@larder/contract/recipes';
import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { type Fits, fitsBits, fitsText } from '#platform/db/text-fits.ts';
import { keyOf, matching, matchingKeys } from '#platform/db/text-index.ts';
import { FIRST_PAGE } from '#platform/page-cursor.ts';

import { COMMUNITY_SCOPE, searchScope } from '../search-document.ts';
import { type Beginnings, has, hasBit, type Hit } from './meaning.ts';

/** So many of the newest recipes of a source are read to see how common something is; a source with fewer is read whole. */
const SAMPLE = 100;
/** With so many of them that fit, a page of others is found sooner by looking through recipes in their order than by the index. */
export const COMMON_IN_SAMPLE = 3;
/** The same for those that the index finds where the newest ones are of another kind. */
const RARE_MAX = 300;

type Ask = Pick<Ctx, 'reader' | 'databaseKind' | 'actor'>;

/** The newest recipes of a source. */
export interface Sample {
  readonly hits: readonly Hit[];
  /** There are no others. */
  readonly isWhole: boolean;
}

export type Samples = ReadonlyMap<RecipeSource, Sample>;

/** So many words can be looked for in samples. */
export const SAMPLED_WORDS_MAX = 30;

/** Which of `words` the newest recipes of each source have; in one query. */
export async function readSamples(
  ctx: Ask,
  sources: readonly RecipeSource[],
  words: readonly Beginnings[],
): Promise<Samples> {
  const found = await readHits(
    ctx,
    sources.map((source) => hitsIn(ctx, source, words, newest(ctx, source))),
  );
  return new Map(
    sources.map((source) => {
      const hits = (found.get(source) ?? []).filter(isHit);
      return [source, { hits, isWhole: hits.length < SAMPLE }];
    }),
  );
}

/** Does any recipe have the word? Undefined where the samples leave it open. */
export function presenceIn(samples: Samples, at: number): boolean | undefined {
  const each = [...samples.values()];
  if (each.some(({ hits }) => hits.some(({ in_any: bits }) => hasBit(bits, at)))) return true;
  return each.every(({ isWhole }) => isWhole) ? false : undefined;
}

export interface SourceQuestion {
  readonly source: RecipeSource;
  readonly fits: Fits;
}

/** The recipes that fit, found by the index, in one query for different sources; undefined of a source that has very many. */
export async function findHits(
  ctx: Ask,
  questions: readonly SourceQuestion[],
  words: readonly Beginnings[],
): Promise<ReadonlyMap<RecipeSource, readonly Hit[] | undefined>> {
  const found = await readHits(
    ctx,
    questions.flatMap(({ source, fits }) => {
      // Their words are read only where they are not too many. All of them may be in the bin, or hidden.
      const isFew = sql`(select count(*) from ${sql.ref(`few_${source}`)}) <= ${sql.lit(RARE_MAX)}`;
      return [
        hitsIn(ctx, source, words, sql`${withKey(ctx, source)} and ${isFew}`),
        sql`select ${sql.lit(source)} as source, null as id, 0 as in_title, 0 as in_any
          where case when ${isFew} then false else exists (select 1 from ${fitting(ctx, source, fits)}) end`,
      ];
    }),
    questions.map(
      ({ source, fits }) => sql`${sql.ref(`few_${source}`)} as materialized (${keysOf(ctx, source, fits)})`,
    ),
  );
  return new Map(
    questions.map(({ source }) => {
      const hits = found.get(source) ?? [];
      return [source, hits.every(isHit) ? hits : undefined];
    }),
  );
}

/** Which of `words` some recipe of the sources has; in one query. The index stops at the first that does. */
export async function findPresent(
  ctx: Ask,
  sources: readonly RecipeSource[],
  words: readonly Beginnings[],
): Promise<boolean[]> {
  if (words.length === 0 || sources.length === 0) return words.map(() => false);
  const present = words.map((word, at) => {
    const each = sources.map((source) => sql`exists (select 1 from ${fitting(ctx, source, has(word, 'any'))} limit 1)`);
    return sql`case when ${sql.join(each, sql` or `)} then 1 else 0 end as ${sql.ref(`present_${at}`)}`;
  });
  const { rows } = await sql<Readonly<Record<string, number>>>`select ${sql.join(present)}`.execute(ctx.reader);
  return words.map((_word, at) => rows[0]?.[`present_${at}`] === 1);
}

/** Where the words of a source's recipes stand; those shared with one stand with their owners'. */
export function tableOf(source: RecipeSource): 'community_search' | 'recipe_search' {
  return source === 'community' ? 'community_search' : 'recipe_search';
}

type FoundHit = (Hit | { readonly id: null }) & { readonly source: RecipeSource };

async function readHits(
  { reader }: Ask,
  parts: readonly RawBuilder<unknown>[],
  keys: readonly RawBuilder<unknown>[] = [],
): Promise<ReadonlyMap<RecipeSource, readonly FoundHit[]>> {
  if (parts.length === 0) return new Map();
  const before = keys.length === 0 ? sql`` : sql`with ${sql.join(keys)} `;
  const { rows } = await sql<FoundHit>`${before}${sql.join(parts, sql` union all `)}`.execute(reader);
  return Map.groupBy(rows, ({ source }) => source);
}

function isHit(hit: FoundHit): hit is Hit & FoundHit {
  return hit.id !== null;
}

/** The rows of `from`, which has the words of a source's recipes. */
function hitsIn(
  { databaseKind: kind }: Ask,
  source: RecipeSource,
  words: readonly Beginnings[],
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const table = tableOf(source);
  const bits = (where: 'title' | 'any') =>
    fitsBits(
      { kind, table },
      words.map((word) => has(word, where)),
    );
  return sql`select ${sql.lit(source)} as source, ${sql.ref(`${table}.id`)} as id,
    ${bits('title')} as in_title, ${bits('any')} as in_any from ${from}`;
}

function newest({ databaseKind: kind, actor }: Ask, source: RecipeSource): RawBuilder<unknown> {
  const ids = {
    own: sql`select id from recipes where user_id = ${actor.id} and deleted_at is null order by created_at desc, id desc`,
    shared: sql`select shared_recipes.recipe_id as id from shared_recipes
      where shared_recipes.shared_with = ${actor.id}
        and (select deleted_at is null from recipes where recipes.id = shared_recipes.recipe_id)
      order by shared_recipes.created_at desc, shared_recipes.recipe_id desc`,
    // A list that begins after something is always read by its index.
    community: sql`select id from community_recipes
      where hidden_at is null and (created_at, id) < (${FIRST_PAGE.at}, ${FIRST_PAGE.id}) order by created_at desc, id desc`,
  };
  return sql`(${ids[source]} limit ${sql.lit(SAMPLE)}) as few_newest ${withEach(kind, tableOf(source), sql`id = few_newest.id`)}`;
}

/** Those that fit and that one may see. What was shared with one is few enough to be looked through. */
function fitting(ctx: Ask, source: RecipeSource, fits: Fits): RawBuilder<unknown> {
  const { databaseKind: kind, actor } = ctx;
  if (source !== 'shared')
    return sql`${matching(kind, tableOf(source), scopeOf(ctx, source), fits)} and ${isSeen(ctx, source)}`;
  return sql`shared_recipes ${withEach(kind, tableOf(source), sql`id = shared_recipes.recipe_id`)}
    where shared_recipes.shared_with = ${actor.id} and ${isSeen(ctx, source)}
      and ${fitsText({ kind, table: tableOf(source) }, fits)}`;
}

/** One more of those that fit than are few, whether one may see them or not. */
function keysOf(ctx: Ask, source: RecipeSource, fits: Fits): RawBuilder<unknown> {
  const { databaseKind: kind } = ctx;
  const table = tableOf(source);
  const most = RARE_MAX + 1;
  return source === 'shared'
    ? sql`select ${sql.ref(`${table}.${keyOf(kind)}`)} as key from ${fitting(ctx, source, fits)} limit ${sql.lit(most)}`
    : matchingKeys(kind, table, scopeOf(ctx, source), { fits, most });
}

/** Those with one of the keys that one may see. */
function withKey(ctx: Ask, source: RecipeSource): RawBuilder<unknown> {
  const { databaseKind: kind } = ctx;
  const keys = `few_${source}`;
  const found = withEach(kind, tableOf(source), sql`${sql.ref(keyOf(kind))} = ${sql.ref(`${keys}.key`)}`);
  return sql`${sql.ref(keys)} ${found} where ${isSeen(ctx, source)}`;
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
function withEach(kind: Ask['databaseKind'], name: string, isIts: RawBuilder<unknown>): RawBuilder<unknown> {
  const table = sql.table(name);
  return kind === 'sqlite'
    ? sql`cross join ${table} on ${table}.${isIts}`
    : sql`cross join lateral (select * from ${table} where ${isIts} offset 0) as ${table}`;
}
