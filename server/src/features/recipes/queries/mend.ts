import type { RecipeSource } from '@larder/contract/recipes';
import { foodWordsLike } from '@larder/culinary/search/food-vocabulary';
import { isMendable, slipsTo, soughtForms } from '@larder/culinary/search/spelling';

import type { Ctx } from '#platform/context.ts';

import type { Beginnings } from './meaning.ts';
import { findPresent, presenceIn, readSamples, SAMPLED_WORDS_MAX } from './probe.ts';

/** So many words one misspelt word may be meant to be. */
const MEANT_MAX = 3;
/** So many are tried, the nearest first. */
const TRIED_MAX = 10;
const LIKE_IT_MAX = 1_000;

/** A word and what it is taken for; itself where nothing like it is in any recipe that one may see. */
export interface MendedWord {
  readonly word: Beginnings;
  readonly isMended: boolean;
  /** Some recipe has it. */
  readonly isKnown: boolean;
}

/**
 * Takes the words that no recipe of the sources has for others that look like them and that some recipe has. `isPresent` says of
 * a place in `words` whether some recipe has that word, where it is known.
 */
export async function mendWords(
  ctx: Ctx,
  sources: readonly RecipeSource[],
  words: readonly Beginnings[],
  isPresent: (at: number) => boolean | undefined,
): Promise<MendedWord[]> {
  const isKnown = await areKnown(ctx, sources, words, isPresent);
  const unknown = words.filter((_word, at) => !isKnown[at]).flatMap(([typed = '']) => typed);
  const meant = await findMeant(ctx, sources, unknown, words.at(-1)?.[0]);
  return words.map((word, at) => {
    const better = isKnown[at] ? [] : (meant.get(word[0] ?? '') ?? []);
    if (better.length === 0) return { word, isMended: false, isKnown: isKnown[at] ?? false };
    return { word: better, isMended: true, isKnown: true };
  });
}

/** Does any recipe of the sources have the word? The index is asked where that is not known yet. */
async function areKnown(
  ctx: Ctx,
  sources: readonly RecipeSource[],
  words: readonly Beginnings[],
  isPresent: (at: number) => boolean | undefined,
): Promise<boolean[]> {
  const open = words.filter((_word, at) => isPresent(at) === undefined);
  const found = await findPresent(ctx, sources, open);
  return words.map((word, at) => isPresent(at) ?? found[open.indexOf(word)] === true);
}

interface Candidate {
  readonly typed: string;
  readonly word: string;
  readonly slips: number;
}

async function findMeant(ctx: Ctx, sources: readonly RecipeSource[], unknown: readonly string[], last?: string) {
  const mendable = unknown.filter(isMendable);
  const alike = await wordsLike(ctx, mendable);
  const candidates = mendable.flatMap((typed) =>
    nearest(typed, new Set([...alike, ...foodWordsLike(typed, typed === last)]), typed === last),
  );
  const tried = candidates.map(({ word }) => [word]);
  const samples = await readSamples(ctx, candidates.length === 0 ? [] : sources, tried.slice(0, SAMPLED_WORDS_MAX));
  const isThere = await areKnown(ctx, sources, tried, (at) =>
    at < SAMPLED_WORDS_MAX ? presenceIn(samples, at) : undefined,
  );
  const meant = new Map<string, string[]>();
  const best = new Map<string, number>();
  for (const { typed, word, slips } of candidates.filter((_candidate, at) => isThere[at])) {
    const words = meant.get(typed) ?? [];
    if (words.length >= MEANT_MAX || slips > (best.get(typed) ?? slips)) continue;
    best.set(typed, slips);
    meant.set(typed, [...words, word]);
  }
  return meant;
}

/** In the order of how few slips there are between. */
function nearest(typed: string, words: ReadonlySet<string>, isBeginning: boolean): Candidate[] {
  return [...words]
    .flatMap((word) => {
      const slips = slipsTo(word, typed, isBeginning);
      return slips === null ? [] : [{ typed, word, slips }];
    })
    .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, TRIED_MAX);
}

async function wordsLike({ reader }: Ctx, typed: readonly string[]): Promise<string[]> {
  if (typed.length === 0) return [];
  const forms = [...new Set(typed.flatMap(soughtForms))];
  const rows = await reader
    .selectFrom('search_word_forms')
    .select('word')
    .where('form', 'in', forms)
    .limit(LIKE_IT_MAX)
    .execute();
  return rows.map(({ word }) => word);
}
