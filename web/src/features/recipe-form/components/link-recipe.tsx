import { BookOpen } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  const chosen = useRef<LinkedTitle>(null);
  const add = useEffectEvent(onAdd);
  // After the dialog has returned the focus, so that the new row has it.
  useEffect(() => {
    if (isOpen || chosen.current === null) return;
    add(chosen.current);
    chosen.current = null;
  }, [isOpen]);
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
            chosen.current = recipe;
            close();
          }}
        />
      )}
    </>
  );
}
