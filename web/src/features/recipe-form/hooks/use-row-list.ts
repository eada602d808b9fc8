import { useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldArray } from 'react-hook-form';

import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { toRow } from '#features/recipe-form/model/form-rows.ts';
import type { Row } from '#features/recipe-form/model/form-rows.ts';
import { pasteIntoRow } from '#features/recipe-form/model/pasted-lines.ts';
import { MAX_ROWS } from '#features/recipe-form/model/recipe-form.ts';
import type { ListName } from '#features/recipe-form/model/recipe-form.ts';
import { adjacentIndex } from '#features/recipe-form/model/row-edits.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { isComposing } from '#ui/is-composing.ts';
import { useEventCallback } from '#ui/use-event-callback.ts';

export type RowElement = HTMLTextAreaElement;

export interface RowListOptions {
  readonly wizard: Wizard;
  readonly name: ListName;
  /** The name of one row: "Ingredient", "Step". */
  readonly noun: string;
  /** The minimum height of a row, in lines. */
  readonly lines: number;
}

/** The rows of a list and how they are added, removed and moved. */
export function useRowList({ wizard, name, noun, lines }: RowListOptions) {
  const { form, showProblem } = wizard;
  const { fields, insert, remove, move, update } = useFieldArray({ control: form.control, name });
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const full = fields.length >= MAX_ROWS[name];
  const ids = fields.map(({ id }) => id);

  const isSection = (index: number): boolean => fields[index]?.section === true;
  const isBlank = (index: number): boolean => form.getValues(`${name}.${index}.text`)?.trim() === '';
  const nounOf = (id: string): string => (isSection(ids.indexOf(id)) ? 'Section' : noun);

  // Synchronously, unlike react-hook-form's setFocus: the next keystroke must reach the new row.
  const focusRow = (index: number): void => {
    const row = list.current?.children[index]?.querySelector('textarea');
    row?.focus();
    // An empty row has its caret in place already. Setting it would force another layout.
    if (row && row.value !== '') row.setSelectionRange(row.value.length, row.value.length);
  };

  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    focusRow(focusNext.current);
    focusNext.current = null;
  });

  const showFull = (left: number): void => {
    const text = left === 0 ? '' : ` ${countText(left, 'line')} left out.`;
    showProblem({ summary: `A recipe can have at most ${MAX_ROWS[name]} ${name}.${text}`, errors: [] });
  };

  const insertAt = (index: number, row: Row): void => {
    if (full) return showFull(0);
    showProblem(null);
    focusNext.current = index;
    insert(index, row, { shouldFocus: false });
  };

  const addAfter = (index: number): void => insertAt(index + 1, { text: '' });

  /** Adds a row at the end, above a blank last row. */
  const append = (row: Row): void => {
    const last = fields.length - 1;
    insertAt(isBlank(last) ? last : last + 1, row);
  };

  /** Adds a section at the end; a blank last row becomes the first of the section. */
  const addSection = (): void => {
    const last = fields.length - 1;
    if (isBlank(last) && isSection(last)) return focusRow(last);
    append({ text: '', section: true });
  };

  const removeRow = (index: number, focused: number): void => {
    const isOnly = fields.length === 1;
    if (isOnly && !isSection(index)) return;
    showProblem(null);
    focusNext.current = focused;
    if (isOnly) update(index, { text: '' });
    else remove(index);
  };

  const moveRow = (from: number, to: number): void => {
    showProblem(null);
    move(from, to);
  };

  const moveByKey = (index: number, step: -1 | 1): void => {
    const to = adjacentIndex(index, step, fields.length);
    if (to === null) return;
    focusNext.current = to;
    setAnnouncement(`${isSection(index) ? 'Section' : noun} moved to position ${to + 1} of ${fields.length}.`);
    moveRow(index, to);
  };

  /** Replaces the row, which mounts its field again. */
  const replaceRow = (index: number, row: Row): void => {
    update(index, { ...form.getValues(`${name}.${index}`), ...row });
  };

  const handleEnter = (index: number, value: string): void => {
    const row = toRow(value.trim());
    if (row.section === true && !isSection(index)) replaceRow(index, row);
    if (isBlank(index + 1)) focusRow(index + 1);
    else if (value.trim() !== '') addAfter(index);
  };

  const handleKey = (event: KeyboardEvent<RowElement>, index: number): void => {
    if (isComposing(event)) return;
    const { value } = event.currentTarget;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      return moveByKey(index, event.key === 'ArrowUp' ? -1 : 1);
    }
    if (event.key === 'Enter' && (!event.shiftKey || lines === 1 || isSection(index))) {
      event.preventDefault();
      handleEnter(index, value);
    }
    if (event.key === 'Backspace' && value === '' && (fields.length > 1 || isSection(index))) {
      event.preventDefault();
      removeRow(index, Math.max(0, index - 1));
    }
  };

  /** Sets the first of the pasted lines. */
  const pasteFirst = (element: RowElement, index: number, line: string): void => {
    const row = toRow(line);
    if (row.section === true && !isSection(index)) return replaceRow(index, row);
    form.setValue(`${name}.${index}.text`, isSection(index) ? row.text : line);
    // react-hook-form sets the value without an event; the text area needs one to grow.
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const handlePaste = (event: ClipboardEvent<RowElement>, index: number): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const rows = pasteIntoRow(value, selectionStart, selectionEnd, event.clipboardData.getData('text/plain'), name);
    if (rows === null) return;
    event.preventDefault();
    const room = MAX_ROWS[name] - fields.length + 1;
    const [first = '', ...more] = rows.slice(0, room);
    showProblem(null);
    pasteFirst(event.currentTarget, index, first);
    focusNext.current = index + more.length;
    insert(index + 1, more.map(toRow), { shouldFocus: false });
    if (rows.length > room) showFull(rows.length - room);
  };

  return {
    fields,
    ids,
    list,
    announcement,
    nounOf,
    moveRow,
    add: () => addAfter(fields.length - 1),
    addSection,
    append,
    // Stable handlers, so that adding a row does not re-render the others.
    onKey: useEventCallback(handleKey),
    onPaste: useEventCallback(handlePaste),
    onRemove: useEventCallback((index: number) => removeRow(index, Math.min(index, Math.max(0, fields.length - 2)))),
  };
}
