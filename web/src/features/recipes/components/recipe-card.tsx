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
  /** The searched words, to be marked. */
  words?: readonly string[];
  /** One more line about it: where it comes from, how it is rated. */
  note?: ReactNode;
  /** In the first rows, in sight as soon as the page opens. */
  eager?: boolean;
}

const NO_WORDS: readonly string[] = [];

const FIGURES = 'mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3.5 text-sm font-semibold text-ink-soft';

/** One recipe in a grid; the whole card leads to it. */
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
      {note !== undefined && <div className="mt-2 text-sm text-ink-soft">{note}</div>}
      <div className={FIGURES}>
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
    </CardFrame>
  );
});

/** The shape of a card on its way. */
export function RecipeCardSkeleton() {
  return (
    <CardFrameSkeleton>
      <div className={FIGURES}>
        <SkeletonLines lines={1} className="w-full" />
      </div>
    </CardFrameSkeleton>
  );
}
