import type { RatingAverage } from '@larder/contract/ratings';
import { RATING_TEXTS } from '@larder/contract/ratings';

import { countText } from '#features/recipes/model/recipe-text.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

/** "Rated 4.5 of 5 by 12 people"; null where nobody rated. */
export function ratingText({ rating, ratings_count: count }: RatingAverage): string | null {
  if (count === 0) return null;
  return `Rated ${rating.toLocaleString('en', { maximumFractionDigits: 1 })} of 5 by ${countText(count, 'person', 'people')}`;
}

/** "1 star", "3 stars". */
export function starsText(stars: number): string {
  return countText(stars, 'star');
}

export interface RatingFailure {
  readonly message: string;
  readonly detail: string | undefined;
  /** Nobody is signed in any more. */
  readonly isSessionOver: boolean;
}

/** Why a rating did not arrive: by the server's words where it has some for people, else by ours. */
export function describeRatingFailure(error: unknown): RatingFailure {
  if (error instanceof UnreachableError) {
    const detail = 'The server cannot be reached. Your rating is as it was before.';
    return { message: RATING_TEXTS.submit_failed, detail, isSessionOver: false };
  }
  if (!(error instanceof ApiError) || error.status >= 500) {
    const detail = 'Your rating is as it was before. Please try again.';
    return { message: RATING_TEXTS.submit_failed, detail, isSessionOver: false };
  }
  if (error.code === 'not_authenticated') {
    return { message: RATING_TEXTS.login, detail: 'Your session has ended.', isSessionOver: true };
  }
  return { message: error.message, detail: 'Your rating is as it was before.', isSessionOver: false };
}

/** Left of a text, said near its end only. */
export function leftText(length: number, most: number): string | null {
  const left = most - length;
  if (left > most / 10) return null;
  return left < 0 ? `${countText(-left, 'character')} too many` : `${countText(left, 'character')} left`;
}
