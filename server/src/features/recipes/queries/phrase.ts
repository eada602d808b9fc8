import type { RecipeSource, SearchReading } from '@larder/contract/recipes';
import { searchTerms } from '@larder/culinary/search-words';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { isOneFound, isOneOf } from '#platform/db/one-of.ts';
import { type Fits, whole } from '#platform/db/text-fits.ts';
import { rowFits } from '#platform/db/text-index.ts';

import {
  allOf,
  type Beginnings,
  hasBit,
  isAll,
  levelsOf,
  type Meaning,
  mostOf,
  nameOf,
  rarestFirst,
  wordsOf,
} from './meaning.ts';
import { mendWords } from './mend.ts';
import { idsByIndex, tableOf } from './probe.ts';
import { bitsIn, COMMON_IN_SAMPLE, isInSamples, readSamples, SAMPLE, type Samples } from './sample.ts';
import { type CommunityOrder, inStandings } from './standing.ts';
import { type Found, presenceIn, type Surveys, surveySources } from './survey.ts';

/** How recipes that fit are told from others. */
export interface Finding {
  /** Is the recipe with this id, of `recipes` or for the community of `community_recipes`, one of them? */
  fits(id: Expression<string>): Expression<SqlBool>;
  /** They are known by their ids: so many at most. */
  readonly few?: number;
  /** Where they are so many that to put them in order takes long: parts of them, each before all of the next in that order. */
  parts?(order: CommunityOrder): readonly Finding[];
}

/**
 * The ids of what a list of the community begins with, part by part: PostgreSQL begins the next only where those before are not enough, as
 * none of our statements is shared among several processes.
 */
export function firstIds(
  finding: Finding,
  order: CommunityOrder,
  most: number,
  idsOf: (part: Finding) => Expression<Identified>,
): Expression<Identified> {
  const { parts } = finding;
  if (parts === undefined) return idsOf(finding);
  const lists = parts(order).map((part) => sql`select id from (${idsOf(part)}) as few_part`);
  return sql<Identified>`select id from (${sql.join(lists, sql` union all `)}) as few_parts limit ${sql.lit(most)}`;
}

interface Identified {
  readonly id: string;
}

/** Recipes that fit equally well. */
export interface Rank {
  readonly rank: number;
  /** How those of a source are told; undefined where there are none. */
  find(source: RecipeSource): Promise<Finding | undefined>;
}

/** Recipes of a source that fit equally well. */
export interface RankFinding {
  readonly rank: number;
  readonly finding: Finding;
}

/** Takes the first of the ranks that may have so many recipes of a source together; of very many, the part with the newest. */
export async function takeRanks(ranks: Rank[], source: RecipeSource, most: number): Promise<RankFinding[]> {
  const taken: RankFinding[] = [];
  let expected = 0;
  while (expected < most) {
    const next = ranks.shift();
    if (next === undefined) break;
    const finding = await next.find(source);
    if (finding === undefined) continue;
    const parts = finding.parts?.('newest');
    if (parts !== undefined) {
      ranks.unshift(...parts.map((part) => ({ rank: next.rank, find: async () => part })));
      continue;
    }
    taken.push({ rank: next.rank, finding });
    expected += finding.few ?? most;
  }
  return taken;
}

/**
 * How a phrase is understood in the sources asked. It is settled before anything is narrowed, so that pages, counts and filters
 * of one search agree; each query keeps its own filters, order and cursor and adds what is to fit.
 */
export interface Phrase {
  readonly reading: SearchReading;
  /** What is asked for, and the same as all that fits; undefined where nothing does. */
  readonly meaning: Meaning | undefined;
  readonly meant: Fits | undefined;
  /** How all that fits in a source is told. */
  all(source: RecipeSource): Finding;
  /** What fits in parts, the best first. */
  readonly ranks: readonly Rank[];
}

export interface PhraseQuestion {
  readonly q: string;
  readonly sources: readonly RecipeSource[];
  /** What fits best is to come first. */
  readonly bestFirst: boolean;
}

/** So many words are looked for together where no recipe has all. */
const CHOSEN_WORDS_MAX = 5;

/**
 * Understands a phrase: it means the recipes with all its words. Where there are none, its unknown words are taken for others
 * that look like them; where there are none either, it means the recipes with the most of its words.
 */
export async function understandPhrase(ctx: Ctx, { q, sources, bestFirst }: PhraseQuestion): Promise<Phrase> {
  const words = wordsOf(q);
  if (words.length === 0) return nothing(words);
  const samples = await readSamples(ctx, sources);
  // Several words that no sample has are hardly ever those of one recipe: whether there are such words is asked sooner.
  const unseen = words.filter((word) => isInSamples(samples, word) === undefined);
  const isDoubtful = unseen.length > 1 && words.length <= CHOSEN_WORDS_MAX;
  const early = isDoubtful ? await mendWords(ctx, samples, words) : undefined;
  const typed = allOf(words);
  const mayBeTyped = early?.every(({ isKnown, isMended }) => isKnown && !isMended) ?? true;
  const surveys: Surveys = mayBeTyped ? await surveySources(ctx, samples, typed, bestFirst) : new Map();
  const asTyped = understand(ctx, surveys, typed, null);
  if (asTyped !== undefined) return asTyped;
  const better = early ?? (await mendWords(ctx, samples, words, (at) => presenceIn(surveys, at)));
  const mended = better.some(({ isMended }) => isMended) ? better.map(({ word }) => nameOf(word)).join(' ') : null;
  const known = better.filter(({ isKnown }) => isKnown).map(({ word }) => word);
  const all = mended !== null && known.length === words.length ? [allOf(known)] : [];
  for (const meaning of [...all, ...mostOfThem(samples, known, words.length)]) {
    const found = understand(ctx, await surveySources(ctx, samples, meaning, bestFirst), meaning, mended);
    if (found !== undefined) return found;
  }
  return nothing(words);
}

/**
 * The most of a phrase of so many words, of which some recipe has those that are known. Where those are many, the index is too slow
 * to be asked for any choice of them: what has one of the telling words comes first, and else it is the common ones that count.
 */
function mostOfThem(samples: Samples, known: readonly Beginnings[], asked: number): Meaning[] {
  if (known.length <= CHOSEN_WORDS_MAX) return mostOf(known, asked);
  const bits = [...samples.values()].flatMap((sample) => bitsIn(sample, known).inAny.slice(0, SAMPLE));
  const rarest = rarestFirst(known, bits);
  const areRare = (places: readonly number[]) =>
    bits.filter((each) => places.some((at) => hasBit(each, at))).length < COMMON_IN_SAMPLE;
  const telling = rarest.filter((_place, at) => areRare(rarest.slice(0, at + 1)));
  const common = rarest.slice(-CHOSEN_WORDS_MAX).map((at) => known[at] ?? []);
  return [
    ...(telling.length === 0 ? [] : mostOf(known, asked).map((most) => ({ ...most, telling }))),
    ...mostOf(common, asked - known.length + common.length),
  ];
}

/** What a phrase means, and how what fits is found, where it does not matter which fits better. */
export type FoundPhrase = Pick<Phrase, 'reading' | 'all'>;

interface Anywhere {
  /** What it means there was asked a moment ago. */
  readonly isKnown: boolean;
  readonly understand: () => Promise<Phrase>;
}

/**
 * What is common in the community may be rare in one category of it, so that looking through that would take long. All recipes of a category
 * have its words, so that the index finds both together. Where it does, there are recipes with all words of the phrase; else what it means
 * anywhere is what it means in the category.
 */
export async function understandIn(
  ctx: Ctx,
  { q, sources }: PhraseQuestion,
  category: string,
  { isKnown, understand: understandAnywhere }: Anywhere,
): Promise<FoundPhrase> {
  const typed = wordsOf(q);
  const isFirst = !isKnown && typed.length > 0 && sources.every((source) => source === 'community');
  const early = isFirst ? await findIn(ctx, typed, category) : undefined;
  if (early !== undefined) return { reading: readingOf(allOf(typed), null), all: () => early };
  const phrase = await understandAnywhere();
  const { meaning } = phrase;
  if (meaning === undefined || !isAll(meaning) || phrase.all('community').few !== undefined) return phrase;
  const found = isFirst && phrase.reading.mended === null ? undefined : await findIn(ctx, meaning.words, category);
  return { ...phrase, all: (source) => (source === 'community' ? (found ?? NOTHING) : phrase.all(source)) };
}

/** How the community's recipes of a category with all of the words are found; undefined where there are none. */
async function findIn(ctx: Ctx, words: readonly Beginnings[], category: string): Promise<Finding | undefined> {
  const both = allOf([...words, ...searchTerms(category).map((term) => [whole(term)])]);
  const surveys = await surveySources(ctx, await readSamples(ctx, ['community']), both, false);
  return findingOf(ctx, 'community', surveys.get('community')?.all, levelsOf(both)[0]?.fits ?? NO_WORDS);
}

function understand(ctx: Ctx, surveys: Surveys, meaning: Meaning, mended: string | null): Phrase | undefined {
  if ([...surveys.values()].every(({ all }) => all === undefined)) return undefined;
  const levels = levelsOf(meaning);
  const loosest = levels[0]?.fits ?? NO_WORDS;
  return {
    reading: readingOf(meaning, mended),
    meaning,
    meant: loosest,
    all: (source) => findingOf(ctx, source, surveys.get(source)?.all, loosest) ?? NOTHING,
    ranks: levels.toReversed().map((level) => {
      const found = new Map<RecipeSource, Found | undefined>();
      return {
        rank: level.rank,
        find: async (source) => {
          if (!found.has(source)) found.set(source, await surveys.get(source)?.find(level));
          return findingOf(ctx, source, found.get(source), level.exactly);
        },
      };
    }),
  };
}

function readingOf({ words }: Meaning, mended: string | null): SearchReading {
  return { words: words.flat().map((word) => word.trimEnd()), mended };
}

const NO_WORDS: Fits = { atLeast: 0, of: [] };
const NOTHING: Finding = { fits: () => sql<SqlBool>`1 = 0`, few: 0 };

function findingOf(ctx: Ctx, source: RecipeSource, found: Found | undefined, fits: Fits): Finding | undefined {
  const { databaseKind: kind } = ctx;
  if (found === undefined) return undefined;
  if (found === 'indexed' && source !== 'shared') {
    const byIndex = (each: Fits): Finding => ({ fits: (id) => isOneFound(kind, id, idsByIndex(ctx, source, each)) });
    // What PostgreSQL alone has in its index.
    if (kind === 'sqlite' || source === 'own') return byIndex(fits);
    return { ...byIndex(fits), parts: (order) => inStandings(fits, order, ctx.now).map(byIndex) };
  }
  if (typeof found === 'string') return { fits: (id) => rowFits(kind, tableOf(source), id, fits) };
  return { fits: (id) => isOneOf(kind, id, found), few: found.length };
}

function nothing(words: readonly Beginnings[]): Phrase {
  return {
    reading: { words: words.flat(), mended: null },
    meaning: undefined,
    meant: undefined,
    all: () => NOTHING,
    ranks: [],
  };
}
