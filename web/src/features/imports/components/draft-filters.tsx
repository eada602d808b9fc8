import { formatNumber } from '@larder/contract/format-number';
import type { DraftFilter, ImportJob } from '@larder/contract/imports';

import { filterOptions } from '#features/imports/model/draft-review.ts';
import { Chip } from '#ui/chip.tsx';

export interface DraftFiltersProps {
  job: ImportJob;
  show: DraftFilter;
  onChange: (show: DraftFilter) => void;
}

export function DraftFilters({ job, show, onChange }: DraftFiltersProps) {
  return (
    <div role="group" aria-label="Filter" className="flex flex-wrap gap-2">
      {filterOptions(job, show).map((option) => (
        <Chip key={option.show} pressed={option.show === show} onPress={() => onChange(option.show)}>
          {option.label} <span className="tabular-nums opacity-80">{formatNumber(option.count)}</span>
        </Chip>
      ))}
    </div>
  );
}
