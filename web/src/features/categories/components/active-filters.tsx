import { X } from 'lucide-react';
import type { RefObject } from 'react';

import { activeFilters } from '#features/categories/model/browse-filter.ts';
import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';

export interface ActiveFiltersProps {
  filter: BrowseFilter;
  onChange: (filter: BrowseFilter) => void;
  /** Takes the focus when what had it is taken away. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Everything that leaves recipes out, each to be taken away by itself. */
export function ActiveFilters({ filter, onChange, focusAfter }: ActiveFiltersProps) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-3 flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={() => {
              onChange(without);
              focusAfter.current?.focus({ preventScroll: true });
            }}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-edge bg-paper-sunken pr-3 pl-4 text-sm font-semibold hover:transition-colors hover:border-ink"
          >
            <span className="truncate" dir="auto">
              {label}
            </span>
            <X className="size-4 shrink-0" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
