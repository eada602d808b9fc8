import { EXPORT_FORMATS, type ExportFormatKey, type NotedPart } from '@larder/contract/export-formats';
import { numberedSteps } from '@larder/culinary/steps/numbered-steps';

import type { ExportedRecipe } from '../exported-recipe.ts';

const minutes = (count: number | null): string =>
  count === null ? '' : `${count} ${count === 1 ? 'minute' : 'minutes'}`;

const WORDS: Readonly<Record<NotedPart, (recipe: ExportedRecipe) => string>> = {
  source_name: ({ source_name }) => label('Source', source_name),
  author: ({ author }) => label('Author', author),
  video_url: ({ video_url }) => label('Video', video_url),
  cooking_time: ({ cooking_time }) => label('Cooking time', minutes(cooking_time)),
  resting_time: ({ resting_time }) => label('Resting time', minutes(resting_time)),
  yield_text: ({ yield_text }) => label('Makes', yield_text),
  equipment: ({ equipment }) => label('Tools', equipment.join(', ')),
  nutrition: ({ nutrition }) =>
    label(
      'Nutrition',
      Object.entries(nutrition ?? {})
        .map(([name, value]) => `${name} ${value}`)
        .join(', '),
    ),
  step_notes: ({ step_notes, instructions }) => {
    const numbers = new Map(numberedSteps(instructions).map(({ index, number }) => [index, number]));
    return step_notes.map(({ step, note }) => `Step ${numbers.get(step) ?? step + 1}: ${note}`).join('\n');
  },
  linked_recipes: ({ linked_recipes, ingredients }) =>
    linked_recipes
      .map((part) => `${ingredients[part.ingredient] ?? ''} = ${part.title}: ${part.ingredients.join(', ')}`)
      .join('\n'),
};

function label(name: string, value: string | null): string {
  return value === null || value === '' ? '' : `${name}: ${value}`;
}

const NONE: Pick<ExportedRecipe, NotedPart> = {
  source_name: null,
  author: null,
  video_url: null,
  cooking_time: null,
  resting_time: null,
  yield_text: null,
  equipment: [],
  nutrition: null,
  step_notes: [],
  linked_recipes: [],
};

/** Moves what a format has no place for into the notes, a line for each part; the notes themselves come first. */
export function withDetailsInNotes(recipe: ExportedRecipe, format: ExportFormatKey): ExportedRecipe {
  const parts: readonly NotedPart[] = EXPORT_FORMATS[format].in_notes;
  const lines = parts.map((part) => WORDS[part](recipe)).filter((line) => line !== '');
  const notes = [recipe.notes ?? '', lines.join('\n')].filter((text) => text !== '').join('\n\n');
  const cleared = Object.fromEntries(parts.map((part) => [part, NONE[part]]));
  return { ...recipe, ...cleared, notes: notes === '' ? null : notes };
}
