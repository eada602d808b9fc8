import type { SourcedCard } from '@larder/contract/recipes';
import { memo } from 'react';

import { originText } from '#features/categories/model/results-text.ts';
import { RatingLine } from '#features/ratings/components/rating-line.tsx';
import { RecipeCard } from '#features/recipes/components/recipe-card.tsx';
import { NamedText } from '#ui/named-text.tsx';

/** The source and the rating of a recipe that is not the user's own. */
function Origin({ recipe, isOwn }: Pick<BrowseCardProps, 'recipe' | 'isOwn'>) {
  return (
    <p className="flex min-w-0 items-center gap-x-3">
      <span className="min-w-0 truncate">
        <NamedText text={originText(recipe, isOwn) ?? ''} name={recipe.shared_by_name} />
      </span>
      <RatingLine recipe={recipe} />
    </p>
  );
}

export interface BrowseCardProps {
  recipe: SourcedCard;
  /** The user published this community copy. */
  isOwn: boolean;
  words: readonly string[];
  eager: boolean;
}

export const BrowseCard = memo(function BrowseCard({ recipe, isOwn, words, eager }: BrowseCardProps) {
  const note = recipe.source === 'own' ? {} : { note: <Origin recipe={recipe} isOwn={isOwn} /> };
  return <RecipeCard recipe={recipe} words={words} eager={eager} {...note} />;
});
