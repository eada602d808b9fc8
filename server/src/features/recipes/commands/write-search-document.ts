import { foodVocabulary } from '@larder/culinary/search/food-vocabulary';
import { isMendable, knownForms } from '@larder/culinary/search/spelling';

import type { Db } from '#platform/db/tables.ts';

import {
  COMMUNITY_SCOPE,
  type Searchable,
  type SearchDocument,
  searchDocument,
  searchScope,
} from '../search-document.ts';
import type { RecipeRow } from '../tables.ts';

/** Keeps the words by which a recipe is found in step with it: call it in the transaction that writes the recipe. */
export async function writeSearchDocument(
  trx: Db,
  recipe: Searchable & Pick<RecipeRow, 'id' | 'user_id'>,
): Promise<void> {
  const document = { ...searchDocument(recipe), scope: searchScope(recipe.user_id) };
  await trx
    .insertInto('recipe_search')
    .values({ id: recipe.id, ...document })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(document))
    .execute();
  await learnWords(trx, [document]);
}

/** The same for a copy that is given to the community. Hiding it and showing it again needs no other document. */
export async function writeCommunityDocument(trx: Db, copy: Searchable & { readonly id: string }): Promise<void> {
  await writeCommunityDocuments(trx, [copy]);
}

/** The same for several in one transaction. */
export async function writeCommunityDocuments(
  trx: Db,
  copies: readonly (Searchable & { readonly id: string })[],
): Promise<void> {
  const documents = copies.map((copy) => ({ id: copy.id, ...searchDocument(copy), scope: COMMUNITY_SCOPE }));
  for (const { id, ...document } of documents) {
    await trx
      .insertInto('community_search')
      .values({ id, ...document })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(document))
      .execute();
  }
  await learnWords(trx, documents);
}

/** Nobody writes more different words in one recipe; what comes after them is not missed. */
const WORDS_LEARNT_MAX = 300;
const FORMS_AT_ONCE = 2_000;

/** From now on the words are what others may be misspellings of. */
async function learnWords(trx: Db, documents: readonly SearchDocument[]): Promise<void> {
  const foods = foodVocabulary();
  const words = documents.flatMap(({ body }) => {
    const ofOne = new Set(body.split(' ').filter((word) => isMendable(word) && !foods.has(word)));
    return [...ofOne].slice(0, WORDS_LEARNT_MAX);
  });
  const unknown = await unknownOf(trx, [...new Set(words)]);
  if (unknown.length === 0) return;
  // All who write do it in the same order, so that no two wait for each other.
  const learnt = unknown.toSorted();
  await trx
    .insertInto('search_words')
    .values(learnt.map((word) => ({ word })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const forms = learnt.flatMap((word) => knownForms(word).map((form) => ({ form, word })));
  for (let from = 0; from < forms.length; from += FORMS_AT_ONCE) {
    await trx
      .insertInto('search_word_forms')
      .values(forms.slice(from, from + FORMS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function unknownOf(trx: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await trx.selectFrom('search_words').select('word').where('word', 'in', words).execute();
  const known = new Set(rows.map(({ word }) => word));
  return words.filter((word) => !known.has(word));
}
