import type { ModeratedRecipe } from '@larder/contract/admin';
import { toast } from 'sonner';

import { useModerateRecipe } from '#features/admin/api.ts';
import type { Verdict } from '#features/admin/api.ts';
import { describeRefusal } from '#features/admin/model/admin-text.ts';

/** Hides or shows a recipe and says what came of it; resolves with whether it was done. */
export function useModeration() {
  const { mutateAsync, isPending, variables } = useModerateRecipe();
  const moderate = async ({ id, title }: ModeratedRecipe, verdict: Verdict): Promise<boolean> => {
    try {
      await mutateAsync({ id, verdict });
    } catch (error) {
      const failed = verdict.hidden ? 'The recipe could not be hidden' : 'The recipe could not be shown again';
      const { message, detail } = describeRefusal(error, failed);
      toast.error(message, { description: detail });
      return false;
    }
    toast.success(verdict.hidden ? 'Recipe hidden' : 'Recipe shown again', { description: title });
    return true;
  };
  return { moderate, busyId: isPending ? variables.id : null };
}
