import type { GeneratedRecipe } from '@larder/contract/assistant';
import { readPictureUrl } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';
import { DEFAULT_CATEGORY, RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { NewRecipe, Recipe, RecipeChange } from '@larder/contract/recipes';
import type { z } from 'zod';

/** One line of a list one can add to; an object, because the form gives each its own identity. */
interface Row {
  text: string;
}

/** What stands in the wizard's fields: anything that can be typed, right or wrong. */
export interface RecipeForm {
  title: string;
  description: string;
  image_url: string;
  /** What `image_url` names, once it is in our store. */
  picture: Picture | null;
  ingredients: Row[];
  instructions: Row[];
  category: NewRecipe['category'];
  servings: number | null;
  preparation_time: number | null;
  cooking_time: number | null;
  is_ai_generated: boolean;
}

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
    picture: null,
    ingredients: [{ text: '' }],
    instructions: [{ text: '' }],
    category: DEFAULT_CATEGORY,
    servings: null,
    preparation_time: null,
    cooking_time: null,
    is_ai_generated: false,
  };
}

function toRows(lines: readonly string[]): Row[] {
  return lines.length === 0 ? [{ text: '' }] : lines.map((text) => ({ text }));
}

/** The rows that say something, trimmed. */
export function filledRows(list: readonly Readonly<Row>[]): string[] {
  return list.map(({ text }) => text.trim()).filter((text) => text !== '');
}

/** The picture is left out: `image_url` names it. */
const FIELDS = Object.keys(emptyForm()).filter((field) => field !== 'picture');

export function isSameForm(one: RecipeForm, other: RecipeForm): boolean {
  // The list of names leaves out what the form adds to its rows, and puts the rest in one order.
  const write = (form: RecipeForm): string => JSON.stringify(form, [...FIELDS, 'text']);
  return write(one) === write(other);
}

/** A generated recipe in the wizard's fields. A title, a description and a picture that the cook gave stay. */
export function fillWith(form: RecipeForm, made: GeneratedRecipe): RecipeForm {
  return {
    ...form,
    title: form.title.trim() === '' ? made.title : form.title,
    description: form.description.trim() === '' ? made.description : form.description,
    ingredients: toRows(made.ingredients),
    instructions: toRows(made.instructions),
    category: made.category,
    servings: made.servings,
    preparation_time: made.preparation_time,
    cooking_time: made.cooking_time,
    is_ai_generated: true,
  };
}

type Words = Pick<RecipeForm, 'title' | 'description'>;

/** The title and the description that the cook typed: those that still are the generated ones give way to what was there before. */
export function typedWords(now: Words, generated: { readonly before: Words; readonly after: Words }): Words {
  const { before, after } = generated;
  return {
    title: now.title === after.title ? before.title : now.title,
    description: now.description === after.description ? before.description : now.description,
  };
}

/** What is sent. Blank rows go along, so that the server's "ingredients.3" is the third row of the form too. */
export function toNewRecipe({ picture: _shown, ...form }: RecipeForm, id: string): z.input<typeof NewRecipe> {
  return {
    ...form,
    id,
    ingredients: form.ingredients.map((row) => row.text),
    instructions: form.instructions.map((row) => row.text),
  };
}

/** A kept recipe in the wizard's fields. */
export function formOf(recipe: Recipe): RecipeForm {
  return {
    title: recipe.title,
    description: recipe.description,
    image_url: recipe.image_url ?? '',
    picture: recipe.picture,
    ingredients: toRows(recipe.ingredients),
    instructions: toRows(recipe.instructions),
    category: RECIPE_CATEGORIES.find((category) => category === recipe.category) ?? null,
    servings: recipe.servings,
    preparation_time: recipe.preparation_time,
    cooking_time: recipe.cooking_time,
    is_ai_generated: recipe.is_ai_generated,
  };
}

/** What a person can change of a recipe, in the order in which the wizard asks for it. */
export const EDITED_FIELDS = [
  'title',
  'description',
  'image_url',
  'ingredients',
  'instructions',
  'category',
  'servings',
  'preparation_time',
  'cooking_time',
] as const satisfies readonly (keyof RecipeForm)[];
export type EditedField = (typeof EDITED_FIELDS)[number];

/** As it would be kept: without blank rows and spaces at the ends. */
export function valueOf(form: RecipeForm, field: EditedField): string | number | null | readonly string[] {
  const value = form[field];
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? filledRows(value) : value;
}

export function isSameIn(field: EditedField, one: RecipeForm, other: RecipeForm): boolean {
  return JSON.stringify(valueOf(one, field)) === JSON.stringify(valueOf(other, field));
}

/** What of the recipe was changed; null when nothing was. */
export function changesIn(form: RecipeForm, before: RecipeForm): z.input<typeof RecipeChange> | null {
  const { id: _id, is_ai_generated: _made, ...sent } = toNewRecipe(form, '');
  const changed = EDITED_FIELDS.filter((field) => !isSameIn(field, form, before));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, sent[field]]));
}

/** The typed address of a picture that is not in our store yet; null where there is nothing to fetch. */
export function addressToFetch({ image_url, picture }: RecipeForm): string | null {
  const url = image_url.trim();
  if (url === '' || picture !== null || readPictureUrl(url) !== null) return null;
  return /^https?:\/\//iu.test(url) && URL.canParse(url) ? url : null;
}
