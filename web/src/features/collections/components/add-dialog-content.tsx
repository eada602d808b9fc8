import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { Collection } from '@larder/contract/collections';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from 'sonner';

import { collectionsQuery, useAddToCollection, useRemoveFromCollection } from '#features/collections/api.ts';
import { CollectionDialogContent } from '#features/collections/components/collection-dialog-content.tsx';
import { addedText } from '#features/collections/model/collection-text.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DialogContent } from '#ui/dialog-content.tsx';
import { DIALOG_FOOT } from '#ui/dialog-style.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { ShowMore } from '#ui/more-pages.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const writeFailure = failureToast();

export interface AddDialogContentProps {
  /** Ids of the recipes to add, in their order. */
  recipes: readonly string[];
  /** The title of a single recipe, or how many there are. */
  what: string;
  onClose: () => void;
}

interface CollectionRowProps {
  collection: Collection;
  action: 'Add' | 'Remove';
  isBusy: boolean;
  onPress: () => void;
}

function CollectionRow({ collection, action, isBusy, onPress }: CollectionRowProps) {
  const nameId = useId();
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <p id={nameId} dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {collection.name}
        </p>
        <p className="text-sm text-ink-soft">{countText(collection.count, 'recipe')}</p>
      </div>
      <Button
        tone={action === 'Add' ? 'secondary' : 'ghost'}
        className="shrink-0"
        aria-describedby={nameId}
        busy={isBusy}
        onClick={onPress}
      >
        {action}
      </Button>
    </li>
  );
}

/** Adds recipes to the user's collections, or removes a single one from them. */
export function AddDialogContent({ recipes, what, onClose }: AddDialogContentProps) {
  const single = recipes.length === 1 ? recipes[0] : undefined;
  const list = useInfiniteQuery(collectionsQuery(single));
  const { mutateAsync: add } = useAddToCollection();
  const { mutateAsync: remove } = useRemoveFromCollection();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];

  const run = async (id: string, failed: string, work: () => Promise<void>): Promise<void> => {
    writeFailure.clear();
    setBusyId(id);
    try {
      await work();
    } catch (error) {
      writeFailure.show(failed, { description: failureDetail(error) });
    }
    setBusyId(null);
  };
  const addTo = ({ id, name }: Collection) =>
    run(id, COLLECTION_TEXTS.add_failed, async () => {
      const added = await add({ id, recipes });
      toast.success(addedText(added, recipes.length), { description: name });
      if (single === undefined) onClose();
    });
  const removeFrom = ({ id, name }: Collection, recipe: string) =>
    run(id, COLLECTION_TEXTS.remove_failed, async () => {
      await remove({ id, recipe });
      toast.success('Removed from the collection', { description: name });
    });

  if (isCreating) {
    return (
      <CollectionDialogContent
        collection={null}
        onClose={() => setCreating(false)}
        onSaved={(collection) => void addTo(collection)}
      />
    );
  }
  return (
    <DialogContent
      open
      onClose={onClose}
      title="Add to collection"
      description={
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {what}
        </span>
      }
    >
      <div className="mt-5">
        {list.isPending && <Skeleton className="h-16 w-full" />}
        {list.isError && list.data === undefined && (
          <div className="flex flex-wrap items-center gap-3">
            <p role="alert" className="text-sm font-semibold text-beet-ink">
              {COLLECTION_TEXTS.load_failed}
            </p>
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              Try Again
            </Button>
          </div>
        )}
        {list.data !== undefined && collections.length === 0 && (
          <p className="text-ink-soft">You don’t have any collections yet.</p>
        )}
        <ul>
          {collections.map((collection) => (
            <CollectionRow
              key={collection.id}
              collection={collection}
              action={collection.contains && single !== undefined ? 'Remove' : 'Add'}
              isBusy={busyId === collection.id}
              onPress={() =>
                void (collection.contains && single !== undefined ? removeFrom(collection, single) : addTo(collection))
              }
            />
          ))}
        </ul>
        <ShowMore list={list} failure={COLLECTION_TEXTS.load_failed} className="mt-2" />
      </div>
      <div className={classNames(DIALOG_FOOT, 'mt-6 flex flex-wrap gap-3 sm:justify-between')}>
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden="true" />
          New Collection
        </Button>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </DialogContent>
  );
}
