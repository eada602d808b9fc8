import { foodVocabulary } from '@larder/culinary/search/food-vocabulary';
import { isMendable, knownForms } from '@larder/culinary/search/spelling';
import { sql } from 'kysely';

import { inlineRows, WHERE_TRUE } from '#platform/db/inline-rows.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import type { Db } from '#platform/db/tables.ts';
import { isWithin, type RateLimit } from '#platform/rate-limit.ts';

import type { RecipeRow } from '../tables.ts';
import { COMMUNITY_SCOPE, type Searchable, type SearchDocument, searchDocument, searchScope } from './document.ts';

/** Whose words they are, and when they came: limits how many new words are learned from one person. */
interface Writer {
  readonly userId: string;
  readonly now: Date;
}

/** Updates the words by which a recipe is found. Call it in the transaction that writes the recipe. */
export async function writeSearchDocument(
  trx: Db,
  kind: DatabaseKind,
  recipe: Searchable & Pick<RecipeRow, 'id' | 'user_id'>,
  writer?: Writer,
): Promise<void> {
  const document = { ...searchDocument(recipe), scope: searchScope(recipe.user_id) };
  await trx
    .insertInto('recipe_search')
    .values({ id: recipe.id, ...document })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(document))
    .execute();
  await learnWords(trx, kind, [document], writer);
}

/** The same for copies in the community. Hiding and unhiding one does not change its document. */
export async function writeCommunityDocuments(
  trx: Db,
  kind: DatabaseKind,
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
  await learnWords(trx, kind, documents, writer);
}

/** Words of one recipe that get forms for spelling; each has up to 29. */
const FORMED_MAX = 100;

/** Words are never forgotten, so limits keep anyone from filling the disk. */
const LEARNED_AT_ONCE_MAX = 5_000;
const LEARNED_PER_DAY: RateLimit = { max: 50_000, windowSeconds: 24 * 60 * 60 };

/** Makes new words known to spelling correction. Recipes are found by words that were not learned, too. */
export async function learnWords(
  trx: Db,
  kind: DatabaseKind,
  documents: readonly Pick<SearchDocument, 'body'>[],
  writer?: Writer,
): Promise<void> {
  const ofEach = documents.map(({ body }) => new Set(body.split(' ').filter((word) => word !== '')));
  const unknown = await findUnknown(trx, kind, [...new Set(ofEach.flatMap((words) => [...words]))]);
  if (unknown.size === 0) return;
  // In one order for all writers, so that no two wait for each other.
  const learned = [...unknown].toSorted().slice(0, writer === undefined ? undefined : LEARNED_AT_ONCE_MAX);
  if (writer !== undefined && !(await mayLearn(trx, writer, learned.length))) return;
  const words = learned.map((word) => ({ word }));
  await trx
    .insertInto('search_words')
    .columns(['word'])
    .expression((eb) =>
      eb
        .selectFrom(inlineRows(kind, 'learned', { word: 'text' }, words))
        .select('learned.word')
        .where(WHERE_TRUE),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const foods = foodVocabulary();
  const isFormed = (word: string) => unknown.has(word) && isMendable(word) && !foods.has(word);
  const formed = new Set(ofEach.flatMap((each) => [...each].filter(isFormed).slice(0, FORMED_MAX)));
  const forms = learned
    .filter((word) => formed.has(word))
    .flatMap((word) => knownForms(word).map((form) => ({ form, word })));
  if (forms.length === 0) return;
  await trx
    .insertInto('search_word_forms')
    .columns(['form', 'word'])
    .expression((eb) =>
      eb
        .selectFrom(inlineRows(kind, 'learned', { form: 'text', word: 'text' }, forms))
        .select(['learned.form', 'learned.word'])
        .where(WHERE_TRUE),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function mayLearn(trx: Db, { userId, now }: Writer, count: number): Promise<boolean> {
  return isWithin(trx, `words:${userId}`, LEARNED_PER_DAY, now, count);
}

async function findUnknown(trx: Db, kind: DatabaseKind, words: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = words.map((word) => ({ word }));
  const unknown = await trx
    .selectFrom(inlineRows(kind, 'given', { word: 'text' }, rows))
    .select('given.word')
    .where(sql<boolean>`not exists (select 1 from search_words where search_words.word = given.word)`)
    .execute();
  return new Set(unknown.map(({ word }) => word));
}
