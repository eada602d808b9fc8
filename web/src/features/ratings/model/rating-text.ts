import type { RatingAverage } from '@larder/contract/ratings';
import { RATING_TEXTS } from '@larder/contract/ratings';

import { countText } from '#features/recipes/model/recipe-text.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';

/** "Rated 4.5 of 5 by 12 people"; null where nobody rated. */
export function ratingText({ rating, ratings_count: count }: RatingAverage): string | null {
  if (count === 0) return null;
  return `Rated ${rating.toLocaleString('en', { maximumFractionDigits: 1 })} of 5 by ${countText(count, 'person', 'people')}`;
}

/** "1 star", "3 stars". */
export function starsText(stars: number): string {
  return countText(stars, 'star');
}

/** What was said along with stars. */
export type Said = 'nothing' | 'something' | 'something else';

const DONE: Readonly<Record<Said, string>> = {
  nothing: RATING_TEXTS.submitted,
  something: 'Your comment is posted',
  'something else': 'Your comment is changed',
};
const FAILED: Readonly<Record<Said, string>> = {
  nothing: RATING_TEXTS.submit_failed,
  something: 'Your comment could not be posted',
  'something else': 'Your comment could not be changed',
};

export function doneText(said: Said): string {
  return DONE[said];
}

export interface RatingFailure {
  readonly message: string;
  readonly detail: string | undefined;
  /** Nobody is signed in any more. */
  readonly isSessionOver: boolean;
}

/** Why a rating, or what was said with it, did not arrive: by the server's words where it has some for people, else by ours. */
export function describeRatingFailure(error: unknown, said: Said): RatingFailure {
  const message = FAILED[said];
  const kept = said === 'nothing' ? 'Your rating is as it was before.' : 'What you wrote is still there.';
  if (error instanceof UnreachableError) {
    const unknown = unknownOutcomeText('it was saved');
    return { message, detail: said === 'nothing' ? unknown : `${unknown} ${kept}`, isSessionOver: false };
  }
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { message, detail: `${kept} Please try again.`, isSessionOver: false };
  }
  if (error.code === 'not_authenticated') {
    return { message: RATING_TEXTS.login, detail: 'Your session has ended.', isSessionOver: true };
  }
  return { message: error.message, detail: kept, isSessionOver: false };
}

/** What is wrong with what was said; null where it is something else. */
export function commentProblem(error: unknown): string | null {
  return error instanceof ApiError ? (error.fields['comment'] ?? null) : null;
}

/** Left of a text, said near its end only. */
export function leftText(length: number, most: number): string | null {
  const left = most - length;
  if (left > most / 10) return null;
  return left < 0 ? `${countText(-left, 'character')} too many` : `${countText(left, 'character')} left`;
}
