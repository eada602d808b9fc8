import type { Draft, PageToRead } from '@larder/contract/imports';
import { Link } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { useReadImport } from '#features/imports/api.ts';
import { BOOKMARKLET_ID } from '#features/imports/components/bookmarklet-section.tsx';
import { peekHandedOver, takeHandedOver } from '#features/imports/model/handed-over.ts';
import type { HandedOver } from '#features/imports/model/handed-over.ts';
import { parseImportInput } from '#features/imports/model/import-input.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';

const UNREACHABLE = 'We couldn’t reach the server. Nothing is lost: try again when you’re connected.';

const problemOf = (error: unknown): string => (error instanceof UnreachableError ? UNREACHABLE : failureDetail(error));

/** A text that was handed over is shown; a page is not, because people can't read HTML. */
const pastedTextOf = ({ input: { text, html } }: HandedOver, initial: string): string =>
  html === undefined ? (text ?? initial) : '';

export interface ImportPanelProps {
  /** What another app shared. */
  initial?: string;
  /** `origin` is the site that handed over the page, if one did. */
  onDraft: (draft: Draft, origin: string | null) => void;
}

/**
 * Reads a recipe from a web address, a page or a text. Of several the user chooses one. What another site or app has handed over is read
 * at once.
 */
export function ImportPanel({ initial = '', onDraft }: ImportPanelProps) {
  const [handed] = useState(peekHandedOver);
  const [pasted, setPasted] = useState(handed === null ? initial : pastedTextOf(handed, initial));
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isBlank, setBlank] = useState(false);
  const { mutate, isPending, error } = useReadImport();

  const choose = (draft: Draft): void => onDraft(draft, pasted === '' ? (handed?.origin ?? null) : null);
  const send = (input: PageToRead): void => {
    mutate(input, {
      onSuccess: ({ drafts: found }) => {
        const [only, ...others] = found;
        if (only !== undefined && others.length === 0) choose(only);
        else setDrafts(found);
      },
    });
  };
  const read = (): void => {
    const input = parseImportInput(pasted) ?? handed?.input ?? null;
    setBlank(input === null);
    if (input === null || isPending) return;
    setDrafts([]);
    send(input);
  };
  const sendHanded = useEffectEvent((): void => {
    const taken = takeHandedOver();
    if (taken !== null) send(taken.input);
  });
  useEffect(() => sendHanded(), []);
  const problem = isBlank ? 'Paste an address or a text first' : error === null ? undefined : problemOf(error);

  return (
    // No form of its own: it is inside the form of the recipe.
    <div className="rounded-lg border border-line bg-paper-raised p-5">
      {handed !== null && handed.origin !== null && (
        <p className="mb-3 font-semibold wrap-anywhere">Page from {handed.origin}</p>
      )}
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
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to="/import">Import a saved page, a file or many recipes</Link>
        </TextLink>
        {error instanceof ApiError && (
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to="/import" hash={BOOKMARKLET_ID}>
              Get the bookmark
            </Link>
          </TextLink>
        )}
      </p>
      {drafts.length > 0 && <Choice drafts={drafts} onChoose={choose} />}
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
