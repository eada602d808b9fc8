import type { RatingComment } from '@larder/contract/ratings';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';

import { STARS } from '#features/ratings/model/own-rating.ts';
import { starsText } from '#features/ratings/model/rating-text.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

function GivenStars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex">
      <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
      {STARS.map((one) => (
        <Star
          key={one}
          aria-hidden="true"
          className={`size-4 ${one <= stars ? 'fill-saffron text-saffron' : 'text-edge'}`}
        />
      ))}
    </span>
  );
}

export interface CommentItemProps {
  comment: RatingComment;
  /** What one can do about it. */
  children?: ReactNode;
}

/** What somebody says to a recipe. Stands in a `ul`. */
export function CommentItem({ comment, children }: CommentItemProps) {
  const { name, is_own: isOwn, rating, comment: text, updated_at: at } = comment;
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span dir="auto" className="font-semibold wrap-anywhere text-ink">
          {isOwn ? 'You' : name}
        </span>
        <GivenStars stars={rating} />
        <RelativeTime at={at} />
      </p>
      <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {children !== undefined && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
