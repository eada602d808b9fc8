import type { Draft } from '@larder/contract/imports';
import { Link } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

import { useReadImport } from '#features/imports/api.ts';
import { parseImportInput } from '#features/imports/model/import-input.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';

export interface ImportPanelProps {
  /** What another app shared. */
  initial?: string;
  onDraft: (draft: Draft) => void;
}

/** Reads a recipe from a web address, a page or a text. Of several the user chooses one. */
export function ImportPanel({ initial = '', onDraft }: ImportPanelProps) {
  const [pasted, setPasted] = useState(initial);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isBlank, setBlank] = useState(false);
  const { mutate, isPending, error } = useReadImport();

  const read = (): void => {
    const input = parseImportInput(pasted);
    setBlank(input === null);
    if (input === null || isPending) return;
    setDrafts([]);
    mutate(input, {
      onSuccess: ({ drafts: found }) => {
        const [only, ...others] = found;
        if (only !== undefined && others.length === 0) onDraft(only);
        else setDrafts(found);
      },
    });
  };
  const problem = isBlank ? 'Paste an address or a text first' : error === null ? undefined : failureDetail(error);

  return (
    // No form of its own: it is inside the form of the recipe.
    <div className="rounded-lg border border-line bg-paper-raised p-5">
      <Field
        label="Have it somewhere already?"
        hint="Paste its web address or its text, and we’ll fill in the form."
        error={problem}
      >
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
            <TextArea
              {...control}
              rows={1}
              className="max-h-40! min-w-0 grow"
              value={pasted}
              placeholder="https://…"
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
            <Button className="shrink-0" busy={isPending} busyLabel="Reading..." onClick={read}>
              <FileDown aria-hidden="true" />
              Fill in
            </Button>
          </div>
        )}
      </Field>
      <p className="mt-2 text-sm">
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to="/import">Import a file or many recipes</Link>
        </TextLink>
      </p>
      {drafts.length > 0 && <Choice drafts={drafts} onChoose={onDraft} />}
    </div>
  );
}

function Choice({ drafts, onChoose }: { drafts: readonly Draft[]; onChoose: (draft: Draft) => void }) {
  return (
    <div role="status" className="mt-4">
      <p className="font-semibold">There are {drafts.length} recipes. Which one?</p>
      <ul className="mt-2 flex flex-col gap-2">
        {drafts.map((draft, index) => (
          <li key={index}>
            <Button className="w-full justify-start! text-left" onClick={() => onChoose(draft)}>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {draft.title === '' ? `Recipe ${index + 1}` : draft.title}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
