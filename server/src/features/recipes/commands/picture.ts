import { readPictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import { claimPicture } from '#features/pictures/commands/claim.ts';
import { requestImport } from '#features/pictures/commands/request-import.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import type { RecipeRow } from '../tables.ts';

/** Where a recipe's picture lies, and which of our store it is; null where it is none of ours yet. */
export type Shown = Pick<RecipeRow, 'image_url' | 'picture_id'>;

const GONE = 'This picture is not there any more. Please choose it again, or leave it out.';

/** What a recipe shows that is given this address. Throws `invalid_input` for a picture of ours that one may not show. */
export async function showPicture(trx: Db, { actor, now }: Ctx, url: string | null): Promise<Shown> {
  const id = url === null ? null : readPictureUrl(url);
  if (url === null || id === null) return { image_url: url, picture_id: null };
  if (await claimPicture(trx, actor.id, id, now)) return { image_url: await ownAddress(trx, id), picture_id: id };
  // In another store there may be a picture under the same path.
  if (URL.canParse(url)) return { image_url: url, picture_id: null };
  throw new AppError('invalid_input', GONE, { fields: { image_url: GONE } });
}

async function ownAddress(trx: Db, id: string): Promise<string> {
  const { width } = await trx.selectFrom('pictures').select('width').where('id', '=', id).executeTakeFirstOrThrow();
  return recipePictureUrl({ id, width });
}

/** Has the address fetched into our store, where it is not there yet. `before` is what the recipe showed until now. */
export async function fetchPicture(
  trx: Db,
  { now }: Ctx,
  recipe: Shown & Pick<RecipeRow, 'id'>,
  before?: Shown,
): Promise<void> {
  const wanted = recipe.picture_id === null ? recipe.image_url : null;
  const wantedBefore = before?.picture_id === null ? before.image_url : null;
  if (wanted !== wantedBefore) await requestImport(trx, recipe.id, wanted, now);
}
