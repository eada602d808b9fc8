import { sql } from 'kysely';

import type { RecipePart } from '@larder/contract/detail-fields';
import type { Draft } from '@larder/contract/imports';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import type { Db } from '#platform/db/tables.ts';
import { changeContent } from '#features/recipes/commands/update.ts';
import { titleOrder } from '#features/recipes/derived.ts';
import { findOwnRecipe } from '#features/recipes/queries/get.ts';

import type { Lease } from './lease.ts';
import { IMPORT_WRITES } from './wanted-drafts.ts';

const BATCH = 10;
/** Recipes with the same title that are considered. */
const SAME_TITLE_MAX = 20;

/**
 * Links the new recipes of an import to the recipes that their ingredients name. They are found by title, in the import first, then
 * in the whole cookbook. Idempotent: a recipe with links stays as it is. What cannot be linked stays a line. Returns 'again' if its time
 * slice is over.
 */
export async function linkDrafts(contextOf: () => Ctx, importId: string, lease: Lease): Promise<'again' | undefined> {
  for await (const { saved_as, draft } of draftsWithLinks(contextOf().db, importId)) {
    lease.require();
    const ctx = contextOf();
    const recipe = saved_as === null ? undefined : await findOwnRecipe(ctx.lookups, ctx.actor.id, saved_as);
    if (recipe === undefined || draft === null || recipe.details?.linked_recipes !== undefined) continue;
    const linked_recipes = await findLinks(ctx, importId, recipe.ingredients, draft);
    if (linked_recipes.length === 0) continue;
    try {
      await changeContent(ctx, IMPORT_WRITES, { id: recipe.id, version: recipe.version, change: { linked_recipes } });
    } catch (error) {
      // A loop, too much text, or a change by the user meanwhile.
      if (!(error instanceof AppError) || !['invalid_input', 'conflict', 'not_found'].includes(error.code)) throw error;
      continue;
    }
    // Only what was linked counts, so that each time slice gets further.
    if (await lease.isSliceOver(1)) return 'again';
  }
  return undefined;
}

function draftsWithLinks(db: Db, importId: string) {
  return inBatches<{ position: number; saved_as: string | null; draft: Draft | null }>(
    (after, limit) =>
      db
        .selectFrom('import_drafts')
        .select(['position', 'saved_as', 'draft'])
        .where('import_id', '=', importId)
        .whereRef('saved_as', '=', 'new_id')
        .where('position', '>', after?.position ?? -1)
        .where(sql<boolean>`cast(draft as text) like ${'%"links":%[{"line":%'}`)
        .orderBy('position')
        .limit(limit)
        .execute(),
    BATCH,
  );
}

async function findLinks(ctx: Ctx, importId: string, lines: readonly string[], { links, ingredients }: Draft) {
  const found: RecipePart[] = [];
  for (const { line, recipe } of links) {
    const ingredient = lines.indexOf(ingredients[line]?.trim() ?? '');
    const part = ingredient === -1 ? undefined : await findByTitle(ctx, importId, recipe);
    const isTaken = found.some((link) => link.ingredient === ingredient);
    if (part === undefined || isTaken || found.length >= RECIPE_LIMITS.linked_recipes_max) continue;
    found.push({ ingredient, recipe_id: part.id, title: '', share: null, ingredients: [] });
  }
  return found.toSorted((one, other) => one.ingredient - other.ingredient);
}

/** A recipe of the import with this title, or another one of the user. */
function findByTitle({ db, actor }: Ctx, importId: string, title: string) {
  const imported = db.selectFrom('import_drafts').select('saved_as').where('import_id', '=', importId);
  const same = db
    .selectFrom('recipes')
    .select('id')
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .where('title_order', '=', titleOrder(title))
    .limit(SAME_TITLE_MAX);
  return db
    .selectFrom(same.as('same'))
    .select('same.id')
    .orderBy((eb) =>
      eb
        .case()
        .when('same.id', 'in', imported.where('saved_as', 'is not', null).$castTo<{ saved_as: string }>())
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('same.id')
    .limit(1)
    .executeTakeFirst();
}
