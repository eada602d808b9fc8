import type { RecipeSource } from '@larder/contract/recipes';
import { foodVocabulary, foodWordsLike } from '@larder/culinary/search/food-vocabulary';
import { isMendable, slipsTo, soughtForms } from '@larder/culinary/search/spelling';
import { sql } from 'kysely';

import { isOneOf } from '#platform/db/one-of.ts';

import { isAnywhere, type SearchCtx } from './sources.ts';
import { hasWord, type Word, wholeWord } from './search-query.ts';

/** One misspelt word may mean up to so many known ones. */
const MEANT_MAX = 3;
/** The nearest candidates, of which the recipes in question need to have one. */
const CANDIDATES_MAX = 10;
const ALIKE_MAX = 1_000;

export interface CorrectedWord {
  readonly word: Word;
  readonly isCorrected: boolean;
  /** Some recipe that the actor may see has it. */
  readonly isKnown: boolean;
}

/**
 * Replaces words that no recipe of the sources has by the nearest ones that some recipe there has, so that no word of a recipe
 * is disclosed that the actor may not see.
 */
export async function correctSpelling(
  ctx: SearchCtx,
  sources: readonly RecipeSource[],
  words: readonly Word[],
): Promise<CorrectedWord[]> {
  const known = await findKnown(ctx, sources, words);
  // A food that no recipe has is no slip: whoever looks for fish does not mean dishes.
  const misspelt = words.filter(({ text }) => !known.has(text) && isMendable(text) && !foodVocabulary().has(text));
  const alike = await findAlike(ctx, misspelt);
  const last = words.at(-1);
  const candidates = new Map(misspelt.map((word) => [word, candidatesFor(word.text, alike, word === last)]));
  const tried = [...candidates.values()].flat().map(({ text }) => wholeWord(text));
  const present = await findKnown(ctx, sources, tried);
  return words.map((word) => {
    const meant = nearest((candidates.get(word) ?? []).filter(({ text }) => present.has(text)));
    const [text] = meant;
    if (text === undefined) return { word, isCorrected: false, isKnown: known.has(word.text) };
    return { word: wholeWord(text, meant), isCorrected: true, isKnown: true };
  });
}

/** Those of the words that some recipe of the sources has. */
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

/** Words of any recipe that share a form with one of these: with up to two letters deleted they are the same. */
async function findAlike({ reader, databaseKind }: SearchCtx, words: readonly Word[]): Promise<readonly string[]> {
  const forms = words.flatMap(({ text }) => soughtForms(text));
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
  readonly slips: number;
}

/** The nearest first. */
function candidatesFor(typed: string, alike: readonly string[], isPrefix: boolean): Candidate[] {
  return [...new Set([...alike, ...foodWordsLike(typed, isPrefix)])]
    .flatMap((text) => {
      const slips = slipsTo(text, typed, isPrefix);
      return slips === null ? [] : [{ text, slips }];
    })
    .toSorted((a, b) => a.slips - b.slips || (a.text < b.text ? -1 : 1))
    .slice(0, CANDIDATES_MAX);
}

/** All that are as near as the first. */
function nearest(candidates: readonly Candidate[]): string[] {
  return candidates
    .filter(({ slips }) => slips === candidates[0]?.slips)
    .slice(0, MEANT_MAX)
    .map(({ text }) => text);
}
