import type { RatingComment } from '@larder/contract/ratings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';

import { ratingsQuery, useOptimisticRating } from '#features/ratings/api.ts';
import type { RatingsPage } from '#features/ratings/api.ts';
import { CommentForm } from '#features/ratings/components/comment-form.tsx';
import { COMMENT_ROW, CommentItem, OwnComment } from '#features/ratings/components/comment-item.tsx';
import { OwnRecipeMark } from '#features/ratings/components/own-recipe-mark.tsx';
import { RatingSpread } from '#features/ratings/components/rating-spread.tsx';
import { StarRating } from '#features/ratings/components/star-rating.tsx';
import { useRate } from '#features/ratings/hooks/use-rate.ts';
import { useRemoval } from '#features/ratings/hooks/use-removal.ts';
import { withOwnInSpread } from '#features/ratings/model/own-rating.ts';
import { commentsOf } from '#features/ratings/model/comments.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ShowMore } from '#ui/more-pages.tsx';
import type { PagedQuery } from '#ui/more-pages.tsx';

export interface RatingsSectionProps {
  /** A recipe of the community. */
  recipe: { readonly id: string; readonly title: string };
  /** The reader is its author, who reads what others say and rates nothing. */
  isOwn: boolean;
}

function isOwnComment({ is_own }: RatingComment): boolean {
  return is_own;
}

const QUESTIONS = {
  comment: {
    title: 'Delete your comment?',
    description: 'What you said goes for good. Your stars stay.',
    label: 'Delete',
  },
  rating: {
    title: 'Take your rating back?',
    description: 'Your stars no longer count, and what you said goes with them.',
    label: 'Take back',
  },
} as const;

interface RatingsProps extends RatingsSectionProps {
  pages: readonly [RatingsPage, ...RatingsPage[]];
  list: PagedQuery;
}

function Ratings({ recipe, isOwn, pages, list }: RatingsProps) {
  const { id, title } = recipe;
  const [newest] = pages;
  const { own } = newest;
  const before = { id, rating: newest.rating, ratings_count: newest.ratings_count, own_rating: own?.rating ?? null };
  const shown = useOptimisticRating(before);
  const spread = withOwnInSpread(newest.spread, before.own_rating, shown.own_rating);
  const { mutate, mutateAsync, isPending } = useRate(id);
  const removal = useRemoval(id);
  const [editing, setEditing] = useState(false);
  const [starsMissing, setStarsMissing] = useState(false);
  const stars = useRef<HTMLDivElement>(null);
  const missingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const comments = commentsOf(pages);
  const others = comments.filter((comment) => !isOwnComment(comment));
  const leaveForm = (): void => {
    setEditing(false);
    heading.current?.focus({ preventScroll: true });
  };
  const askForStars = (): void => {
    setStarsMissing(true);
    stars.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  };
  const isMissing = starsMissing && shown.own_rating === null;
  const form = {
    stars: shown.own_rating,
    rate: mutateAsync,
    busy: isPending,
    onStarsMissing: askForStars,
    onDone: leaveForm,
  };
  const hasSpoken = own !== null && own.comment !== null;
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-14">
      <div>
        <p className="flex items-baseline gap-3" role="status">
          {shown.ratings_count > 0 && (
            <span className="font-serif text-4xl font-semibold lining-nums">
              {shown.rating.toFixed(1)}
              <span className="sr-only"> of 5 stars</span>
            </span>
          )}
          <span className="text-ink-soft">
            {shown.ratings_count > 0 ? countText(shown.ratings_count, 'rating') : 'Nobody has rated this yet.'}
          </span>
        </p>
        <div className="mt-4">
          <RatingSpread spread={spread} />
        </div>
        {isOwn && (
          <div className="mt-6 rounded-lg border border-line bg-paper-raised p-4">
            <OwnRecipeMark />
            <p className="mt-1 text-ink-soft">Other cooks can rate it and comment on it here.</p>
          </div>
        )}
        {!isOwn && (
          <div ref={stars} className="mt-6 rounded-lg border border-line bg-paper-raised p-4">
            <p className="font-semibold">{shown.own_rating === null ? 'Have you cooked it?' : 'Your rating'}</p>
            <StarRating
              title={title}
              value={shown.own_rating}
              onRate={(given) => mutate({ stars: given })}
              describedBy={isMissing ? missingId : undefined}
              className="mt-1"
            />
            {isMissing && (
              <p id={missingId} role="alert" className="appear text-sm font-semibold text-beet-ink">
                Please give 1 to 5 stars first
              </p>
            )}
            {own !== null && (
              <div>
                <Button tone="ghost" className="-ml-4 px-4! text-sm" onClick={() => removal.ask('rating')}>
                  Take my rating back
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      <div>
        {!hasSpoken && !isOwn && <CommentForm key="new" {...form} />}
        <h3 ref={heading} tabIndex={-1} className={`text-xl font-semibold ${hasSpoken || isOwn ? '' : 'mt-8'}`}>
          Comments
        </h3>
        {others.length === 0 && !hasSpoken && (
          <p className="mt-3 text-ink-soft">
            {isOwn ? 'No comments yet.' : 'Nobody has said anything yet. Be the first to tell how it turned out.'}
          </p>
        )}
        <ul className="mt-4">
          {hasSpoken && editing && (
            <li className={COMMENT_ROW}>
              <CommentForm {...form} written={own.comment ?? ''} onCancel={leaveForm} />
            </li>
          )}
          {hasSpoken && !editing && (
            <OwnComment own={own} stars={shown.own_rating ?? own.rating} at={comments.find(isOwnComment)?.updated_at}>
              <Button onClick={() => setEditing(true)}>Edit comment</Button>
              <Button onClick={() => removal.ask('comment')}>Delete</Button>
            </OwnComment>
          )}
          {others.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ul>
        <ShowMore list={list} failure="More comments could not be loaded." label="Show more comments" />
      </div>
      <ConfirmDialog
        open={removal.open}
        onOpenChange={removal.setOpen}
        title={QUESTIONS[removal.asked ?? 'comment'].title}
        description={QUESTIONS[removal.asked ?? 'comment'].description}
        confirmLabel={QUESTIONS[removal.asked ?? 'comment'].label}
        busy={removal.isPending}
        onConfirm={() => removal.run(own?.id ?? null)}
      />
    </div>
  );
}

/** How a recipe of the community is rated, one's own stars, and what people say to it. */
export function RatingsSection({ recipe, isOwn }: RatingsSectionProps) {
  const query = useInfiniteQuery(ratingsQuery(recipe.id));
  return (
    <Loaded query={query} onRetry={() => void query.refetch()} what="The ratings" lines={8}>
      {({ pages: [first, ...more] }) =>
        first !== undefined && <Ratings recipe={recipe} isOwn={isOwn} pages={[first, ...more]} list={query} />
      }
    </Loaded>
  );
}
