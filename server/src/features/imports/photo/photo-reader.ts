import { detectLanguage } from '@larder/culinary/spoken/detect-language';
import { EMPTY_RECIPE, type RecipeDraft } from '@larder/culinary/import/imported-recipe';
import type { Logger } from 'pino';

import type { Db } from '#platform/db/tables.ts';
import type { Models } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';
import { scaled, tryCountUse } from '#platform/rate-limit.ts';
import { encodeForRecognition, encodeForVision, turnPicture } from '#features/pictures/encode-for-reading.ts';
import type { PictureProcessing } from '#features/pictures/picture-processing.ts';

import { MODEL_READS_PER_USER } from '../model-limit.ts';
import { askVision } from './ask-vision.ts';
import { isRecognitionLanguage } from './recognition-package.ts';
import { confidenceOf, pageText, recognizedRecipe } from './recognized-recipe.ts';
import { RecognitionError, type RecognizedLine, type TextRecognition } from './text-recognition.ts';

interface PhotoReaderDeps {
  readonly db: Db;
  readonly models: Models;
  readonly recognition: TextRecognition;
  readonly pictureProcessing: PictureProcessing;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  /** Multiplies the hourly limit of a model's reads. */
  readonly limitFactor: number;
}

/** A draft, and what the user should know about it. A photo that could not be read is an empty draft, so that it is not lost. */
export interface PhotoDraft {
  readonly draft: RecipeDraft;
  readonly problem: string | null;
}

const NOTHING: RecipeDraft = { ...EMPTY_RECIPE, findings: [] };
const TYPE_IT = 'The photo is here, so you can type the recipe next to it.';
const HANDWRITING = `This looks like handwriting or is blurry. Text recognition reads printed text only. ${TYPE_IT}`;
const NO_TEXT = `No text was found in this photo. ${TYPE_IT}`;
const NO_RECIPE = 'No recipe was recognized in the text of this photo. The text is in the notes.';
const NOT_FOUND = `REECE found no recipe in this photo. ${TYPE_IT}`;
const FAILED = `REECE could not read this photo. Please try again later. ${TYPE_IT}`;
const TOO_OFTEN = `REECE has read a lot for you in the last hour. Please try again later. ${TYPE_IT}`;
const TOO_COMPLICATED = `This photo is too complicated to be read. ${TYPE_IT}`;

/** Of print it is above 85, of handwriting and of text that is upside down below 60. */
const READABLE_CONFIDENCE = 65;
/** Vision models see no more. */
const VISION_PIXELS = 1_568;
/** Upright first, then as people hold a phone above a book. */
const QUARTERS = [0, 1, 3, 2] as const;

/** Reads the recipe in a photo: by a model that sees if there is one, otherwise by text recognition. */
export class PhotoReader {
  readonly #deps: PhotoReaderDeps;

  constructor(deps: PhotoReaderDeps) {
    this.#deps = deps;
  }

  /** What reads photos here. */
  get kind(): 'model' | 'text' | 'none' {
    if (this.#deps.models.can('vision')) return 'model';
    return this.#deps.recognition.isAvailable ? 'text' : 'none';
  }

  /** Reads one photo for a user. Throws `PictureProblem` for a file that is no picture, or too large a one. */
  async read(photo: Buffer, userId: string, signal: AbortSignal): Promise<PhotoDraft> {
    const byModel = this.#deps.models.can('vision') ? await this.#readByModel(photo, userId, signal) : null;
    if (byModel !== null && (byModel.problem === null || !this.#deps.recognition.isAvailable)) return byModel;
    return this.#recognize(photo, signal);
  }

  async #readByModel(photo: Buffer, userId: string, signal: AbortSignal): Promise<PhotoDraft> {
    const { db, models, pictureProcessing, limitFactor, log, now } = this.#deps;
    const jpeg = await pictureProcessing.enqueueFile(photo, () => encodeForVision(photo, VISION_PIXELS));
    const limit = scaled(MODEL_READS_PER_USER, limitFactor);
    if (!(await tryCountUse(db, `import-model:${userId}`, limit, now()))) return { draft: NOTHING, problem: TOO_OFTEN };
    try {
      const draft = await askVision(models, { userId, signal }, jpeg);
      const isRecipe = draft.ingredients.length + draft.instructions.length > 0;
      return { draft, problem: isRecipe ? null : NOT_FOUND };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      log.warn({ err: error }, 'photo of a recipe not read by a model');
      return { draft: NOTHING, problem: FAILED };
    }
  }

  async #recognize(photo: Buffer, signal: AbortSignal): Promise<PhotoDraft> {
    const { pictureProcessing, log } = this.#deps;
    const png = await pictureProcessing.enqueueFile(photo, () => encodeForRecognition(photo));
    try {
      const lines = await this.#linesOf(png, signal);
      if (lines.length === 0) return { draft: NOTHING, problem: NO_TEXT };
      if (confidenceOf(lines) < READABLE_CONFIDENCE) return { draft: NOTHING, problem: HANDWRITING };
      const draft = recognizedRecipe(lines);
      return { draft, problem: draft.ingredients.length + draft.instructions.length > 0 ? null : NO_RECIPE };
    } catch (error) {
      if (!(error instanceof RecognitionError)) throw error;
      log.warn({ err: error }, 'text of a photo not recognized');
      return { draft: NOTHING, problem: TOO_COMPLICATED };
    }
  }

  /** Reads the photo as it is turned best, in its language. Returns no lines if there is no text. */
  async #linesOf(png: Buffer, signal: AbortSignal): Promise<readonly RecognizedLine[]> {
    const { recognition } = this.#deps;
    let best: { readonly lines: readonly RecognizedLine[]; readonly picture: Buffer } = { lines: [], picture: png };
    for (const quarters of QUARTERS) {
      const picture = quarters === 0 ? png : await turnPicture(png, quarters);
      const lines = (await recognition.read(picture, 'en', signal)).filter(({ words }) => words.length > 0);
      if (confidenceOf(lines) > confidenceOf(best.lines)) best = { lines, picture };
      if (confidenceOf(lines) >= READABLE_CONFIDENCE) break;
    }
    const language = detectLanguage(pageText(best.lines));
    if (language === undefined || !isRecognitionLanguage(language)) return best.lines;
    const again = await recognition.read(best.picture, language, signal);
    return confidenceOf(again) >= confidenceOf(best.lines) ? again : best.lines;
  }
}
