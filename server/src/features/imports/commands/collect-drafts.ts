import { sql } from 'kysely';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';

import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { visibleText } from '@larder/contract/visible-text';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, LARGE_ROWS, toChunks } from '#platform/db/in-batches.ts';
import type { Db } from '#platform/db/tables.ts';
import { createCollection } from '#features/collections/commands/collections.ts';
import { addToCollection } from '#features/collections/commands/recipes.ts';
import { findOwnCollection, findPrivateCollection } from '#features/collections/queries/collections.ts';

import { joinProblems } from '../readers/join-problems.ts';
import type { StoredDraft } from '../tables.ts';
import type { Lease } from './lease.ts';

const WITHOUT_LIMIT = { limitFactor: Infinity };

/**
 * Adds the saved recipes of an import to the collections that its file says, in the order of the file. Uses a collection of the same name
 * that nobody else sees, or creates one: an import shares nothing. Idempotent. Returns why recipes could not be added; null if all were.
 */
export async function collectDrafts(contextOf: () => Ctx, importId: string, lease: Lease): Promise<string | null> {
  const problems: string[] = [];
  for (const { name, description, ids } of await findCollections(contextOf().db, importId)) {
    lease.require();
    const ctx = contextOf();
    try {
      const id = await collectionFor(ctx, importId, { name, description });
      for (const some of toChunks(ids, COLLECTION_LIMITS.ids_max))
        await addToCollection(ctx, WITHOUT_LIMIT, id, some, { onlyIfPrivate: true });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'quota_exceeded') throw error;
      problems.push(`Not all recipes could be added to “${name}”. ${error.message}`);
    }
  }
  return joinProblems(problems);
}

async function collectionFor(
  ctx: Ctx,
  importId: string,
  { name, description }: Pick<FoundCollection, 'name' | 'description'>,
): Promise<string> {
  const known = await findPrivateCollection(ctx, name);
  if (known !== undefined) return known.id;
  // The user may have shared the one that this import created before.
  const isShared = (await findOwnCollection(ctx.db, ctx, createdId(importId, name))) !== undefined;
  const id = isShared ? uuidv7() : createdId(importId, name);
  await createCollection(ctx, WITHOUT_LIMIT, { id, name, description });
  return id;
}

/** Deletes the collections that an import created, unless they are shared or hold another recipe. Call it before its recipes are undone. */
export async function removeCollections(contextOf: () => Ctx, importId: string, lease: Lease): Promise<void> {
  for (const { name } of await findCollections(contextOf().db, importId)) {
    lease.require();
    const { db, actor } = contextOf();
    await db
      .deleteFrom('collections')
      .where('id', '=', createdId(importId, name))
      .where('user_id', '=', actor.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('collection_shares')
              .select('collection_id')
              .whereRef('collection_shares.collection_id', '=', 'collections.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('collection_recipes')
              .select('recipe_id')
              .whereRef('collection_recipes.collection_id', '=', 'collections.id')
              .where('recipe_id', 'not in', savedBy(db, importId)),
          ),
        ),
      )
      .execute();
  }
}

/** The ids of the recipes that an import created. */
const savedBy = (db: Db, importId: string) =>
  db.selectFrom('import_drafts').select('new_id').where('import_id', '=', importId).whereRef('saved_as', '=', 'new_id');

/** The same for each attempt, so that a collection is created once. */
const createdId = (importId: string, name: string): string => uuidv5(`collection ${name}`, importId);

interface FoundCollection {
  readonly name: string;
  readonly description: string;
  /** The new recipes, in the order of the file. */
  readonly ids: readonly string[];
}

async function findCollections(db: Db, importId: string): Promise<FoundCollection[]> {
  const found = new Map<string, { description: string; recipes: { id: string | null; place: number }[] }>();
  for await (const { draft, saved_as: id } of draftsInCollections(db, importId)) {
    for (const { name: given, description, place } of draft?.collections ?? []) {
      const name = shorten(given, COLLECTION_LIMITS.name_max_characters);
      const collection = found.get(name) ?? {
        description: shorten(description, COLLECTION_LIMITS.description_max_characters),
        recipes: [],
      };
      if (name !== '') found.set(name, collection);
      collection.recipes.push({ id, place });
    }
  }
  return [...found].map(([name, { description, recipes }]) => ({
    name,
    description,
    ids: recipes
      .toSorted((one, other) => one.place - other.place)
      .map(({ id }) => id)
      .filter((id) => id !== null),
  }));
}

const shorten = (text: string, max: number): string =>
  visibleText(text.slice(0, max).replaceAll('\0', '').toWellFormed());

function draftsInCollections(db: Db, importId: string) {
  return inBatches<{ position: number; saved_as: string | null; draft: StoredDraft | null }>(
    (after, limit) =>
      db
        .selectFrom('import_drafts')
        .select(['position', 'saved_as', 'draft'])
        .where('import_id', '=', importId)
        .whereRef('saved_as', '=', 'new_id')
        .where('position', '>', after?.position ?? -1)
        .where(sql<boolean>`cast(draft as text) like ${'%"collections":%[{%'}`)
        .orderBy('position')
        .limit(limit)
        .execute(),
    LARGE_ROWS,
  );
}
