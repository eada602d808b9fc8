import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { v7 as uuidv7 } from 'uuid';

import type { Ctx } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import { REECE_ACCOUNT_ID } from '#features/personal-data/system-accounts.ts';
import { writeCommunityDocuments } from '#features/recipes/search/write-document.ts';

import type { StarterRecipe } from './compose.ts';

/** The name under which it is written down that it was done. */
const SHARED = 'house-recipes-shared';

export interface StarterRecipesCtx extends Pick<Ctx, 'db' | 'databaseKind' | 'now'> {
  /** Gives up; nothing is shared then. */
  readonly signal: AbortSignal;
}

/**
 * Gives the community recipes that the kitchen made, so that whoever comes first finds something. Once in the life of an
 * installation, whatever becomes of them: any instance may try at any moment, also all at once.
 */
export async function publishStarterRecipes({ db, databaseKind, now, signal }: StarterRecipesCtx): Promise<void> {
  if (await wereShared(db)) return;
  const recipes = await composeInThread(signal);
  const copies = recipes.map((recipe) => ({ ...recipe, id: uuidv7(), shared_by: REECE_ACCOUNT_ID, created_at: now }));
  await db.transaction().execute(async (trx) => {
    // Another instance that does the same waits here, and then has nothing to do.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('milestones')
      .values({ name: SHARED, reached_at: now })
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
    await writeCommunityDocuments(trx, databaseKind, copies);
  });
}

async function wereShared(db: Db): Promise<boolean> {
  const milestone = await db.selectFrom('milestones').select('name').where('name', '=', SHARED).executeTakeFirst();
  return milestone !== undefined;
}

/** In a thread of its own, which goes with its work: once in the life of an installation, and far more than a request takes. */
async function composeInThread(signal: AbortSignal): Promise<readonly StarterRecipe[]> {
  // Without the environment: under `node --watch` a thread that has it also posts a message for each import.
  const thread = new Worker(new URL('./compose-thread.ts', import.meta.url), { env: {} });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one message of that thread
    const [recipes] = (await once(thread, 'message', { signal })) as [readonly StarterRecipe[]];
    return recipes;
  } finally {
    await thread.terminate();
  }
}
