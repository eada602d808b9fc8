import type { RatingAverage } from '@larder/contract/ratings';
import { RATING_SCALE } from '@larder/contract/ratings';

/** A recipe's figures, and what the person who looks gave it; null where they did not. */
export interface RatedRecipe extends RatingAverage {
  readonly id: string;
  readonly own_rating: number | null;
}

/** 1, 2, 3, 4, 5. */
export const STARS: readonly number[] = Array.from(
  { length: RATING_SCALE.max - RATING_SCALE.min + 1 },
  (_, index) => RATING_SCALE.min + index,
);

/**
 * The average as it will be with one's own stars, worked out from the count: they take the place of those one gave before, or
 * come as one more.
 */
export function withOwnRating(figures: RatingAverage, own: number | null, stars: number): RatingAverage {
  const { rating, ratings_count: count } = figures;
  // Figures that are older than one's own rating do not count it yet.
  const former = own === null || count === 0 ? null : own;
  const others = former === null ? count : count - 1;
  const sum = rating * count - (former ?? 0) + stars;
  const average = sum / (others + 1);
  return { rating: Math.min(RATING_SCALE.max, Math.max(RATING_SCALE.min, average)), ratings_count: others + 1 };
}

/** How many gave each number of stars, with one's own in the place of those one gave before; null takes them away. */
export function withOwnInSpread(spread: readonly number[], own: number | null, stars: number | null): number[] {
  if (own === stars) return [...spread];
  return spread.map((count, index) => {
    const here = index + RATING_SCALE.min;
    return Math.max(0, count - (here === own ? 1 : 0)) + (here === stars ? 1 : 0);
  });
}

/** What the card or the page shows while stars that were given are on their way to the server. */
export function withPendingRating<Rated extends RatedRecipe>(recipe: Rated, given: number | null): Rated {
  if (given === null) return recipe;
  return { ...recipe, ...withOwnRating(recipe, recipe.own_rating, given), own_rating: given };
}
