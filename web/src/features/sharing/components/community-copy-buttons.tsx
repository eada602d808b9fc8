import type { CommunityCopy } from '@larder/contract/community';
import { useState } from 'react';
import { toast } from 'sonner';

import { useUpdateCopy, useWithdrawCopy } from '#features/sharing/api.ts';
import { describeUpdateFailure, describeWithdrawFailure } from '#features/sharing/model/share-failure.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const updateFailure = failureToast();
const withdrawFailure = failureToast();

function useUpdate(copyId: string): { run: () => void; busy: boolean } {
  const { mutateAsync: update, isPending } = useUpdateCopy();
  const run = useSingleFlight(async () => {
    updateFailure.clear();
    try {
      await update(copyId);
    } catch (error) {
      const { message, detail } = describeUpdateFailure(error);
      updateFailure.show(message, { description: detail });
      return;
    }
    toast.success('Community copy updated', { description: 'Its ratings and views stay.' });
  });
  return { run, busy: isPending };
}

export interface CommunityCopyButtonsProps {
  copy: CommunityCopy;
  onWithdrawn: () => void;
  className?: string;
}

/** Updates or withdraws the community copy of the user's recipe. */
export function CommunityCopyButtons({ copy, onWithdrawn, className }: CommunityCopyButtonsProps) {
  const { id, is_current: isCurrent, hidden_reason: hidden } = copy;
  const update = useUpdate(id);
  const { mutateAsync: withdraw, isPending: isWithdrawing } = useWithdrawCopy();
  const [isConfirming, setConfirming] = useState(false);
  const runWithdrawal = async (): Promise<void> => {
    withdrawFailure.clear();
    try {
      await withdraw(id);
    } catch (error) {
      setConfirming(false);
      const { message, detail } = describeWithdrawFailure(error);
      withdrawFailure.show(message, { description: detail });
      return;
    }
    setConfirming(false);
    toast.success('Withdrawn from the community', { description: 'Your own recipe hasn’t changed.' });
    onWithdrawn();
  };
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {!isCurrent && (
        <Button
          ref={restoreFocusOnRemoval}
          tone="primary"
          busy={update.busy}
          busyLabel="Updating..."
          onClick={update.run}
        >
          Update
        </Button>
      )}
      {hidden === null && <Button onClick={() => setConfirming(true)}>Withdraw</Button>}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Withdraw from the community?"
        description="Nobody will find it there anymore, and its ratings, comments and views will be gone for good. Your own recipe stays."
        confirmLabel="Withdraw"
        busy={isWithdrawing}
        busyLabel="Withdrawing..."
        onConfirm={runWithdrawal}
      />
    </div>
  );
}
