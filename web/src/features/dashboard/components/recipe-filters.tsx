import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { useQuery } from '@tanstack/react-query';

import { recipeCategoriesQuery } from '#features/recipes/api.ts';
import type { DashboardFilter } from '#features/dashboard/model/dashboard-filter.ts';
import { Field } from '#ui/field.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

export interface RecipeFiltersProps {
  filter: DashboardFilter;
  onChange: (filter: DashboardFilter) => void;
}

export function RecipeFilters({ filter, onChange }: RecipeFiltersProps) {
  const { data: categories = [] } = useQuery(recipeCategoriesQuery());
  const { typed, setTyped, search } = useDebouncedSearch({ q: filter.q, onSearch: (q) => onChange({ ...filter, q }) });
  const { category } = filter;
  const offered = category === '' || categories.includes(category) ? categories : [...categories, category];
  return (
    <div className="mb-6 flex flex-col gap-3 sm:mb-8 sm:flex-row">
      <SearchField
        label="Search recipes"
        value={typed}
        onChange={setTyped}
        onSubmit={() => search(typed)}
        maxLength={RECIPE_LIMITS.search_max_characters}
        className="grow"
      />
      <Field label="Category" labelHidden className="sm:w-56">
        {(control) => (
          <Select
            {...control}
            value={category}
            onChange={(event) => onChange({ q: typed, category: event.target.value })}
          >
            <option value="">All Categories</option>
            {offered.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
