import type { CommunityCard as Recipe } from '@larder/contract/community';
import { Link } from '@tanstack/react-router';
import { Eye, Sparkles } from 'lucide-react';
import { memo, useId } from 'react';

import { useCountView } from '#features/community/api.ts';
import { ShareButton } from '#features/community/components/share-button.tsx';
import { useShownRating } from '#features/ratings/api.ts';
import { RatingLine } from '#features/ratings/components/rating-line.tsx';
import { StarRating } from '#features/ratings/components/star-rating.tsx';
import { useRate } from '#features/ratings/components/use-rate.ts';
import { MarkedText } from '#features/recipes/components/marked-text.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { mayShare } from '#features/sharing/model/may-share.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

const PICTURE = 'aspect-[4/3] w-full border-b border-line';
const NO_WORDS: readonly string[] = [];

export interface CommunityCardProps {
  recipe: Recipe;
  /** The searched words, to be marked. */
  words?: readonly string[];
  /** In the first rows, in sight as soon as the page opens. */
  eager?: boolean;
  /** Its place among the most viewed, from 1. */
  place?: number | undefined;
}

function Place({ place }: { place: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-paper-raised font-serif text-2xl font-semibold text-tomato-ink lining-nums shadow-mid forced-colors:border"
    >
      {place}
    </span>
  );
}

/** A recipe that somebody gave to everyone: to look at, and to rate. */
export const CommunityCard = memo(function CommunityCard({
  recipe: known,
  words = NO_WORDS,
  eager = false,
  place,
}: CommunityCardProps) {
  const recipe = useShownRating(known);
  const { mutate: rate } = useRate(recipe.id);
  const { mutate: countView } = useCountView();
  const titleId = useId();
  const { id, title, description, category, own_rating: own } = recipe;
  return (
    <Card as="article" flush interactive aria-labelledby={titleId} className="flex h-full flex-col">
      <RecipePicture recipe={recipe} eager={eager} className={PICTURE} />
      {recipe.is_ai_generated && (
        <Badge tone="saffron" className="absolute top-3 left-3">
          <Sparkles aria-hidden="true" />
          AI Generated
        </Badge>
      )}
      {place !== undefined && <Place place={place} />}
      <div className="flex grow flex-col p-4 sm:p-5">
        {category !== null && <p className="eyebrow mb-1.5 text-tomato-ink">{category}</p>}
        <h3 id={titleId} dir="auto" className="line-clamp-3 text-xl font-semibold wrap-anywhere">
          <MarkedText text={title} words={words} />
        </h3>
        <p dir="auto" className="mt-1.5 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
          <MarkedText text={description} words={words} />
        </p>
        <div className="mt-auto pt-3.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
            <RatingLine recipe={recipe} none="Not rated yet" />
            <span className="inline-flex items-center gap-1.5">
              <Eye className="size-4 text-ink-faint" aria-hidden="true" />
              {countText(recipe.views, 'view')}
            </span>
          </div>
          <p className="mt-1 truncate text-sm text-ink-faint" dir="auto">
            By {recipe.shared_by_name ?? 'A cook'}
          </p>
          <div className="relative z-10 mt-3 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1.5">
            <StarRating title={title} value={own} onRate={(stars) => rate({ stars })} />
          </div>
          <div className="mt-1.5 flex gap-3">
            {/* The whole card leads there; a press on it must not move what spreads over the card. */}
            <LinkButton asChild className="grow active:translate-y-0! after:absolute after:inset-0">
              <Link to="/recipe/$id" params={{ id }} aria-describedby={titleId} onClick={() => countView(id)}>
                View Recipe
              </Link>
            </LinkButton>
            {mayShare(recipe) && <ShareButton recipe={recipe} className="relative z-10" />}
          </div>
        </div>
      </div>
    </Card>
  );
});

/** The shape of a card on its way. */
export function CommunityCardSkeleton() {
  return (
    <Card flush className="simmer flex h-full flex-col">
      <Skeleton className={`rounded-none ${PICTURE}`} />
      <div className="flex grow flex-col p-4 sm:p-5">
        <Skeleton className="mb-2.5 h-3.5 w-20" />
        <Skeleton className="h-6 w-4/5" />
        <SkeletonText lines={2} className="mt-3.5" />
        <Skeleton className="mt-5 h-4 w-full" />
        <Skeleton className="mt-3 h-4 w-1/2" />
        <Skeleton className="mt-6 h-7 w-48" />
        <Skeleton className="mt-4 h-11 w-full" />
      </div>
    </Card>
  );
}
