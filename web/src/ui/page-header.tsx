import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { getPublicConfig } from '#platform/public-config.ts';

/** Sets the document's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${getPublicConfig().product_name}`;
  }, [title]);
}

export interface PageHeaderProps {
  /** The page's one h1, and the document's title. */
  title: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

export function PageHeader({ title, eyebrow, lead, back, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className="mb-8 sm:mb-10">
      {back !== undefined && (
        <div className="mb-3" data-print="hide">
          {back}
        </div>
      )}
      <div className="flex flex-col gap-5 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
        {/* Many buttons go below the title instead of squeezing it. */}
        <div className="min-w-0 sm:flex-[1_1_16rem]">
          {eyebrow !== undefined && <div className="eyebrow mb-2 text-ink-faint">{eyebrow}</div>}
          <h1 tabIndex={-1} className="text-3xl font-semibold tracking-tight">
            {title}
          </h1>
          {lead !== undefined && <p className="mt-2.5 max-w-prose text-lg text-ink-soft">{lead}</p>}
        </div>
        {actions !== undefined && (
          <div className="flex max-w-full shrink-0 flex-wrap gap-3" data-print="hide">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
