import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { toast } from 'sonner';

import type { WizardPlace } from '#features/recipe-form/components/use-wizard-place.ts';
import { WIZARD_TOAST } from '#features/recipe-form/components/use-wizard.ts';
import type { Attempt } from '#features/recipe-form/components/use-wizard.ts';
import type { DraftKeeper } from '#features/recipe-form/model/draft-keeper.ts';
import { fetchRules } from '#features/recipe-form/model/rules-on-demand.ts';
import { problemOfFields } from '#features/recipe-form/model/wizard-steps.ts';
import type { Problem } from '#features/recipe-form/model/wizard-steps.ts';
import { useCreateRecipe } from '#features/recipe-form/api.ts';
import { describeSaveError } from '#features/recipes/model/recipe-text.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { useHasLeft } from '#ui/use-has-left.ts';

const createFailure = failureToast();

/** 'Create Recipe': keeps a new recipe and leads to it. */
export function useCreating(keeper: DraftKeeper, place: WizardPlace) {
  const { mutateAsync, isPending, isSuccess } = useCreateRecipe();
  const hasLeft = useHasLeft();

  const create = async (attempt: Attempt) => {
    const { form, mayBeKept } = attempt;
    const { readNewRecipe } = await fetchRules();
    attempt.markSent(true);
    try {
      return await mutateAsync({ recipe: readNewRecipe(form, keeper.id), mayBeKept });
    } catch (error) {
      // The id belongs to something else by now, which is no reason to lose this.
      if (mayBeKept || !(error instanceof ApiError) || error.code !== 'conflict') throw error;
      keeper.move();
      attempt.markSent(true);
      return mutateAsync({ recipe: readNewRecipe(form, keeper.id), mayBeKept: false });
    }
  };

  return {
    saving: isPending || isSuccess,
    save: async (attempt: Attempt): Promise<Problem | null> => {
      const { mayBeKept, markSent } = attempt;
      createFailure.clear();
      try {
        const kept = await create(attempt);
        keeper.end();
        toast.success(RECIPE_TEXTS.created);
        if (!hasLeft()) await place.leaveFor(kept.id);
        return null;
      } catch (error) {
        // A plain refusal is an answer: nothing of this sending was kept.
        if (error instanceof ApiError && error.status < 500) markSent(mayBeKept);
        const { message, detail } = describeSaveError(error);
        createFailure.show(message, { ...WIZARD_TOAST, description: detail });
        return error instanceof ApiError ? problemOfFields(error.fields) : null;
      }
    },
  };
}
