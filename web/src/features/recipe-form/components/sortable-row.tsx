import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createLucideIcon, X } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { RowElement } from '#features/recipe-form/hooks/use-row-list.ts';
import type { ListName, RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** One path instead of lucide's six circles, because a long list renders hundreds. */
const Dots = createLucideIcon('dots', [
  ['path', { key: 'dots', d: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01' }],
]);
/** The transition that dnd-kit sets while rows change, so that none slides. */
const NO_TRANSITION = CSS.Transition.toString({ property: 'transform', duration: 0, easing: 'linear' });

/** Where a row is, for what renders below it. */
export interface RowPlace {
  readonly index: number;
  readonly label: string;
  readonly isSection: boolean;
  readonly noteError: string | undefined;
}

interface RowFieldProps {
  form: UseFormReturn<RecipeForm>;
  name: ListName;
  index: number;
  /** Names its field: "Ingredient 1". */
  label: string;
  isSection: boolean;
  error: string | undefined;
  /** The error of its note. */
  noteError: string | undefined;
  /** The id of the text that explains how to move it. */
  hintId: string;
  lines: number;
  placeholder: string | undefined;
  onKey: (event: KeyboardEvent<RowElement>, index: number) => void;
  onPaste: (event: ClipboardEvent<RowElement>, index: number) => void;
  /** Renders below the field. */
  renderBelow: ((place: RowPlace) => ReactNode) | undefined;
}

export interface SortableRowProps extends RowFieldProps {
  id: string;
  /** Shown on the handle. */
  number: number | null;
  /** The only row: it cannot be moved, and removed only if it is a section. */
  isOnly: boolean;
  onRemove: (index: number) => void;
}

export function SortableRow({ id, number, isOnly, onRemove, ...content }: SortableRowProps) {
  const { index, label, isSection } = content;
  // The field renders first; the buttons follow in a deferred render, into reserved space.
  const hasButtons = useDeferredValue(true, false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isOnly,
  });
  // A row at its place needs no transition. Setting one would restyle every row twice for each added row.
  const isStill = transform === null && transition === NO_TRANSITION;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: isStill ? undefined : transition }}
      className={classNames(
        'grid grid-cols-[2rem_minmax(0,1fr)_2rem] items-start gap-1 rounded-md sm:gap-2',
        isSection && 'not-first:mt-4',
        isDragging && 'relative z-10 bg-paper shadow-high',
      )}
    >
      {hasButtons && (
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          aria-label={`Move ${label.toLowerCase()}`}
          disabled={isOnly}
          className={classNames(
            '-ml-3 flex min-h-11 w-11 touch-none items-center justify-center rounded-md text-ink-faint hover:transition-colors',
            isOnly ? 'cursor-default' : 'cursor-grab hover:bg-paper-sunken hover:text-ink active:cursor-grabbing',
          )}
        >
          <Grip number={number} isOnly={isOnly} />
        </button>
      )}
      <RowField {...content} />
      {hasButtons && <RemoveButton index={index} label={label} isDisabled={isOnly && !isSection} onRemove={onRemove} />}
    </li>
  );
}

const Grip = memo(function Grip({ number, isOnly }: { number: number | null; isOnly: boolean }) {
  return (
    <>
      {number !== null && (
        <span
          aria-hidden="true"
          className={classNames('font-serif text-tomato-ink lining-nums', number < 100 ? 'text-xl' : 'text-sm')}
        >
          {number}
        </span>
      )}
      <Dots
        strokeWidth={4}
        className={classNames('size-5 shrink-0', number !== null && '-mr-1.5', isOnly && 'opacity-40')}
        aria-hidden="true"
      />
    </>
  );
});

/** A heading that shows where it can be edited. */
const SECTION_STYLE =
  'rounded-b-none! border-transparent! border-b-edge! bg-transparent! px-1! font-serif text-xl! font-semibold placeholder:font-normal hover:border-b-ink!';

/** Memoized, because dnd-kit's context re-renders all rows when one changes. */
const RowField = memo(function RowField({
  form,
  name,
  index,
  label,
  isSection,
  error,
  noteError,
  hintId,
  lines,
  placeholder,
  onKey,
  onPaste,
  renderBelow,
}: RowFieldProps) {
  return (
    <div className="col-start-2">
      <Field label={label} labelHidden error={error}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register(`${name}.${index}.text`)}
            aria-describedby={classNames(control['aria-describedby'], hintId)}
            aria-invalid={error === undefined ? undefined : true}
            dir="auto"
            rows={lines}
            autoComplete="off"
            enterKeyHint="enter"
            placeholder={placeholder}
            className={isSection ? SECTION_STYLE : undefined}
            onKeyDown={(event) => onKey(event, index)}
            onPaste={(event) => onPaste(event, index)}
          />
        )}
      </Field>
      {renderBelow?.({ index, label, isSection, noteError })}
    </div>
  );
});

interface RemoveButtonProps {
  index: number;
  label: string;
  isDisabled: boolean;
  onRemove: (index: number) => void;
}

const RemoveButton = memo(function RemoveButton({ index, label, isDisabled, onRemove }: RemoveButtonProps) {
  return (
    <Button
      tone="ghost"
      size="icon"
      className="text-ink-faint"
      aria-label={`Remove ${label.toLowerCase()}`}
      disabled={isDisabled}
      onClick={() => onRemove(index)}
    >
      <X aria-hidden="true" />
    </Button>
  );
});
