import type { RecipeSource } from '@larder/contract/recipes';
import { foodVocabulary, similarFoodWords } from '@larder/culinary/search/food-vocabulary';
import { isCorrectable, editDistanceTo, queryDeletions } from '@larder/culinary/search/spelling';
import { sql } from 'kysely';

import { isOneOf } from '#platform/db/one-of.ts';

import { isAnywhere, type SearchCtx } from './sources.ts';
import { hasWord, type Word, wholeWord } from './search-query.ts';

/** Most corrections of one misspelled word. */
const CORRECTIONS_MAX = 3;
/** Most candidates of one misspelled word that are looked up. */
const CANDIDATES_MAX = 10;
/** Most other names of a food that are looked up. */
const SYNONYMS_MAX = 5;
/** Most known words per search that are compared by edit distance; short deletion forms match many. */
const ALIKE_MAX = 1_000;

export interface CorrectedWord {
  /** Several if the word was replaced by a name of several words. */
  readonly words: readonly Word[];
  readonly isCorrected: boolean;
  /** Some recipe that the actor may read has it. */
  readonly isKnown: boolean;
}

/**
 * Replaces words that no recipe of the sources has by words of recipes there: the name of a food by another name of it, in English if the
 * word is in another language, and a misspelled word by the nearest words. Words of recipes that the actor may not read are not disclosed.
 */
export async function correctSpelling(
  ctx: SearchCtx,
  sources: readonly RecipeSource[],
  words: readonly Word[],
): Promise<CorrectedWord[]> {
  const known = await findKnown(ctx, sources, words);
  const unknown = words.filter(({ text }) => !known.has(text));
  const synonyms = await findSynonyms(unknown);
  // A food that no recipe has is not misspelled: fish does not mean dishes.
  const misspelled = unknown.filter(({ text }) => isCorrectable(text) && !foodVocabulary().has(text));
  const alike = await findAlike(ctx, misspelled);
  const last = words.at(-1);
  const candidates = new Map(misspelled.map((word) => [word, candidatesFor(word.text, alike, word === last)]));
  const tried = [...[...synonyms.values()].flat(2), ...[...candidates.values()].flat().map(({ text }) => text)];
  const existing = await findKnown(
    ctx,
    sources,
    [...new Set(tried)].map((text) => wholeWord(text)),
  );
  return words.map((word) => {
    const synonym = synonyms.get(word.text)?.find((name) => name.every((text) => existing.has(text)));
    if (synonym !== undefined)
      return { words: synonym.map((text) => wholeWord(text)), isCorrected: true, isKnown: true };
    const corrections = nearest((candidates.get(word) ?? []).filter(({ text }) => existing.has(text)));
    const [text] = corrections;
    if (text === undefined) return { words: [word], isCorrected: false, isKnown: known.has(word.text) };
    return { words: [wholeWord(text, corrections)], isCorrected: true, isKnown: true };
  });
}

/** Other names of the foods that these words name. */
async function findSynonyms(words: readonly Word[]): Promise<ReadonlyMap<string, readonly string[][]>> {
  if (words.length === 0) return new Map();
  // Loaded on demand with the lexicons of all languages, which keeps the start fast.
  const { synonymsOf } = await import('@larder/culinary/search/synonyms');
  return new Map(words.map(({ text }) => [text, synonymsOf(text).slice(0, SYNONYMS_MAX)]));
}

/** Filters the words that some recipe of the sources has. */
async function findKnown(
  ctx: SearchCtx,
  sources: readonly RecipeSource[],
  words: readonly Word[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const each = words.map((word) => sql`select ${word.text} as text where ${isAnywhere(ctx, sources, hasWord(word))}`);
  const { rows } = await sql<{ text: string }>`${sql.join(each, sql` union all `)}`.execute(ctx.reader);
  return new Set(rows.map(({ text }) => text));
}

/** Words of any recipe that share a deletion form with one of these: they are equal after deleting up to two letters. */
async function findAlike({ reader, databaseKind }: SearchCtx, words: readonly Word[]): Promise<readonly string[]> {
  const forms = words.flatMap(({ text }) => queryDeletions(text));
  if (forms.length === 0) return [];
  const rows = await reader
    .selectFrom('search_word_forms')
    .select('word')
    .where((eb) => isOneOf(databaseKind, eb.ref('form'), forms, 'text'))
    .limit(ALIKE_MAX)
    .execute();
  return rows.map(({ word }) => word);
}

interface Candidate {
  readonly text: string;
  readonly editDistance: number;
}

/** Sorted by distance. */
function candidatesFor(typed: string, alike: readonly string[], isPrefix: boolean): Candidate[] {
  return [...new Set([...alike, ...similarFoodWords(typed, isPrefix)])]
    .flatMap((text) => {
      const editDistance = editDistanceTo(text, typed, isPrefix);
      return editDistance === null ? [] : [{ text, editDistance }];
    })
    .toSorted((a, b) => a.editDistance - b.editDistance || (a.text < b.text ? -1 : 1))
    .slice(0, CANDIDATES_MAX);
}

/** The candidates at the least distance. */
function nearest(candidates: readonly Candidate[]): string[] {
  return candidates
    .filter(({ editDistance }) => editDistance === candidates[0]?.editDistance)
    .slice(0, CORRECTIONS_MAX)
    .map(({ text }) => text);
}
