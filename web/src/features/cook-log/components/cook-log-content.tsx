import type { RecipeDetail } from '@larder/contract/recipes';
import { NotebookPen } from 'lucide-react';

import { EntryDialog, loadEntryDialog } from '#features/cook-log/components/entry-dialog.tsx';
import { EntryList } from '#features/cook-log/components/entry-list.tsx';
import { OwnStars } from '#features/cook-log/components/own-stars.tsx';
import type { NewEntry } from '#features/cook-log/hooks/use-new-entry.ts';
import type { LoggedRecipe } from '#features/cook-log/model/logged-recipe.ts';
import { Button } from '#ui/button.tsx';

export interface CookLogContentProps {
  recipe: LoggedRecipe & Pick<RecipeDetail, 'source' | 'stars'>;
  /** The servings of the chosen size. */
  servings: number | null;
  newEntry: NewEntry;
}

function prepareDialog(): void {
  // A failed fetch is reported when the dialog opens.
  loadEntryDialog().catch(() => undefined);
}

/** The entries of a recipe's cook log, and the button to add another. */
export function CookLogContent({ recipe, servings, newEntry: { button, isOpen, open, close } }: CookLogContentProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h2 tabIndex={-1} className="text-2xl font-semibold">
          Cook log
        </h2>
        <Button ref={button} onPointerEnter={prepareDialog} onFocus={prepareDialog} onClick={open}>
          <NotebookPen aria-hidden="true" />
          I cooked this
        </Button>
      </div>
      {recipe.source === 'own' && <OwnStars recipe={recipe} />}
      <EntryList recipe={recipe} />
      <EntryDialog open={isOpen} recipe={recipe} entry={null} servings={servings} onClose={close} />
    </>
  );
}
