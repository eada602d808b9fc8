import { LINK_TEXTS } from '@larder/contract/links';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { keepCopy } from '#features/recipes/commands/copy.ts';
import { holdActor } from '#features/recipes/commands/hold-owner.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';

import { newLinkToken, sealToken } from './link-tokens.ts';
import { findOwnLink, getLinked, type OpenedLink } from './queries.ts';

/** Far more than anybody shares in an hour. */
const LINKS_PER_PERSON: RateLimit = { max: 60, windowSeconds: 60 * 60 };

/** The link to one of one's own recipes, made where there is none. Throws `not_found`, and `conflict` for one that is hidden. */
export async function createLink(ctx: Ctx, { limitFactor }: WritingDeps, recipeId: string): Promise<OpenedLink> {
  await countUse(ctx.db, `link:${ctx.actor.id}`, scaled(LINKS_PER_PERSON, limitFactor), ctx.now);
  return ctx.db.transaction().execute(async (trx) => {
    // Whoever asks twice at once, or puts the recipe into the bin meanwhile, waits here.
    await holdActor(trx, ctx);
    const known = await findOwnLink(trx, ctx, recipeId);
    if (known !== null) return requireShown(known);
    const token = newLinkToken();
    const made = { ...sealToken(ctx.secrets, token), created_at: ctx.now };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('public_links')
      .values({ recipe_id: recipeId, user_id: ctx.actor.id, ...made })
      // One of another secret key, which leads nowhere.
      .onConflict((conflict) =>
        conflict.column('recipe_id').doUpdateSet(made).where('public_links.hidden_at', 'is', null),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw linkHidden();
    return { token, created_at: ctx.now, hidden_reason: null };
  });
}

/**
 * Has the link lead nowhere; where there is none, that is so already. Throws `not_found` for a recipe that is not one's own, and
 * `conflict` for a link that is hidden: with another one in its place it would not be.
 */
export async function deleteLink(ctx: Ctx, recipeId: string): Promise<void> {
  const known = await findOwnLink(ctx.db, ctx, recipeId);
  if (known !== null) requireShown(known);
  await ctx.db
    .deleteFrom('public_links')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', ctx.actor.id)
    .where('hidden_at', 'is', null)
    .execute();
}

function requireShown(link: OpenedLink): OpenedLink {
  if (link.hidden_reason !== null) throw linkHidden();
  return link;
}

function linkHidden(): AppError {
  return new AppError('conflict', LINK_TEXTS.hidden);
}

/** Keeps a copy of what a link leads to, with its picture. Throws `not_found`. */
export function copyLinked(ctx: Ctx, deps: WritingDeps, token: string, id: string): Promise<WholeRecipeRow> {
  return keepCopy(ctx, deps, id, () => getLinked(ctx, token));
}
