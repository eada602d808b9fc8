import { foodVocabulary } from '@larder/culinary/search/food-vocabulary';
import { isMendable, knownForms } from '@larder/culinary/search/spelling';

import type { Db } from '#platform/db/tables.ts';
import { isWithin, type RateLimit } from '#platform/rate-limit.ts';

import {
  COMMUNITY_SCOPE,
  type Searchable,
  type SearchDocument,
  searchDocument,
  searchScope,
} from '../search-document.ts';
import type { RecipeRow } from '../tables.ts';

/** Whose words they are, and when they came. */
interface Writer {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Keeps the words by which a recipe is found in step with it: call it in the transaction that writes the recipe. With a `writer` it is
 * bounded how many new words are learned from them.
 */
export async function writeSearchDocument(
  trx: Db,
  recipe: Searchable & Pick<RecipeRow, 'id' | 'user_id'>,
  writer?: Writer,
): Promise<void> {
  const document = { ...searchDocument(recipe), scope: searchScope(recipe.user_id) };
  await trx
    .insertInto('recipe_search')
    .values({ id: recipe.id, ...document })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(document))
    .execute();
  await learnWords(trx, [document], writer);
}

/** The same for a copy that is given to the community. Hiding it and showing it again needs no other document. */
export async function writeCommunityDocument(
  trx: Db,
  copy: Searchable & { readonly id: string },
  writer?: Writer,
): Promise<void> {
  await writeCommunityDocuments(trx, [copy], writer);
}

/** The same for several in one transaction. */
export async function writeCommunityDocuments(
  trx: Db,
  copies: readonly (Searchable & { readonly id: string })[],
  writer?: Writer,
): Promise<void> {
  const documents = copies.map((copy) => ({ id: copy.id, ...searchDocument(copy), scope: COMMUNITY_SCOPE }));
  for (const { id, ...document } of documents) {
    await trx
      .insertInto('community_search')
      .values({ id, ...document })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(document))
      .execute();
  }
  await learnWords(trx, documents, writer);
}

/** Words that one recipe makes known under their misspellings; each has up to 29 of them. Nobody writes more new words in one recipe. */
const FORMED_MAX = 100;
const ROWS_AT_ONCE = 2_000;

/** Nobody writes more different words in one recipe, nor in a day; words are never forgotten, so that they could fill a disk. */
const LEARNED_AT_ONCE_MAX = 5_000;
const LEARNED_PER_DAY: RateLimit = { max: 50_000, windowSeconds: 24 * 60 * 60 };

/**
 * From now on the words are what a beginning may be meant to be, and what others may be misspellings of. Recipes are found by words
 * that are not learned, too, if they are written out.
 */
export async function learnWords(
  trx: Db,
  documents: readonly Pick<SearchDocument, 'body'>[],
  writer?: Writer,
): Promise<void> {
  const ofEach = documents.map(({ body }) => new Set(body.split(' ').filter((word) => word !== '')));
  const unknown = await unknownOf(trx, [...new Set(ofEach.flatMap((words) => [...words]))]);
  if (unknown.size === 0) return;
  // All who write do it in the same order, so that no two wait for each other.
  const learnt = [...unknown].toSorted().slice(0, writer === undefined ? undefined : LEARNED_AT_ONCE_MAX);
  if (writer !== undefined && !(await mayLearn(trx, writer, learnt.length))) return;
  await insertEach(
    trx,
    'search_words',
    learnt.map((word) => ({ word })),
  );
  const foods = foodVocabulary();
  const isFormed = (word: string) => unknown.has(word) && isMendable(word) && !foods.has(word);
  const formed = new Set(ofEach.flatMap((words) => [...words].filter(isFormed).slice(0, FORMED_MAX)));
  const forms = learnt
    .filter((word) => formed.has(word))
    .flatMap((word) => knownForms(word).map((form) => ({ form, word })));
  await insertEach(trx, 'search_word_forms', forms);
}

function mayLearn(trx: Db, { userId, now }: Writer, count: number): Promise<boolean> {
  return isWithin(trx, `words:${userId}`, LEARNED_PER_DAY, now, count);
}

async function insertEach(
  trx: Db,
  table: 'search_words' | 'search_word_forms',
  rows: readonly { readonly word: string; readonly form?: string }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function unknownOf(trx: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const unknown = new Set(words);
  for (let from = 0; from < words.length; from += ROWS_AT_ONCE) {
    const some = words.slice(from, from + ROWS_AT_ONCE);
    const rows = await trx.selectFrom('search_words').select('word').where('word', 'in', some).execute();
    for (const { word } of rows) unknown.delete(word);
  }
  return unknown;
}
