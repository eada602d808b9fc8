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

export function pictureGone(): AppError {
  return new AppError('invalid_input', GONE, { fields: { image_url: GONE } });
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
