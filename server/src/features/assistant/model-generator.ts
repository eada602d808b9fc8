import type { Models } from '#platform/models/model.ts';

import type { Painter, RecipeGenerator } from './generator.ts';
import { modelRecipe } from './model-recipe.ts';
import { composePrompt, picturePrompt } from './prompts.ts';

/** A language model as a cook. What it writes is read as what anybody might have sent. */
export function modelGenerator(models: Models): RecipeGenerator {
  return {
    async generateRecipe(asker, wish, faults = []) {
      const { value, answeredBy } = await models.structured(asker, {
        task: 'compose',
        name: 'recipe',
        messages: composePrompt(wish, faults),
        schema: modelRecipe(wish),
      });
      return { recipe: value, unusable: [], notes: [], answered_by: answeredBy };
    },
  };
}

export function modelPainter(models: Models): Painter {
  return async (asker, recipe) => (await models.image(asker, picturePrompt(recipe))).picture;
}
