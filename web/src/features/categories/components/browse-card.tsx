import type { SourcedCard } from '@larder/contract/recipes';
import { Star } from 'lucide-react';
import { memo } from 'react';

import { originText, ratingText } from '#features/categories/model/results-text.ts';
import { RecipeCard } from '#features/recipes/components/recipe-card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** From whom a recipe comes that is not one's own, and how it was rated. */
function Origin({ recipe }: { recipe: SourcedCard }) {
  const rating = ratingText(recipe);
  return (
    <p className="flex min-w-0 items-center gap-x-3">
      <span className="min-w-0 truncate" dir="auto">
        {originText(recipe)}
      </span>
      {rating !== null && (
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-ink">
          <Star className="size-4 fill-saffron text-saffron" aria-hidden="true" />
          <VisuallyHidden>{rating}</VisuallyHidden>
          <span aria-hidden="true">
            {recipe.rating.toFixed(1)} <span className="font-normal text-ink-soft">({recipe.ratings_count})</span>
          </span>
        </span>
      )}
    </p>
  );
}

export interface BrowseCardProps {
  recipe: SourcedCard;
  words: readonly string[];
  eager: boolean;
}

/** A recipe of any source in the grid. */
export const BrowseCard = memo(function BrowseCard({ recipe, words, eager }: BrowseCardProps) {
  const note = recipe.source === 'own' ? {} : { note: <Origin recipe={recipe} /> };
  return <RecipeCard recipe={recipe} words={words} eager={eager} {...note} />;
});
