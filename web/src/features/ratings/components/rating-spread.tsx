import { formatNumber } from '@larder/contract/format-number';

import { STARS } from '#features/ratings/model/own-rating.ts';
import { starsText } from '#features/ratings/model/rating-text.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';

export interface RatingSpreadProps {
  /** The number of ratings with 1, 2, 3, 4 and 5 stars. */
  spread: readonly number[];
}

/** A bar chart of the ratings by stars, from 5 to 1. */
export function RatingSpread({ spread }: RatingSpreadProps) {
  const total = Math.max(
    1,
    spread.reduce((sum, count) => sum + count, 0),
  );
  return (
    <ul aria-label="Ratings by stars" className="flex flex-col gap-1.5">
      {STARS.toReversed().map((stars) => {
        const count = spread[stars - 1] ?? 0;
        return (
          <li key={stars} className="flex items-center gap-3 text-sm text-ink-soft">
            <span className="sr-only">
              {starsText(stars)}: {countText(count, 'person', 'people')}
            </span>
            <span aria-hidden="true" className="w-14 shrink-0">
              {starsText(stars)}
            </span>
            <span aria-hidden="true" className="h-2.5 grow overflow-hidden rounded-full bg-paper-sunken">
              <span
                className="block h-full rounded-full bg-saffron forced-colors:bg-[CanvasText]"
                style={{ width: `${(100 * count) / total}%` }}
              />
            </span>
            <span aria-hidden="true" className="w-10 shrink-0 text-right">
              {formatNumber(count)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
