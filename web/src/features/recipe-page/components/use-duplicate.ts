import type { RecipeDetail } from '@larder/contract/recipes';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';

import { duplicateOf } from '#features/recipe-page/model/duplicate.ts';
import { useCreateRecipe } from '#features/recipes/api.ts';
import { describeDuplicateError } from '#features/recipes/model/recipe-text.ts';

/** Keeps a copy of the recipe among one's own, and goes there. */
export function useDuplicate(recipe: RecipeDetail) {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateRecipe();
  const duplicate = (): void => {
    if (isPending) return;
    mutate(
      { recipe: duplicateOf(recipe), mayBeKept: false },
      {
        onSuccess: ({ id }) => {
          toast.success('Copied to your recipes', { description: 'This is your own now. Change it as you like.' });
          void navigate({ to: '/recipe/$id', params: { id } });
        },
        onError: (error) => {
          const { message, detail } = describeDuplicateError(error);
          toast.error(message, { description: detail });
        },
      },
    );
  };
  return { duplicate, isPending };
}
