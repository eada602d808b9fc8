import type { RecipeSource } from '@larder/contract/recipes';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Ctx } from '#platform/context.ts';
import { isWordIn } from '#platform/db/text-fits.ts';
import { FIRST_PAGE } from '#platform/page-cursor.ts';

import type { Beginnings, Hit } from './meaning.ts';
import { gainOf, type Many, PAGE, RARE_MAX, tableOf, withEach } from './probe.ts';

/** So many of the newest recipes of a source are read to see how common something is; a source with fewer is read whole. */
export const SAMPLE = 100;
/** Of the community, which may be very large, so many: its sample is everybody's. What a word means is asked of the first alone. */
const COMMUNITY_SAMPLE = 1_000;
/** With fewer of them that fit, nothing is called common. */
export const COMMON_IN_SAMPLE = 3;
/** Of so many, as a sample tells it, hardly ever only few are there. */
const SURELY_MANY = 2 * RARE_MAX;
/** While one recipe is looked at, the index walks along so many; as measured among a million. */
const WALKED_PER_LOOK = 10;
/** So many words are remembered. */
const ASKED_MAX = 500;
/** So much of the words of each is read; very few recipes have more. */
const SAMPLED_CHARACTERS = 5_000;

type Ask = Pick<Ctx, 'reader' | 'databaseKind' | 'actor'>;

interface SampledRecipe {
  readonly id: string;
  /** The words as the text index keeps them. */
  readonly title: string;
  readonly body: string;
}

/** The newest recipes of a source. */
export interface Sample {
  readonly recipes: readonly SampledRecipe[];
  /** There are no others, and they have no other words. */
  readonly isWhole: boolean;
  /** Of what the index has about one in so many is read for a page. */
  readonly gain: number;
  /** About how many recipes the source has, where the database knows it without counting. */
  readonly size: number | undefined;
  /** Of words that were asked for: where each of the recipes has them. */
  readonly asked: Map<string, readonly Place[]>;
}

/** The title's words are in the body as well. */
type Place = 'title' | 'body' | undefined;

export type Samples = ReadonlyMap<RecipeSource, Sample>;

/**
 * So long a sample stays as good: whoever types a phrase searches many times in a row. It never says what is found, only how best to
 * look for it; and of a source that is read whole, where it does, none is kept.
 */
const KEPT_MS = 15_000;
/** Of the samples of some hundred people, and the community's; those that were not read for the longest time go first. */
const KEPT_CHARACTERS = 10_000_000;

const samplesOf = new WeakMap<Ask['reader'], LRUCache<string, Sample>>();

/** Those of one database that were read last. */
function keptSamples({ reader }: Ask): LRUCache<string, Sample> {
  const known = samplesOf.get(reader);
  if (known !== undefined) return known;
  const characters = ({ recipes }: Sample) =>
    recipes.reduce((sum, { title, body }) => sum + title.length + body.length, 1);
  const kept = new LRUCache<string, Sample>({ ttl: KEPT_MS, maxSize: KEPT_CHARACTERS, sizeCalculation: characters });
  samplesOf.set(reader, kept);
  return kept;
}

/** The newest recipes of each source; in one query, or none. */
export async function readSamples(ctx: Ask, sources: readonly RecipeSource[]): Promise<Samples> {
  const kept = keptSamples(ctx);
  const keyOf = (source: RecipeSource) => (source === 'community' ? source : `${source} ${ctx.actor.id}`);
  const samples = new Map(sources.map((source) => [source, kept.get(keyOf(source))]));
  const missing = sources.filter((source) => samples.get(source) === undefined);
  for (const [source, sample] of await queryNewest(ctx, missing)) {
    samples.set(source, sample);
    if (!sample.isWhole) kept.set(keyOf(source), sample);
  }
  return new Map([...samples].flatMap(([source, sample]) => (sample === undefined ? [] : [[source, sample]])));
}

async function queryNewest(ctx: Ask, sources: readonly RecipeSource[]): Promise<Samples> {
  if (sources.length === 0) return new Map();
  const parts = sources.map((source) => {
    const words = sql.table(tableOf(source));
    return sql`select ${sql.lit(source)} as source, ${words}.id, ${words}.title,
      substr(${words}.body, 1, ${sql.lit(SAMPLED_CHARACTERS)}) as body from ${newest(ctx, source)}`;
  });
  const { rows } = await sql<
    SampledRecipe & { readonly source: RecipeSource }
  >`${sql.join(parts, sql` union all `)}`.execute(ctx.reader);
  const found = Map.groupBy(rows, ({ source }) => source);
  const size = sources.includes('community') ? await communitySize(ctx) : undefined;
  return new Map(
    sources.map((source) => {
      const recipes = found.get(source) ?? [];
      const isWhole = recipes.length < SAMPLE && recipes.every(({ body }) => body.length < SAMPLED_CHARACTERS);
      const known = source === 'community' ? size : undefined;
      const gain = gainOf(ctx.databaseKind, source);
      return [source, { recipes, isWhole, gain, size: known, asked: new Map() }];
    }),
  );
}

function sampleOf(source: RecipeSource): number {
  return source === 'community' ? COMMUNITY_SAMPLE : SAMPLE;
}

/**
 * How a page of what so many of a sample fit is found soonest, where they are surely many. Whoever looks through all recipes in their order
 * passes over as many as there are between two that fit, for each on the page. Whoever asks the index takes all that fit, or one in so many;
 * before that it walks along all that have what it looks for, as `walked` of the sample do.
 */
export function guessIn({ recipes, size, gain }: Sample, fitting: number, walked: number): Many | undefined {
  if (fitting < COMMON_IN_SAMPLE) return undefined;
  if (size === undefined) return 'common';
  const passed = (PAGE * recipes.length) / fitting;
  const taken = (size / recipes.length) * (fitting / gain + walked / WALKED_PER_LOOK);
  if (passed <= taken) return 'common';
  return (size / recipes.length) * fitting > SURELY_MANY ? 'indexed' : undefined;
}

/** About how many recipes the community has; undefined where the database has not looked at its table yet. */
async function communitySize({ reader, databaseKind }: Ask): Promise<number | undefined> {
  const table = tableOf('community');
  const { rows } = await (
    databaseKind === 'postgres'
      ? sql<{ size: number }>`select reltuples as size from pg_class where oid = ${table}::regclass`
      : sql<{ size: number | null }>`select max(doc_id) as size from ${sql.table(table)}`
  ).execute(reader);
  const size = rows[0]?.size ?? 0;
  return size > 0 ? size : undefined;
}

/** Which of `words` the recipes of a sample have, one after the other: bit by bit, the first word in the lowest. */
export interface SampledBits {
  readonly inTitle: readonly number[];
  readonly inAny: readonly number[];
}

export function bitsIn(sample: Sample, words: readonly Beginnings[]): SampledBits {
  const places = words.map((word) => placesOf(sample, word));
  const bitsOf = (isThere: (place: Place) => boolean) =>
    sample.recipes.map((_recipe, row) =>
      places.reduce((bits, each, at) => (isThere(each[row]) ? bits | (1 << at) : bits), 0),
    );
  return { inTitle: bitsOf((place) => place === 'title'), inAny: bitsOf((place) => place !== undefined) };
}

/** The recipes of a sample, with which of `words` each has. */
export function hitsIn(sample: Sample, words: readonly Beginnings[]): Hit[] {
  const { inTitle, inAny } = bitsIn(sample, words);
  return sample.recipes.map(({ id }, row) => ({ id, in_title: inTitle[row] ?? 0, in_any: inAny[row] ?? 0 }));
}

/** Is the word in any sample? Undefined where recipes outside of them may have it. */
export function isInSamples(samples: Samples, word: Beginnings): boolean | undefined {
  const each = [...samples.values()];
  if (each.some((sample) => isInFirst(sample, word))) return true;
  return each.every(({ isWhole }) => isWhole) ? false : undefined;
}

/** Most words that are asked for by themselves are guesses, so that it is not kept where they are. */
function isInFirst({ recipes, asked }: Sample, word: Beginnings): boolean {
  const known = asked.get(word.join('/'));
  if (known !== undefined) return known.slice(0, SAMPLE).some((place) => place !== undefined);
  return recipes.slice(0, SAMPLE).some(({ body }) => isIn(body, word));
}

function isIn(text: string, word: Beginnings): boolean {
  return word.some((beginning) => isWordIn(text, beginning));
}

/** Every word is looked for several times in one search, and again with the next letter. */
function placesOf({ recipes, asked }: Sample, word: Beginnings): readonly Place[] {
  const key = word.join('/');
  const known = asked.get(key);
  if (known !== undefined) return known;
  const places = recipes.map(({ title, body }) =>
    isIn(body, word) ? (isIn(title, word) ? 'title' : 'body') : undefined,
  );
  if (asked.size >= ASKED_MAX) asked.clear();
  asked.set(key, places);
  return places;
}

function newest({ databaseKind: kind, actor }: Ask, source: RecipeSource): RawBuilder<unknown> {
  const ids = {
    own: sql`select id from recipes where user_id = ${actor.id} and deleted_at is null order by created_at desc, id desc`,
    shared: sql`select shared_recipes.recipe_id as id from shared_recipes
      where shared_recipes.shared_with = ${actor.id} and shared_recipes.hidden_at is null
        and (select deleted_at is null from recipes where recipes.id = shared_recipes.recipe_id)
      order by shared_recipes.created_at desc, shared_recipes.recipe_id desc`,
    // A list that begins after something is always read by its index.
    community: sql`select id from community_recipes
      where hidden_at is null and (created_at, id) < (${FIRST_PAGE.at}, ${FIRST_PAGE.id}) order by created_at desc, id desc`,
  };
  return sql`(${ids[source]} limit ${sql.lit(sampleOf(source))}) as few_newest ${withEach(kind, tableOf(source), sql`id = few_newest.id`)}`;
}
