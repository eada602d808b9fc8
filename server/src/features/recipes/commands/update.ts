import { isDeepStrictEqual } from 'node:util';

import type { Transaction, Updateable } from 'kysely';

import { RECIPE_TEXTS, type RecipeChange } from '@larder/contract/recipes';
import { findMovedSteps } from '@larder/culinary/steps/moved-steps';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { executeTogether } from '#platform/db/together.ts';
import { selectStorage } from '#features/storage/queries.ts';

import { derive, type Derived } from '../derived.ts';
import type { WritingDeps } from '../limits.ts';
import type { WholeRecipeRow } from '../present.ts';
import { columnsOf, contentOf } from '../details.ts';
import { getOwnRecipe, recipeNotFound, withPicture } from '../queries/get.ts';
import { type SearchDocument, searchDocument } from '../search/document.ts';
import type { RecipeContent, RecipeRow } from '../tables.ts';
import { lockOwnRecipe } from './lock-actor.ts';
import { notifyReaders, type Reader, selectReaders } from './notify-readers.ts';
import { claimRecipePicture, type RecipePicture } from './picture.ts';
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
  const content = contentAfter(contentOf(seen), change);
  const prepared = { derived: await derive(content), document: searchDocument({ ...content, details: content }) };
  const { recipe, readers } = await ctx.db
    .transaction()
    .execute((trx) => writeChange(trx, ctx, deps, changing, prepared));
  notifyReaders(ctx, 'sharing.changed', readers);
  return recipe;
}

interface Prepared {
  readonly derived: Derived;
  readonly document: SearchDocument;
}

interface Changed {
  readonly recipe: WholeRecipeRow;
  readonly readers: readonly Reader[];
}

async function writeChange(
  trx: Transaction<Tables>,
  ctx: Ctx,
  deps: WritingDeps,
  { id, version, change, marks = {} }: Changing,
  { derived, document }: Prepared,
): Promise<Changed> {
  const before = await lockOwnRecipe(trx, ctx, id);
  if (before.version !== version) throw changedMeanwhile();
  const next = {
    ...(await pictureAfter(trx, ctx, before, change.image_url)),
  };
  const marked = {
    is_favorite: marks.is_favorite ?? before.is_favorite,
    stars: marks.stars === undefined ? before.stars : marks.stars,
  };
  const content = { ...contentAfter(contentOf(before), change), image_url: next.image_url };
  if (isDeepStrictEqual(content, contentOf(before))) {
    await countWrite(trx, ctx, deps);
    await trx.updateTable('recipes').set(marked).where('id', '=', id).execute();
    return { recipe: await withPicture(trx, { ...before, ...next, ...marked }), readers: [] };
  }
  const { after, history, readers, storageBefore } = await saveNext(trx, ctx, before, {
    ...columnsOf(content),
    ...next,
    ...marked,
    ...derived,
  });
  await recordWrite(trx, ctx, deps, { before, after, document, storageBefore });
  await thinHistory(trx, ctx, after, history);
  return { recipe: await withPicture(trx, after), readers };
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
  });
  const [updated] = rows.updated;
  if (updated === undefined) throw recipeNotFound();
  const after = { ...updated, created_at: before.created_at, updated_at: ctx.now, deleted_at: null };
  return { after, history: [...rows.saved, ...rows.earlier], readers: rows.readers, storageBefore: rows.storage };
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

/** Notes follow their steps if only the steps were changed. */
function contentAfter(before: RecipeContent, change: ContentChange): RecipeContent {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = { ...before, ...given };
  if (change.step_notes !== undefined) return after;
  const places = findMovedSteps(before.instructions, after.instructions);
  const step_notes = before.step_notes.flatMap(({ step, note }) => {
    const place = places[step] ?? null;
    return place === null ? [] : [{ step: place, note }];
  });
  return { ...after, step_notes: step_notes.toSorted((one, other) => one.step - other.step) };
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', RECIPE_TEXTS.changed_meanwhile);
}
