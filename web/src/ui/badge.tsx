import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';

export type BadgeTone = 'plain' | 'tomato' | 'basil' | 'saffron' | 'beet';

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-paper-sunken text-ink-soft',
  tomato: 'bg-tomato-wash text-tomato-ink',
  basil: 'bg-basil-wash text-basil-ink',
  saffron: 'bg-saffron-wash text-saffron-ink',
  beet: 'bg-beet-wash text-beet-ink',
};

export interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A short label. Not interactive. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap forced-colors:border [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
