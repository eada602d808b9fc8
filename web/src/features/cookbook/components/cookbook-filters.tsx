import { COOKBOOK_TAGS, RECIPE_LIMITS } from '@larder/contract/recipes';
import { Heart } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';

import { useHasEatingRules } from '#features/account/api.ts';
import { OwnFilters } from '#features/cookbook/components/own-filters.tsx';
import {
  countPanelChoices,
  effectiveSort,
  NO_FILTER,
  offeredSorts,
  SORT_LABELS,
  toggleTag,
  withSort,
} from '#features/cookbook/model/cookbook-filter.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { FitsChip } from '#features/recipes/components/fits-chip.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Field } from '#ui/field.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { SearchRow } from '#ui/search-row.tsx';
import { Select } from '#ui/select.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

export interface CookbookFiltersProps {
  filter: CookbookFilter;
  onChange: (filter: CookbookFilter) => void;
}

function Panel({ filter, onChange }: CookbookFiltersProps) {
  const tagsId = useId();
  const hasEatingRules = useHasEatingRules();
  return (
    <div className="appear mt-3 flex flex-col gap-5 rounded-lg border border-line bg-paper-raised p-4 sm:p-5">
      <div role="group" aria-labelledby={tagsId}>
        <h2 id={tagsId} className="mb-2 font-sans text-sm font-semibold">
          Categories
        </h2>
        <div className="flex flex-wrap gap-2">
          {COOKBOOK_TAGS.map((tag) => (
            <Chip key={tag} pressed={filter.tags.includes(tag)} onPress={() => onChange(toggleTag(filter, tag))}>
              {tag}
            </Chip>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <Field label="Sort by" className="w-full sm:w-52">
          {(control) => (
            <Select
              {...control}
              value={effectiveSort(filter)}
              onChange={(event) => onChange(withSort(filter, event.target.value))}
            >
              {offeredSorts(filter).map((sort) => (
                <option key={sort} value={sort}>
                  {SORT_LABELS[sort]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <OwnFilters filter={filter} onChange={onChange} />
        <Chip pressed={filter.favorites} onPress={() => onChange({ ...filter, favorites: !filter.favorites })}>
          <Heart className="size-4" aria-hidden="true" />
          Favorites Only
        </Chip>
        {(hasEatingRules || filter.fits) && (
          <FitsChip pressed={filter.fits} onPress={() => onChange({ ...filter, fits: !filter.fits })} />
        )}
        {countPanelChoices(filter) > 0 && (
          <Button
            ref={restoreFocusOnRemoval}
            tone="ghost"
            className="sm:ml-auto"
            onClick={() => onChange({ ...NO_FILTER, q: filter.q })}
          >
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}

export function CookbookFilters({ filter, onChange }: CookbookFiltersProps) {
  const choices = countPanelChoices(filter);
  const [open, setOpen] = useState(choices > 0);
  // The button changes at once; the panel renders later.
  const isShown = useDeferredValue(open);
  const panelId = useId();
  const { typed, setTyped, search } = useDebouncedSearch({ q: filter.q, onSearch: (q) => onChange({ ...filter, q }) });
  return (
    <div className="mb-5">
      <SearchRow
        label="Search your cookbook"
        placeholder="Search"
        value={typed}
        onChange={setTyped}
        onSubmit={() => search(typed)}
        maxLength={RECIPE_LIMITS.search_max_characters}
        open={open}
        onToggle={() => setOpen(!open)}
        panelId={panelId}
        choices={choices}
      />
      <div id={panelId} role="region" aria-label="Filters" hidden={!isShown}>
        {isShown && <Panel filter={filter} onChange={(next) => onChange({ ...next, q: typed })} />}
      </div>
    </div>
  );
}
