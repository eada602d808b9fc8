import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { v7 as uuidv7 } from 'uuid';

import type { Ctx } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import { REECE_ACCOUNT_ID } from '#features/personal-data/system-accounts.ts';
import { writeCommunityDocuments } from '#features/recipes/search/write-document.ts';

import type { StarterRecipe } from './compose.ts';

/** The stored name of the milestone. */
const PUBLISHED = 'house-recipes-shared';

export interface StarterRecipesCtx extends Pick<Ctx, 'db' | 'databaseKind' | 'now'> {
  /** Aborts; nothing is published then. */
  readonly signal: AbortSignal;
}

/**
 * Publishes the starter recipes in the community, so that the first user finds something to cook. Idempotent and safe to run on
 * several instances at once: an installation does it once, even if an admin hides or deletes the recipes later.
 */
export async function publishStarterRecipes({ db, databaseKind, now, signal }: StarterRecipesCtx): Promise<void> {
  if (await werePublished(db)) return;
  const recipes = await composeInThread(signal);
  const copies = recipes.map((recipe) => ({ ...recipe, id: uuidv7(), shared_by: REECE_ACCOUNT_ID, created_at: now }));
  await db.transaction().execute(async (trx) => {
    // The unique key decides a race: an instance that loses it waits here and then inserts nothing.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('milestones')
      .values({ name: PUBLISHED, reached_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return;
    await trx
      .insertInto('community_recipes')
      .values(
        copies.map(({ ingredients, instructions, ...copy }) => ({
          ...copy,
          ingredients: toJson(ingredients),
          instructions: toJson(instructions),
          is_ai_generated: true,
        })),
      )
      .execute();
    await writeCommunityDocuments(
      trx,
      databaseKind,
      copies.map((copy) => ({ ...copy, details: null })),
    );
  });
}

async function werePublished(db: Db): Promise<boolean> {
  const milestone = await db.selectFrom('milestones').select('name').where('name', '=', PUBLISHED).executeTakeFirst();
  return milestone !== undefined;
}

/** Composes in a temporary thread, so that the server stays responsive. */
async function composeInThread(signal: AbortSignal): Promise<readonly StarterRecipe[]> {
  // An empty environment: under `node --watch`, WATCH_REPORT_DEPENDENCIES makes a thread post a message for each import.
  const thread = new Worker(new URL('./compose-thread.ts', import.meta.url), { env: {} });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread posts one message
    const [recipes] = (await once(thread, 'message', { signal })) as [readonly StarterRecipe[]];
    return recipes;
  } finally {
    await thread.terminate();
  }
}
