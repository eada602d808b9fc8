import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';

import { recipeQuery } from '#features/recipes/api.ts';
import { RecipeSkeleton } from '#features/recipe-page/components/recipe-skeleton.tsx';
import { RecipeView } from '#features/recipe-page/components/recipe-view.tsx';
import { isNotFound, referenceOf } from '#features/recipes/model/recipe-text.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { usePageTitle } from '#ui/page-header.tsx';

function ReturnToDashboard() {
  return (
    <LinkButton asChild>
      <Link to="/dashboard">Return to Dashboard</Link>
    </LinkButton>
  );
}

function NotFound() {
  usePageTitle(RECIPE_TEXTS.not_found);
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center sm:py-20">
      <SearchX className="mb-6 size-14 stroke-[1.25] text-ink-faint" aria-hidden="true" />
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        {RECIPE_TEXTS.not_found}
      </h1>
      <p className="mt-2 mb-7 max-w-md text-ink-soft">
        It may have been moved to the bin, or the address is not quite right.
      </p>
      <ReturnToDashboard />
    </div>
  );
}

export function RecipePage() {
  const { id = '' } = useParams({ strict: false });
  const focusWaits = useRef(false);
  const { data: recipe, error, isFetching, refetch } = useQuery(recipeQuery(id));
  if (isNotFound(error)) return <NotFound />;
  if (recipe !== undefined) return <RecipeView key={recipe.id} recipe={recipe} focusWaits={focusWaits} />;
  if (error !== null) {
    return (
      <ErrorPanel
        headingLevel={1}
        title={RECIPE_TEXTS.load_failed}
        retrying={isFetching}
        onRetry={() => void refetch()}
        action={<ReturnToDashboard />}
        reference={referenceOf(error)}
      >
        The recipe itself is safe. It is the way to it that is blocked right now.
      </ErrorPanel>
    );
  }
  return <RecipeSkeleton action={<ReturnToDashboard />} focusWaits={focusWaits} />;
}
