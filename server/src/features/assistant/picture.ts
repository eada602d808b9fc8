import { PICTURE_LIMITS, PICTURE_TEXTS, recipePictureUrl } from '@larder/contract/pictures';
import type { GeneratedRecipe } from '@larder/contract/assistant';

import { keepOriginal } from '#features/pictures/commands/keep.ts';
import { examine, PictureProblem } from '#features/pictures/develop.ts';
import type { FetchMade } from '#features/pictures/fetch-picture.ts';
import type { Uploads } from '#features/pictures/uploads.ts';
import { isQuotaExceeded } from '#features/storage/quotas.ts';
import { AppError } from '#platform/app-error.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import { PublicFetchError } from '#platform/fetch-public/fetch-public.ts';
import type { ModelCaller, ModelPicture } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { GenerationProblem, type Made, type Painter } from './generator.ts';

export interface PictureDeps {
  readonly blobs: Blobs;
  readonly uploads: Uploads;
  readonly fetchMade: FetchMade;
}

/** The address of a picture in our store; without one the note says why, and `failure` what nobody had thought of. */
interface Taken {
  readonly image_url: string | null;
  readonly note: string | null;
  readonly failure?: unknown;
}

const NONE = 'No picture could be made, so the recipe is shown as a drawing.';

/** The picture of a recipe. */
export async function takePicture(
  deps: PictureDeps,
  ctx: Ctx,
  asker: ModelCaller,
  made: Made & { readonly recipe: GeneratedRecipe },
  paint: Painter | null,
): Promise<Taken> {
  try {
    const picture = paint === null ? made.picture : await paint(asker, made.recipe);
    if (picture === undefined) return { image_url: null, note: null };
    return { image_url: await keep(deps, ctx, picture, asker.signal), note: null };
  } catch (error) {
    asker.signal.throwIfAborted();
    ctx.log.warn({ err: error }, 'picture not made');
    const note = error instanceof GenerationProblem || isQuotaExceeded(error) ? error.message : NONE;
    return { image_url: null, note, ...(isExpected(error) ? {} : { failure: error }) };
  }
}

function isExpected(error: unknown): boolean {
  return [AppError, ModelError, GenerationProblem, PictureProblem, PublicFetchError].some(
    (kind) => error instanceof kind,
  );
}

/** It is paid for: it waits for its turn, however many pictures come. What is made of it is made when somebody looks. */
async function keep(
  { blobs, uploads, fetchMade }: PictureDeps,
  ctx: Ctx,
  picture: ModelPicture,
  signal: AbortSignal,
): Promise<string> {
  const original = 'bytes' in picture ? picture.bytes : await fetchMade(picture, signal);
  if (original.length > PICTURE_LIMITS.bytes_max) throw new PictureProblem(PICTURE_TEXTS.too_large);
  const examined = await uploads.inTurnFor(original, () => examine(original));
  const kept = await keepOriginal(
    { ...ctx, blobs },
    { userId: ctx.actor.id, sourceUrl: null, examined, original, now: ctx.now },
  );
  return recipePictureUrl(kept);
}
