import type { CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Status of scaling and unit conversion. Success is announced to screen readers only; a failure is visible. */
export function AmountsStatus({ cooked: { shaped, pending, failed } }: { cooked: CookedRecipe }) {
  const count = shaped.notes.length;
  return (
    <>
      <VisuallyHidden live>
        {pending ? 'Calculating the amounts' : count > 0 ? `${countText(count, 'note')} on this size` : ''}
      </VisuallyHidden>
      {failed && (
        <FormMessage>
          The amounts could not be calculated, so they are shown as written. Reload the page to try again.
        </FormMessage>
      )}
    </>
  );
}
