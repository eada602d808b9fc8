import type { GeneratedRecipe } from '@larder/contract/assistant';
import { DEFAULT_CATEGORY, RECIPE_LIMITS, RecipeCategory } from '@larder/contract/recipes';
import type { NewRecipe } from '@larder/contract/recipes';
import { z } from 'zod';

/** One line of a list one can add to; an object, because the form gives each its own identity. */
const Row = z.object({ text: z.string() });

const rows = (max: number) => z.array(Row).min(1).max(max);

/** What stands in the wizard's fields: anything that can be typed, right or wrong. */
export const RecipeForm = z.object({
  title: z.string(),
  description: z.string(),
  image_url: z.string(),
  // Twice the limit: too many rows are to be told, not lost.
  ingredients: rows(RECIPE_LIMITS.ingredients_max * 2),
  instructions: rows(RECIPE_LIMITS.instructions_max * 2),
  category: RecipeCategory,
  servings: z.number().nullable(),
  preparation_time: z.number().nullable(),
  cooking_time: z.number().nullable(),
  is_ai_generated: z.boolean(),
});
export type RecipeForm = z.infer<typeof RecipeForm>;

export type ListName = 'ingredients' | 'instructions';

export const MAX_ROWS: Record<ListName, number> = {
  ingredients: RECIPE_LIMITS.ingredients_max,
  instructions: RECIPE_LIMITS.instructions_max,
};

export function emptyForm(): RecipeForm {
  return {
    title: '',
    description: '',
    image_url: '',
    ingredients: [{ text: '' }],
    instructions: [{ text: '' }],
    category: DEFAULT_CATEGORY,
    servings: null,
    preparation_time: null,
    cooking_time: null,
    is_ai_generated: false,
  };
}

function toRows(lines: readonly string[]): { text: string }[] {
  return lines.length === 0 ? [{ text: '' }] : lines.map((text) => ({ text }));
}

/** The rows that say something, trimmed. */
export function filledRows(list: readonly { readonly text: string }[]): string[] {
  return list.map(({ text }) => text.trim()).filter((text) => text !== '');
}

const FIELDS = Object.keys(emptyForm());

export function isSameForm(one: RecipeForm, other: RecipeForm): boolean {
  // The list of names leaves out what the form adds to its rows, and puts the rest in one order.
  const write = (form: RecipeForm): string => JSON.stringify(form, [...FIELDS, 'text']);
  return write(one) === write(other);
}

export function isUntouched(form: RecipeForm): boolean {
  return isSameForm(form, emptyForm());
}

/** A made recipe in the wizard's fields. A picture that was already given stays. */
export function fillWith(form: RecipeForm, made: GeneratedRecipe): RecipeForm {
  return {
    ...form,
    title: made.title,
    description: made.description,
    ingredients: toRows(made.ingredients),
    instructions: toRows(made.instructions),
    category: made.category,
    servings: made.servings,
    preparation_time: made.preparation_time,
    cooking_time: made.cooking_time,
    is_ai_generated: true,
  };
}

/** What is sent. Blank rows go along, so that the server's "ingredients.3" is the third row of the form too. */
export function toNewRecipe(form: RecipeForm, id: string): z.input<typeof NewRecipe> {
  return {
    ...form,
    id,
    ingredients: form.ingredients.map((row) => row.text),
    instructions: form.instructions.map((row) => row.text),
  };
}
