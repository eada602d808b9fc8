import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';

import { sessionQuery } from '#features/account/api.ts';
import { rateMutation } from '#features/ratings/api.ts';
import { commentProblem, describeRatingFailure, doneText } from '#features/ratings/model/rating-text.ts';
import type { Said } from '#features/ratings/model/rating-text.ts';
import { failureToast } from '#ui/failure-toast.ts';

const rateFailure = failureToast();

/** Rates one recipe and says how it went, also after the page was left. */
export function useRate(id: string) {
  const queryClient = useQueryClient();
  const tell = async (error: Error | null, said: Said): Promise<void> => {
    if (error === null) {
      rateFailure.clear();
      toast.success(doneText(said));
      return;
    }
    // Whoever wrote it is told beside it.
    if (commentProblem(error) !== null) return;
    const { message, detail, isSessionOver } = describeRatingFailure(error, said);
    // Who leaves a session leaves its messages behind, so this one waits for that.
    if (isSessionOver) await queryClient.refetchQueries({ queryKey: sessionQuery().queryKey });
    rateFailure.show(message, { description: detail });
  };
  return useMutation(rateMutation(queryClient, id, (error, said) => void tell(error, said)));
}
