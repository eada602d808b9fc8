import { foodVocabulary } from '@larder/culinary/search/food-vocabulary';
import { isCorrectable, indexedDeletions } from '@larder/culinary/search/spelling';
import { sql } from 'kysely';

import { inlineRows, WHERE_TRUE } from '#platform/db/inline-rows.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import type { Db } from '#platform/db/tables.ts';
import { tryCountUse, type RateLimit } from '#platform/rate-limit.ts';

import type { RecipeRow } from '../tables.ts';
import { COMMUNITY_SCOPE, type Searchable, type SearchDocument, searchDocument, searchScope } from './document.ts';

/** The user whose recipe brings new words, and when: a rate limit applies to them. */
interface Writer {
  readonly userId: string;
  readonly now: Date;
}

type RecipeKey = Pick<RecipeRow, 'id' | 'user_id'>;

/** A statement that upserts the search document of a recipe. */
export function upsertDocument(db: Db, { id, user_id }: RecipeKey, document: SearchDocument) {
  const row = { ...document, scope: searchScope(user_id) };
  return db
    .insertInto('recipe_search')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row));
}

/** Updates the search documents of community copies. Hiding and unhiding a copy does not change its document. */
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

/** The number of words of one recipe that spelling correction indexes; each word has up to 29 forms. */
const FORMED_MAX = 100;

/** Words are never deleted, so limits keep a user from filling the disk. */
const WORDS_PER_WRITE_MAX = 5_000;
const WORDS_PER_DAY: RateLimit = { max: 50_000, windowSeconds: 24 * 60 * 60 };

type Words = Pick<SearchDocument, 'body'>;

/** Adds the words of documents to the lexicon of spelling correction. Search finds recipes by words outside of it, too. */
export async function learnWords(
  trx: Db,
  kind: DatabaseKind,
  documents: readonly Words[],
  writer?: Writer,
): Promise<void> {
  const unknown = await selectUnknownWords(trx, kind, documents).execute();
  await saveNewWords(trx, kind, { documents, unknown, writer });
}

/** A statement that reads the words of documents that spelling correction does not know. */
export function selectUnknownWords(db: Db, kind: DatabaseKind, documents: readonly Words[]) {
  const words = new Set(documents.flatMap(wordsOf));
  const rows = Array.from(words, (word) => ({ word }));
  return db
    .selectFrom(inlineRows(kind, 'given', { word: 'text' }, rows))
    .select('given.word')
    .where(sql<boolean>`not exists (select 1 from search_words where search_words.word = given.word)`);
}

function wordsOf({ body }: Words): string[] {
  return body.split(' ').filter((word) => word !== '');
}

interface NewWords {
  readonly documents: readonly Words[];
  /** Rows of `selectUnknownWords`. */
  readonly unknown: readonly { readonly word: string }[];
  /** Undefined for writes without a limit. */
  readonly writer?: Writer | undefined;
}

/** Saves unknown words of documents, with the forms by which spelling correction finds them. */
export async function saveNewWords(
  trx: Db,
  kind: DatabaseKind,
  { documents, unknown, writer }: NewWords,
): Promise<void> {
  if (unknown.length === 0) return;
  const sorted = new Set(unknown.map(({ word }) => word).toSorted());
  // All writers insert in the same order, so that no two of them deadlock.
  const words = [...sorted].slice(0, writer === undefined ? undefined : WORDS_PER_WRITE_MAX);
  if (writer !== undefined && !(await tryCountNewWords(trx, writer, words.length))) return;
  const wordRows = words.map((word) => ({ word }));
  await trx
    .insertInto('search_words')
    .columns(['word'])
    .expression((eb) =>
      eb
        .selectFrom(inlineRows(kind, 'learned', { word: 'text' }, wordRows))
        .select('learned.word')
        .where(WHERE_TRUE),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const foods = foodVocabulary();
  const isFormed = (word: string) => sorted.has(word) && isCorrectable(word) && !foods.has(word);
  const formed = new Set(
    documents.flatMap((document) => [...new Set(wordsOf(document))].filter(isFormed).slice(0, FORMED_MAX)),
  );
  const forms = words
    .filter((word) => formed.has(word))
    .flatMap((word) => indexedDeletions(word).map((form) => ({ form, word })));
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

/** Counts the words against the writer's daily limit. Returns false above it. */
function tryCountNewWords(trx: Db, { userId, now }: Writer, count: number): Promise<boolean> {
  return tryCountUse(trx, `words:${userId}`, WORDS_PER_DAY, now, count);
}
