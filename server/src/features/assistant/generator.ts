import type { GenerateRecipe, Generation } from '@larder/contract/assistant';

/** Anything that can make a recipe from ingredients: the kitchen engine, or a model behind a provider. */
export interface RecipeGenerator {
  /** Without a recipe in the answer nothing usable was given, and the answer says why. */
  generateRecipe(request: GenerateRecipe & { readonly seed: string }): Promise<Generation>;
}
