import { recipePictureUrl } from '@larder/contract/pictures';
import type { NewRecipe } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Change } from '#platform/jobs/queue.ts';
import { createRecipe } from '#features/recipes/commands/create.ts';
import { changeContent } from '#features/recipes/commands/update.ts';
import { findOwnRecipe } from '#features/recipes/queries/get.ts';

import { toNewRecipe } from '../new-recipe.ts';
import type { StoredDraft } from '../tables.ts';
import { collectDrafts } from './collect-drafts.ts';
import type { Lease } from './lease.ts';
import { linkDrafts } from './link-drafts.ts';
import { logCookings } from './log-cookings.ts';
import { finishDraft, IMPORT_WRITES, type WantedDraft, wantedDrafts, wantNothing } from './wanted-drafts.ts';

/**
 * Saves the drafts that the user wants, one by one. Returns the state of the import, or 'again' if its time slice is over. Throws when another
 * attempt may succeed.
 */
export async function saveDrafts(contextOf: () => Ctx, importId: string, lease: Lease): Promise<Change | 'again'> {
  for await (const row of wantedDrafts(contextOf().db, importId, 'save')) {
    lease.require();
    const ctx = contextOf();
    try {
      const saved_as = await saveDraft(ctx, row);
      await finishDraft(ctx.db, row, { saved_as });
    } catch (error) {
      // The user's fault or the recipe's, not the server's: another attempt would fail the same way.
      if (!(error instanceof AppError) || error.code === 'unavailable' || error.code === 'internal') throw error;
      if (error.code === 'quota_exceeded' || error.code === 'not_authenticated') {
        await wantNothing(ctx.db, importId);
        return { state: 'ready', problem: error.message };
      }
      await finishDraft(ctx.db, row, { problem: error.message });
    }
    if (await lease.isSliceOver(1)) return 'again';
  }
  const again = await linkDrafts(contextOf, importId, lease);
  return again ?? { state: 'ready', problem: await collectDrafts(contextOf, importId, lease) };
}

/** Returns the id of the recipe that the draft is saved as. Idempotent. */
async function saveDraft(ctx: Ctx, row: WantedDraft): Promise<string> {
  const { draft, picture_id, picture_width, choice, duplicate_of } = row;
  if (draft === null) throw new AppError('invalid_input', 'There is nothing to save');
  const picture = picture_id === null || picture_width === null ? null : { id: picture_id, width: picture_width };
  const recipe = { ...toNewRecipe(draft), ...(picture && { image_url: recipePictureUrl(picture) }) };
  const replaced = choice === 'version' && duplicate_of !== null ? await replaceContent(ctx, row, recipe) : null;
  const id = replaced ?? (await createNew(ctx, { ...recipe, id: row.new_id }, draft));
  await logCookings(ctx, id, draft);
  return id;
}

async function createNew(
  ctx: Ctx,
  recipe: NewRecipe & { readonly id: string },
  { created_at, earlier = [] }: StoredDraft,
): Promise<string> {
  await createRecipe(ctx, IMPORT_WRITES, recipe, {
    createdAt: pastTime(ctx, created_at),
    earlier: earlier.map(({ content, made_at, replaced_at }) => ({
      content,
      madeAt: pastTime(ctx, made_at),
      replacedAt: pastTime(ctx, replaced_at),
    })),
  });
  return recipe.id;
}

/** The time of an ISO 8601 text; now for any other, and for one in the future. */
function pastTime({ now }: Ctx, text: string | null): Date {
  const time = Date.parse(text ?? '');
  return time > 0 && time < now.getTime() ? new Date(time) : now;
}

/** Saves the draft as a new version of its duplicate. Returns null if that is not there any more. */
async function replaceContent(
  ctx: Ctx,
  { import_id, position, duplicate_of, replaced_version }: WantedDraft,
  recipe: NewRecipe,
): Promise<string | null> {
  const known = duplicate_of === null ? undefined : await findOwnRecipe(ctx.lookups, ctx.actor.id, duplicate_of);
  if (known === undefined) return null;
  // Stored first: if the process dies in between, the undo still knows the version before.
  if (replaced_version === null) {
    await ctx.db
      .updateTable('import_drafts')
      .set({ replaced_version: known.version })
      .where('import_id', '=', import_id)
      .where('position', '=', position)
      .execute();
  }
  const { id: _id, is_favorite: _favorite, stars: _stars, is_ai_generated: _generated, ...change } = recipe;
  const image_url = change.image_url ?? known.image_url;
  await changeContent(ctx, IMPORT_WRITES, { id: known.id, version: known.version, change: { ...change, image_url } });
  return known.id;
}
