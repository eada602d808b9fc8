import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { RowPlace } from '#features/recipe-form/components/sortable-row.tsx';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface StepNoteProps {
  form: UseFormReturn<RecipeForm>;
  place: RowPlace;
}

/** The note below a step, behind a button while there is none. Backspace in an empty note closes it. */
export function StepNote({ form, place: { index, label, isSection, noteError } }: StepNoteProps) {
  const name = `instructions.${index}.note` as const;
  const step = label.toLowerCase();
  const [isOpen, setOpen] = useState(() => (form.getValues(name) ?? '').trim() !== '');
  const [wasOpened, setWasOpened] = useState(false);

  const open = (): void => {
    setOpen(true);
    setWasOpened(true);
  };

  const closeEmpty = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '') return;
    event.preventDefault();
    form.setFocus(`instructions.${index}.text`);
    setOpen(false);
  };

  if (!isOpen) {
    // A section needs no note, but one that a recipe has stays.
    if (isSection) return null;
    return (
      <Button
        tone="ghost"
        className="-mb-2 px-3! text-sm! font-normal! text-ink-soft"
        aria-label={`Add note to ${step}`}
        onClick={open}
      >
        <NotebookPen aria-hidden="true" className="size-4!" />
        Add note
      </Button>
    );
  }
  return (
    <Field label={`Note for ${step}`} labelHidden error={noteError} className="mt-1.5 basis-full pl-3">
      {(control) => (
        <TextArea
          {...control}
          {...form.register(name)}
          aria-invalid={noteError === undefined ? undefined : true}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user asked for this field
          autoFocus={wasOpened}
          rows={1}
          className={classNames('border-l-4! border-l-saffron! text-sm!')}
          placeholder="Anything to remember for this step"
          onKeyDown={closeEmpty}
        />
      )}
    </Field>
  );
}
