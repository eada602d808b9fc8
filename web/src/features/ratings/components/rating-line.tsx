import { formatNumber } from '@larder/contract/format-number';
import type { RatingAverage } from '@larder/contract/ratings';
import { Star } from 'lucide-react';

import { ratingText } from '#features/ratings/model/rating-text.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface RatingLineProps {
  recipe: RatingAverage;
  /** Text for a recipe without ratings; default nothing. */
  none?: string;
  className?: string;
}

/** "★ 4.5 (12)": average and count in one line. */
export function RatingLine({ recipe, none, className }: RatingLineProps) {
  const text = ratingText(recipe);
  if (text === null) return none === undefined ? null : <span className={className}>{none}</span>;
  return (
    <span className={classNames('inline-flex shrink-0 items-center gap-1 font-semibold text-ink', className)}>
      <Star className="size-4 fill-saffron text-saffron" aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">
        {recipe.rating.toFixed(1)}{' '}
        <span className="font-normal text-ink-soft">({formatNumber(recipe.ratings_count)})</span>
      </span>
    </span>
  );
}
