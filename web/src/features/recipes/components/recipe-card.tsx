import type { RecipeCard as Recipe } from '@larder/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Clock, Users } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { CardFrame, CardFrameSkeleton } from '#features/recipes/components/card-frame.tsx';
import { MarkedText } from '#features/recipes/components/marked-text.tsx';
import { countText, totalMinutes } from '#features/recipes/model/recipe-text.ts';
import { SkeletonLines } from '#ui/skeleton.tsx';

export interface RecipeCardProps {
  recipe: Recipe;
  /** The search words, highlighted in the texts. */
  words?: readonly string[];
  /** One more line, such as the origin or the rating. */
  note?: ReactNode;
  /** Loads the picture at once, for cards that are visible when the page opens. */
  eager?: boolean;
}

const NO_WORDS: readonly string[] = [];

const FIGURES =
  'mt-auto flex gap-x-3 gap-y-1 pt-1 text-sm font-semibold whitespace-nowrap text-ink-soft sm:flex-wrap sm:gap-x-4 sm:pt-3.5';

/** A recipe in a grid. The whole card is a link to it. */
export const RecipeCard = memo(function RecipeCard({ recipe, words = NO_WORDS, note, eager = false }: RecipeCardProps) {
  const { id, servings } = recipe;
  const minutes = totalMinutes(recipe);
  const title = (
    <Link to="/recipe/$id" params={{ id }} className="no-underline outline-none after:absolute after:inset-0">
      <MarkedText text={recipe.title} words={words} />
    </Link>
  );
  return (
    <CardFrame recipe={recipe} heading="h2" title={title} words={words} eager={eager}>
      {note !== undefined && <div className="mt-1 text-sm text-ink-soft sm:mt-2">{note}</div>}
      <div className={FIGURES}>
        {minutes !== null && (
          <span className="inline-flex items-center gap-1.5">
            <Clock className="size-4 text-ink-faint" aria-hidden="true" />
            {countText(minutes, 'minute')}
          </span>
        )}
        {servings !== null && (
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <Users className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
            <span className="truncate">{countText(servings, 'serving')}</span>
          </span>
        )}
      </div>
    </CardFrame>
  );
});

/** Placeholder of a card that is loading. */
export function RecipeCardSkeleton() {
  return (
    <CardFrameSkeleton>
      <div className={FIGURES}>
        <SkeletonLines lines={1} className="w-full" />
      </div>
    </CardFrameSkeleton>
  );
}
