import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';

import { BufferedKeyboardSensor } from '#features/recipe-form/components/buffered-keyboard-sensor.ts';
import { RowAnnouncer } from '#features/recipe-form/components/row-announcements.ts';
import { SortableRow } from '#features/recipe-form/components/sortable-row.tsx';
import type { RowElement } from '#features/recipe-form/components/sortable-row.tsx';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { MAX_ROWS } from '#features/recipe-form/model/recipe-form.ts';
import type { ListName } from '#features/recipe-form/model/recipe-form.ts';
import { adjacentIndex } from '#features/recipe-form/model/row-edits.ts';
import { pasteIntoRow } from '#features/recipe-form/model/pasted-lines.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { isComposing } from '#ui/is-composing.ts';
import { useEventCallback } from '#ui/use-event-callback.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Farther than a trembling finger moves. */
const DRAG_START_PX = 4;

export interface RowListProps {
  wizard: Wizard;
  name: ListName;
  /** The name of one row: "Ingredient", "Step". */
  noun: string;
  /** Placeholders of the first rows. */
  examples: readonly string[];
  /** A number before each row. */
  numbered?: boolean;
  /** The minimum height of a row, in lines. */
  lines?: number;
  /** Renders below a row. */
  renderBelow?: (index: number) => ReactNode;
}

/**
 * An editable list of text rows. Enter adds a row below, Backspace removes an empty one, and several pasted lines become several
 * rows. Rows are moved by drag and drop, by the keyboard on their handle, or by Alt and an arrow key in the field.
 */
export function RowList({ wizard, name, noun, examples, numbered = false, lines = 1, renderBelow }: RowListProps) {
  const { form, errorOf, showProblem } = wizard;
  const { fields, insert, remove, move } = useFieldArray({ control: form.control, name });
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number | null>(null);
  const [announcer] = useState(() => new RowAnnouncer());
  const [announcement, setAnnouncement] = useState('');
  const hintId = useId();
  const full = fields.length >= MAX_ROWS[name];
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_START_PX } }),
    useSensor(BufferedKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = fields.map(({ id }) => id);

  // Synchronously, unlike react-hook-form's setFocus: the next keystroke must reach the new row.
  const focusRow = (index: number): void => {
    const row = list.current?.querySelectorAll('textarea')[index];
    row?.focus();
    // An empty row has its caret in place already. Setting it would force another layout.
    if (row !== undefined && row.value !== '') row.setSelectionRange(row.value.length, row.value.length);
  };

  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    focusRow(focusNext.current);
    focusNext.current = null;
  });

  const addAfter = (index: number): void => {
    if (full) return showFull(0);
    showProblem(null);
    focusNext.current = index + 1;
    return insert(index + 1, { text: '' }, { shouldFocus: false });
  };

  const removeAt = (index: number): void => {
    if (fields.length === 1) return;
    showProblem(null);
    focusNext.current = Math.min(index, fields.length - 2);
    remove(index);
  };

  const showFull = (left: number): void => {
    const text = left === 0 ? '' : ` ${countText(left, 'line')} left out.`;
    showProblem({ summary: `A recipe can have at most ${MAX_ROWS[name]} ${name}.${text}`, errors: [] });
  };

  const moveRow = (from: number, to: number): void => {
    showProblem(null);
    move(from, to);
  };

  const handleDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over === null || active.id === over.id) return;
    moveRow(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  const handleKey = (event: KeyboardEvent<RowElement>, index: number): void => {
    if (isComposing(event)) return;
    const { value } = event.currentTarget;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const to = adjacentIndex(index, event.key === 'ArrowUp' ? -1 : 1, fields.length);
      if (to === null) return;
      focusNext.current = to;
      setAnnouncement(`${noun} moved to position ${to + 1} of ${fields.length}.`);
      moveRow(index, to);
      return;
    }
    if (event.key === 'Enter' && (!event.shiftKey || lines === 1)) {
      event.preventDefault();
      const next = form.getValues(`${name}.${index + 1}.text`);
      if (next?.trim() === '') focusRow(index + 1);
      else if (value.trim() !== '') addAfter(index);
    }
    if (event.key === 'Backspace' && value === '' && fields.length > 1) {
      event.preventDefault();
      showProblem(null);
      focusNext.current = Math.max(0, index - 1);
      remove(index);
    }
  };

  const handlePaste = (event: ClipboardEvent<RowElement>, index: number): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const rows = pasteIntoRow(value, selectionStart, selectionEnd, event.clipboardData.getData('text/plain'), name);
    if (rows === null) return;
    event.preventDefault();
    const room = MAX_ROWS[name] - fields.length + 1;
    const [first = '', ...more] = rows.slice(0, room);
    showProblem(null);
    form.setValue(`${name}.${index}.text`, first);
    // react-hook-form sets the value without an event; the text area needs one to grow.
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    focusNext.current = index + more.length;
    insert(
      index + 1,
      more.map((text) => ({ text })),
      { shouldFocus: false },
    );
    if (rows.length > room) showFull(rows.length - room);
  };

  // Stable handlers, so that adding a row does not re-render the others.
  const stableHandleKey = useEventCallback(handleKey);
  const stableHandlePaste = useEventCallback(handlePaste);
  const stableRemoveAt = useEventCallback(removeAt);

  return (
    <div>
      <p id={hintId} hidden>
        Press Alt and an arrow key to move it up or down.
      </p>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={handleDragEnd}
        accessibility={announcer.describe(noun, ids)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="flex flex-col gap-2.5">
            {fields.map((field, index) => (
              <SortableRow
                key={field.id}
                id={field.id}
                form={form}
                name={name}
                index={index}
                label={`${noun} ${index + 1}`}
                numbered={numbered}
                error={errorOf(`${name}.${index}.text`)}
                hintId={hintId}
                lines={lines}
                placeholder={examples[index]}
                isOnly={fields.length === 1}
                onKey={stableHandleKey}
                onPaste={stableHandlePaste}
                onRemove={stableRemoveAt}
                renderBelow={renderBelow}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button className="mt-3.5" onClick={() => addAfter(fields.length - 1)}>
        <Plus aria-hidden="true" />
        Add {noun}
      </Button>
    </div>
  );
}
