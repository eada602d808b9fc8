import { isDeepStrictEqual } from 'node:util';

import type { Transaction } from 'kysely';

import { RECIPE_TEXTS, type RecipeChange } from '@larder/contract/recipes';

import { withinQuotas } from '#features/storage/quotas.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';

import { type Derived, derive } from '../derived.ts';
import type { WritingDeps } from '../limits.ts';
import type { WholeRecipeRow } from '../present.ts';
import { getOwnRecipe, recipeNotFound, withPicture } from '../queries/get.ts';
import type { RecipeContent, RecipeRow } from '../tables.ts';
import { count } from './figures.ts';
import { lockWriter } from './lock-actor.ts';
import { saveVersion } from './save-version.ts';
import { fetchPicture, type Shown, showPicture } from './picture.ts';
import { findReaders, notifyReaders } from './notify-readers.ts';
import { writeSearchDocument } from '../search/write-document.ts';

type ContentChange = { readonly [Part in keyof RecipeContent]?: RecipeContent[Part] | undefined };

/**
 * Changes the given parts of one's own recipe and keeps what it was as a version. Throws `not_found`, `quota_exceeded`, and
 * `conflict` for whoever had another version before them than the one that stands. The heart alone is no change of the recipe.
 */
export async function updateRecipe(
  ctx: Ctx,
  deps: WritingDeps,
  id: string,
  change: RecipeChange,
): Promise<WholeRecipeRow> {
  const { version, is_favorite, ...content } = change;
  // Only the heart is changed without a version, as the contract has seen to.
  if (version === undefined || Object.keys(content).length === 0) return setFavorite(ctx, id, is_favorite === true);
  return changeContent(ctx, deps, { id, version, change: content, is_favorite });
}

async function setFavorite(ctx: Ctx, id: string, is_favorite: boolean): Promise<WholeRecipeRow> {
  const changed = await ctx.db
    .updateTable('recipes')
    .set({ is_favorite })
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (changed === undefined) throw recipeNotFound();
  return withPicture(ctx.db, changed);
}

export interface Changing {
  readonly id: string;
  /** Which version stands, as far as the person knows. */
  readonly version: number;
  readonly change: ContentChange;
  readonly is_favorite?: boolean | undefined;
}

/** `updateRecipe` for what is known to be more than the heart. */
export async function changeContent(ctx: Ctx, deps: WritingDeps, changing: Changing): Promise<WholeRecipeRow> {
  const { id, version, change, is_favorite } = changing;
  // Read before the transaction, so that nobody waits for the kitchen engine. If this is not what is changed in the end,
  // nothing is changed.
  const seen = await getOwnRecipe(ctx.lookups, ctx.actor.id, id);
  if (seen.version !== version) throw changedMeanwhile();
  const derived = await derive(contentAfter(seen, change));
  const { recipe, readers } = await ctx.db.transaction().execute(async (trx) => {
    await lockWriter(trx, ctx, deps);
    const before = await findHeld(trx, ctx, id);
    if (before === undefined) throw recipeNotFound();
    const shown = await shownAfter(trx, ctx, before, change.image_url);
    const next = {
      ...before,
      ...contentAfter(before, change),
      ...shown,
      is_favorite: is_favorite ?? before.is_favorite,
    };
    const after = await withinQuotas(trx, {
      userId: ctx.actor.id,
      quotas: ctx.quotas,
      write: () => write(trx, ctx, { version, before, next, derived }),
    });
    return {
      recipe: await withPicture(trx, after),
      readers: after.version === version ? [] : await findReaders(trx, ctx, [id]),
    };
  });
  notifyReaders(ctx, 'sharing.changed', readers);
  return recipe;
}

interface Writing {
  readonly version: number;
  readonly before: RecipeRow;
  readonly next: RecipeRow;
  readonly derived: Derived;
}

async function write(
  trx: Transaction<Tables>,
  ctx: Ctx,
  { version, before, next, derived }: Writing,
): Promise<RecipeRow> {
  const { is_favorite } = next;
  const content = contentOf(next);
  const isSame = isDeepStrictEqual(content, contentOf(before));
  const after = await trx
    .updateTable('recipes')
    .set(
      isSame
        ? { is_favorite }
        : {
            ...content,
            ...derived,
            is_favorite,
            picture_id: next.picture_id,
            ingredients: toJson(content.ingredients),
            instructions: toJson(content.instructions),
            version: version + 1,
            updated_at: ctx.now,
          },
    )
    .where('id', '=', before.id)
    .where('user_id', '=', ctx.actor.id)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (after === undefined) throw changedMeanwhile();
  if (isSame) return after;
  await saveVersion(trx, ctx, before, contentOf(before));
  await count(trx, ctx.actor.id, { gone: [before], come: [after] });
  await writeSearchDocument(trx, ctx.databaseKind, after, { userId: ctx.actor.id, now: ctx.now });
  await fetchPicture(trx, ctx, after, before);
  return after;
}

async function findHeld(trx: Transaction<Tables>, { actor, databaseKind }: Ctx, id: string) {
  const recipe = trx
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null);
  // A heart or a picture that is fetched would come between otherwise, and be undone.
  return (databaseKind === 'postgres' ? recipe.forNoKeyUpdate() : recipe).executeTakeFirst();
}

/** An address that stays the same keeps its picture. */
async function shownAfter(
  trx: Transaction<Tables>,
  ctx: Ctx,
  { image_url, picture_id }: Shown,
  url: string | null | undefined,
): Promise<Shown> {
  return url === undefined || url === image_url ? { image_url, picture_id } : showPicture(trx, ctx, url);
}

export function contentOf(recipe: RecipeContent): RecipeContent {
  return contentAfter(recipe, {});
}

function contentAfter(before: RecipeContent, change: ContentChange): RecipeContent {
  const or = <Value>(value: Value | undefined, kept: Value) => (value === undefined ? kept : value);
  return {
    title: or(change.title, before.title),
    description: or(change.description, before.description),
    ingredients: or(change.ingredients, before.ingredients),
    instructions: or(change.instructions, before.instructions),
    image_url: or(change.image_url, before.image_url),
    category: or(change.category, before.category),
    preparation_time: or(change.preparation_time, before.preparation_time),
    cooking_time: or(change.cooking_time, before.cooking_time),
    servings: or(change.servings, before.servings),
  };
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', RECIPE_TEXTS.changed_meanwhile);
}
