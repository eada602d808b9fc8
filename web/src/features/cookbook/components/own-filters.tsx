import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { recipeTagsQuery } from '#features/cookbook/api.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { collectionsQuery } from '#features/collections/api.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface Choice {
  readonly value: string;
  readonly text: string;
}

interface ChoiceFieldProps {
  label: string;
  /** What no choice is called: "All tags". */
  all: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Not shown when there is nothing to choose. */
function ChoiceField({ label, all, choices, value, onChange }: ChoiceFieldProps) {
  if (choices.length === 0 && value === null) return null;
  return (
    <Field label={label} className="w-full sm:w-52">
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{all}</option>
          {choices.map(({ value: choice, text }) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Adds the choice in the URL where the list lacks it: it is not loaded, or was deleted. */
function withChosen(choices: readonly Choice[], value: string | null, text: string): readonly Choice[] {
  return value === null || choices.some((choice) => choice.value === value) ? choices : [...choices, { value, text }];
}

export interface OwnFiltersProps {
  filter: CookbookFilter;
  onChange: (filter: CookbookFilter) => void;
}

/** The filters by the user's own tags and collections. */
export function OwnFilters({ filter, onChange }: OwnFiltersProps) {
  const { tag, collection } = filter;
  const { data: tags = [] } = useQuery(recipeTagsQuery());
  const { data: lists } = useInfiniteQuery(collectionsQuery());
  // A tag in the URL may be in another letter case.
  const known = tags.find((name) => name.toLowerCase() === tag?.toLowerCase()) ?? tag;
  const tagChoices = tags.map((name) => ({ value: name, text: name }));
  const collections = (lists?.pages ?? []).flatMap((page) => page.collections);
  const collectionChoices = collections.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <>
      <ChoiceField
        label="Tag"
        all="All tags"
        choices={withChosen(tagChoices, known, known ?? '')}
        value={known}
        onChange={(next) => onChange({ ...filter, tag: next })}
      />
      <ChoiceField
        label="Collection"
        all="All collections"
        choices={withChosen(collectionChoices, collection, 'One collection')}
        value={collection}
        onChange={(next) => onChange({ ...filter, collection: next })}
      />
    </>
  );
}
