import { type RawBuilder, sql } from 'kysely';

import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import type { Fits } from '#platform/db/text-fits.ts';
import { countMatches, fitsRow, rowFits } from '#platform/db/text-index.ts';

import { COMMUNITY_SCOPE, searchScope } from '../search-document.ts';

/** So many of the newest recipes of a source are read to see how common something is; a source with fewer is read whole. */
const SAMPLE = 200;
/** With so many of them that fit, a page of others is found sooner by looking through recipes in their order than by the index. */
const COMMON_IN_SAMPLE = 10;
/** The same for those that the index finds where the newest ones are of another kind. */
const RARE_MAX = 1_000;

/** How to find what fits in a source: nothing is there, by the index, or by looking through its recipes in their order. */
export type Frequency = 'none' | 'rare' | 'common';

type Ask = Pick<Ctx, 'reader' | 'databaseKind' | 'actor'>;

/** How common each of `questions` is in each of the sources; in one query. */
export async function findFrequencies(
  ctx: Ask,
  sources: readonly RecipeSource[],
  questions: readonly Fits[],
): Promise<(source: RecipeSource, at: number) => Frequency> {
  const asked = sources.flatMap((source) =>
    questions.map((fits, at) => ({
      name: `${source}_${at}`,
      count: source === 'shared' ? countShared(ctx, fits) : countIn(ctx, source, fits, at),
    })),
  );
  if (asked.length === 0) return () => 'none';
  const samples = sources.flatMap((source) => (source === 'shared' ? [] : [sample(ctx, source, questions)]));
  const { rows } = await sql<Readonly<Record<string, number>>>`
    ${samples.length === 0 ? sql`` : sql`with ${sql.join(samples)}`}
    select ${sql.join(asked.map(({ name, count }) => sql`${count} as ${sql.ref(name)}`))}`.execute(ctx.reader);
  const counts = rows[0] ?? {};
  return (source, at) => {
    const count = counts[`${source}_${at}`] ?? 0;
    if (count === 0) return 'none';
    return count > RARE_MAX ? 'common' : 'rare';
  };
}

/** Which of `questions` some recipe of the sources fits; in one query. The index stops at the first that does. */
export async function findPresent(
  ctx: Ask,
  sources: readonly RecipeSource[],
  questions: readonly Fits[],
): Promise<boolean[]> {
  if (questions.length === 0 || sources.length === 0) return questions.map(() => false);
  const present = questions.map((fits, at) => {
    const each = sources.map((source) =>
      source === 'shared' ? countShared(ctx, fits) : countByIndex(ctx, source, fits, 1),
    );
    return sql`${sql.join(each, sql` + `)} as ${sql.ref(`present_${at}`)}`;
  });
  const { rows } = await sql<Readonly<Record<string, number>>>`select ${sql.join(present)}`.execute(ctx.reader);
  return questions.map((_fits, at) => (rows[0]?.[`present_${at}`] ?? 0) > 0);
}

/** Where the words of a source's recipes stand; those shared with one stand with their owners'. */
export function placeOf({ actor }: Pick<Ask, 'actor'>, source: 'own' | 'community') {
  return source === 'own'
    ? { table: 'recipe_search', scope: searchScope(actor.id) }
    : { table: 'community_search', scope: COMMUNITY_SCOPE };
}

function sample(ctx: Ask, source: 'own' | 'community', questions: readonly Fits[]): RawBuilder<unknown> {
  const { databaseKind: kind, actor } = ctx;
  const words = sql.table(placeOf(ctx, source).table);
  const newest =
    source === 'own'
      ? sql`select id from recipes where user_id = ${actor.id} and deleted_at is null`
      : sql`select id from community_recipes where hidden_at is null`;
  const columns = questions.map(
    (fits, at) => sql`case when ${fitsRow(kind, fits)} then 1 else 0 end as ${fitsColumn(at)}`,
  );
  // SQLite takes the order of a cross join as it stands; PostgreSQL finds it.
  const then = kind === 'sqlite' ? sql`cross join` : sql`join`;
  return sql`${sql.ref(`${source}_sample`)} as materialized (
    select ${sql.join(columns)}
    from (${newest} order by created_at desc, id desc limit ${sql.lit(SAMPLE)}) as newest
    ${then} ${words} on ${words}.id = newest.id)`;
}

function fitsColumn(at: number): RawBuilder<number> {
  return sql.ref<number>(`fits_${at}`);
}

function countByIndex(ctx: Ask, source: 'own' | 'community', fits: Fits, most: number): RawBuilder<number> {
  const { table, scope } = placeOf(ctx, source);
  const id = sql.ref(`${table}.id`);
  const isSeen =
    source === 'own'
      ? sql<boolean>`(select user_id = ${ctx.actor.id} and deleted_at is null from recipes where recipes.id = ${id})`
      : sql<boolean>`(select hidden_at is null from community_recipes where community_recipes.id = ${id})`;
  return countMatches(ctx.databaseKind, table, scope, { fits, where: isSeen, most });
}

/** Counted by the index only where the sample leaves it open. */
function countIn(ctx: Ask, source: 'own' | 'community', fits: Fits, at: number): RawBuilder<number> {
  const read = sql.ref(`${source}_sample`);
  const common = sql.lit(RARE_MAX + 1);
  return sql<number>`case
    when (select sum(${fitsColumn(at)}) from ${read}) >= ${sql.lit(COMMON_IN_SAMPLE)} then ${common}
    when (select count(*) from ${read}) < ${sql.lit(SAMPLE)}
      then case when (select sum(${fitsColumn(at)}) from ${read}) > 0 then ${common} else 0 end
    else ${countByIndex(ctx, source, fits, RARE_MAX + 1)} end`;
}

function countShared({ databaseKind: kind, actor }: Ask, fits: Fits): RawBuilder<number> {
  const then = kind === 'sqlite' ? sql`cross join` : sql`join`;
  return sql<number>`case when exists (
    select 1 from shared_recipes ${then} recipes on recipes.id = shared_recipes.recipe_id
    where shared_recipes.shared_with = ${actor.id} and recipes.deleted_at is null
      and ${rowFits(kind, 'recipe_search', sql.ref('recipes.id'), fits)}) then ${sql.lit(RARE_MAX + 1)} else 0 end`;
}
