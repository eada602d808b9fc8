import { RECIPE_TEXTS } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { toast } from 'sonner';

import type { WizardNavigation } from '#features/recipe-form/hooks/use-wizard-navigation.ts';
import { WIZARD_TOAST } from '#features/recipe-form/hooks/use-wizard.ts';
import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { problemFromServer } from '#features/recipe-form/model/wizard-steps.ts';
import type { Problem } from '#features/recipe-form/model/wizard-steps.ts';
import { useCreateRecipe } from '#features/recipe-form/api.ts';
import { describeSaveError } from '#features/recipes/model/recipe-text.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { useIsUnmounted } from '#ui/use-is-unmounted.ts';

const createFailure = failureToast();

const CREATED_IN_OTHER_TAB = {
  title: 'You already created this recipe',
  detail: 'What you wrote here is different, so it’s saved as a draft.',
} as const;

/**
 * Creates a recipe from the draft and shows a message. Discards the draft, unless another tab created a different recipe from it: then what
 * is in the form becomes a new draft, and `create` returns the other recipe.
 */
export function useCreateFromDraft(autosave: DraftAutosave) {
  const { mutateAsync, isPending, isSuccess } = useCreateRecipe(autosave);
  return {
    saving: isPending || isSuccess,
    create: async (form: RecipeForm): Promise<Recipe> => {
      const { recipe, isOther } = await mutateAsync(form);
      if (isOther) {
        autosave.leaveAsNewDraft();
        toast.info(CREATED_IN_OTHER_TAB.title, { description: CREATED_IN_OTHER_TAB.detail });
      } else {
        autosave.discard();
        toast.success(RECIPE_TEXTS.created);
      }
      return recipe;
    },
  };
}

/** 'Create Recipe': creates the recipe and navigates to it. */
export function useSaveNewRecipe(autosave: DraftAutosave, navigation: WizardNavigation) {
  const { saving, create } = useCreateFromDraft(autosave);
  const isUnmounted = useIsUnmounted();
  return {
    saving,
    save: async (form: RecipeForm): Promise<Problem | null> => {
      createFailure.clear();
      try {
        const { id } = await create(form);
        if (!isUnmounted()) await navigation.openRecipe(id);
        return null;
      } catch (error) {
        const { message, detail } = describeSaveError(error);
        createFailure.show(message, { ...WIZARD_TOAST, description: detail });
        return error instanceof ApiError ? problemFromServer(error.fields, form) : null;
      }
    },
  };
}
