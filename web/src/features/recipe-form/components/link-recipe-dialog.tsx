import { RECIPE_TEXTS } from '@larder/contract/recipe-texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import type { LinkRecipeProps } from '#features/recipe-form/components/link-recipe.tsx';
import { recipeListQuery } from '#features/recipes/api.ts';
import { Button } from '#ui/button.tsx';
import { DialogContent } from '#ui/dialog-content.tsx';
import { DIALOG_FOOT } from '#ui/dialog-style.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

const FOUND_MAX = 20;

interface FoundProps {
  title: string;
  onAdd: () => void;
}

function Found({ title, onAdd }: FoundProps) {
  const titleId = useId();
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <span id={titleId} dir="auto" className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
        {title}
      </span>
      <Button className="shrink-0" aria-describedby={titleId} onClick={onAdd}>
        Add
      </Button>
    </li>
  );
}

/** Chooses one of the user's recipes by its title. */
export function LinkRecipeDialog({ ownId, onAdd, onClose }: LinkRecipeProps & { onClose: () => void }) {
  const [q, setQ] = useState('');
  const { typed, setTyped, search } = useDebouncedSearch({ q, onSearch: setQ });
  const list = useInfiniteQuery(recipeListQuery({ q }, FOUND_MAX));
  const found = list.data?.pages[0]?.recipes.filter(({ id }) => id !== ownId) ?? [];
  return (
    <DialogContent
      open
      onClose={onClose}
      title="Add a recipe as an ingredient"
      description="Its ingredients count toward nutrition, allergens and shopping, and scale with this recipe. People you share this recipe with see them."
    >
      <div className="mt-5">
        <SearchField label="Search your recipes" value={typed} onChange={setTyped} onSubmit={() => search(typed)} />
        <div aria-live="polite" className="mt-3 max-h-80 min-h-40 overflow-y-auto">
          {list.isPending && <Skeleton className="h-24 w-full" />}
          {list.isError && list.data === undefined && (
            <div className="flex flex-wrap items-center gap-3">
              <p role="alert" className="text-sm font-semibold text-beet-ink">
                {RECIPE_TEXTS.list_failed}
              </p>
              <Button busy={list.isFetching} onClick={() => void list.refetch()}>
                Try Again
              </Button>
            </div>
          )}
          {list.data !== undefined && found.length === 0 && <p className="text-ink-soft">No other recipe found.</p>}
          <ul>
            {found.map(({ id, title }) => (
              <Found key={id} title={title} onAdd={() => onAdd({ id, title })} />
            ))}
          </ul>
        </div>
      </div>
      <div className={DIALOG_FOOT}>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </DialogContent>
  );
}
