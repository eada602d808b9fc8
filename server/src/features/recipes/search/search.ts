import type { RecipeSource, SearchReading } from '@larder/contract/recipes';
import type { SearchDiet, SearchFilters } from '@larder/culinary/search/phrase';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import {
  type Attempt,
  attemptAll,
  attemptMost,
  attemptParts,
  attemptTyped,
  hasAll,
  type Match,
  parseQuery,
  type SearchQuery,
} from './search-query.ts';
import { measureMatches, matches, type SearchCtx, type Size } from './sources.ts';
import { correctSpelling } from './spelling.ts';

export interface SearchRequest {
  /** As typed. */
  readonly q: string;
  readonly sources: readonly RecipeSource[];
}

export const NOTHING_SEARCHED: SearchReading = { words: [], mended: null };

/**
 * Interprets a query. It matches recipes with all of its words that pass its filters. If there are none, unknown words are replaced by
 * the nearest known ones. If there are still none, it matches own and received recipes that have the words as parts of words, and then
 * recipes with the most of its words. Lists add the conditions of the result to their own filters, order and page, so that a list, its
 * count and its filters agree.
 */
export async function search(ctx: SearchCtx, { q, sources }: SearchRequest): Promise<Search> {
  const query = parseQuery(q);
  const { words } = query;
  const nothing = new Search(ctx, query, { ...attemptAll(words), ranks: [] }, new Map());
  if (words.length === 0 && query.filters === undefined) return nothing;
  const find = (attempt: Attempt) => findMatches(ctx, query, sources, attempt);
  const asTyped = await find(attemptTyped(query));
  if (asTyped !== undefined) return asTyped;
  const corrections = await correctSpelling(ctx, sources, words);
  const asked = corrections.flatMap((each) => each.words);
  const known = corrections.filter(({ isKnown }) => isKnown).flatMap((each) => each.words);
  const isCorrected = corrections.some((each) => each.isCorrected);
  const corrected = isCorrected ? asked.map(({ text }) => text).join(' ') : null;
  const all = isCorrected && known.length === asked.length ? await find(attemptAll(known, corrected)) : undefined;
  if (all !== undefined) return all;
  const parts = attemptParts(query);
  const within = parts && (await find(parts));
  if (within !== undefined) return within;
  const most = attemptMost(known, asked.length, corrected);
  return (most && (await find(most))) ?? nothing;
}

/** Undefined if no recipe of any source matches. */
async function findMatches(
  ctx: SearchCtx,
  query: SearchQuery,
  sources: readonly RecipeSource[],
  attempt: Attempt,
): Promise<Search | undefined> {
  const { ranks } = attempt;
  const found = await measureMatches(
    ctx,
    sources.flatMap((source) => ranks.map((match) => ({ source, match }))),
  );
  if (found.every((size) => size === 'none')) return undefined;
  const bySource = sources.map(
    (source, at) => [source, found.slice(at * ranks.length, (at + 1) * ranks.length)] as const,
  );
  return new Search(ctx, query, attempt, new Map(bySource));
}

/** The result of a search. Rank 0 has the best matches. */
export class Search {
  readonly reading: SearchReading;
  readonly ranks: readonly number[];
  readonly #ctx: SearchCtx;
  readonly #query: SearchQuery;
  readonly #attempt: Attempt;
  readonly #found: ReadonlyMap<RecipeSource, readonly Size[]>;

  constructor(ctx: SearchCtx, query: SearchQuery, attempt: Attempt, found: ReadonlyMap<RecipeSource, readonly Size[]>) {
    const { words, corrected, ranks } = attempt;
    this.#ctx = ctx;
    this.#query = query;
    this.#attempt = attempt;
    this.#found = found;
    this.ranks = [...ranks.keys()];
    this.reading = {
      words: words.flatMap(({ forms }) => forms.map(({ text }) => text)),
      mended: corrected,
      understood: [...query.understood],
    };
  }

  /** A condition: the recipe in `table` matches. With `rank`, it has that rank and no better one. */
  matches(source: RecipeSource, table: string, rank?: number): RawBuilder<SqlBool> {
    const { firstIsUnfiltered = false } = this.#attempt;
    if (rank !== undefined) {
      const better = firstIsUnfiltered && rank > 1 ? [0, rank - 1] : rank > 0 ? [rank - 1] : [];
      return this.#isOfRank(source, table, rank, better);
    }
    const last = this.ranks.at(-1);
    if (last === undefined) return sql<SqlBool>`1 = 0`;
    // The last rank includes all others.
    const isMatch = this.#isOfRank(source, table, last, []);
    return firstIsUnfiltered ? sql`(${isMatch} or ${this.#isOfRank(source, table, 0, [])})` : isMatch;
  }

  isEmpty(source: RecipeSource, rank?: number): boolean {
    return this.#sizes(source, rank).every((size) => size === 'none');
  }

  /** True when finding all matches is cheaper than scanning the list in its order. */
  isFew(source: RecipeSource, rank?: number): boolean {
    return !this.isEmpty(source, rank) && this.#sizes(source, rank).every((size) => size !== 'many');
  }

  #isOfRank(source: RecipeSource, table: string, rank: number, better: readonly number[]): RawBuilder<SqlBool> {
    const { ranks, firstIsUnfiltered = false } = this.#attempt;
    const conditions = firstIsUnfiltered && rank === 0 ? [] : passesFilters(table, this.#query.filters);
    const size = this.#sizeAt(source, rank);
    if (size === 'none') return sql<SqlBool>`1 = 0`;
    const unwanted = better
      .filter((each) => this.#sizeAt(source, each) !== 'none')
      .map((each) => ({ not: ranks[each] ?? NOTHING }));
    const match = hasAll([ranks[rank] ?? NOTHING, ...unwanted]);
    if (match !== undefined) conditions.push(matches(this.#ctx, { source, match }, sql.ref(`${table}.id`), size));
    return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;
  }

  #sizes(source: RecipeSource, rank?: number): Size[] {
    return (rank === undefined ? this.ranks : [rank]).map((each) => this.#sizeAt(source, each));
  }

  #sizeAt(source: RecipeSource, rank: number): Size {
    return this.#found.get(source)?.[rank] ?? 'none';
  }
}

const NOTHING: Match = { any: [] };

/** The filters of the query as conditions. A recipe without a time fails a time filter, one without servings a servings filter. */
function passesFilters(table: string, filters: SearchFilters = {}): RawBuilder<SqlBool>[] {
  const { diets = [], categories, maxMinutes, minServings } = filters;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return [
    ...diets.map((diet) => sql<SqlBool>`${column(DIET_COLUMNS[diet])}`),
    ...(categories === undefined ? [] : [sql<SqlBool>`${column('category')} in (${sql.join(categories)})`]),
    ...(maxMinutes === undefined ? [] : [sql<SqlBool>`${column('total_minutes')} <= ${maxMinutes}`]),
    ...(minServings === undefined ? [] : [sql<SqlBool>`${column('servings')} >= ${minServings}`]),
  ];
}

const DIET_COLUMNS: Readonly<Record<SearchDiet, string>> = {
  vegetarian: 'is_vegetarian',
  vegan: 'is_vegan',
  'gluten-free': 'is_gluten_free',
};
