import { isDeepStrictEqual } from 'node:util';

import type { Transaction, Updateable } from 'kysely';

import { RECIPE_TEXTS, type RecipeChange } from '@larder/contract/recipes';
import { findMovedLines } from '@larder/culinary/text/moved-lines';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { executeTogether } from '#platform/db/together.ts';
import { selectStorage } from '#features/storage/queries.ts';

import type { WritingDeps } from '../limits.ts';
import { type Linking, saveParts } from './linked-recipes.ts';
import type { WholeRecipeRow } from '../present.ts';
import { columnsOf, contentOf, moveEntries } from '../details.ts';
import { getOwnRecipe, recipeNotFound, withPicture } from '../queries/get.ts';
import type { RecipeContent, RecipeRow } from '../tables.ts';
import { deriveEachAgain, markContaining } from './derive-again.ts';
import { lockOwnRecipe } from './lock-actor.ts';
import { notifyReaders, type Reader, selectReaders } from './notify-readers.ts';
import { claimRecipePicture, pictureGone, type RecipePicture, tryClaimStepPictures } from './picture.ts';
import { prepareAgain, prepareContent, type Prepared } from './prepare-content.ts';
import { countWrite, recordWrite } from './record-write.ts';
import { HISTORY_COLUMNS, insertVersion, selectHistory, thinHistory } from './save-version.ts';

type ContentChange = { readonly [Part in keyof RecipeContent]?: RecipeContent[Part] | undefined };

/**
 * Updates the given parts of one of the actor's recipes and saves its previous content as a version. A change of the favorite or
 * the stars alone saves none.
 * Throws `not_found`, `quota_exceeded`, `too_many_requests`, and `conflict` if the recipe has another version than the actor saw.
 */
export async function updateRecipe(
  ctx: Ctx,
  deps: WritingDeps,
  id: string,
  change: RecipeChange,
): Promise<WholeRecipeRow> {
  const { version, is_favorite, stars, ...content } = change;
  const marks = { is_favorite, stars };
  // The contract requires a version for any change but these.
  if (version === undefined || Object.keys(content).length === 0) return setMarks(ctx, id, marks);
  return changeContent(ctx, deps, { id, version, change: content, marks });
}

/** What the owner marks a recipe with, besides its content. Undefined: no change. */
interface Marks {
  readonly is_favorite?: boolean | undefined;
  readonly stars?: number | null | undefined;
}

async function setMarks(ctx: Ctx, id: string, marks: Marks): Promise<WholeRecipeRow> {
  const changed = await ctx.db
    .updateTable('recipes')
    .set(marks)
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
  /** The version that the actor saw. */
  readonly version: number;
  readonly change: ContentChange;
  readonly marks?: Marks;
}

/** `updateRecipe` for a change of more than the favorite and the stars. */
export async function changeContent(ctx: Ctx, deps: WritingDeps, changing: Changing): Promise<WholeRecipeRow> {
  const { id, version, change } = changing;
  // Outside the transaction: deriving is slow, and the transaction holds a lock. There, the same version has the same content.
  const seen = await getOwnRecipe(ctx.lookups, ctx.actor.id, id);
  if (seen.version !== version) throw changedMeanwhile();
  const former = contentOf(seen);
  const linking = {
    ownerId: ctx.actor.id,
    recipeId: id,
    content: contentAfter(former, change),
    before: former.linked_recipes,
  };
  const prepared = await prepareContent(ctx.db, linking);
  const { recipe, readers, stale } = await ctx.db.transaction().execute(async (trx) => {
    const before = await lockOwnRecipe(trx, ctx, id);
    if (before.version !== version) throw changedMeanwhile();
    return writeChange(trx, ctx, deps, {
      changing,
      before,
      linking,
      prepared: await prepareAgain(trx, linking, prepared),
    });
  });
  notifyReaders(ctx, 'sharing.changed', readers);
  try {
    await deriveEachAgain(ctx, stale);
  } catch (error) {
    // The change itself is stored. They stay marked, so the hourly job derives them.
    ctx.log.warn({ err: error, recipeId: id }, 'recipes that contain a changed one could not be derived again');
  }
  return recipe;
}

interface Writing {
  readonly changing: Changing;
  readonly before: RecipeRow;
  readonly linking: Linking;
  readonly prepared: Prepared;
}

interface Changed {
  readonly recipe: WholeRecipeRow;
  readonly readers: readonly Reader[];
  /** Recipes that this one is an ingredient of. */
  readonly stale: readonly string[];
}

async function writeChange(
  trx: Transaction<Tables>,
  ctx: Ctx,
  deps: WritingDeps,
  { changing: { id, change, marks = {} }, before, linking, prepared }: Writing,
): Promise<Changed> {
  const next = await pictureAfter(trx, ctx, before, change.image_url);
  const marked = {
    is_favorite: marks.is_favorite ?? before.is_favorite,
    stars: marks.stars === undefined ? before.stars : marks.stars,
  };
  const { step_pictures: wanted } = prepared.content;
  const step_pictures = await tryClaimStepPictures(trx, ctx, wanted, before.details?.step_pictures);
  if (step_pictures === undefined) throw pictureGone('step_pictures');
  const content = { ...prepared.content, image_url: next.image_url, step_pictures };
  if (isDeepStrictEqual(content, contentOf(before))) {
    await countWrite(trx, ctx, deps);
    await trx.updateTable('recipes').set(marked).where('id', '=', id).execute();
    return { recipe: await withPicture(trx, { ...before, ...next, ...marked }), readers: [], stale: [] };
  }
  const { after, history, readers, stale, storageBefore } = await saveNext(trx, ctx, before, {
    ...columnsOf(content),
    ...next,
    ...marked,
    ...prepared.derived,
  });
  await saveParts(trx, { ...linking, content });
  await recordWrite(trx, ctx, deps, { before, after, document: prepared.document, storageBefore });
  await thinHistory(trx, ctx, after, history);
  return { recipe: await withPicture(trx, after), readers, stale };
}

/** Updates the row and saves its previous content as a version. */
async function saveNext(trx: Transaction<Tables>, ctx: Ctx, before: RecipeRow, next: Updateable<Tables['recipes']>) {
  const update = trx
    .updateTable('recipes')
    .set({ ...next, version: before.version + 1, updated_at: ctx.now })
    .where('id', '=', before.id)
    .returningAll();
  const rows = await executeTogether(trx, ctx.databaseKind, [], {
    storage: selectStorage(trx, ctx.actor.id),
    earlier: selectHistory(trx, before),
    readers: selectReaders(trx, ctx, [before.id]),
    saved: insertVersion(trx, before, contentOf(before), ctx.now).returning(HISTORY_COLUMNS),
    updated: update,
    stale: markContaining(trx, before.id),
  });
  const [updated] = rows.updated;
  if (updated === undefined) throw recipeNotFound();
  const after = { ...updated, created_at: before.created_at, updated_at: ctx.now, deleted_at: null };
  const stale = rows.stale.map(({ id }) => id);
  return {
    after,
    history: [...rows.saved, ...rows.earlier],
    readers: rows.readers,
    stale,
    storageBefore: rows.storage,
  };
}

/** A recipe keeps its picture while its address is the same. */
async function pictureAfter(
  trx: Transaction<Tables>,
  ctx: Ctx,
  { image_url, picture_id }: RecipePicture,
  url: string | null | undefined,
): Promise<RecipePicture> {
  return url === undefined || url === image_url ? { image_url, picture_id } : claimRecipePicture(trx, ctx, url);
}

/** What belongs to a line follows it if only the lines were changed: notes and pictures their steps, links their ingredients. */
function contentAfter(before: RecipeContent, change: ContentChange): RecipeContent {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = { ...before, ...given };
  const steps = findMovedLines(before.instructions, after.instructions);
  const lines = findMovedLines(before.ingredients, after.ingredients);
  return {
    ...after,
    step_notes: change.step_notes ?? moveEntries(before.step_notes, 'step', steps),
    step_pictures: change.step_pictures ?? moveEntries(before.step_pictures, 'step', steps),
    linked_recipes: change.linked_recipes ?? moveEntries(before.linked_recipes, 'ingredient', lines),
  };
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', RECIPE_TEXTS.changed_meanwhile);
}
