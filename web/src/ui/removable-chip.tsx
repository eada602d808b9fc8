import { X } from 'lucide-react';

import { classNames } from '#ui/class-names.ts';

export interface RemovableChipProps {
  label: string;
  /** The accessible name; must contain the label. */
  removeLabel: string;
  onRemove: () => void;
  /** Informational: it does not filter by itself. */
  isNote?: boolean;
}

/** An active filter. Pressing it removes the filter. */
export function RemovableChip({ label, removeLabel, onRemove, isNote = false }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={classNames(
        'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-edge pr-3 pl-4 text-sm hover:transition-colors hover:border-ink',
        isNote ? 'border-dashed text-ink-soft' : 'bg-paper-sunken font-semibold',
      )}
    >
      <span className="truncate" dir="auto">
        {label}
      </span>
      <X className="size-4 shrink-0" aria-hidden="true" />
    </button>
  );
}
