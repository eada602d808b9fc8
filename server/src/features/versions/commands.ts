import { detailsOf } from '@larder/contract/details-of';

import type { Ctx } from '#platform/context.ts';
import { withoutGonePictures } from '#features/recipes/commands/picture.ts';
import { changeContent } from '#features/recipes/commands/update.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';

import { getVersion } from './queries.ts';

export interface Restoration {
  readonly version: number;
  /** The version it replaces, as an optimistic lock. */
  readonly over: number;
}

/**
 * Restores an earlier version of the actor's recipe as a new version. Pictures that no longer exist are left out. Throws
 * `not_found`, and `conflict` if `over` is not the current version.
 */
export async function restoreVersion(
  ctx: Ctx,
  deps: WritingDeps,
  id: string,
  { version, over }: Restoration,
): Promise<WholeRecipeRow> {
  const { content, picture_id, picture_width } = await getVersion(ctx, id, version);
  const isPictureGone = picture_id !== null && picture_width === null;
  const image_url = isPictureGone ? null : content.image_url;
  const details = detailsOf(content);
  const step_pictures = await withoutGonePictures(ctx.db, details.step_pictures);
  const change = { ...content, ...details, image_url, step_pictures };
  return changeContent(ctx, deps, { id, version: over, change });
}
