import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { Collection } from '@larder/contract/collections';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListX } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { evictCollection, useLeaveCollection } from '#features/collections/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';

const leaveFailure = failureToast();

/** Removes a received collection from the user's list, after a confirmation. */
export function LeaveButton({ collection: { id, name } }: { collection: Collection }) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync: leave, isPending } = useLeaveCollection();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const run = async (): Promise<void> => {
    leaveFailure.clear();
    try {
      await leave(id);
    } catch (error) {
      setConfirming(false);
      leaveFailure.show(COLLECTION_TEXTS.leave_failed, { description: failureDetail(error) });
      return;
    }
    toast.success('Removed from your list', { description: name });
    await navigate({ to: '/shared-with-me', replace: true });
    evictCollection(queryClient, id);
  };
  return (
    <>
      <Button onClick={() => setConfirming(true)}>
        <ListX aria-hidden="true" />
        Remove from my list
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={() => setConfirming(false)}
        title="Remove this collection from your list?"
        description={
          <>
            <span dir="auto" className="line-clamp-3 font-semibold wrap-anywhere text-ink">
              {name}
            </span>
            <span className="mt-1 block">You won’t see its recipes anymore unless they’re shared with you again.</span>
          </>
        }
        confirmLabel="Remove"
        busy={isPending}
        busyLabel="Removing..."
        onConfirm={run}
      />
    </>
  );
}
