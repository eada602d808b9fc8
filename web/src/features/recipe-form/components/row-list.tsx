import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Heading, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { BufferedKeyboardSensor } from '#features/recipe-form/components/buffered-keyboard-sensor.ts';
import { RowAnnouncer } from '#features/recipe-form/components/row-announcements.ts';
import { SortableRow } from '#features/recipe-form/components/sortable-row.tsx';
import type { RowPlace } from '#features/recipe-form/components/sortable-row.tsx';
import { useRowList } from '#features/recipe-form/hooks/use-row-list.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Row } from '#features/recipe-form/model/form-rows.ts';
import type { ListName } from '#features/recipe-form/model/recipe-form.ts';
import { nameRows } from '#features/recipe-form/model/row-edits.ts';
import { Button } from '#ui/button.tsx';
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
  /** Renders below a row. Must be stable. */
  renderBelow?: (place: RowPlace) => ReactNode;
  /** Renders beside the buttons that add rows. */
  renderActions?: (append: (row: Row) => void) => ReactNode;
}

/**
 * An editable list of text rows and section headings. Enter adds a row below, Backspace removes an empty one, and several pasted
 * lines become several rows. Rows are moved by drag and drop, by the keyboard on their handle, or by Alt and an arrow key in the
 * field.
 */
export function RowList({
  wizard,
  name,
  noun,
  examples,
  numbered = false,
  lines = 1,
  renderBelow,
  renderActions,
}: RowListProps) {
  const { form, errorOf } = wizard;
  const { fields, ids, list, announcement, nounOf, moveRow, add, addSection, append, ...handlers } = useRowList({
    wizard,
    name,
    noun,
    lines,
  });
  const [announcer] = useState(() => new RowAnnouncer());
  const hintId = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_START_PX } }),
    useSensor(BufferedKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = nameRows(fields, noun);

  const handleDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over === null || active.id === over.id) return;
    moveRow(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

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
        accessibility={announcer.describe(nounOf, ids)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="flex flex-col gap-2.5">
            {fields.map(({ id, section: isSection = false }, index) => {
              const { label = '', number = 1 } = names[index] ?? {};
              return (
                <SortableRow
                  key={id}
                  id={id}
                  form={form}
                  name={name}
                  index={index}
                  label={label}
                  isSection={isSection}
                  number={numbered && !isSection ? number : null}
                  error={errorOf(`${name}.${index}.text`)}
                  noteError={name === 'instructions' ? errorOf(`instructions.${index}.note`) : undefined}
                  hintId={hintId}
                  lines={isSection ? 1 : lines}
                  placeholder={isSection ? 'For the sauce' : examples[number - 1]}
                  isOnly={fields.length === 1}
                  {...handlers}
                  renderBelow={renderBelow}
                />
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <Button onClick={add}>
          <Plus aria-hidden="true" />
          Add {noun}
        </Button>
        <Button tone="ghost" onClick={addSection}>
          <Heading aria-hidden="true" />
          Add section
        </Button>
        {renderActions?.(append)}
      </div>
    </div>
  );
}
