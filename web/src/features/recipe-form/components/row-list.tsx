import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldArray } from 'react-hook-form';

import type { Wizard } from '#features/recipe-form/components/use-wizard.ts';
import { MAX_ROWS } from '#features/recipe-form/model/recipe-form.ts';
import type { ListName } from '#features/recipe-form/model/recipe-form.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { pasteIntoRow } from '#features/recipe-form/model/row-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

type RowElement = HTMLTextAreaElement;

export interface RowListProps {
  wizard: Wizard;
  name: ListName;
  /** What one row is called: "Ingredient", "Step". */
  noun: string;
  /** What fills the first rows as examples. */
  examples: readonly string[];
  /** A number before each row. */
  numbered?: boolean;
  /** How high a row begins, in lines. */
  lines?: number;
}

/** Rows of text: Enter adds one below, Backspace in an empty one removes it, several pasted lines become several rows. */
export function RowList({ wizard, name, noun, examples, numbered = false, lines = 1 }: RowListProps) {
  const { form, faultOf, show } = wizard;
  const { fields, insert, remove } = useFieldArray({ control: form.control, name });
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number | null>(null);
  const full = fields.length >= MAX_ROWS[name];

  // At once, not a moment later as the form's own setFocus does: the next letter may already be on its way.
  const focusRow = (index: number): void => {
    const row = list.current?.querySelectorAll('textarea')[index];
    row?.focus();
    row?.setSelectionRange(row.value.length, row.value.length);
  };

  // After the render, when the row is there.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    focusRow(focusNext.current);
    focusNext.current = null;
  });

  const addAfter = (index: number): void => {
    if (full) return tellFull(0);
    show(null);
    focusNext.current = index + 1;
    return insert(index + 1, { text: '' }, { shouldFocus: false });
  };

  const removeAt = (index: number): void => {
    if (fields.length === 1) return;
    show(null);
    focusNext.current = Math.min(index, fields.length - 2);
    remove(index);
  };

  const tellFull = (left: number): void => {
    const text = left === 0 ? '' : ` ${countText(left, 'line')} left out.`;
    show({ summary: `At most ${MAX_ROWS[name]} ${name} fit into one recipe.${text}`, faults: [] });
  };

  const handleKey = (event: KeyboardEvent<RowElement>, index: number): void => {
    if (event.nativeEvent.isComposing) return;
    const { value } = event.currentTarget;
    if (event.key === 'Enter' && (!event.shiftKey || lines === 1)) {
      event.preventDefault();
      const next = form.getValues(`${name}.${index + 1}.text`);
      if (next?.trim() === '') focusRow(index + 1);
      else if (value.trim() !== '') addAfter(index);
    }
    if (event.key === 'Backspace' && value === '' && fields.length > 1) {
      event.preventDefault();
      show(null);
      focusNext.current = Math.max(0, index - 1);
      remove(index);
    }
  };

  const handlePaste = (event: ClipboardEvent<RowElement>, index: number): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const rows = pasteIntoRow(value, selectionStart, selectionEnd, event.clipboardData.getData('text/plain'));
    if (rows === null) return;
    event.preventDefault();
    const room = MAX_ROWS[name] - fields.length + 1;
    const [first = '', ...more] = rows.slice(0, room);
    show(null);
    form.setValue(`${name}.${index}.text`, first);
    focusNext.current = index + more.length;
    insert(
      index + 1,
      more.map((text) => ({ text })),
      { shouldFocus: false },
    );
    if (rows.length > room) tellFull(rows.length - room);
  };

  return (
    <div>
      <ol ref={list} className="flex flex-col gap-2.5">
        {fields.map((field, index) => {
          const path = `${name}.${index}.text` as const;
          const fault = faultOf(path);
          const label = `${noun} ${index + 1}`;
          return (
            <li key={field.id} className="flex items-start gap-1.5 sm:gap-2.5">
              {numbered && (
                <span
                  aria-hidden="true"
                  className="w-7 shrink-0 pt-2 text-right font-serif text-xl text-tomato-ink lining-nums"
                >
                  {index + 1}
                </span>
              )}
              <Field label={label} labelHidden error={fault} className="min-w-0 grow">
                {(control) => (
                  <TextArea
                    {...control}
                    {...form.register(path)}
                    aria-invalid={fault === undefined ? undefined : true}
                    dir="auto"
                    rows={lines}
                    autoComplete="off"
                    enterKeyHint="enter"
                    placeholder={examples[index]}
                    onKeyDown={(event) => handleKey(event, index)}
                    onPaste={(event) => handlePaste(event, index)}
                  />
                )}
              </Field>
              <Button
                tone="ghost"
                size="icon"
                className="text-ink-faint"
                aria-label={`Remove ${label.toLowerCase()}`}
                disabled={fields.length === 1}
                onClick={() => removeAt(index)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ol>
      <Button className="mt-3.5" onClick={() => addAfter(fields.length - 1)}>
        <Plus aria-hidden="true" />
        Add {noun}
      </Button>
    </div>
  );
}
