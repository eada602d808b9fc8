import type { Models } from '#platform/models/model.ts';

import type { PictureGenerator, RecipeGenerator } from './generator.ts';
import { modelRecipe } from './model-recipe.ts';
import { composePrompt, picturePrompt } from './prompts.ts';

/** A language model as a generator. Its output is untrusted input. */
export function modelGenerator(models: Models): RecipeGenerator {
  return {
    async generateRecipe(caller, wish, faults = []) {
      const { value, answeredBy } = await models.structured(caller, {
        task: 'compose',
        name: 'recipe',
        messages: composePrompt(wish, faults),
        schema: modelRecipe(wish),
      });
      return { recipe: value, unusable: [], notes: [], answered_by: answeredBy };
    },
  };
}

export function modelPictureGenerator(models: Models): PictureGenerator {
  return async (caller, recipe) => (await models.image(caller, picturePrompt(recipe))).picture;
}
