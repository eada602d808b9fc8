import { recipesRoutes } from '@larder/contract/recipes';
import type { NewRecipe, Recipe } from '@larder/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { noteAdded } from '#features/recipes/api.ts';
import { changesSince } from '#features/recipes/model/kept-recipe.ts';
import { call } from '#platform/http.ts';

interface Keeping {
  readonly recipe: NewRecipe;
  /** It was sent before without an answer, so an earlier version of it may be there already. */
  readonly mayBeKept: boolean;
}

/**
 * Keeps a recipe. If an earlier sending of it arrived although its answer did not, what was changed since is written
 * too. Otherwise what is there under its id is another recipe (a copied tab brings a copied draft), and this one is
 * kept beside it under an id of its own.
 */
async function keepRecipe({ recipe, mayBeKept }: Keeping): Promise<Recipe> {
  const kept = await call(recipesRoutes.createRecipe, { body: recipe });
  const changes = changesSince(kept, recipe);
  if (changes === null) return kept;
  if (!mayBeKept) return call(recipesRoutes.createRecipe, { body: { ...recipe, id: undefined } });
  return call(recipesRoutes.updateRecipe, { params: { id: kept.id }, body: changes });
}

export function useCreateRecipe() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: keepRecipe, onSuccess: (recipe) => noteAdded(queryClient, recipe) });
}
