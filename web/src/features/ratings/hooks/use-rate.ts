import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';

import { sessionQuery } from '#features/account/api.ts';
import { usePublicName } from '#features/profile/hooks/use-public-name.tsx';
import type { RatingInput } from '#features/ratings/api.ts';
import { rateMutation } from '#features/ratings/api.ts';
import { commentError, describeRatingFailure, successText } from '#features/ratings/model/rating-text.ts';
import type { CommentChange } from '#features/ratings/model/rating-text.ts';
import { failureToast } from '#ui/failure-toast.ts';

const rateFailure = failureToast();

/**
 * Rates a recipe and shows the outcome in a toast, even after the user has left the page. A user without a name is asked for one first;
 * `rate` resolves to false if they cancel. Render `dialog` exactly once.
 */
export function useRate(id: string) {
  const queryClient = useQueryClient();
  const showOutcome = async (error: Error | null, comment: CommentChange): Promise<void> => {
    if (error === null) {
      rateFailure.clear();
      toast.success(successText(comment));
      return;
    }
    // The comment form shows this one at its field.
    if (commentError(error) !== null) return;
    const { message, detail, isSessionOver } = describeRatingFailure(error, comment);
    // The end of a session clears all toasts, so this one waits for it.
    if (isSessionOver) await queryClient.refetchQueries({ queryKey: sessionQuery().queryKey });
    rateFailure.show(message, { description: detail });
  };
  const { ensureName, dialog } = usePublicName('Rate');
  const { mutateAsync, isPending } = useMutation(
    rateMutation(queryClient, id, (error, comment) => void showOutcome(error, comment)),
  );
  const rate = async (input: RatingInput): Promise<boolean> => {
    if (!(await ensureName())) return false;
    await mutateAsync(input);
    return true;
  };
  return { rate, isPending, dialog };
}
