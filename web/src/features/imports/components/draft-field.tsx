import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import type { DraftField as FieldName } from '#features/imports/model/draft-form.ts';
import type { FieldMarks } from '#features/imports/model/draft-marks.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { FieldControl } from '#ui/field.tsx';

export interface DraftFieldProps {
  name: FieldName;
  label: string;
  marks: FieldMarks;
  hint?: string;
  error: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A field with where it was found, and the lines in it that are to be checked. */
export function DraftField({ name, label, marks, hint, error, children }: DraftFieldProps) {
  const { origin, isDoubtful, lines } = marks;
  const words = [hint, origin === undefined ? undefined : `${origin}.`].filter((text) => text !== undefined);
  return (
    <div data-field={name}>
      <Field
        label={label}
        error={error}
        {...(words.length === 0 && !isDoubtful
          ? {}
          : {
              hint: (
                <>
                  {isDoubtful && (
                    <span className="mr-1.5 inline-flex items-center gap-1 font-semibold text-saffron-ink">
                      <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
                      Please check.
                    </span>
                  )}
                  {words.join(' ')}
                </>
              ),
            })}
      >
        {children}
      </Field>
      {lines.length > 0 && <DoubtfulLines name={name} lines={lines} />}
    </div>
  );
}

function selectLine(name: FieldName, text: string): void {
  const area = document.querySelector<HTMLTextAreaElement>(`[data-field="${name}"] textarea`);
  const start = area?.value.indexOf(text) ?? -1;
  if (area === null || start < 0) return;
  area.focus();
  area.setSelectionRange(start, start + text.length);
}

function DoubtfulLines({ name, lines }: { name: FieldName; lines: FieldMarks['lines'] }) {
  return (
    <div className="mt-2 rounded-md bg-saffron-wash p-3 text-sm forced-colors:border">
      <p className="flex items-center gap-1.5 font-semibold text-saffron-ink">
        <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
        Please check:
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {lines.map(({ number, text }) => (
          <li key={number} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">Line {number}: </span>
              <span dir="auto">“{text}”</span>
            </span>
            <Button
              tone="ghost"
              className="shrink-0 px-3! text-sm!"
              aria-label={`Go to line ${number}`}
              onClick={() => selectLine(name, text)}
            >
              Go to line
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
