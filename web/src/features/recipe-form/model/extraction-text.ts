import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { PICTURE_TEXTS } from '@larder/contract/pictures';

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

/** Why a picture did not become ingredients. */
export function describeExtractError(error: unknown): Told {
  return { message: ASSISTANT_TEXTS.extract_failed, detail: detailOf(error) };
}
