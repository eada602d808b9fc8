import { PICTURE_LIMITS, PICTURE_TEXTS, recipePictureUrl } from '@larder/contract/pictures';
import type { GeneratedRecipe } from '@larder/contract/assistant';

import { saveOriginal } from '#features/pictures/commands/save.ts';
import { inspectPicture, PictureProblem } from '#features/pictures/process.ts';
import type { FetchGenerated } from '#features/pictures/fetch-picture.ts';
import type { PictureProcessing } from '#features/pictures/picture-processing.ts';
import { isQuotaExceeded } from '#features/storage/quotas.ts';
import { AppError } from '#platform/app-error.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import { PublicFetchError } from '#platform/fetch-public/fetch-public.ts';
import type { ModelCaller, ModelPicture } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { GenerationProblem, type GeneratorResult, type PictureGenerator } from './generator.ts';

export interface PictureDeps {
  readonly blobs: Blobs;
  readonly pictureProcessing: PictureProcessing;
  readonly fetchGenerated: FetchGenerated;
}

/** The URL of the stored picture. Without one, `note` says why, and `failure` is an unexpected error. */
interface AddedPicture {
  readonly image_url: string | null;
  readonly note: string | null;
  readonly failure?: unknown;
}

const NO_PICTURE = 'I couldn’t make a picture, so the recipe has a drawing instead.';

/** Generates and stores the picture of a recipe. Never throws, except when aborted. */
export async function addPicture(
  deps: PictureDeps,
  ctx: Ctx,
  caller: ModelCaller,
  generated: GeneratorResult & { readonly recipe: GeneratedRecipe },
  paint: PictureGenerator | null,
): Promise<AddedPicture> {
  try {
    const picture = paint === null ? generated.picture : await paint(caller, generated.recipe);
    if (picture === undefined) return { image_url: null, note: null };
    return { image_url: await store(deps, ctx, picture, caller.signal), note: null };
  } catch (error) {
    caller.signal.throwIfAborted();
    ctx.log.warn({ err: error }, 'picture not generated');
    const note = error instanceof GenerationProblem || isQuotaExceeded(error) ? error.message : NO_PICTURE;
    return { image_url: null, note, ...(isExpected(error) ? {} : { failure: error }) };
  }
}

function isExpected(error: unknown): boolean {
  return [AppError, ModelError, GenerationProblem, PictureProblem, PublicFetchError].some(
    (kind) => error instanceof kind,
  );
}

/** Stores the original; its sizes are processed on first view. The picture is paid for, so it waits for a slot; an upload would be refused. */
async function store(
  { blobs, pictureProcessing, fetchGenerated }: PictureDeps,
  ctx: Ctx,
  picture: ModelPicture,
  signal: AbortSignal,
): Promise<string> {
  const original = 'bytes' in picture ? picture.bytes : await fetchGenerated(picture, signal);
  if (original.length > PICTURE_LIMITS.bytes_max) throw new PictureProblem(PICTURE_TEXTS.too_large);
  const examined = await pictureProcessing.enqueueFile(original, () => inspectPicture(original));
  const stored = await saveOriginal(
    { ...ctx, blobs },
    { userId: ctx.actor.id, sourceUrl: null, info: examined, original, now: ctx.now },
  );
  return recipePictureUrl(stored);
}
