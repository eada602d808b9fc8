import type { RatingAverage } from '@larder/contract/ratings';

import { useOwnRating, useOptimisticRating } from '#features/ratings/api.ts';
import { RatingLine } from '#features/ratings/components/rating-line.tsx';

/** A rating line that includes the user's pending rating. For pages that may also load the ratings. */
export function OptimisticRatingLine({ recipe }: { recipe: RatingAverage & { readonly id: string } }) {
  const { id, rating, ratings_count } = recipe;
  const own = useOwnRating(id);
  return <RatingLine recipe={useOptimisticRating({ id, rating, ratings_count, own_rating: own })} />;
}
