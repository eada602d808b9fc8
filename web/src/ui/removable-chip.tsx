import { X } from 'lucide-react';

import { classNames } from '#ui/class-names.ts';

export interface RemovableChipProps {
  label: string;
  /** What the button is called: what it does, with the label in it. */
  removeLabel: string;
  onRemove: () => void;
  /** It says something and has no effect of its own. */
  isNote?: boolean;
}

/** A filter that is on. Pressing it takes it away. */
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
