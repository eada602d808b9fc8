import { formatNumber } from '@larder/contract/format-number';
import type { RatingAverage } from '@larder/contract/ratings';
import { RATING_TEXTS } from '@larder/contract/ratings';

import { countText } from '#features/recipes/model/recipe-text.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';

/** "Rated 4.5 of 5 by 12 people"; null without ratings. */
export function ratingText({ rating, ratings_count: count }: RatingAverage): string | null {
  if (count === 0) return null;
  return `Rated ${formatNumber(rating, 1)} of 5 by ${countText(count, 'person', 'people')}`;
}

/** "1 star", "3 stars". */
export function starsText(stars: number): string {
  return countText(stars, 'star');
}

/** Whether a rating came with a comment, and whether the user had commented before. */
export type CommentChange = 'none' | 'new' | 'edited';

const SUCCESS: Readonly<Record<CommentChange, string>> = {
  none: RATING_TEXTS.submitted,
  new: 'Comment posted',
  edited: 'Comment updated',
};
const FAILED: Readonly<Record<CommentChange, string>> = {
  none: RATING_TEXTS.submit_failed,
  new: 'Your comment could not be posted',
  edited: 'Your comment could not be updated',
};

export function successText(comment: CommentChange): string {
  return SUCCESS[comment];
}

export interface RatingFailure {
  readonly message: string;
  readonly detail: string | undefined;
  /** The session has expired. */
  readonly isSessionOver: boolean;
}

/** Describes a failed rating or comment. A 4xx has a message of the server for users; other failures get ours. */
export function describeRatingFailure(error: unknown, comment: CommentChange): RatingFailure {
  const message = FAILED[comment];
  const reassurance = comment === 'none' ? 'Your rating hasn’t changed.' : 'What you wrote is still here.';
  if (error instanceof UnreachableError) {
    const unknown = unknownOutcomeText('it was saved');
    return { message, detail: comment === 'none' ? unknown : `${unknown} ${reassurance}`, isSessionOver: false };
  }
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { message, detail: `${reassurance} Please try again.`, isSessionOver: false };
  }
  if (error.code === 'not_authenticated') {
    return { message: RATING_TEXTS.login, detail: 'Your session has ended.', isSessionOver: true };
  }
  return { message: error.message, detail: reassurance, isSessionOver: false };
}

/** The error of the comment field; null for any other error. */
export function commentError(error: unknown): string | null {
  return error instanceof ApiError ? (error.fields['comment'] ?? null) : null;
}

/** The remaining characters; null until nine tenths of the maximum are used. */
export function remainingText(length: number, max: number): string | null {
  const remaining = max - length;
  if (remaining > max / 10) return null;
  return remaining < 0 ? `${countText(-remaining, 'character')} too many` : `${countText(remaining, 'character')} left`;
}
