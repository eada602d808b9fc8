import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval, useHeadingFocus } from '#ui/restore-focus.ts';

export interface ErrorPanelProps {
  title: string;
  /** Reassurance, and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** An alternative, for example a link back. */
  action?: ReactNode;
  /** The request id, in small print. */
  reference?: string | null;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export function ErrorPanel({
  title,
  children,
  onRetry,
  retryLabel = 'Try Again',
  retrying = false,
  action,
  reference,
  headingLevel = 2,
  className,
}: ErrorPanelProps) {
  const Heading = HEADINGS[headingLevel];
  const isPage = headingLevel === 1;
  // Only a page-level panel replaces the page's heading.
  useHeadingFocus(isPage);
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-start gap-5 rounded-lg border border-line bg-paper-raised p-6 sm:flex-row sm:p-8',
        className,
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-beet-wash text-beet-ink">
        <CloudOff className="size-6" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <Heading tabIndex={isPage ? -1 : undefined} className="text-xl font-semibold">
          {title}
        </Heading>
        {children !== undefined && <div className="mt-1.5 text-ink-soft">{children}</div>}
        {(onRetry !== undefined || action !== undefined) && (
          <div ref={restoreFocusOnRemoval} className="mt-5 flex flex-wrap gap-3">
            {onRetry !== undefined && (
              <Button tone="primary" busy={retrying} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {action}
          </div>
        )}
        {typeof reference === 'string' && <p className="mt-4 text-xs text-ink-faint">Reference {reference}</p>}
      </div>
    </div>
  );
}
