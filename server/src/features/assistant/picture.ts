import { PICTURE_WIDTHS, pictureUrl, pictureWidths } from '@larder/contract/pictures';
import type { GeneratedRecipe } from '@larder/contract/assistant';

import { keepPicture } from '#features/pictures/commands/keep.ts';
import type { FetchMade } from '#features/pictures/fetch-picture.ts';
import type { Uploads } from '#features/pictures/uploads.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import type { Asker, ModelPicture } from '#platform/models/model.ts';

import { GenerationProblem, type Made, type Painter } from './generator.ts';

export interface PictureDeps {
  readonly blobs: Blobs;
  readonly uploads: Uploads;
  readonly fetchMade: FetchMade;
}

const NONE = 'No picture could be made, so the recipe is shown as a drawing.';

/** The picture of a recipe, in our store; without one the note says why. */
export async function takePicture(
  deps: PictureDeps,
  ctx: Ctx,
  asker: Asker,
  made: Made & { readonly recipe: GeneratedRecipe },
  paint: Painter | null,
): Promise<{ image_url: string | null; note: string | null }> {
  try {
    const picture = paint === null ? made.picture : await paint(asker, made.recipe);
    if (picture === undefined) return { image_url: null, note: null };
    return { image_url: await keep(deps, ctx, picture, asker.signal), note: null };
  } catch (error) {
    asker.signal.throwIfAborted();
    ctx.log.warn({ err: error }, 'picture not made');
    return { image_url: null, note: error instanceof GenerationProblem ? error.message : NONE };
  }
}

async function keep(
  { blobs, uploads, fetchMade }: PictureDeps,
  ctx: Ctx,
  picture: ModelPicture,
  signal: AbortSignal,
): Promise<string> {
  const { actor, db, now } = ctx;
  const read = async () => ('bytes' in picture ? picture.bytes : fetchMade(picture, signal));
  const developed = await uploads.take(actor.id, 'picture', read);
  const kept = await keepPicture(db, blobs, { userId: actor.id, sourceUrl: null, developed, now });
  return pictureUrl(kept.id, pictureWidths(kept.width).at(-1) ?? PICTURE_WIDTHS[0]);
}
