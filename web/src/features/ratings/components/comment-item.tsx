import type { OwnRating, RatingComment } from '@larder/contract/ratings';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Stars } from '#features/ratings/components/stars.tsx';
import { ReportButton } from '#features/reports/components/report-button.tsx';
import { Note } from '#ui/note.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

export const COMMENT_ROW = 'border-t border-line py-5 first:border-t-0 first:pt-0';

interface CommentTextProps {
  name: string;
  stars: number;
  at: string | undefined;
  text: string;
  textId?: string;
}

function CommentText({ name, stars, at, text, textId }: CommentTextProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span dir="auto" className="font-semibold wrap-anywhere text-ink">
          {name}
        </span>
        <Stars stars={stars} />
        {at !== undefined && <RelativeTime at={at} />}
      </p>
      <p id={textId} dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </>
  );
}

/** Another user's comment; a child of a `ul`. */
export function CommentItem({ comment: { id, name, rating, comment, updated_at: at } }: { comment: RatingComment }) {
  const textId = useId();
  return (
    <li className={COMMENT_ROW}>
      <CommentText name={name} stars={rating} at={at} text={comment} textId={textId} />
      <ReportButton subject={{ kind: 'comment', id, name }} aria-describedby={textId} className="-ml-4 px-4! text-sm" />
    </li>
  );
}

export interface OwnCommentProps {
  own: OwnRating;
  /** The stars including a pending rating. */
  stars: number;
  /** Date of the comment; undefined if it is on a later page, or hidden. */
  at: string | undefined;
  /** Buttons. */
  children: ReactNode;
}

/** The user's own comment: first in the list, and visible to the user even while hidden from others. */
export function OwnComment({ own: { comment, hidden_reason: hidden }, stars, at, children }: OwnCommentProps) {
  return (
    <li className={COMMENT_ROW}>
      <CommentText name="You" stars={stars} at={at} text={comment ?? ''} />
      {hidden !== null && (
        <Note title="An admin hid this from others:" className="mt-2">
          {hidden}
        </Note>
      )}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
