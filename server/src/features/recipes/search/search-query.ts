import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { parseSearchPhrase, type SearchFilters, type Understood } from '@larder/culinary/search/phrase';
import { searchTerms } from '@larder/culinary/search-terms';

import { asIndexed } from '#platform/db/text-index.ts';

/** The search tables. A shared recipe is indexed once, in its owner's scope. */
export type Index = 'recipe_search' | 'community_search';

/** A query term. A recipe has it if one of its words equals, or starts with, one of the forms. */
export interface Word {
  readonly text: string;
  readonly forms: readonly Form[];
}

interface Form {
  readonly text: string;
  readonly isPrefix: boolean;
  /** Anywhere in a word. No text index finds parts of words, so rows are tested. */
  readonly isPart?: boolean;
}

/** A boolean query to the text index, which both databases translate. The body includes the words of the title. */
export type Match =
  | (Form & { readonly column: Column })
  | { readonly all: readonly Match[] }
  | { readonly any: readonly Match[] }
  | { readonly not: Match };

type Column = 'title' | 'body';

/** A parsed query: "quick soup" is one word and a filter. */
export interface SearchQuery {
  readonly words: readonly Word[];
  /** Undefined if the query has no filter. */
  readonly filters: SearchFilters | undefined;
  readonly understood: readonly Understood[];
  /** All words as typed, including those of filters. */
  readonly literally: readonly Word[];
}

/** One way to search, the best rank first. Each rank includes all better ones, except for an unfiltered one. */
export interface Attempt {
  readonly words: readonly Word[];
  /** The query after spelling correction; null if it is searched as typed. */
  readonly corrected: string | null;
  readonly ranks: readonly Match[];
  /** The filters of the query do not apply to the first rank. */
  readonly firstIsUnfiltered?: boolean;
}

export function parseQuery(q: string): SearchQuery {
  const { words, filters, understood } = parseSearchPhrase(q);
  return {
    words: wordsOf(words),
    filters: Object.keys(filters).length === 0 ? undefined : filters,
    understood,
    literally: wordsOf(searchTerms(q)),
  };
}

/** Deduplicates the terms. The last one may be a prefix. */
function wordsOf(terms: readonly string[]): Word[] {
  const texts = [...new Set(terms.map(asIndexed))].slice(0, RECIPE_LIMITS.search_words_max);
  return texts.map((text, at) => (at === texts.length - 1 ? unfinishedWord(text) : wholeWord(text)));
}

export function wholeWord(text: string, forms: readonly string[] = [text]): Word {
  return { text, forms: forms.map((form) => ({ text: form, isPrefix: false })) };
}

const SHORTEST_PLURAL = 5;

/** A prefix, unless it is a single letter. "cherrie" may become "cherries", which is indexed as "cherry". */
function unfinishedWord(text: string): Word {
  if (text.length === 1) return wholeWord(text);
  const [singular] = text.length < SHORTEST_PLURAL || text.endsWith('s') ? [] : searchTerms(`${text}s`);
  const forms = singular === undefined || singular.startsWith(text) ? [text] : [text, asIndexed(singular)];
  return { text, forms: forms.map((form) => ({ text: form, isPrefix: true })) };
}

/** The query as typed. "Quick bread" also finds a recipe of that title, however long it takes. */
export function attemptTyped({ words, filters, literally }: SearchQuery): Attempt {
  const attempt = attemptAll(words);
  if (filters === undefined) return attempt;
  const inTitle = hasAtLeast(literally.length, literally, 'title');
  return { ...attempt, ranks: [inTitle, ...attempt.ranks], firstIsUnfiltered: true };
}

/** Recipes with all of the words, first those with all in the title. Without words, any recipe. */
export function attemptAll(words: readonly Word[], corrected: string | null = null): Attempt {
  const inBody = hasAtLeast(words.length, words);
  return {
    words,
    corrected,
    ranks: words.length === 0 ? [inBody] : [hasAtLeast(words.length, words, 'title'), inBody],
  };
}

const SHORTEST_PART = 4;

/** Recipes that have the words anywhere within their words: "corn" finds popcorn. Undefined if a word is too short for that. */
export function attemptParts({ words }: SearchQuery): Attempt | undefined {
  if (words.length === 0 || words.some(({ text }) => text.length < SHORTEST_PART)) return undefined;
  const parts = words.map(({ text }) => ({ text, forms: [{ text, isPrefix: true, isPart: true }] }));
  return attemptAll(parts);
}

/** Whether the text index cannot find the matches. */
export function hasParts(match: Match): boolean {
  if ('text' in match) return match.isPart === true;
  if ('not' in match) return hasParts(match.not);
  return ('all' in match ? match.all : match.any).some(hasParts);
}

/**
 * Recipes that contain most words of a query, those with more of them first: at least half of its `asked` words, and at least two.
 * Undefined if fewer words than that are `known`.
 */
export function attemptMost(known: readonly Word[], asked: number, corrected: string | null): Attempt | undefined {
  const least = Math.max(2, Math.ceil(asked / 2));
  const most = Math.min(known.length, asked - 1);
  if (most < least) return undefined;
  const counts = Array.from({ length: most - least + 1 }, (_, fewer) => most - fewer);
  return { words: known, corrected, ranks: counts.map((count) => hasAtLeast(count, known)) };
}

/** A conjunction; undefined if it has no condition. */
export function hasAll(matches: readonly Match[]): Match | undefined {
  const conditions = matches.filter((match) => !('all' in match && match.all.length === 0));
  return conditions.length === 0 ? undefined : { all: conditions };
}

export function hasWord({ forms }: Word, column: Column = 'body'): Match {
  return { any: forms.map((form) => ({ ...form, column })) };
}

/** Splits the words in halves, which is much shorter than listing every combination of `count` words. */
function hasAtLeast(count: number, words: readonly Word[], column: Column = 'body'): Match {
  if (count === words.length) return { all: words.map((word) => hasWord(word, column)) };
  if (count === 1) return { any: words.map((word) => hasWord(word, column)) };
  const half = Math.ceil(words.length / 2);
  const [left, right] = [words.slice(0, half), words.slice(half)];
  const ways: Match[] = [];
  for (let inLeft = Math.max(0, count - right.length); inLeft <= Math.min(count, left.length); inLeft++) {
    const parts = [
      ...(inLeft === 0 ? [] : [hasAtLeast(inLeft, left, column)]),
      ...(inLeft === count ? [] : [hasAtLeast(count - inLeft, right, column)]),
    ];
    ways.push({ all: parts });
  }
  return { any: ways };
}
