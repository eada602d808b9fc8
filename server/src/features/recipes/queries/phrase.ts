import type { RecipeSource, SearchReading } from '@larder/contract/recipes';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { isMatching, rowFits } from '#platform/db/text-index.ts';
import type { Fits } from '#platform/db/text-fits.ts';

import { allOf, type Beginnings, enoughOf, fitsOf, type Meaning, ranksOf, withAtLeast, wordsOf } from './meaning.ts';
import { mendWords } from './mend.ts';
import { findFrequencies, type Frequency, placeOf } from './probe.ts';

/** Is the recipe with this id, of `recipes` or for the community of `community_recipes`, one that fits? */
export type FitsSource = (source: RecipeSource, id: Expression<string>) => Expression<SqlBool>;

/** Recipes that fit equally well. */
export interface Rank {
  readonly rank: number;
  /** False where no recipe of the source does. */
  readonly isIn: (source: RecipeSource) => boolean;
  readonly fits: FitsSource;
}

/**
 * How a phrase is understood in the sources asked. It is settled before anything is narrowed, so that pages, counts and filters
 * of one search agree; each query keeps its own filters, order and cursor and adds what is to fit.
 */
export interface Phrase {
  readonly reading: SearchReading;
  /** All that fits; undefined where nothing does. */
  readonly meant: Fits | undefined;
  readonly fits: FitsSource;
  /** What fits in parts, the best first. */
  readonly ranks: readonly Rank[];
}

export interface PhraseQuestion {
  readonly q: string;
  readonly sources: readonly RecipeSource[];
}

/**
 * A phrase means the recipes with all its words. Where there are none, its unknown words are taken for others that look like
 * them; where there are none either, it means the recipes with the most of its words.
 */
export async function readPhrase(ctx: Ctx, { q, sources }: PhraseQuestion): Promise<Phrase> {
  const words = wordsOf(q);
  if (words.length === 0) return nothing(words);
  const asTyped = await understand(ctx, sources, allOf(words), null);
  if (asTyped !== undefined) return asTyped;
  const better = await mendWords(ctx, sources, words);
  const mended = better.some(({ isMended }) => isMended) ? better.map(({ word }) => word[0]).join(' ') : null;
  if (better.every(({ isKnown }) => isKnown) && mended !== null) {
    const asMeant = await understand(ctx, sources, allOf(better.map(({ word }) => word)), mended);
    if (asMeant !== undefined) return asMeant;
  }
  const known = better.filter(({ isKnown }) => isKnown).map(({ word }) => word);
  const most = await findMost(ctx, sources, known, words.length);
  return (most && (await understand(ctx, sources, most, mended))) ?? nothing(words);
}

/** Of the words that some recipe has, the most that one has together. */
async function findMost(
  ctx: Ctx,
  sources: readonly RecipeSource[],
  words: readonly Beginnings[],
  asked: number,
): Promise<Meaning | undefined> {
  const least = enoughOf(asked);
  const counts: number[] = [];
  for (let count = Math.min(words.length, asked - 1); count >= least; count--) counts.push(count);
  const frequency = await findFrequencies(
    ctx,
    sources,
    counts.map((count) => withAtLeast(words, count)),
  );
  const best = counts.find((_count, at) => sources.some((source) => frequency(source, at) !== 'none'));
  return best === undefined ? undefined : { words, missing: asked - words.length, best, least };
}

async function understand(
  ctx: Ctx,
  sources: readonly RecipeSource[],
  meaning: Meaning,
  mended: string | null,
): Promise<Phrase | undefined> {
  const ranks = ranksOf(meaning);
  const frequency = await findFrequencies(
    ctx,
    sources,
    ranks.map(({ fits }) => fits),
  );
  const all = (source: RecipeSource): Frequency => {
    const each = ranks.map((_rank, at) => frequency(source, at));
    return FREQUENCIES.find((known) => each.includes(known)) ?? 'none';
  };
  if (sources.every((source) => all(source) === 'none')) return undefined;
  return {
    reading: { words: meaning.words.flat(), mended },
    meant: fitsOf(meaning),
    fits: (source, id) => fitsBy(ctx, all(source), source, id, fitsOf(meaning)),
    ranks: ranks.map(({ rank, fits }, at) => ({
      rank,
      isIn: (source) => frequency(source, at) !== 'none',
      fits: (source, id) => fitsBy(ctx, frequency(source, at), source, id, fits),
    })),
  };
}

/** What is made of parts is as common as the most common of them. */
const FREQUENCIES = ['common', 'rare', 'none'] as const;

const NEVER = sql<SqlBool>`1 = 0`;

function fitsBy(
  ctx: Ctx,
  frequency: Frequency,
  source: RecipeSource,
  id: Expression<string>,
  fits: Fits,
): Expression<SqlBool> {
  if (frequency === 'none') return NEVER;
  const { databaseKind: kind } = ctx;
  if (source === 'shared') return rowFits(kind, 'recipe_search', id, fits);
  const { table, scope } = placeOf(ctx, source);
  if (frequency === 'common') return rowFits(kind, table, id, fits);
  return isMatching(kind, table, scope, id, fits);
}

function nothing(words: readonly Beginnings[]): Phrase {
  return { reading: { words: words.flat(), mended: null }, meant: undefined, fits: () => NEVER, ranks: [] };
}
