import type { UnderstoodFilter } from '@larder/contract/recipes';
import { withoutWords } from '@larder/culinary/search/plain-phrase';
import type { RefObject } from 'react';

import { chipTexts, filteredText, understoodIn } from '#features/recipes/model/understood-text.ts';
import { classNames } from '#ui/class-names.ts';
import { RemovableChip } from '#ui/removable-chip.tsx';

interface Reading {
  /** The phrase that is searched for. */
  q: string;
  /** What the server read in it, or in the phrase before. */
  understood: readonly UnderstoodFilter[] | undefined;
}

export interface UnderstoodFiltersProps extends Reading {
  /** Called with the phrase without the words of the filter that was removed. */
  onSearch: (q: string) => void;
  /** Takes the focus from a removed chip; without it `onSearch` moves the focus. */
  focusAfter?: RefObject<HTMLElement | null>;
  className?: string;
}

/** The filters that a search phrase asks for, each to be removed by itself. */
export function UnderstoodFilters({ q, understood, onSearch, focusAfter, className }: UnderstoodFiltersProps) {
  const filters = understoodIn(q, understood);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters from your search" className={classNames('flex gap-2', className)}>
      {filters.map((filter) => (
        <li key={filter.label} className="max-w-full shrink-0">
          <RemovableChip
            {...chipTexts(filter)}
            isNote={filter.kind === 'unsupported'}
            onRemove={() => {
              onSearch(withoutWords(q, filter.text));
              focusAfter?.current?.focus({ preventScroll: true });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** The same for a line that a screen reader reads out when it changes. */
export function UnderstoodNote({ q, understood }: Reading) {
  const text = filteredText(understoodIn(q, understood));
  return text === '' ? null : <span className="sr-only">{text} </span>;
}
