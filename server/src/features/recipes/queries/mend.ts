import { foodVocabulary, foodWordsLike } from '@larder/culinary/search/food-vocabulary';
import { isMendable, slipsTo, soughtForms } from '@larder/culinary/search/spelling';

import type { Ctx } from '#platform/context.ts';
import { whole } from '#platform/db/text-fits.ts';

import { type Beginnings, nameOf } from './meaning.ts';
import { findWords } from './probe.ts';
import { isInSamples, type Samples } from './sample.ts';

/** So many words one misspelt word may be meant to be. */
const MEANT_MAX = 3;
/** So many are tried, the nearest first. */
const TRIED_MAX = 10;

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
  samples: Samples,
  words: readonly Beginnings[],
  isPresent: (at: number) => boolean | undefined = () => undefined,
): Promise<MendedWord[]> {
  const vocabulary = new Vocabulary(ctx, samples);
  for (const [at, word] of words.entries()) vocabulary.note(word, isPresent(at));
  const last = words.at(-1);
  // A food that no recipe has is no slip of the pen: whoever looks for fish wants no dish.
  const doubtful = words.filter(
    (word) => !vocabulary.has(nameOf(word)) && isMendable(nameOf(word)) && !foodVocabulary().has(nameOf(word)),
  );
  const foods = doubtful.flatMap((word) => candidatesFor(word, [], word === last));
  const alike = await vocabulary.learn(
    [...words, ...foods.map(({ word }) => [whole(word)])],
    doubtful.map(nameOf).flatMap(soughtForms),
  );
  const candidates = doubtful
    .filter((word) => !vocabulary.has(nameOf(word)))
    .flatMap((word) => candidatesFor(word, alike, word === last));
  await vocabulary.learn(candidates.map(({ word }) => [whole(word)]));
  const meant = meantBy(candidates.filter(({ word }) => vocabulary.has(word)));
  return words.map((word) => {
    const isKnown = vocabulary.has(nameOf(word));
    const better = meant.get(nameOf(word)) ?? [];
    return better.length === 0 ? { word, isMended: false, isKnown } : { word: better, isMended: true, isKnown: true };
  });
}

/** Which words recipes of the sources have, as far as it was asked. */
class Vocabulary {
  readonly #ctx: Ctx;
  readonly #samples: Samples;
  readonly #known = new Map<string, boolean>();

  constructor(ctx: Ctx, samples: Samples) {
    this.#ctx = ctx;
    this.#samples = samples;
  }

  /** What is known otherwise; else what the samples tell. */
  note(word: Beginnings, isPresent: boolean | undefined): void {
    const isKnown = isPresent ?? isInSamples(this.#samples, word);
    if (isKnown !== undefined) this.#known.set(nameOf(word), isKnown);
  }

  has(name: string): boolean {
    return this.#known.get(name) === true;
  }

  /** Asks the index for those of the words of which nothing is known yet; gives the words of anybody that have one of the forms. */
  async learn(words: readonly Beginnings[], forms: readonly string[] = []): Promise<readonly string[]> {
    for (const word of words) {
      if (!this.#known.has(nameOf(word))) this.note(word, undefined);
    }
    const open = new Map(words.map((word) => [nameOf(word), word] as const).filter(([name]) => !this.#known.has(name)));
    const found = await findWords(this.#ctx, [...this.#samples.keys()], [...open.values()], forms);
    for (const name of open.keys()) this.#known.set(name, found.present.has(name));
    return found.alike;
  }
}

interface Candidate {
  readonly typed: string;
  readonly word: string;
  readonly slips: number;
}

/** What a word may be meant to be, of words that are like it and of those that foods are called by; the nearest first. */
function candidatesFor(misspelt: Beginnings, alike: readonly string[], isBeginning: boolean): Candidate[] {
  const typed = nameOf(misspelt);
  return [...new Set([...alike, ...foodWordsLike(typed, isBeginning)])]
    .flatMap((word) => {
      const slips = slipsTo(word, typed, isBeginning);
      return slips === null ? [] : [{ typed, word, slips }];
    })
    .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, TRIED_MAX);
}

/** What each of the misspelt words is taken for. */
function meantBy(candidates: readonly Candidate[]): ReadonlyMap<string, readonly string[]> {
  const meant = new Map<string, string[]>();
  const best = new Map<string, number>();
  for (const { typed, word, slips } of candidates) {
    const words = meant.get(typed) ?? [];
    if (words.length >= MEANT_MAX || slips > (best.get(typed) ?? slips)) continue;
    best.set(typed, slips);
    meant.set(typed, [...words, whole(word)]);
  }
  return meant;
}
