import { sql } from 'kysely';
import { v5 as uuidv5 } from 'uuid';

import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { visibleText } from '@larder/contract/visible-text';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, toChunks } from '#platform/db/in-batches.ts';
import type { Db } from '#platform/db/tables.ts';
import { createCollection, deleteCollection } from '#features/collections/commands/collections.ts';
import { addToCollection } from '#features/collections/commands/recipes.ts';
import { findOwnCollection, findPrivateCollection, getCollection } from '#features/collections/queries/collections.ts';

import type { StoredDraft } from '../tables.ts';
import type { Lease } from './lease.ts';

const BATCH = 100;
const WITHOUT_LIMIT = { limitFactor: Infinity };

/**
 * Puts the saved recipes of an import into the collections that its file says, in their order. Uses a collection of the same name that
 * nobody else sees, or creates one: an import shares nothing. Idempotent. Returns why a collection is not complete; null if all are.
 */
export async function collectDrafts(contextOf: () => Ctx, importId: string, lease: Lease): Promise<string | null> {
  for (const { name, description, ids } of await findCollections(contextOf().db, importId)) {
    lease.require();
    const ctx = contextOf();
    if (ids.length === 0) continue;
    try {
      const known = await findPrivateCollection(ctx, name);
      const id = known?.id ?? createdId(importId, name);
      if (known === undefined) await createCollection(ctx, WITHOUT_LIMIT, { id, name, description });
      for (const some of toChunks(ids, COLLECTION_LIMITS.ids_max)) await addToCollection(ctx, WITHOUT_LIMIT, id, some);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'quota_exceeded') throw error;
      return `The collection “${name}” is not complete. ${error.message}`;
    }
  }
  return null;
}

/** Deletes the collections that an import created and that are empty since. */
export async function removeCollections(contextOf: () => Ctx, importId: string, lease: Lease): Promise<void> {
  for (const { name } of await findCollections(contextOf().db, importId)) {
    lease.require();
    const ctx = contextOf();
    const created = await findOwnCollection(ctx.db, ctx, createdId(importId, name));
    if (created === undefined) continue;
    const { count } = await getCollection(ctx, created.id);
    if (count === 0) await deleteCollection(ctx, created.id);
  }
}

/** The same for each attempt, so that a collection is created once. */
const createdId = (importId: string, name: string): string => uuidv5(`collection ${name}`, importId);

interface FoundCollection {
  readonly name: string;
  readonly description: string;
  /** The saved recipes, in order. */
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

const shorten = (text: string, max: number): string => visibleText(text.slice(0, max).toWellFormed());

function draftsInCollections(db: Db, importId: string) {
  return inBatches<{ position: number; saved_as: string | null; draft: StoredDraft | null }>(
    (after, limit) =>
      db
        .selectFrom('import_drafts')
        .select(['position', 'saved_as', 'draft'])
        .where('import_id', '=', importId)
        .where('position', '>', after?.position ?? -1)
        .where(sql<boolean>`cast(draft as text) like ${'%"collections":%[{%'}`)
        .orderBy('position')
        .limit(limit)
        .execute(),
    BATCH,
  );
}
