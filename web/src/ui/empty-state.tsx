import type { ReactNode } from 'react';

import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Decoration. */
  picture?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

/** Explains why a list is empty and what to do about it. */
export function EmptyState({ title, children, picture, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames('flex flex-col items-center px-4 py-14 text-center sm:py-20', className)}>
      {picture !== undefined && (
        <div aria-hidden="true" className="mb-6 text-ink-faint [&>svg]:size-14 [&>svg]:stroke-[1.25]">
          {picture}
        </div>
      )}
      <Heading className="text-xl font-semibold">{title}</Heading>
      {children !== undefined && <div className="mt-2 max-w-md text-balance text-ink-soft">{children}</div>}
      {action !== undefined && (
        <div ref={restoreFocusOnRemoval} className="mt-7 flex flex-wrap justify-center gap-3">
          {action}
        </div>
      )}
    </div>
  );
}
