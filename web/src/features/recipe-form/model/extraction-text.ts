import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { PICTURE_TEXTS } from '@larder/contract/pictures';

import type { ReadPhoto } from '#features/assistant/api.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

const UNCHANGED = 'Your list is unchanged.';

function detailOf(error: unknown): string {
  if (error instanceof UnreachableError)
    return `We couldn’t reach the server. ${UNCHANGED} Try again when you’re connected.`;
  if (!(error instanceof ApiError) || error.message === ASSISTANT_TEXTS.extract_failed) return UNCHANGED;
  if (error.status >= 500 && error.code !== 'unavailable') return `Something went wrong. ${UNCHANGED}`;
  if (error.code === 'too_large') return PICTURE_TEXTS.too_large;
  return `${error.message} ${UNCHANGED}`;
}

const NOT_READ = 'not read from your photo';

/** Describes the result of reading a photo, next to the list. */
export function describeExtraction({ ingredients, is_sample: isSample, added }: ReadPhoto): string {
  if (ingredients.length === 0) return `No ingredients found in this picture. ${UNCHANGED}`;
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

export interface ExtractionToast {
  readonly message: string;
  /** Undefined if the message is enough. */
  readonly detail: string | undefined;
  /** The photo was read, or a provider that simulates everything answered. */
  readonly succeeded: boolean;
}

/** The same for a toast, because the list may be out of sight. Samples instead of a reading are no success. */
export function extractionToast(read: ReadPhoto): ExtractionToast {
  const { ingredients, is_sample: isSample, answered_by: answeredBy, added } = read;
  if (ingredients.length === 0) {
    return { message: 'No ingredients found in this picture', detail: UNCHANGED, succeeded: false };
  }
  const description = describeExtraction(read);
  if (isSample && answeredBy !== 'simulated') {
    const detail = added.length === 0 ? description : 'Change them in your list, or undo.';
    return { message: `These are sample ingredients, ${NOT_READ}`, detail, succeeded: false };
  }
  const detail = isSample || added.length === 0 ? description : undefined;
  return { message: ASSISTANT_TEXTS.extracted, detail, succeeded: true };
}

/** Says why reading a photo failed. */
export function describeExtractError(error: unknown): { readonly message: string; readonly detail: string } {
  return { message: ASSISTANT_TEXTS.extract_failed, detail: detailOf(error) };
}
