import type { CommunityCard as Recipe } from '@larder/contract/community';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { memo, useId } from 'react';

import { useCountView } from '#features/community/api.ts';
import { ShareButton } from '#features/community/components/share-button.tsx';
import { useOptimisticRating } from '#features/ratings/api.ts';
import { OwnRecipeMark } from '#features/ratings/components/own-recipe-mark.tsx';
import { RatingLine } from '#features/ratings/components/rating-line.tsx';
import { StarRating } from '#features/ratings/components/star-rating.tsx';
import { useRate } from '#features/ratings/hooks/use-rate.ts';
import { CardFrame, CardFrameSkeleton } from '#features/recipes/components/card-frame.tsx';
import { MarkedText } from '#features/recipes/components/marked-text.tsx';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { mayShare } from '#features/sharing/model/may-share.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx';

const NO_WORDS: readonly string[] = [];

const FIGURES = 'text-sm text-ink-soft';
const BYLINE = 'text-sm text-ink-faint sm:mt-1';
const FOOT = 'flex flex-wrap items-center justify-between gap-x-3 border-line sm:border-t sm:pt-1.5';
const ACTIONS = 'flex gap-3 sm:mt-1.5 sm:w-full';

export interface CommunityCardProps {
  recipe: Recipe;
  /** The user published this recipe. */
  isOwn: boolean;
  /** Search words to highlight. */
  words?: readonly string[];
  /** In the first rows: images load eagerly. */
  eager?: boolean;
  /** Rank among the most viewed, from 1. */
  place?: number | undefined;
  /** Keeps the height of the skeleton, whatever the content. */
  even?: boolean;
}

function Place({ place }: { place: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1 left-1 grid size-8 place-items-center sm:top-3 sm:right-3 sm:left-auto sm:size-11 rounded-full bg-paper-raised font-serif text-lg font-semibold text-tomato-ink sm:text-2xl lining-nums shadow-mid forced-colors:border"
    >
      {place}
    </span>
  );
}

/** Card of a community recipe. Authors cannot rate their own. */
export const CommunityCard = memo(function CommunityCard({
  recipe: known,
  isOwn,
  words = NO_WORDS,
  eager = false,
  place,
  even = false,
}: CommunityCardProps) {
  const recipe = useOptimisticRating(known);
  const { rate, dialog } = useRate(recipe.id);
  const { mutate: countView } = useCountView();
  const titleId = useId();
  const { id, title, own_rating: own } = recipe;
  return (
    <CardFrame
      recipe={recipe}
      heading="h3"
      title={<MarkedText text={title} words={words} />}
      titleId={titleId}
      words={words}
      eager={eager}
      even={even}
      corner={place !== undefined && <Place place={place} />}
      foot={
        <div className={FOOT}>
          <div className="relative z-10 flex">
            {isOwn ? (
              <OwnRecipeMark className="h-11" />
            ) : (
              <StarRating
                label={`Rate ${title}`}
                value={own}
                onRate={(stars) => void rate({ stars }).catch(() => undefined)}
              />
            )}
          </div>
          <div className={ACTIONS}>
            {/* The link covers the card, so its pressed state must not move it. */}
            <LinkButton
              asChild
              className="grow active:translate-y-0! after:absolute after:inset-0 max-sm:border-0! max-sm:bg-transparent! max-sm:px-0! max-sm:text-sm!"
            >
              <Link to="/recipe/$id" params={{ id }} aria-describedby={titleId} onClick={() => countView(id)}>
                View Recipe
              </Link>
            </LinkButton>
            {dialog}
            {mayShare(recipe) && <ShareButton recipe={recipe} className="relative z-10" />}
          </div>
        </div>
      }
    >
      <div className="mt-auto pt-1 sm:pt-3.5">
        <div className={classNames(FIGURES, 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1')}>
          <RatingLine recipe={recipe} none="Not rated yet" />
          <span className="inline-flex items-center gap-1.5">
            <Eye className="size-4 text-ink-faint" aria-hidden="true" />
            {countText(recipe.views, 'view')}
          </span>
        </div>
        <p className={classNames(BYLINE, 'truncate')}>
          By {isOwn ? 'you' : <bdi>{recipe.shared_by_name ?? 'A cook'}</bdi>}
        </p>
      </div>
    </CardFrame>
  );
});

export function CommunityCardSkeleton() {
  return (
    <CardFrameSkeleton
      foot={
        <div className={FOOT}>
          <div className="flex h-11 items-center">
            <Skeleton className="h-6 w-48" />
          </div>
          <div className={ACTIONS}>
            <Skeleton className="h-11 grow max-sm:w-20" />
          </div>
        </div>
      }
    >
      <div className="mt-auto pt-1 sm:pt-3.5">
        <SkeletonLines lines={1} className={FIGURES} />
        <SkeletonLines lines={1} className={BYLINE} />
      </div>
    </CardFrameSkeleton>
  );
}
