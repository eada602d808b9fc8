import type { Draft } from '@larder/contract/imports';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { ImportPanel } from '#features/imports/components/import-panel.tsx';
import { doubtsOf } from '#features/imports/model/doubts.ts';
import { parseImportInput } from '#features/imports/model/import-input.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { formOfImport } from '#features/recipe-form/model/imported-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { Button } from '#ui/button.tsx';

interface Imported {
  readonly draft: Draft;
  /** The form as it was, for undo. */
  readonly before: RecipeForm;
  /** The site that handed over the page, if one did. */
  readonly origin: string | null;
}

/** Fills in the form of a new recipe from a web address, a page or a text. An address that another app shared is offered. */
export function ImportSection({ wizard: { form, showProblem } }: { wizard: Wizard }) {
  const [imported, setImported] = useState<Imported | null>(null);
  const [shared] = useState(() => {
    const description = form.getValues('description');
    const input = parseImportInput(description);
    return input !== null && 'url' in input ? description : '';
  });
  const apply = (draft: Draft, origin: string | null): void => {
    setImported({ draft, origin, before: structuredClone(form.getValues()) });
    showProblem(null);
    form.reset(formOfImport(draft));
  };
  const undo = (): void => {
    if (imported !== null) form.reset(imported.before);
    setImported(null);
  };
  return imported === null ? (
    <ImportPanel initial={shared} onDraft={apply} />
  ) : (
    <ImportedNote imported={imported} onUndo={undo} />
  );
}

/** What was filled in, and what to check. */
function ImportedNote({ imported: { draft, origin }, onUndo }: { imported: Imported; onUndo: () => void }) {
  const doubts = doubtsOf(draft);
  const { ingredients, instructions } = draft;
  return (
    <div role="status" className="appear rounded-lg bg-basil-wash p-5">
      <p className="font-semibold text-basil-ink">
        Filled in: {ingredients.length} ingredient lines and {instructions.length} steps.
      </p>
      {origin !== null && <p className="mt-1 text-sm wrap-anywhere">Page from {origin}</p>}
      {doubts.length > 0 && (
        <>
          <p className="mt-2 text-sm">Please check these before you save:</p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {doubts.map((doubt) => (
              <li key={doubt} dir="auto" className="wrap-anywhere">
                {doubt}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button className="mt-3" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </div>
  );
}
