import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { recipeCategoriesQuery } from '#features/recipes/api.ts';
import type { RecipeFilter } from '#features/recipes/model/recipe-filter.ts';
import { Field } from '#ui/field.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';

const TYPING_PAUSE_MS = 250;

export interface RecipeFiltersProps {
  filter: RecipeFilter;
  onChange: (filter: RecipeFilter) => void;
}

/** What is typed is searched for after a pause, or at once with Enter; a change of the address by other means is followed. */
function useTypedSearch({ filter, onChange }: RecipeFiltersProps) {
  const [typed, setTyped] = useState(filter.q);
  const [seen, setSeen] = useState(filter.q);
  /** Written to the address, which has not caught up yet; typing goes on meanwhile. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (filter.q !== seen) {
    const arrived = underWay.indexOf(filter.q);
    setSeen(filter.q);
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1));
    if (arrived === -1) setTyped(filter.q);
  }
  const latest = underWay.at(-1) ?? filter.q;
  const search = (q: string): void => {
    if (q === latest) return;
    setUnderWay([...underWay, q]);
    onChange({ ...filter, q });
  };
  useEffect(() => {
    if (typed === latest) return undefined;
    const timer = window.setTimeout(() => search(typed), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  });
  return { typed, setTyped, search };
}

export function RecipeFilters({ filter, onChange }: RecipeFiltersProps) {
  const { data: categories = [] } = useQuery(recipeCategoriesQuery());
  const { typed, setTyped, search } = useTypedSearch({ filter, onChange });
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
