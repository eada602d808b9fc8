import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { toast } from 'sonner';

import { useCopyRecipe } from '#features/recipes/api.ts';
import { describeCopyError } from '#features/recipes/model/recipe-text.ts';
import { ApiError } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { failureToast } from '#ui/failure-toast.ts';

const copyFailure = failureToast();

/** Keeps a copy of a recipe that one may see among one's own, and goes there. */
export function useCopy(): (id: string) => void {
  const navigate = useNavigate();
  const { mutate, isPending } = useCopyRecipe();
  /** What was sent without an answer may have been kept: it is tried again as the same copy. */
  const unanswered = useRef(new Map<string, string>());
  return (id) => {
    if (isPending) return;
    copyFailure.clear();
    const copyId = unanswered.current.get(id) ?? newId();
    unanswered.current.set(id, copyId);
    mutate(
      { id, copyId },
      {
        onSuccess: () => {
          unanswered.current.delete(id);
          toast.success('Copied to your cookbook', { description: 'This is your own now. Change it as you like.' });
          void navigate({ to: '/recipe/$id', params: { id: copyId } });
        },
        onError: (error) => {
          if (error instanceof ApiError) unanswered.current.delete(id);
          const { message, detail } = describeCopyError(error);
          copyFailure.show(message, { description: detail });
        },
      },
    );
  };
}
