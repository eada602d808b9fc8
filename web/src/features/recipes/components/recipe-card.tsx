import type { RecipeCard as Recipe } from '@larder/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Clock, Sparkles, Users } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { MarkedText } from '#features/recipes/components/marked-text.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { countText, totalMinutes } from '#features/recipes/model/recipe-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';

export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5 sm:gap-6';
const PICTURE = 'aspect-[4/3] w-full border-b border-line';

export interface RecipeCardProps {
  recipe: Recipe;
  /** The searched words, to be marked. */
  words?: readonly string[];
  /** One more line about it: where it comes from, how it is rated. */
  note?: ReactNode;
  /** In the first rows, in sight as soon as the page opens. */
  eager?: boolean;
}

const NO_WORDS: readonly string[] = [];

/** One recipe in a grid; the whole card leads to it. */
export const RecipeCard = memo(function RecipeCard({ recipe, words = NO_WORDS, note, eager = false }: RecipeCardProps) {
  const { id, title, description, category, servings } = recipe;
  const minutes = totalMinutes(recipe);
  return (
    <Card as="article" flush interactive className="flex h-full flex-col">
      <RecipePicture recipe={recipe} eager={eager} className={PICTURE} />
      {recipe.is_ai_generated && (
        <Badge tone="saffron" className="absolute top-3 left-3">
          <Sparkles aria-hidden="true" />
          AI Generated
        </Badge>
      )}
      <div className="flex grow flex-col p-4 sm:p-5">
        {category !== null && <p className="eyebrow mb-1.5 text-tomato-ink">{category}</p>}
        <h2 dir="auto" className="line-clamp-3 text-xl font-semibold wrap-anywhere">
          <Link to="/recipe/$id" params={{ id }} className="no-underline outline-none after:absolute after:inset-0">
            <MarkedText text={title} words={words} />
          </Link>
        </h2>
        <p dir="auto" className="mt-1.5 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
          <MarkedText text={description} words={words} />
        </p>
        {note !== undefined && <div className="mt-2 text-sm text-ink-soft">{note}</div>}
        <div className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3.5 text-sm font-semibold text-ink-soft">
          {minutes !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Clock className="size-4 text-ink-faint" aria-hidden="true" />
              {countText(minutes, 'minute')}
            </span>
          )}
          {servings !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Users className="size-4 text-ink-faint" aria-hidden="true" />
              {countText(servings, 'serving')}
            </span>
          )}
        </div>
      </div>
    </Card>
  );
});

/** The shape of a card on its way. */
export function RecipeCardSkeleton() {
  return (
    <Card flush className="simmer flex h-full flex-col">
      <Skeleton className={`rounded-none ${PICTURE}`} />
      <div className="flex grow flex-col p-4 sm:p-5">
        <Skeleton className="mb-2.5 h-3.5 w-20" />
        <Skeleton className="h-6 w-4/5" />
        <SkeletonText lines={2} className="mt-3.5" />
        <Skeleton className="mt-6 h-4 w-1/2" />
      </div>
    </Card>
  );
}
