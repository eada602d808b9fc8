import { headingsIn, headingText } from '@larder/culinary/ingredient-heading';

import type { ShapedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { countText, hoursText, totalMinutes, withoutTypesetting } from '#features/recipes/model/recipe-text.ts';

export interface WritableRecipe {
  readonly title: string;
  readonly description: string;
  readonly preparation_time: number | null;
  readonly cooking_time: number | null;
}

/** The recipe as plain text in its current size and units, for copying. */
export function recipeAsText(
  recipe: WritableRecipe,
  { ingredients, instructions, notes }: ShapedRecipe,
  size: string | null,
): string {
  const minutes = totalMinutes(recipe);
  const time = minutes === null ? null : (hoursText(minutes) ?? countText(minutes, 'minute'));
  const facts = [size, time].filter((fact) => fact !== null).join(' · ');
  const headings = headingsIn(ingredients);
  const lines = ingredients.map((line, at) => (headings[at] === true ? `\n${headingText(line)}` : `- ${line}`));
  const parts = [
    recipe.title,
    facts,
    recipe.description,
    ['Ingredients', ...lines].join('\n'),
    ['Instructions', ...instructions.map((step, index) => `${index + 1}. ${step}`)].join('\n'),
    notes.length === 0 ? '' : ['Notes on this size', ...notes.map(({ text }) => `- ${text}`)].join('\n'),
  ];
  return withoutTypesetting(`${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`);
}
