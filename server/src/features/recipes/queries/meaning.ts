import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { searchTerms } from '@larder/culinary/search-words';

import { asIndexed } from '#platform/db/text-index.ts';
import { atLeast, type Fits } from '#platform/db/text-fits.ts';

/** A word of a phrase: a recipe has it when a word of its own begins in one of these ways. */
export type Beginnings = readonly string[];

/** What a phrase asks for: recipes with at least so many of its words. */
export interface Meaning {
  readonly words: readonly Beginnings[];
  /** Further words of the phrase that no recipe has. */
  readonly missing: number;
  /** The most of `words` that one recipe has, and the fewest that are enough. */
  readonly best: number;
  readonly least: number;
}

/** Recipes that fit equally well; a lower rank is shown first. */
export interface RankedFits {
  readonly rank: number;
  readonly fits: Fits;
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
  return { words, missing: 0, best: words.length, least: words.length };
}

/** So many words are enough of a phrase of which no recipe has all: half of them, and not one alone. */
export function enoughOf(words: number): number {
  return Math.max(2, Math.ceil(words / 2));
}

export function has(word: Beginnings, where: 'title' | 'any'): Fits {
  return { some: word.map((beginning) => ({ beginning, in: where })) };
}

/** All that fits. */
export function fitsOf({ words, least }: Meaning): Fits {
  return withAtLeast(words, least);
}

/**
 * The same by how well it fits: all words in the title, then all words anywhere; where no recipe has all of them, those with
 * more words before those with fewer.
 */
export function ranksOf({ words, missing, best, least }: Meaning): RankedFits[] {
  if (missing === 0 && least === words.length) {
    const inTitle: Fits = { all: words.map((word) => has(word, 'title')) };
    return [
      { rank: 0, fits: inTitle },
      { rank: 1, fits: { one: withAtLeast(words, least), but: inTitle } },
    ];
  }
  const ranks: RankedFits[] = [];
  for (let count = best; count >= least; count--) {
    const fits = withAtLeast(words, count);
    const lacking = words.length + missing - count;
    ranks.push({
      rank: lacking + 1,
      fits: count === best ? fits : { one: fits, but: withAtLeast(words, count + 1) },
    });
  }
  return ranks;
}

export function withAtLeast(words: readonly Beginnings[], count: number): Fits {
  return atLeast(
    count,
    words.map((word) => has(word, 'any')),
  );
}
