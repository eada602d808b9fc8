import { RECIPE_TEXTS } from '@larder/contract/recipes';

import { RecipeNotFound, ReturnToDashboard } from '#features/recipes/components/recipe-not-found.tsx';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';

export interface EditUnavailableProps {
  /** Loading failed, so the recipe may exist. */
  failure?: { readonly error: Error; readonly onRetry: () => void };
}

/** The recipe cannot be edited: it does not exist, belongs to another user, or failed to load. */
export function EditUnavailable({ failure }: EditUnavailableProps) {
  if (failure === undefined) {
    return (
      <RecipeNotFound>
        It may be in the bin, or it may be someone else’s. You can edit only your own recipes.
      </RecipeNotFound>
    );
  }
  return (
    <ErrorPanel
      headingLevel={1}
      title={RECIPE_TEXTS.load_failed}
      onRetry={failure.onRetry}
      action={<ReturnToDashboard />}
      reference={referenceOf(failure.error)}
    >
      The recipe is safe, and so is everything you typed.
    </ErrorPanel>
  );
}
