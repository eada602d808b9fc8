import { SlidersHorizontal } from 'lucide-react';

import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchField } from '#ui/search-field.tsx';
import type { SearchFieldProps } from '#ui/search-field.tsx';

export interface SearchRowProps extends SearchFieldProps {
  /** Whether the filter panel is open. */
  open: boolean;
  onToggle: () => void;
  panelId: string;
  /** The number of active filters in the panel. */
  choices: number;
}

/** A search field beside the button of a filter panel. */
export function SearchRow({ open, onToggle, panelId, choices, className, ...field }: SearchRowProps) {
  return (
    <div className={classNames('flex gap-3', className)}>
      <SearchField {...field} className="min-w-0 grow" />
      <Button className="shrink-0" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {choices > 0 && (
          <span className="grid size-6 place-items-center rounded-full bg-ink text-xs text-paper" aria-hidden="true">
            {choices}
          </span>
        )}
      </Button>
    </div>
  );
}
