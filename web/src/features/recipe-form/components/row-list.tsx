import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';

import { PromptKeyboardSensor } from '#features/recipe-form/components/prompt-keyboard-sensor.ts';
import { RowAnnouncer } from '#features/recipe-form/components/row-announcements.ts';
import { SortableRow } from '#features/recipe-form/components/sortable-row.tsx';
import type { RowElement } from '#features/recipe-form/components/sortable-row.tsx';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { MAX_ROWS } from '#features/recipe-form/model/recipe-form.ts';
import type { ListName } from '#features/recipe-form/model/recipe-form.ts';
import { neighbour } from '#features/recipe-form/model/row-order.ts';
import { pasteIntoRow } from '#features/recipe-form/model/row-text.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { isComposing } from '#ui/is-composing.ts';
import { useEventCallback } from '#ui/use-event-callback.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Further than a finger trembles. */
const DRAG_BEGINS_PIXELS = 4;

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
  /** Stands below a row. */
  renderBelow?: (index: number) => ReactNode;
}

/**
 * Rows of text: Enter adds one below, Backspace in an empty one removes it, several pasted lines become several rows. They are
 * moved by their handles, with a finger or the arrow keys, or by Alt and the arrow keys in the row itself.
 */
export function RowList({ wizard, name, noun, examples, numbered = false, lines = 1, renderBelow }: RowListProps) {
  const { form, faultOf, show } = wizard;
  const { fields, insert, remove, move } = useFieldArray({ control: form.control, name });
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<number | null>(null);
  const [announcer] = useState(() => new RowAnnouncer());
  const [said, setSaid] = useState('');
  const hintId = useId();
  const full = fields.length >= MAX_ROWS[name];
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_PIXELS } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = fields.map(({ id }) => id);

  // At once, not a moment later as the form's own setFocus does: the next letter may already be on its way.
  const focusRow = (index: number): void => {
    const row = list.current?.querySelectorAll('textarea')[index];
    row?.focus();
    // Where the caret stands anyway, it need not be put, which would have the page laid out once more.
    if (row !== undefined && row.value !== '') row.setSelectionRange(row.value.length, row.value.length);
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

  const moveRow = (from: number, to: number): void => {
    show(null);
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
      const to = neighbour(index, event.key === 'ArrowUp' ? -1 : 1, fields.length);
      if (to === null) return;
      focusNext.current = to;
      setSaid(`${noun} moved to position ${to + 1} of ${fields.length}.`);
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
      show(null);
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
    show(null);
    form.setValue(`${name}.${index}.text`, first);
    // The form writes it into the field without telling the field, which has to grow.
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    focusNext.current = index + more.length;
    insert(
      index + 1,
      more.map((text) => ({ text })),
      { shouldFocus: false },
    );
    if (rows.length > room) tellFull(rows.length - room);
  };

  // So that adding a row does not draw the others again.
  const steadyKey = useEventCallback(handleKey);
  const steadyPaste = useEventCallback(handlePaste);
  const steadyRemove = useEventCallback(removeAt);

  return (
    <div>
      <p id={hintId} hidden>
        Alt and the arrow keys move it up or down.
      </p>
      <VisuallyHidden live>{said}</VisuallyHidden>
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
                fault={faultOf(`${name}.${index}.text`)}
                hintId={hintId}
                lines={lines}
                placeholder={examples[index]}
                isOnly={fields.length === 1}
                onKey={steadyKey}
                onPaste={steadyPaste}
                onRemove={steadyRemove}
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
