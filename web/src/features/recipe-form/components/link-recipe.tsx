import { BookOpen } from 'lucide-react';
import { useState } from 'react';

import type { LinkedTitle } from '#features/recipe-form/model/form-rows.ts';
import { Button } from '#ui/button.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

async function loadDialog() {
  const { LinkRecipeDialog } = await import('#features/recipe-form/components/link-recipe-dialog.tsx');
  return LinkRecipeDialog;
}

export interface LinkRecipeProps {
  /** The edited recipe, which cannot be its own ingredient. */
  ownId: string | undefined;
  onAdd: (recipe: LinkedTitle) => void;
}

/** Adds a recipe of the cookbook as an ingredient. */
export function LinkRecipe({ ownId, onAdd }: LinkRecipeProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const [Dialog] = useLazyModule(loadDialog, isOpen, close);
  return (
    <>
      <Button tone="ghost" onClick={() => setOpen(true)}>
        <BookOpen aria-hidden="true" />
        Add recipe
      </Button>
      {isOpen && Dialog !== null && (
        <Dialog
          ownId={ownId}
          onClose={close}
          onAdd={(recipe) => {
            close();
            onAdd(recipe);
          }}
        />
      )}
    </>
  );
}
