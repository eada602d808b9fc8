import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, X } from 'lucide-react';
import type { ClipboardEventHandler, KeyboardEventHandler, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

export interface SortableRowProps {
  id: string;
  /** Names its field: "Ingredient 1". */
  label: string;
  /** Stands on the handle. */
  number: number | null;
  fault: string | undefined;
  /** What says how it is moved. */
  hintId: string;
  lines: number;
  placeholder: string | undefined;
  /** The last one stays. */
  isOnly: boolean;
  registration: UseFormRegisterReturn;
  onKeyDown: KeyboardEventHandler<HTMLTextAreaElement>;
  onPaste: ClipboardEventHandler<HTMLTextAreaElement>;
  onRemove: () => void;
  /** Stands below its field. */
  children?: ReactNode;
}

export function SortableRow({
  id,
  label,
  number,
  fault,
  hintId,
  lines,
  placeholder,
  isOnly,
  registration,
  onKeyDown,
  onPaste,
  onRemove,
  children,
}: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isOnly,
  });
  const lower = label.toLowerCase();
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
      className={classNames(
        'flex items-start gap-1 rounded-md sm:gap-2',
        isDragging && 'relative z-10 bg-paper shadow-high',
      )}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        aria-label={`Move ${lower}`}
        disabled={isOnly}
        className={classNames(
          '-ml-3 flex min-h-11 w-11 shrink-0 touch-none items-center justify-center rounded-md text-ink-faint transition-colors',
          isOnly ? 'cursor-default' : 'cursor-grab hover:bg-paper-sunken hover:text-ink active:cursor-grabbing',
        )}
      >
        {number !== null && (
          <span
            aria-hidden="true"
            className={classNames('font-serif text-tomato-ink lining-nums', number < 100 ? 'text-xl' : 'text-sm')}
          >
            {number}
          </span>
        )}
        <GripVertical
          className={classNames('size-5 shrink-0', number !== null && '-mr-1.5', isOnly && 'opacity-40')}
          aria-hidden="true"
        />
      </button>
      <div className="min-w-0 grow">
        <Field label={label} labelHidden error={fault}>
          {(control) => (
            <TextArea
              {...control}
              {...registration}
              aria-describedby={classNames(control['aria-describedby'], hintId)}
              aria-invalid={fault === undefined ? undefined : true}
              dir="auto"
              rows={lines}
              autoComplete="off"
              enterKeyHint="enter"
              placeholder={placeholder}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          )}
        </Field>
        {children}
      </div>
      <Button
        tone="ghost"
        size="icon"
        className="-mr-3 text-ink-faint"
        aria-label={`Remove ${lower}`}
        disabled={isOnly}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
