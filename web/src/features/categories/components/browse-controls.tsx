import {
  CATEGORIES_TEXTS,
  CATEGORY_SORTS,
  CATEGORY_SOURCES,
  SERVINGS_FILTERS,
  TIME_FILTERS_MINUTES,
} from '@larder/contract/categories';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { useId, useState } from 'react';

import { useHasEatingRules } from '#features/account/api.ts';
import {
  countPanelChoices,
  minutesLabel,
  NO_FILTER,
  parseBrowseFilter,
  servingsOption,
  SORT_LABELS,
  SOURCE_LABELS,
} from '#features/categories/model/browse-filter.ts';
import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';
import { FitsChip } from '#features/recipes/components/fits-chip.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SearchRow } from '#ui/search-row.tsx';
import { Select } from '#ui/select.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

interface ChoiceProps {
  label: string;
  labelHidden?: boolean;
  value: string | number;
  options: readonly (readonly [value: string | number, label: string])[];
  onChoose: (value: string) => void;
  className?: string;
}

function Choice({ label, labelHidden = false, value, options, onChoose, className }: ChoiceProps) {
  return (
    <Field label={label} labelHidden={labelHidden} className={className ?? ''}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export interface BrowseControlsProps {
  filter: BrowseFilter;
  onChange: (filter: BrowseFilter) => void;
}

function Panel({ filter, onChange }: BrowseControlsProps) {
  const { minutes, servings, fits } = filter;
  const hasEatingRules = useHasEatingRules();
  return (
    <div className="appear mt-3 grid items-end gap-4 rounded-lg border border-line bg-paper-raised p-4 sm:grid-cols-[1fr_1fr_auto] sm:p-5">
      <Choice
        label="Cooking time"
        value={minutes ?? ''}
        options={[['', 'Any'], ...TIME_FILTERS_MINUTES.map((most) => [most, minutesLabel(most)] as const)]}
        onChoose={(value) => onChange(parseBrowseFilter({ ...filter, minutes: value }))}
      />
      <Choice
        label="Servings"
        value={servings ?? ''}
        options={[['', 'Any'], ...SERVINGS_FILTERS.map((count) => [count, servingsOption(count)] as const)]}
        onChoose={(value) => onChange(parseBrowseFilter({ ...filter, servings: value }))}
      />
      <Button onClick={() => onChange(NO_FILTER)}>{CATEGORIES_TEXTS.reset}</Button>
      {(hasEatingRules || fits) && (
        <FitsChip
          pressed={fits}
          onPress={() => onChange({ ...filter, fits: !fits })}
          className="justify-self-start sm:col-span-full"
        />
      )}
    </div>
  );
}

/** Search, source and order; the other filters are in a collapsible panel. */
export function BrowseControls({ filter, onChange }: BrowseControlsProps) {
  const choices = countPanelChoices(filter);
  const [open, setOpen] = useState(choices > 0);
  const panelId = useId();
  const { typed, setTyped, search } = useDebouncedSearch({ q: filter.q, onSearch: (q) => onChange({ ...filter, q }) });
  /** Applies a choice together with the search text that is still debounced. */
  const choose = (next: BrowseFilter) => onChange({ ...next, q: typed });
  return (
    <div className="mb-4">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_12.5rem_11rem]">
        <SearchRow
          label="Search recipes"
          value={typed}
          onChange={setTyped}
          onSubmit={() => search(typed)}
          maxLength={RECIPE_LIMITS.search_max_characters}
          open={open}
          onToggle={() => setOpen(!open)}
          panelId={panelId}
          choices={choices}
          className="col-span-2 lg:col-span-1"
        />
        <Choice
          label="Source"
          labelHidden
          value={filter.source}
          options={CATEGORY_SOURCES.map((source) => [source, SOURCE_LABELS[source]] as const)}
          onChoose={(source) => choose(parseBrowseFilter({ ...filter, source }))}
        />
        <Choice
          label="Sort by"
          labelHidden
          value={filter.sort}
          options={CATEGORY_SORTS.map((sort) => [sort, SORT_LABELS[sort]] as const)}
          onChoose={(sort) => choose(parseBrowseFilter({ ...filter, sort }))}
        />
      </div>
      <div id={panelId} role="region" aria-label="Filters" hidden={!open}>
        {open && (
          <Panel
            filter={filter}
            onChange={(next) => {
              if (next === NO_FILTER) setTyped('');
              onChange(next === NO_FILTER ? next : { ...next, q: typed });
            }}
          />
        )}
      </div>
    </div>
  );
}
