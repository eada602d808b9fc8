import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';

export interface NoteProps {
  title: string;
  /** User text. */
  children: ReactNode;
  className?: string;
}

/** A warning with its reason. Phrasing content, so it may be inside a paragraph. */
export function Note({ title, children, className }: NoteProps) {
  return (
    <span
      className={classNames(
        'block rounded-md bg-beet-wash px-3.5 py-2 text-sm text-beet-ink wrap-anywhere forced-colors:border',
        className,
      )}
    >
      <strong>{title}</strong> <span dir="auto">{children}</span>
    </span>
  );
}
