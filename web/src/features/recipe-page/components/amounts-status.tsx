import type { CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** How it went with the size and the units: said where it did not, and to those who listen where it did. */
export function AmountsStatus({ cooked: { shaped, pending, failed } }: { cooked: CookedRecipe }) {
  const count = shaped.notes.length;
  return (
    <>
      <VisuallyHidden live>
        {pending ? 'Working out the amounts' : count > 0 ? `${countText(count, 'note')} on this size` : ''}
      </VisuallyHidden>
      {failed && (
        <FormMessage>
          The amounts could not be worked out, so they are shown as written. Reload the page to try again.
        </FormMessage>
      )}
    </>
  );
}
