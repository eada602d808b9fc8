import { fitDraft, originText } from '@larder/contract/fit-draft';
import { NewRecipe } from '@larder/contract/recipes';
import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';

const UNTITLED = 'Untitled recipe';
const NO_INGREDIENTS = 'No ingredients were given';
const NO_STEPS = 'No steps were given';

/** The recipe to create from a draft. What a recipe must have and the draft lacks becomes a sentence that says so. */
export function toNewRecipe(draft: ImportedRecipe): NewRecipe {
  const { title, description, ingredients, instructions, ...rest } = fitDraft(draft);
  return NewRecipe.parse({
    ...rest,
    title: title === '' ? UNTITLED : title,
    description: description === '' ? originText(draft) : description,
    ingredients: ingredients.length === 0 ? [NO_INGREDIENTS] : ingredients,
    instructions: instructions.length === 0 ? [NO_STEPS] : instructions,
  });
}
