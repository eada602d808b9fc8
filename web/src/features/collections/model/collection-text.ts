import { COLLECTION_LIMITS, COLLECTION_TEXTS } from '@larder/contract/collection-texts';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';

/** The problem of a name; empty for a valid one. */
export function nameProblem(name: string): string {
  if (name.trim() === '') return COLLECTION_TEXTS.name_required;
  const max = COLLECTION_LIMITS.name_max_characters;
  return name.trim().length > max ? `At most ${max} characters` : '';
}

export interface SaveFailure {
  readonly message: string;
  /** The problem at the name; empty for a failure of the whole form. */
  readonly name: string;
}

/** Describes why name and description were not saved. */
export function describeSaveFailure(error: unknown): SaveFailure {
  const failed = COLLECTION_TEXTS.save_failed;
  if (error instanceof UnreachableError) {
    return {
      message: 'We couldn’t reach the server. Everything you entered is still here: save again when you’re connected.',
      name: '',
    };
  }
  if (!(error instanceof ApiError) || error.status >= 500)
    return { message: `${failed}. Everything you entered is still here. Please try again.`, name: '' };
  const name = error.fields['name'] ?? '';
  return { message: name === '' ? error.message : '', name };
}

/** What adding `total` recipes did, of which `added` were not in the collection before. */
export function addedText(added: number, total: number): string {
  if (added === 0) return total === 1 ? 'Already in the collection' : 'All of them are already in the collection';
  return `${countText(added, 'recipe')} added`;
}
