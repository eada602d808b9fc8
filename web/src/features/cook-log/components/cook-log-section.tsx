import { NotebookPen } from 'lucide-react';
import { Suspense, useRef } from 'react';

import { EntryDialog, loadEntryDialog } from '#features/cook-log/components/entry-dialog.tsx';
import type { NewEntry } from '#features/cook-log/hooks/use-new-entry.ts';
import type { LoggedRecipe } from '#features/cook-log/model/logged-recipe.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useInView } from '#ui/use-in-view.ts';

const LazyEntries = lazyPart(
  async () => {
    const { EntryList } = await import('#features/cook-log/components/entry-list.tsx');
    return EntryList;
  },
  'Your cook log',
  'mt-4',
);

export interface CookLogSectionProps {
  recipe: LoggedRecipe;
  /** The servings of the chosen size. */
  servings: number | null;
  newEntry: NewEntry;
}

function prepareDialog(): void {
  // A failed fetch is reported when the dialog opens.
  loadEntryDialog().catch(() => undefined);
}

/** When the user cooked a recipe, and the button to add another time. Entries and dialog load on demand. */
export function CookLogSection({ recipe, servings, newEntry: { button, isOpen, open, close } }: CookLogSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  return (
    <section ref={section} aria-labelledby="cook-log" className="mt-14" data-print="hide">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h2 id="cook-log" tabIndex={-1} className="text-2xl font-semibold">
          Cook log
        </h2>
        <Button ref={button} onPointerEnter={prepareDialog} onFocus={prepareDialog} onClick={open}>
          <NotebookPen aria-hidden="true" />
          I cooked this
        </Button>
      </div>
      {isInView && (
        <Suspense fallback={null}>
          <LazyEntries recipe={recipe} />
        </Suspense>
      )}
      <EntryDialog open={isOpen} recipe={recipe} entry={null} servings={servings} onClose={close} />
    </section>
  );
}
