import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CookingPot, SearchX } from 'lucide-react';

import { recipeListQuery } from '#features/recipes/api.ts';
import { CARD_GRID, RecipeCard, RecipeCardSkeleton } from '#features/recipes/components/recipe-card.tsx';
import { filterText, isFiltering } from '#features/recipes/model/recipe-filter.ts';
import type { RecipeFilter } from '#features/recipes/model/recipe-filter.ts';
import { countText, referenceOf } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 8;
const IN_SIGHT = 6;

export interface RecipeResultsProps {
  filter: RecipeFilter;
  onClear: () => void;
}

function Nothing({ filter, onClear }: RecipeResultsProps) {
  if (isFiltering(filter)) {
    return (
      <EmptyState
        title="No recipes found"
        picture={<SearchX />}
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        None of your recipes match {filterText(filter)}. Try fewer or other words.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No recipes found"
      picture={<CookingPot />}
      action={
        <LinkButton tone="primary" asChild>
          <Link to="/create-recipe">Create Recipe</Link>
        </LinkButton>
      }
    >
      Your first one is a minute away: write down a favorite, or say what is in the fridge and let REECE cook it up.
    </EmptyState>
  );
}

export function RecipeResults({ filter, onClear }: RecipeResultsProps) {
  const list = useInfiniteQuery({ ...recipeListQuery(filter), placeholderData: keepPreviousData });
  if (list.isPending) {
    return (
      <div className={CARD_GRID}>
        <VisuallyHidden live>Loading your recipes</VisuallyHidden>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <RecipeCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title={RECIPE_TEXTS.list_failed}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        Your recipes are safe. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const recipes = list.data.pages.flatMap((page) => page.recipes);
  return (
    <>
      <VisuallyHidden live>
        {recipes.length === 0 ? 'No recipes found' : `${countText(recipes.length, 'recipe')} shown`}
      </VisuallyHidden>
      {recipes.length === 0 ? (
        <Nothing filter={filter} onClear={onClear} />
      ) : (
        <ul
          aria-busy={list.isPlaceholderData}
          className={classNames(CARD_GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          {recipes.map((recipe, index) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} eager={index < IN_SIGHT} />
            </li>
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-6 text-center font-semibold text-beet-ink">
          {RECIPE_TEXTS.list_failed}
        </p>
      )}
      {list.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button busy={list.isFetchingNextPage} busyLabel="Loading..." onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
