import type { RatingAverage } from '@larder/contract/ratings';

import { useOwnRating, useOptimisticRating } from '#features/ratings/api.ts';
import { RatingLine } from '#features/ratings/components/rating-line.tsx';

/** How a recipe is rated, on a page where its ratings may be loaded as well: with the stars that were just given. */
export function OptimisticRatingLine({ recipe }: { recipe: RatingAverage & { readonly id: string } }) {
  const { id, rating, ratings_count } = recipe;
  const own = useOwnRating(id);
  return <RatingLine recipe={useOptimisticRating({ id, rating, ratings_count, own_rating: own })} />;
}
