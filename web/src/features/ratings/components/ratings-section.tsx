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
  /** A community recipe. */
  recipe: { readonly id: string; readonly title: string };
  /** The user is the author, who reads comments but cannot rate. */
  isOwn: boolean;
}

function isOwnComment({ is_own }: RatingComment): boolean {
  return is_own;
}

const REMOVAL_TEXTS = {
  comment: {
    title: 'Delete your comment?',
    description: 'Your comment will be gone for good. Your stars stay.',
    label: 'Delete',
  },
  rating: {
    title: 'Remove your rating?',
    description: 'Your stars will no longer count, and your comment will be deleted.',
    label: 'Remove',
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
  const stored = { id, rating: newest.rating, ratings_count: newest.ratings_count, own_rating: own?.rating ?? null };
  const figures = useOptimisticRating(stored);
  const spread = withOwnInSpread(newest.spread, stored.own_rating, figures.own_rating);
  const { rate, isPending, dialog } = useRate(id);
  const removal = useRemoval(id);
  const [isEditing, setIsEditing] = useState(false);
  const [starsMissing, setStarsMissing] = useState(false);
  const stars = useRef<HTMLDivElement>(null);
  const missingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const comments = commentsOf(pages);
  const others = comments.filter((comment) => !isOwnComment(comment));
  const closeForm = (): void => {
    setIsEditing(false);
    heading.current?.focus({ preventScroll: true });
  };
  const askForStars = (): void => {
    setStarsMissing(true);
    stars.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  };
  // A failure has a toast.
  const rateStars = (chosen: number): void => void rate({ stars: chosen }).catch(() => undefined);
  const isMissing = starsMissing && figures.own_rating === null;
  const form = {
    stars: figures.own_rating,
    rate,
    busy: isPending,
    onStarsMissing: askForStars,
    onDone: closeForm,
  };
  const hasComment = own !== null && own.comment !== null;
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-14">
      <div>
        <p className="flex items-baseline gap-3" role="status">
          {figures.ratings_count > 0 && (
            <span className="font-serif text-4xl font-semibold lining-nums">
              {figures.rating.toFixed(1)}
              <span className="sr-only"> out of 5 stars</span>
            </span>
          )}
          <span className="text-ink-soft">
            {figures.ratings_count > 0 ? countText(figures.ratings_count, 'rating') : 'No ratings yet.'}
          </span>
        </p>
        <div className="mt-4">
          <RatingSpread spread={spread} />
        </div>
        {isOwn && (
          <div className="mt-6 rounded-lg border border-line bg-paper-raised p-4">
            <OwnRecipeMark />
            <p className="mt-1 text-ink-soft">Other cooks can rate and comment here.</p>
          </div>
        )}
        {!isOwn && (
          <div ref={stars} className="mt-6 rounded-lg border border-line bg-paper-raised p-4">
            <p className="font-semibold">{figures.own_rating === null ? 'Have you made it?' : 'Your rating'}</p>
            <StarRating
              label={`Rate ${title}`}
              value={figures.own_rating}
              onRate={(chosen) => rateStars(chosen)}
              describedBy={isMissing ? missingId : undefined}
              className="mt-1"
            />
            {isMissing && (
              <p id={missingId} role="alert" className="appear text-sm font-semibold text-beet-ink">
                Please choose 1 to 5 stars first
              </p>
            )}
            {own !== null && (
              <div>
                <Button tone="ghost" className="-ml-4 px-4! text-sm" onClick={() => removal.ask('rating')}>
                  Remove my rating
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      <div>
        {!hasComment && !isOwn && <CommentForm key="new" {...form} />}
        <h3 ref={heading} tabIndex={-1} className={`text-xl font-semibold ${hasComment || isOwn ? '' : 'mt-8'}`}>
          Comments
        </h3>
        {others.length === 0 && !hasComment && (
          <p className="mt-3 text-ink-soft">
            {isOwn ? 'No comments yet.' : 'No comments yet. Be the first to say how it turned out.'}
          </p>
        )}
        <ul className="mt-4">
          {hasComment && isEditing && (
            <li className={COMMENT_ROW}>
              <CommentForm {...form} initial={own.comment ?? ''} onCancel={closeForm} />
            </li>
          )}
          {hasComment && !isEditing && (
            <OwnComment own={own} stars={figures.own_rating ?? own.rating} at={comments.find(isOwnComment)?.updated_at}>
              <Button onClick={() => setIsEditing(true)}>Edit comment</Button>
              <Button onClick={() => removal.ask('comment')}>Delete</Button>
            </OwnComment>
          )}
          {others.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ul>
        <ShowMore list={list} failure="More comments could not be loaded." label="Show more comments" />
      </div>
      {dialog}
      <ConfirmDialog
        open={removal.open}
        onOpenChange={removal.setOpen}
        title={REMOVAL_TEXTS[removal.kind ?? 'comment'].title}
        description={REMOVAL_TEXTS[removal.kind ?? 'comment'].description}
        confirmLabel={REMOVAL_TEXTS[removal.kind ?? 'comment'].label}
        busy={removal.isPending}
        onConfirm={() => removal.run(own?.id ?? null)}
      />
    </div>
  );
}

/** Ratings and comments of a community recipe, with the user's own. */
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
