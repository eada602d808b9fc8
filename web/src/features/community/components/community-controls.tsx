import { COMMUNITY_SORTS } from '@larder/contract/community';
import { RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';

import { useHasEatingRules } from '#features/account/api.ts';
import { parseCommunityFilter, SORT_LABELS } from '#features/community/model/community-filter.ts';
import type { CommunityFilter } from '#features/community/model/community-filter.ts';
import { FitsChip } from '#features/recipes/components/fits-chip.tsx';
import { Field } from '#ui/field.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

export interface CommunityControlsProps {
  filter: CommunityFilter;
  onChange: (filter: CommunityFilter) => void;
}

export function CommunityControls({ filter, onChange }: CommunityControlsProps) {
  const { typed, setTyped, search } = useDebouncedSearch({ q: filter.q, onSearch: (q) => onChange({ ...filter, q }) });
  const hasEatingRules = useHasEatingRules();
  /** Applies a choice together with the search text that is still debounced. */
  const choose = (choice: object) => onChange(parseCommunityFilter({ ...filter, ...choice, q: typed }));
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_12.5rem_11rem]">
      <SearchField
        label="Search community recipes"
        value={typed}
        onChange={setTyped}
        onSubmit={() => search(typed)}
        maxLength={RECIPE_LIMITS.search_max_characters}
        className="col-span-2 lg:col-span-1"
      />
      <Field label="Category" labelHidden>
        {(control) => (
          <Select
            {...control}
            value={filter.category ?? ''}
            onChange={(event) => choose({ category: event.target.value })}
          >
            <option value="">All Categories</option>
            {RECIPE_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Sort by" labelHidden>
        {(control) => (
          <Select {...control} value={filter.sort} onChange={(event) => choose({ sort: event.target.value })}>
            {COMMUNITY_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(hasEatingRules || filter.fits) && (
        <FitsChip
          pressed={filter.fits}
          onPress={() => choose({ fits: !filter.fits })}
          className="col-span-full justify-self-start"
        />
      )}
    </div>
  );
}
