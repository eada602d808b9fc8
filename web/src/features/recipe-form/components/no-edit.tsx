import { RECIPE_TEXTS } from '@larder/contract/recipes';

import { RecipeNotFound, ReturnToDashboard } from '#features/recipes/components/recipe-not-found.tsx';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';

export interface NoEditProps {
  /** The recipe may be there, but the way to it is blocked. */
  failure?: { readonly error: Error; readonly onRetry: () => void };
}

/** There is nothing to edit at this address, or nothing that can be reached. */
export function NoEdit({ failure }: NoEditProps) {
  if (failure === undefined) {
    return (
      <RecipeNotFound>
        It may have been moved to the bin, or it belongs to somebody else: only your own recipes can be edited.
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
      The recipe itself is safe, and so is what you typed.
    </ErrorPanel>
  );
}
