import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { Collection } from '@larder/contract/collections';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { evictCollection, useDeleteCollection } from '#features/collections/api.ts';
import { CollectionDialog } from '#features/collections/components/collection-dialog.tsx';
import { failureDetail } from '#platform/failure-detail.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { MenuContent, MenuItem } from '#ui/dropdown-menu.tsx';
import type { MenuOpening } from '#ui/dropdown-menu.tsx';
import { failureToast } from '#ui/failure-toast.ts';

const deleteFailure = failureToast();

export interface CollectionMenuProps {
  collection: Collection;
}

export function CollectionMenuContent({ collection, opening }: CollectionMenuProps & { opening: MenuOpening }) {
  const [current, setCurrent] = useState<'edit' | 'delete' | null>(null);
  const { mutateAsync: remove, isPending } = useDeleteCollection();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const run = async (): Promise<void> => {
    deleteFailure.clear();
    try {
      await remove(collection.id);
    } catch (error) {
      setCurrent(null);
      deleteFailure.show(COLLECTION_TEXTS.delete_failed, { description: failureDetail(error) });
      return;
    }
    toast.success(COLLECTION_TEXTS.deleted, { description: 'Its recipes are still in your cookbook.' });
    await navigate({ to: '/collections', replace: true });
    evictCollection(queryClient, collection.id);
  };
  return (
    <>
      <MenuContent opening={opening} className="min-w-40">
        <MenuItem onSelect={() => setCurrent('edit')}>
          <Pencil aria-hidden="true" />
          Edit
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => setCurrent('delete')}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      </MenuContent>
      <CollectionDialog open={current === 'edit'} collection={collection} onClose={() => setCurrent(null)} />
      <ConfirmDialog
        open={current === 'delete'}
        onOpenChange={() => setCurrent(null)}
        title="Delete this collection?"
        description={
          <>
            <span dir="auto" className="line-clamp-3 font-semibold wrap-anywhere text-ink">
              {collection.name}
            </span>
            <span className="mt-1 block">Its recipes stay in your cookbook. You can’t undo this.</span>
          </>
        }
        confirmLabel="Delete"
        busy={isPending}
        busyLabel="Deleting..."
        onConfirm={run}
      />
    </>
  );
}
