import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';

const SHAPE = 'inline-flex min-h-11 items-center gap-1.5 rounded-full border text-sm font-semibold transition-colors';

export interface ChipProps {
  children: ReactNode;
  /** Pressed or not, for a chip that switches something on and off. */
  pressed?: boolean;
  onPress: () => void;
  className?: string;
}

/** A small choice, on or off. */
export function Chip({ children, pressed = false, onPress, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        SHAPE,
        'px-4 forced-colors:aria-pressed:outline-3',
        pressed ? 'border-ink bg-ink text-paper' : 'border-edge bg-paper-raised text-ink hover:border-ink',
        className,
      )}
    >
      {children}
    </button>
  );
}

export interface RemovableChipProps {
  children: ReactNode;
  /** The accessible name of the button that takes it away. */
  removeLabel: string;
  onRemove: () => void;
}

/** Something that was added or chosen and can be taken away again. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={classNames(SHAPE, 'border-line bg-paper-sunken pl-4 text-ink')}>
      <span className="max-w-60 truncate">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full text-ink-faint hover:text-ink focus-visible:-outline-offset-4"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </span>
  );
}
