import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { PICTURE_TEXTS } from '@larder/contract/pictures';

import type { ReadPhoto } from '#features/assistant/api.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import type { Told } from '#features/recipes/model/recipe-text.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

const KEPT = 'Your list is as it was.';

function detailOf(error: unknown): string {
  if (error instanceof UnreachableError)
    return `The server cannot be reached. ${KEPT} Try again when you are connected.`;
  if (!(error instanceof ApiError) || error.message === ASSISTANT_TEXTS.extract_failed) return KEPT;
  if (error.status >= 500 && error.code !== 'unavailable') return `Something went wrong. ${KEPT}`;
  if (error.code === 'too_large') return PICTURE_TEXTS.too_large;
  return `${error.message} ${KEPT}`;
}

const NOT_READ = 'not read from your photo';

/** What a picture became, beside the list. */
export function describeExtraction({ ingredients, is_sample: isSample, added }: ReadPhoto): string {
  if (ingredients.length === 0) return `No ingredients found in this picture. ${KEPT}`;
  if (added.length === 0) return `${isSample ? 'The sample ingredients' : 'All of these'} are on your list already.`;
  if (isSample) {
    const samples =
      added.length === 1 ? 'This ingredient is a sample' : `These ${added.length} ingredients are samples`;
    return `${samples}, ${NOT_READ}. Change ${added.length === 1 ? 'it' : 'them'}, or undo.`;
  }
  const known = ingredients.length - added.length;
  const rest = known === 0 ? '' : ` ${known} ${known === 1 ? 'was' : 'were'} on it already.`;
  return `${countText(added.length, 'ingredient')} ${added.length === 1 ? 'was' : 'were'} added to your list.${rest}`;
}

export interface ExtractionNews {
  readonly message: string;
  /** Left out where the message says it all. */
  readonly detail: string | undefined;
  /** The photo was read, or a provider that simulates everything played that it was. */
  readonly succeeded: boolean;
}

/** The same in a toast, as the list may be out of sight. Samples are no success for a person who wants their photo read. */
export function announceExtraction(read: ReadPhoto): ExtractionNews {
  const { ingredients, is_sample: isSample, answered_by: answeredBy, added } = read;
  if (ingredients.length === 0) {
    return { message: 'No ingredients found in this picture', detail: KEPT, succeeded: false };
  }
  const description = describeExtraction(read);
  if (isSample && answeredBy !== 'simulated') {
    const detail = added.length === 0 ? description : 'Change them in your list, or undo.';
    return { message: `These are sample ingredients, ${NOT_READ}`, detail, succeeded: false };
  }
  const detail = isSample || added.length === 0 ? description : undefined;
  return { message: ASSISTANT_TEXTS.extracted, detail, succeeded: true };
}

/** Why a picture did not become ingredients. */
export function describeExtractError(error: unknown): Told {
  return { message: ASSISTANT_TEXTS.extract_failed, detail: detailOf(error) };
}
