import { COMMUNITY_TEXTS } from '@larder/contract/community';
import type { RecipeDetail } from '@larder/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';

import { useOwnId } from '#features/account/api.ts';
import { CookLogSection } from '#features/cook-log/components/cook-log-section.tsx';
import { useNewEntry } from '#features/cook-log/hooks/use-new-entry.ts';
import { CommunityParts } from '#features/recipe-page/components/community-parts.tsx';
import { ConflictNote } from '#features/recipe-page/components/conflict-note.tsx';
import { RecipeActions } from '#features/recipe-page/components/recipe-actions.tsx';
import { RecipeSheet } from '#features/recipe-page/components/recipe-sheet.tsx';
import { originText } from '#features/recipe-page/model/origin-text.ts';
import { OptimisticRatingLine } from '#features/ratings/components/optimistic-rating-line.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NamedText } from '#ui/named-text.tsx';
import { Note } from '#ui/note.tsx';

/** Author and rating of a recipe; for its author also why an admin has hidden it from the community. */
function Origin({ recipe }: { recipe: RecipeDetail }) {
  const isOwn = recipe.shared_by === useOwnId();
  const origin = originText(recipe, isOwn);
  return (
    <>
      {origin !== null && <NamedText text={origin} name={recipe.shared_by_name} />}
      {recipe.source === 'community' && <OptimisticRatingLine recipe={recipe} />}
      {recipe.hidden_reason !== null && (
        <Note title={`${COMMUNITY_TEXTS.hidden}:`} className="my-1 basis-full">
          {recipe.hidden_reason}
        </Note>
      )}
    </>
  );
}

/** For the owner, who can change what does not suit them. */
function AdaptRecipe({ id }: { id: string }) {
  return (
    <p className="mt-3" data-print="hide">
      <LinkButton asChild>
        <Link to="/recipe/$id/edit" params={{ id }}>
          <Pencil aria-hidden="true" />
          Adapt this recipe
        </Link>
      </LinkButton>
    </p>
  );
}

export interface RecipeViewProps {
  recipe: RecipeDetail;
  takesFocus: RefObject<boolean>;
}

/** A recipe with the actions that this user has on it. */
export function RecipeView({ recipe, takesFocus }: RecipeViewProps) {
  const newEntry = useNewEntry();
  return (
    <div className="mx-auto max-w-page min-[100rem]:max-w-none">
      <RecipeSheet
        recipe={recipe}
        place={{ to: '/recipe/$id', params: { id: recipe.id } }}
        origin={recipe.source === 'own' && recipe.hidden_reason === null ? null : <Origin recipe={recipe} />}
        renderNote={(ingredients) => (
          <ConflictNote conflicts={recipe.conflicts} culprits={recipe.culprits} ingredients={ingredients}>
            {recipe.source === 'own' && <AdaptRecipe id={recipe.id} />}
          </ConflictNote>
        )}
        takesFocus={takesFocus}
        renderActions={(writeText) => <RecipeActions recipe={recipe} writeText={writeText} />}
        renderLog={(servings) => <CookLogSection recipe={recipe} servings={servings} newEntry={newEntry} />}
        onCooked={newEntry.offer}
      />
      {recipe.source === 'community' && <CommunityParts recipe={recipe} />}
    </div>
  );
}
