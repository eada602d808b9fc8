import { useId } from 'react';
import type { ReactNode } from 'react';

import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

export interface ItemRowProps {
  name: string;
  badge?: ReactNode;
  details?: ReactNode;
  /** `nameId` is the id of the name, to describe buttons that have the same name in each row. */
  renderAction?: (nameId: string) => ReactNode;
}

/** A row of a list in a section. Must be inside a `ul`. */
export function ItemRow({ name, badge, details, renderAction }: ItemRowProps) {
  const nameId = useId();
  return (
    <li
      ref={restoreFocusOnRemoval}
      className="flex flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:justify-between sm:gap-4"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span id={nameId} dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </span>
          {badge}
        </p>
        {details !== undefined && <div className="mt-0.5 text-sm wrap-anywhere text-ink-soft">{details}</div>}
      </div>
      {renderAction !== undefined && <div className="flex shrink-0 gap-2">{renderAction(nameId)}</div>}
    </li>
  );
}
