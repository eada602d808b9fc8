import type { Ctx } from '#platform/context.ts';
import { changeContent } from '#features/recipes/commands/update.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';

import { getVersion } from './queries.ts';

export interface Restoring {
  /** Which version comes back. */
  readonly version: number;
  /** Which stands, as far as the person knows. */
  readonly over: number;
}

/**
 * Makes an earlier version of one's own recipe the newest one; what stood meanwhile stays a version too. Throws `not_found`,
 * and `conflict` where another version stands than the person had before them.
 */
export async function restoreVersion(
  ctx: Ctx,
  deps: WritingDeps,
  id: string,
  { version, over }: Restoring,
): Promise<WholeRecipeRow> {
  const { content, picture_id, picture_width } = await getVersion(ctx, id, version);
  const isPictureGone = picture_id !== null && picture_width === null;
  const change = isPictureGone ? { ...content, image_url: null } : content;
  return changeContent(ctx, deps, { id, version: over, change });
}
