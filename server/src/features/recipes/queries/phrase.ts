import type { RecipeSource, SearchReading } from '@larder/contract/recipes';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Fits } from '#platform/db/text-fits.ts';
import { rowFits } from '#platform/db/text-index.ts';

import { allOf, type Beginnings, hasBit, levelsOf, type Meaning, mostOf, wordsOf } from './meaning.ts';
import { mendWords } from './mend.ts';
import { presenceIn, readSamples, type Samples, tableOf } from './probe.ts';
import { type Found, surveySources } from './survey.ts';

/** How recipes that fit are told from others. */
export interface Finding {
  /** Is the recipe with this id, of `recipes` or for the community of `community_recipes`, one of them? */
  fits(id: Expression<string>): Expression<SqlBool>;
  /** They are known by their ids. */
  readonly isFew: boolean;
}

/** Recipes that fit equally well. */
export interface Rank {
  readonly rank: number;
  /** How those of a source are told; undefined where there are none. */
  find(source: RecipeSource): Promise<Finding | undefined>;
}

/**
 * How a phrase is understood in the sources asked. It is settled before anything is narrowed, so that pages, counts and filters
 * of one search agree; each query keeps its own filters, order and cursor and adds what is to fit.
 */
export interface Phrase {
  readonly reading: SearchReading;
  /** All that fits; undefined where nothing does. */
  readonly meant: Fits | undefined;
  /** How all that fits in a source is told. */
  all(source: RecipeSource): Finding;
  /** What fits in parts, the best first. */
  readonly ranks: readonly Rank[];
}

export interface PhraseQuestion {
  readonly q: string;
  readonly sources: readonly RecipeSource[];
}

/** Of a long phrase of which no recipe has all words, so many are looked for together. */
const CHOSEN_WORDS_MAX = 5;

/**
 * A phrase means the recipes with all its words. Where there are none, its unknown words are taken for others that look like
 * them; where there are none either, it means the recipes with the most of its words.
 */
export async function readPhrase(ctx: Ctx, { q, sources }: PhraseQuestion): Promise<Phrase> {
  const words = wordsOf(q);
  if (words.length === 0) return nothing(words);
  const samples = await readSamples(ctx, sources, words);
  const asTyped = await understand(ctx, samples, allOf(words), null);
  if (asTyped !== undefined) return asTyped;
  const better = await mendWords(
    ctx,
    sources,
    words,
    (at) => presenceIn(samples, at) ?? (words.length === 1 ? false : undefined),
  );
  const mended = better.some(({ isMended }) => isMended) ? better.map(({ word }) => word[0]).join(' ') : null;
  const places = [...words.keys()].filter((at) => better[at]?.isKnown === true);
  const known = better.filter(({ isKnown }) => isKnown).map(({ word }) => word);
  const among = mended === null ? pick(samples, places) : await readSamples(ctx, sources, known);
  if (known.length === words.length && mended !== null) {
    const asMeant = await understand(ctx, among, allOf(known), mended);
    if (asMeant !== undefined) return asMeant;
  }
  for (const chosen of choicesOf(among, known)) {
    const most = mostOf(
      chosen.map((at) => known[at] ?? []),
      words.length - known.length + chosen.length,
    );
    const found = most && (await understand(ctx, pick(among, chosen), most, mended));
    if (found !== undefined) return found;
  }
  return nothing(words);
}

/** Where those of the words stand that are looked for: where they are too many, first the telling ones, then the common ones. */
function choicesOf(samples: Samples, words: readonly Beginnings[]): number[][] {
  const places = [...words.keys()];
  if (places.length <= CHOSEN_WORDS_MAX) return [places];
  const hits = [...samples.values()].flatMap((sample) => sample.hits);
  const counts = words.map((_word, at) => hits.filter(({ in_any: bits }) => hasBit(bits, at)).length);
  const byCount = places.toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
  return [byCount.slice(0, CHOSEN_WORDS_MAX), byCount.slice(-CHOSEN_WORDS_MAX)];
}

/** The samples for those of their words that stand at `places`. */
function pick(samples: Samples, places: readonly number[]): Samples {
  const picked = (bits: number) => places.reduce((sum, place, at) => sum | (hasBit(bits, place) ? 1 << at : 0), 0);
  return new Map(
    [...samples].map(([source, { hits, isWhole }]) => {
      const again = hits.map(({ id, in_title, in_any }) => ({
        id,
        in_title: picked(in_title),
        in_any: picked(in_any),
      }));
      return [source, { hits: again, isWhole }];
    }),
  );
}

async function understand(
  ctx: Ctx,
  samples: Samples,
  meaning: Meaning,
  mended: string | null,
): Promise<Phrase | undefined> {
  const surveys = await surveySources(ctx, samples, meaning);
  if ([...surveys.values()].every(({ all }) => all === undefined)) return undefined;
  const levels = levelsOf(meaning);
  const loosest = levels[0]?.fits ?? NO_WORDS;
  return {
    reading: { words: meaning.words.flat(), mended },
    meant: loosest,
    all: (source) => findingOf(ctx, source, surveys.get(source)?.all, loosest) ?? NOTHING,
    ranks: levels.toReversed().map((level) => ({
      rank: level.rank,
      find: async (source) => findingOf(ctx, source, await surveys.get(source)?.find(level), level.exactly),
    })),
  };
}

const NO_WORDS: Fits = { atLeast: 0, of: [] };
const NOTHING: Finding = { fits: () => sql<SqlBool>`1 = 0`, isFew: false };

function findingOf(
  { databaseKind: kind }: Ctx,
  source: RecipeSource,
  found: Found | undefined,
  fits: Fits,
): Finding | undefined {
  if (found === undefined) return undefined;
  if (found === 'common') return { fits: (id) => rowFits(kind, tableOf(source), id, fits), isFew: false };
  return { fits: (id) => isOneOf(kind, id, found), isFew: true };
}

function nothing(words: readonly Beginnings[]): Phrase {
  return { reading: { words: words.flat(), mended: null }, meant: undefined, all: () => NOTHING, ranks: [] };
}
