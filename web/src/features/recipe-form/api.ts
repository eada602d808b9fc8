import { recipesRoutes } from '@larder/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { createOnce } from '#features/recipe-form/model/create-once.ts';
import type { RecipeCalls } from '#features/recipe-form/model/create-once.ts';
import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { loadRules } from '#features/recipe-form/model/lazy-contract-rules.ts';
import { cacheNewRecipe } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

const CALLS: RecipeCalls = {
  create: (body) => call(recipesRoutes.createRecipe, { body }),
  update: (id, body) => call(recipesRoutes.updateRecipe, { params: { id }, body }),
};

/** Creates one recipe from the draft, even if the request is repeated. */
export function useCreateRecipe(autosave: DraftAutosave) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: RecipeForm) => {
      const { readNewRecipe } = await loadRules();
      return createOnce(autosave, (id) => readNewRecipe(form, id), CALLS);
    },
    onSuccess: ({ recipe }) => cacheNewRecipe(queryClient, recipe),
  });
}
