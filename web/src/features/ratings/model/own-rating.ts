import type { RatingAverage } from '@larder/contract/ratings';
import { RATING_SCALE } from '@larder/contract/ratings';

/** A recipe's figures and the user's own rating; null without one. */
export interface RatedRecipe extends RatingAverage {
  readonly id: string;
  readonly own_rating: number | null;
}

/** 1, 2, 3, 4, 5. */
export const STARS: readonly number[] = Array.from(
  { length: RATING_SCALE.max - RATING_SCALE.min + 1 },
  (_, index) => RATING_SCALE.min + index,
);

/** The figures after the user rates: the new stars replace the earlier ones (`own`), or count as one more. */
export function withOwnRating(figures: RatingAverage, own: number | null, stars: number): RatingAverage {
  const { rating, ratings_count: count } = figures;
  // Cached figures may be older than the user's own rating.
  const replaced = own === null || count === 0 ? null : own;
  const others = replaced === null ? count : count - 1;
  const sum = rating * count - (replaced ?? 0) + stars;
  const average = sum / (others + 1);
  return { rating: Math.min(RATING_SCALE.max, Math.max(RATING_SCALE.min, average)), ratings_count: others + 1 };
}

/** The spread after the user's rating changes from `own` to `stars`; null means no rating. */
export function withOwnInSpread(spread: readonly number[], own: number | null, stars: number | null): number[] {
  if (own === stars) return [...spread];
  return spread.map((count, index) => {
    const value = index + RATING_SCALE.min;
    return Math.max(0, count - (value === own ? 1 : 0)) + (value === stars ? 1 : 0);
  });
}

/** The recipe including a pending rating; null leaves it unchanged. */
export function withPendingRating<Rated extends RatedRecipe>(recipe: Rated, pending: number | null): Rated {
  if (pending === null) return recipe;
  return { ...recipe, ...withOwnRating(recipe, recipe.own_rating, pending), own_rating: pending };
}
