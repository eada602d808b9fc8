import type { OwnRating, RatingComment } from '@larder/contract/ratings';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { STARS } from '#features/ratings/model/own-rating.ts';
import { starsText } from '#features/ratings/model/rating-text.ts';
import { ReportButton } from '#features/reports/components/report-button.tsx';
import { Note } from '#ui/note.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export const COMMENT_ROW = 'border-t border-line py-5 first:border-t-0 first:pt-0';

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

interface SaidProps {
  name: string;
  stars: number;
  at: string | undefined;
  text: string;
  textId?: string;
}

function Said({ name, stars, at, text, textId }: SaidProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span dir="auto" className="font-semibold wrap-anywhere text-ink">
          {name}
        </span>
        <GivenStars stars={stars} />
        {at !== undefined && <RelativeTime at={at} />}
      </p>
      <p id={textId} dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </>
  );
}

/** What somebody else says to a recipe. Stands in a `ul`. */
export function CommentItem({ comment: { id, name, rating, comment, updated_at: at } }: { comment: RatingComment }) {
  const textId = useId();
  return (
    <li className={COMMENT_ROW}>
      <Said name={name} stars={rating} at={at} text={comment} textId={textId} />
      <ReportButton subject={{ kind: 'comment', id, name }} aria-describedby={textId} className="-ml-4 px-4! text-sm" />
    </li>
  );
}

export interface OwnCommentProps {
  own: OwnRating;
  /** As they are shown now. */
  stars: number;
  /** When it was written; unknown where it is on a later page, or hidden. */
  at: string | undefined;
  /** What one can do about it. */
  children: ReactNode;
}

/** What one says oneself: before all others, and also while others do not see it. */
export function OwnComment({ own: { comment, hidden_reason: hidden }, stars, at, children }: OwnCommentProps) {
  return (
    <li className={COMMENT_ROW}>
      <Said name="You" stars={stars} at={at} text={comment ?? ''} />
      {hidden !== null && (
        <Note title="An admin has hidden it from others:" className="mt-2">
          {hidden}
        </Note>
      )}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
