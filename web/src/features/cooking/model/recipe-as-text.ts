import { detailsOf, type GivenDetails } from '@larder/contract/details-of';
import type { StepNote } from '@larder/contract/detail-fields';
import { headingsIn, headingText } from '@larder/culinary/ingredient-heading';
import { numberedSteps, stepHeadingText } from '@larder/culinary/steps/numbered-steps';

import type { ShapedRecipe } from '#features/cooking/model/shaped-recipe.ts';
import { countText, hoursText, totalMinutes, withoutTypesetting } from '#features/recipes/model/recipe-text.ts';

export interface WritableRecipe extends GivenDetails {
  readonly title: string;
  readonly description: string;
  readonly preparation_time: number | null;
  readonly cooking_time: number | null;
}

function stepLines(instructions: readonly string[], notes: readonly StepNote[]): string[] {
  const numbers = new Map(numberedSteps(instructions).map(({ index, number }) => [index, number]));
  return instructions.flatMap((text, index) => {
    const number = numbers.get(index);
    const note = notes.find(({ step }) => step === index);
    const line = number === undefined ? `\n${stepHeadingText(text)}` : `${number}. ${text}`;
    return note === undefined ? [line] : [line, `   (${note.note})`];
  });
}

function sourceText(recipe: WritableRecipe): string {
  const { source_name, source_url, author } = detailsOf(recipe);
  const parts = [source_name, author === null ? null : `by ${author}`, source_url].filter((part) => part !== null);
  return parts.length === 0 ? '' : `Source: ${parts.join(', ')}`;
}

/** The recipe as plain text in its current size and units, for copying. */
export function recipeAsText(
  recipe: WritableRecipe,
  { ingredients, instructions, notes: sizeNotes, parts: partLines }: ShapedRecipe,
  size: string | null,
): string {
  const { notes, step_notes, linked_recipes } = detailsOf(recipe);
  const minutes = totalMinutes(recipe);
  const time = minutes === null ? null : (hoursText(minutes) ?? countText(minutes, 'minute'));
  const facts = [size, time].filter((fact) => fact !== null).join(' · ');
  const headings = headingsIn(ingredients);
  const lines = ingredients.flatMap((line, at) => {
    const linked = linked_recipes.flatMap((part, nth) => (part.ingredient === at ? (partLines[nth] ?? []) : []));
    return headings[at] === true ? [`\n${headingText(line)}`] : [`- ${line}`, ...linked.map((text) => `    - ${text}`)];
  });
  const parts = [
    recipe.title,
    facts,
    recipe.description,
    ['Ingredients', ...lines].join('\n'),
    ['Instructions', ...stepLines(instructions, step_notes)].join('\n'),
    sizeNotes.length === 0 ? '' : ['Notes on this size', ...sizeNotes.map(({ text }) => `- ${text}`)].join('\n'),
    notes === null ? '' : `Notes\n${notes}`,
    sourceText(recipe),
  ];
  return withoutTypesetting(`${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`);
}
