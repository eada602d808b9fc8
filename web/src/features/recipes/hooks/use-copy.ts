import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';

import { useCopyRecipe } from '#features/recipes/api.ts';
import { describeCopyError } from '#features/recipes/model/recipe-text.ts';
import { failureToast } from '#ui/failure-toast.ts';

const copyFailure = failureToast();

/** Copies a readable recipe to the user's cookbook and opens the copy. */
export function useCopy(): (id: string) => void {
  const navigate = useNavigate();
  const { mutate, isPending } = useCopyRecipe();
  return (id) => {
    if (isPending) return;
    copyFailure.clear();
    mutate(id, {
      onSuccess: (copy) => {
        toast.success('Copied to your cookbook', { description: 'It’s yours now. Change it as you like.' });
        void navigate({ to: '/recipe/$id', params: { id: copy.id } });
      },
      onError: (error) => {
        const { message, detail } = describeCopyError(error);
        copyFailure.show(message, { description: detail });
      },
    });
  };
}
