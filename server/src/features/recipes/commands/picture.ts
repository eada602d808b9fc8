import type { StepPicture } from '@larder/contract/detail-fields';
import { readPictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import { claimPicture } from '#features/pictures/commands/claim.ts';
import { requestImport } from '#features/pictures/commands/request-import.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import type { RecipeRow } from '../tables.ts';

/** The address of a recipe's picture, and its id in our store; null while the picture is not imported. */
export type RecipePicture = Pick<RecipeRow, 'image_url' | 'picture_id'>;

const GONE = 'This picture is not there any more. Please choose it again, or leave it out.';

/**
 * Resolves the address that a request gives for a recipe's picture. Claims a picture of our store: it is protected from the purge for a
 * day, so call this in the transaction that stores the recipe. Undefined for a picture of our store that is gone, or that the actor may
 * not use.
 */
export async function tryClaimRecipePicture(
  trx: Db,
  { actor, now }: Ctx,
  url: string | null,
): Promise<RecipePicture | undefined> {
  const id = url === null ? null : readPictureUrl(url);
  if (url === null || id === null) return { image_url: url, picture_id: null };
  if (await claimPicture(trx, actor.id, id, now)) return { image_url: await storedUrl(trx, id), picture_id: id };
  // Another site may have a picture under the same path.
  return URL.canParse(url) ? { image_url: url, picture_id: null } : undefined;
}

/** `tryClaimRecipePicture`, but throws `invalid_input` instead of returning undefined. */
export async function claimRecipePicture(trx: Db, ctx: Ctx, url: string | null): Promise<RecipePicture> {
  const picture = await tryClaimRecipePicture(trx, ctx, url);
  if (picture === undefined) throw pictureGone();
  return picture;
}

/**
 * Claims the pictures of steps that are not among those of `before`, and returns all with their stored addresses. Undefined if one is
 * gone, or is not the actor's to use.
 */
export async function tryClaimStepPictures(
  trx: Db,
  ctx: Ctx,
  pictures: readonly StepPicture[],
  before: readonly StepPicture[] = [],
): Promise<StepPicture[] | undefined> {
  const urls = new Map(before.map(({ image_url }) => [image_url, image_url]));
  // In one order, so that concurrent copies of one recipe do not deadlock.
  for (const url of new Set(pictures.map(({ image_url }) => image_url).toSorted())) {
    if (urls.has(url)) continue;
    const picture = await tryClaimRecipePicture(trx, ctx, url);
    // Another site's: nothing imports a picture for a step.
    if (picture === undefined || picture.picture_id === null) return undefined;
    urls.set(url, picture.image_url ?? url);
  }
  return pictures.map(({ step, image_url }) => ({ step, image_url: urls.get(image_url) ?? image_url }));
}

/** The pictures of steps that our store still has. */
export async function withoutGonePictures(db: Db, pictures: readonly StepPicture[]): Promise<StepPicture[]> {
  const ids = pictureIdsOf(pictures);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute();
  const stored = new Set(rows.map(({ id }) => id));
  return pictures.filter(({ image_url }) => stored.has(readPictureUrl(image_url) ?? ''));
}

export function pictureIdsOf(pictures: readonly StepPicture[] = []): string[] {
  return [...new Set(pictures.flatMap(({ image_url }) => readPictureUrl(image_url) ?? []))];
}

/** Stores which pictures the steps of a written recipe show, beside those that its versions show. Null without any. */
export function insertStepPictures(db: Db, { id, details }: Pick<RecipeRow, 'id' | 'details'>) {
  const pictureIds = pictureIdsOf(details?.step_pictures);
  if (pictureIds.length === 0) return null;
  const rows = db
    .selectFrom(['recipes', 'pictures'])
    .select(['recipes.id as recipe_id', 'pictures.id as picture_id'])
    .where('recipes.id', '=', id)
    .where('pictures.id', 'in', pictureIds);
  return db
    .insertInto('step_pictures')
    .columns(['recipe_id', 'picture_id'])
    .expression(rows)
    .onConflict((conflict) => conflict.doNothing());
}

export function pictureGone(field: 'image_url' | 'step_pictures' = 'image_url'): AppError {
  return new AppError('invalid_input', GONE, { fields: { [field]: GONE } });
}

async function storedUrl(trx: Db, id: string): Promise<string> {
  const { width } = await trx.selectFrom('pictures').select('width').where('id', '=', id).executeTakeFirstOrThrow();
  return recipePictureUrl({ id, width });
}

/** Requests the import of a recipe's picture into our store when its address changed; `before` is the picture until now. */
export async function requestPictureImport(
  trx: Db,
  { now }: Pick<Ctx, 'now'>,
  recipe: RecipePicture & Pick<RecipeRow, 'id'>,
  before?: RecipePicture,
): Promise<void> {
  const wanted = recipe.picture_id === null ? recipe.image_url : null;
  const wantedBefore = before?.picture_id === null ? before.image_url : null;
  if (wanted !== wantedBefore) await requestImport(trx, recipe.id, wanted, now);
}
