import type { UnderstoodFilter } from '@larder/contract/recipes';
import { withoutWords } from '@larder/culinary/search/plain-phrase';
import type { RefObject } from 'react';

import { chipTexts, filteredText, understoodIn } from '#features/recipes/model/understood-text.ts';
import { classNames } from '#ui/class-names.ts';
import { RemovableChip } from '#ui/removable-chip.tsx';

interface Reading {
  /** The search phrase. */
  q: string;
  /** The filters that the server found in it, or still those of the previous phrase. */
  understood: readonly UnderstoodFilter[] | undefined;
}

export interface UnderstoodFiltersProps extends Reading {
  /** Receives the phrase without the words of the removed filter. */
  onSearch: (q: string) => void;
  /** Receives the focus of a removed chip. Without it `onSearch` must move the focus. */
  focusAfter?: RefObject<HTMLElement | null>;
  className?: string;
}

/** The filters found in a search phrase, each with a button that removes it. */
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

/** The same as text for a live region. */
export function UnderstoodNote({ q, understood }: Reading) {
  const text = filteredText(understoodIn(q, understood));
  return text === '' ? null : <span className="sr-only">{text} </span>;
}
