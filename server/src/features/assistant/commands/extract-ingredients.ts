import type { Readable } from 'node:stream';

import { ASSISTANT_TEXTS, type Extraction, GENERATION_LIMITS } from '@larder/contract/assistant';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { z } from 'zod';

import { encodeForVision } from '#features/pictures/encode-for-reading.ts';
import { fileKind } from '#features/pictures/file-kind.ts';
import type { PictureProcessing } from '#features/pictures/picture-processing.ts';
import { readUpload } from '#features/pictures/read-upload.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Models } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { GenerationProblem } from '../generator.ts';
import { shortLine } from '../plain-text.ts';
import { visionPrompt } from '../prompts.ts';
import { readListReply } from '../read-replies.ts';
import { EXTRACTED } from '../simulated.ts';
import { type Providers, readsPhotos } from '../select-provider.ts';

const EXTRACTED_MAX = 40;

const ListedIngredients = z.object({
  ingredients: z.array(z.string()).transform((texts) => {
    const lines = texts.slice(0, GENERATION_LIMITS.ingredients_max).map((text) => {
      return shortLine(text, RECIPE_LIMITS.ingredient_max_characters);
    });
    return [...new Set(lines.filter((line) => line !== ''))].slice(0, EXTRACTED_MAX);
  }),
});
const IngredientsReply = z.preprocess(readListReply('ingredients'), ListedIngredients);

/** An uploaded file. */
export interface UploadedPhoto {
  readonly body: Readable;
  /** The declared length. */
  readonly declaredBytes: number;
}

/**
 * Reads the ingredients in a photo with the vision model; returns samples when none is configured. Stores nothing. Throws
 * `unavailable` when the model fails.
 */
export async function extractIngredients(
  ctx: Ctx,
  providers: Providers & { readonly pictureProcessing: PictureProcessing },
  { body, declaredBytes }: UploadedPhoto,
  signal: AbortSignal,
): Promise<Extraction> {
  const { simulated, pictureProcessing } = providers;
  const usesModel = readsPhotos(providers);
  const { bytes, jpeg } = await pictureProcessing.admit(ctx.actor.id, 'picture', async () => {
    const sent = await readUpload(body, declaredBytes);
    requirePhoto(sent);
    return {
      bytes: sent,
      jpeg: usesModel ? await pictureProcessing.enqueueFile(sent, () => encodeForVision(sent)) : null,
    };
  });
  if (jpeg !== null) return askModel(ctx, providers.models, jpeg, signal);
  if (simulated === null) return samples();
  try {
    return await simulated.extract(bytes, signal);
  } catch (error) {
    if (!(error instanceof GenerationProblem)) throw error;
    throw new AppError('unavailable', error.message, { cause: error });
  }
}

function samples(): Extraction {
  return { ingredients: [...EXTRACTED], is_sample: true, answered_by: 'kitchen' };
}

async function askModel({ actor, log }: Ctx, models: Models, jpeg: Buffer, signal: AbortSignal): Promise<Extraction> {
  try {
    const messages = visionPrompt(`data:image/jpeg;base64,${jpeg.toString('base64')}`);
    const request = { task: 'vision', name: 'ingredients', schema: IngredientsReply, messages } as const;
    const { value, answeredBy } = await models.structured({ userId: actor.id, signal }, request);
    return { ingredients: value.ingredients, is_sample: false, answered_by: answeredBy };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn({ err: error }, 'photo not read');
    throw new AppError('unavailable', ASSISTANT_TEXTS.extract_failed, { cause: error });
  }
}

function requirePhoto(bytes: Buffer): void {
  const kind = fileKind(bytes);
  if (kind === 'jpeg' || kind === 'png') return;
  const message = ASSISTANT_TEXTS.not_a_photo;
  throw new AppError('invalid_input', message, { fields: { picture: message } });
}
