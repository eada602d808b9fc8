import { LINK_TEXTS } from '@larder/contract/links';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { saveCopy } from '#features/recipes/commands/copy.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';

import { newLinkToken, sealToken } from './link-tokens.ts';
import { findOwnLink, getLinked, type OpenedLink } from './queries.ts';

/** Far more than a user shares in an hour. */
const LINKS_PER_USER: RateLimit = { max: 60, windowSeconds: 60 * 60 };

/** Returns the link to the actor's recipe, and creates it if there is none. Throws `not_found`, and `conflict` for a hidden link. */
export async function createLink(ctx: Ctx, { limitFactor }: WritingDeps, recipeId: string): Promise<OpenedLink> {
  await countUse(ctx.db, `link:${ctx.actor.id}`, scaled(LINKS_PER_USER, limitFactor), ctx.now);
  return ctx.db.transaction().execute(async (trx) => {
    // Serializes with a concurrent request and with a soft delete of the recipe.
    await lockActor(trx, ctx);
    const existing = await findOwnLink(trx, ctx, recipeId);
    if (existing !== null) return requireVisible(existing);
    const token = newLinkToken();
    const columns = { ...sealToken(ctx.secrets, token), created_at: ctx.now };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('public_links')
      .values({ recipe_id: recipeId, user_id: ctx.actor.id, ...columns })
      // Replaces a link whose token was sealed with a retired key and no longer works.
      .onConflict((conflict) =>
        conflict.column('recipe_id').doUpdateSet(columns).where('public_links.hidden_at', 'is', null),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw linkHidden();
    return { token, created_at: ctx.now, hidden_reason: null };
  });
}

/**
 * Revokes the link to the actor's recipe; idempotent. Throws `not_found` for any other recipe, and `conflict` for a hidden link, whose
 * owner could otherwise replace it with a new one.
 */
export async function deleteLink(ctx: Ctx, recipeId: string): Promise<void> {
  const existing = await findOwnLink(ctx.db, ctx, recipeId);
  if (existing !== null) requireVisible(existing);
  await ctx.db
    .deleteFrom('public_links')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', ctx.actor.id)
    .where('hidden_at', 'is', null)
    .execute();
}

function requireVisible(link: OpenedLink): OpenedLink {
  if (link.hidden_reason !== null) throw linkHidden();
  return link;
}

function linkHidden(): AppError {
  return new AppError('conflict', LINK_TEXTS.hidden);
}

/** Copies a linked recipe with its picture into the actor's cookbook. Throws `not_found`. */
export function copyLinked(ctx: Ctx, deps: WritingDeps, token: string, id: string): Promise<WholeRecipeRow> {
  return saveCopy(ctx, deps, id, () => getLinked(ctx, token));
}
