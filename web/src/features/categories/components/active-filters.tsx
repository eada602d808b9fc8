import type { RefObject } from 'react';

import { activeFilters } from '#features/categories/model/browse-filter.ts';
import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';
import { RemovableChip } from '#ui/removable-chip.tsx';

export interface ActiveFiltersProps {
  filter: BrowseFilter;
  onChange: (filter: BrowseFilter) => void;
  /** Takes the focus after a chip removes itself. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** One removable chip per active filter. */
export function ActiveFilters({ filter, onChange, focusAfter }: ActiveFiltersProps) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-3 flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <RemovableChip
            label={label}
            removeLabel={`Remove filter ${label}`}
            onRemove={() => {
              onChange(without);
              focusAfter.current?.focus({ preventScroll: true });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
