import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';

const SHAPE = 'inline-flex min-h-11 items-center gap-1.5 rounded-full border text-sm font-semibold transition-colors';

export interface ChipProps {
  children: ReactNode;
  pressed?: boolean;
  onPress: () => void;
  className?: string;
}

/** A small toggle button. */
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
