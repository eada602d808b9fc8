import { Star } from 'lucide-react';

import { STARS } from '#features/ratings/model/own-rating.ts';
import { starsText } from '#features/ratings/model/rating-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The stars that one user gave. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex">
      <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-4 ${star <= stars ? 'fill-saffron text-saffron' : 'text-edge'}`}
        />
      ))}
    </span>
  );
}
