import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import type { Extraction } from '@larder/contract/assistant';
import { PICTURE_TEXTS } from '@larder/contract/pictures';

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

/** What a picture became, and who looked at it where that was somebody else than one would think. */
export function describeExtraction({ ingredients, is_sample: isSample, answered_by: seer }: Extraction): string {
  const { length } = ingredients;
  if (isSample)
    return `These ${length} ingredients are samples: nobody who can see has looked at your picture. Change them, or undo.`;
  const added = `${countText(length, 'ingredient')} ${length === 1 ? 'was' : 'were'} added to your list.`;
  return seer === 'worker' ? `REECE’s worker looked at your picture: ${added}` : added;
}

/** Why a picture did not become ingredients. */
export function describeExtractError(error: unknown): Told {
  return { message: ASSISTANT_TEXTS.extract_failed, detail: detailOf(error) };
}
