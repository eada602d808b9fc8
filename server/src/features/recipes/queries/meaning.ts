import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { searchTerms } from '@larder/culinary/search-words';

import { asIndexed } from '#platform/db/text-index.ts';
import { any, type Fits } from '#platform/db/text-fits.ts';

/** A word of a phrase: a recipe has it when a word of its own begins in one of these ways, or is it where a blank is at the end. */
export type Beginnings = readonly string[];

/** The word as it was typed, or as it is meant. */
export function nameOf([word = '']: Beginnings): string {
  return word.trimEnd();
}

/** What a phrase asks for: recipes with at least so many of its words. */
export interface Meaning {
  readonly words: readonly Beginnings[];
  /** Further words of the phrase that no recipe has. */
  readonly missing: number;
  /** The fewest of `words` that are enough. */
  readonly least: number;
  /** Where the words are many: the places of those of which one must be among them. */
  readonly telling?: readonly number[];
}

/** A recipe of which is known which of the words it has: bit by bit, the first word in the lowest. */
export interface Hit {
  readonly id: string;
  readonly in_title: number;
  readonly in_any: number;
}

/** The words of a phrase, each once. */
export function wordsOf(q: string): Beginnings[] {
  const words = [...new Set(searchTerms(q).map(asIndexed))].slice(0, RECIPE_LIMITS.search_words_max);
  return words.map((word, at) => (at === words.length - 1 ? unfinished(word) : [word]));
}

const SHORTEST_PLURAL = 5;

/** "Cherrie" is on its way to "cherries", which is found as "cherry". */
function unfinished(word: string): Beginnings {
  const [whole] = word.length < SHORTEST_PLURAL || word.endsWith('s') ? [] : searchTerms(`${word}s`);
  return whole === undefined || whole.startsWith(word) ? [word] : [word, asIndexed(whole)];
}

/** A recipe has all of the words. */
export function allOf(words: readonly Beginnings[]): Meaning {
  return { words, missing: 0, least: words.length };
}

/** A recipe has most of the words: of `asked` ones, of which some recipe has `words`. None where those are not enough. */
export function mostOf(words: readonly Beginnings[], asked: number): Meaning[] {
  const least = enoughOf(asked);
  return words.length < least || least === asked ? [] : [{ words, missing: asked - words.length, least }];
}

/** So many words are enough of a phrase of which no recipe has all: half of them, and not one alone. */
function enoughOf(words: number): number {
  return Math.max(2, Math.ceil(words / 2));
}

export function has(word: Beginnings, where: 'title' | 'any'): Fits {
  return any(word.map((beginning) => ({ beginning, in: where })));
}

/** Recipes that fit so well or better; a lower rank is shown first. */
export interface Level {
  readonly rank: number;
  /** They have so many of the words, there. */
  readonly count: number;
  readonly where: 'title' | 'any';
  readonly fits: Fits;
  /** What fits so well and not better. */
  readonly exactly: Fits;
}

/**
 * How well a recipe may fit, from what is just enough to the best: all words anywhere, then all in the title; where no recipe
 * has all of them, by how many it has.
 */
export function levelsOf(meaning: Meaning): Level[] {
  const { words, missing, least } = meaning;
  const levels = isAll(meaning)
    ? [
        { rank: 1, count: words.length, where: 'any' as const },
        { rank: 0, count: words.length, where: 'title' as const },
      ]
    : Array.from({ length: words.length - least + 1 }, (_, further) => ({
        rank: words.length + missing - (least + further) + 1,
        count: least + further,
        where: 'any' as const,
      }));
  const fits = levels.map(({ count, where }) => hasOf(words, count, where));
  return levels.flatMap((level, at) => {
    const [one, but] = [fits[at], fits[at + 1]];
    if (one === undefined) return [];
    return [{ ...level, fits: one, exactly: but === undefined ? one : { one, but } }];
  });
}

/** Has so many of the words. */
export function hasOf(words: readonly Beginnings[], count: number, where: 'title' | 'any'): Fits {
  return { atLeast: count, of: words.map((word) => has(word, where)) };
}

/** How well a recipe fits; undefined where it does not. */
export function rankOf(meaning: Meaning, { in_title, in_any }: Pick<Hit, 'in_title' | 'in_any'>): number | undefined {
  const { words, missing, least, telling } = meaning;
  if (telling?.every((at) => !hasBit(in_any, at)) === true) return undefined;
  const count = words.filter((_word, at) => hasBit(in_any, at)).length;
  if (count < least) return undefined;
  if (!isAll(meaning)) return words.length + missing - count + 1;
  return words.every((_word, at) => hasBit(in_title, at)) ? 0 : 1;
}

/** The places of the words, beginning with the one that fewest of the recipes have. */
export function rarestFirst(words: readonly Beginnings[], bitsOfRecipes: readonly number[]): number[] {
  const counts = words.map((_word, at) => bitsOfRecipes.filter((bits) => hasBit(bits, at)).length);
  return [...words.keys()].toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
}

export function hasBit(bits: number, at: number): boolean {
  return (bits & (1 << at)) !== 0;
}

/** Are all of the words wanted? */
export function isAll({ words, missing, least }: Meaning): boolean {
  return missing === 0 && least === words.length;
}
