import { useState } from 'react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';

import { useUpdateCopy, useWithdrawCopy } from '#features/sharing/api.ts';
import { describeUpdateFailure, describeWithdrawFailure } from '#features/sharing/model/share-failure.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface CommunityCopyActions {
  readonly update: () => void;
  readonly isUpdating: boolean;
  readonly askToWithdraw: () => void;
  /** To be rendered once. */
  readonly question: ReactNode;
}

/** What one can do with the copy that everyone has of one's own recipe. */
export function useCommunityCopy(copyId: string, onWithdrawn: () => void): CommunityCopyActions {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: update, isPending: isUpdating } = useUpdateCopy();
  const { mutateAsync: withdraw, isPending: isWithdrawing } = useWithdrawCopy();

  const runUpdate = async (): Promise<void> => {
    try {
      await update(copyId);
    } catch (error) {
      const { message, detail } = describeUpdateFailure(error);
      toast.error(message, { description: detail });
      return;
    }
    toast.success('The community copy is updated', { description: 'Its ratings and views stay.' });
  };
  const runWithdrawal = async (): Promise<void> => {
    try {
      await withdraw(copyId);
    } catch (error) {
      setAsking(false);
      const { message, detail } = describeWithdrawFailure(error);
      toast.error(message, { description: detail });
      return;
    }
    setAsking(false);
    toast.success('Withdrawn from the community', { description: 'Your own recipe is as it was.' });
    onWithdrawn();
  };
  return {
    update: () => void runUpdate(),
    isUpdating,
    askToWithdraw: () => setAsking(true),
    question: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw from the community?"
        description="Nobody finds it there any more, and its ratings, comments and views go for good. Your own recipe stays."
        confirmLabel="Withdraw"
        busy={isWithdrawing}
        busyLabel="Withdrawing..."
        onConfirm={() => void runWithdrawal()}
      />
    ),
  };
}
