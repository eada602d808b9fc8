import { COOKBOOK_TEXTS } from '@larder/contract/cookbook';
import type { Counted, RecipeCard } from '@larder/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

import { recipeIdsQuery } from '#features/cookbook/api.ts';
import { SelectionBar } from '#features/cookbook/components/selection-bar.tsx';
import { useDialogs } from '#features/cookbook/hooks/use-dialogs.ts';
import { useRemoval } from '#features/cookbook/hooks/use-removal.ts';
import { useSelectAll } from '#features/cookbook/hooks/use-select-all.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { inListOrder } from '#features/cookbook/model/batches.ts';
import {
  countHidden,
  deletionText,
  hiddenText,
  NOTHING_SELECTED,
  selectAlso,
} from '#features/cookbook/model/selection.ts';
import type { Selection } from '#features/cookbook/model/selection.ts';

/** Counts the selected recipes that the filter excludes. Fetches the matching ids only if some are not loaded. */
function useHiddenCount(selection: Selection, cards: readonly RecipeCard[], filter: CookbookFilter): number {
  const listed = useMemo(() => new Set(cards.map(({ id }) => id)), [cards]);
  const someAreElsewhere = useMemo(() => countHidden(selection, listed) > 0, [selection, listed]);
  const { data: fitting } = useQuery({ ...recipeIdsQuery(filter), enabled: someAreElsewhere });
  return useMemo(
    () => (someAreElsewhere && fitting !== undefined ? countHidden(selection, fitting) : 0),
    [someAreElsewhere, selection, fitting],
  );
}

export interface SelectionToolsProps {
  selection: Selection;
  onChange: (change: (selection: Selection) => Selection) => void;
  cards: readonly RecipeCard[];
  total: Counted | undefined;
  filter: CookbookFilter;
}

/** The selection bar with its dialogs. */
export function SelectionTools({ selection: newest, onChange, cards, total, filter }: SelectionToolsProps) {
  // The checkbox changes at once; the bar renders later.
  const selection = useDeferredValue(newest);
  const count = selection.ids.size;
  const { current, show, dialogs } = useDialogs(count > 0);
  const { selectAll, isPending } = useSelectAll(filter, onChange);
  const hidden = useHiddenCount(selection, cards, filter);
  const remove = useRemoval({
    filter,
    cards,
    onDeleted: () => onChange(() => NOTHING_SELECTED),
    onRestored: (ids) => onChange((now) => selectAlso(now, ids)),
  });
  return (
    <>
      <SelectionBar
        count={count}
        hiddenText={hiddenText(count, hidden)}
        total={total}
        isSelectingAll={isPending}
        onSelectAll={selectAll}
        onClear={() => onChange(() => NOTHING_SELECTED)}
        onCollect={() => show('collect')}
        onExport={() => show('export')}
        onDelete={() => show('delete')}
      />
      {dialogs !== null && current === 'delete' && (
        <dialogs.ConfirmDialog
          open
          onOpenChange={() => show(null)}
          title={COOKBOOK_TEXTS.confirm_delete(count)}
          description={deletionText(count, hidden)}
          confirmLabel="Delete"
          onConfirm={() => {
            show(null);
            remove([...selection.ids]);
          }}
        />
      )}
      {dialogs !== null && current === 'collect' && (
        <dialogs.AddDialog
          recipes={inListOrder(
            selection.ids,
            cards.map(({ id }) => id),
          )}
          what={countText(count, 'recipe')}
          onClose={() => show(null)}
        />
      )}
      {dialogs !== null && current === 'export' && (
        <dialogs.ExportDialog
          ids={inListOrder(
            selection.ids,
            cards.map(({ id }) => id),
          )}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}
