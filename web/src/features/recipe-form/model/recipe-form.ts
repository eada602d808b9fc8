import type { GeneratedRecipe } from '@larder/contract/assistant';
import { readPictureUrl } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';
import { DEFAULT_CATEGORY, RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { NewRecipe, Recipe, RecipeChange } from '@larder/contract/recipes';
import type { z } from 'zod';

/** One row of a list. An object, because react-hook-form gives each row an identity. */
interface Row {
  text: string;
}

/** The values of the wizard's fields, valid or not. */
export interface RecipeForm {
  title: string;
  description: string;
  image_url: string;
  /** The stored picture that `image_url` names; null before it is uploaded or imported. */
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

/** The trimmed texts of all rows that are not blank. */
export function filledRows(list: readonly Readonly<Row>[]): string[] {
  return list.map(({ text }) => text.trim()).filter((text) => text !== '');
}

/** Without the picture, which `image_url` names. */
const FIELDS = Object.keys(emptyForm()).filter((field) => field !== 'picture');

export function isSameForm(one: RecipeForm, other: RecipeForm): boolean {
  // The list of names excludes the ids that react-hook-form adds to rows, and fixes the order of the fields.
  const write = (form: RecipeForm): string => JSON.stringify(form, [...FIELDS, 'text']);
  return write(one) === write(other);
}

/** Fills the form with a generated recipe. A title, description and picture that the user gave stay. */
export function applyGenerated(form: RecipeForm, generated: GeneratedRecipe): RecipeForm {
  return {
    ...form,
    title: form.title.trim() === '' ? generated.title : form.title,
    description: form.description.trim() === '' ? generated.description : form.description,
    ingredients: toRows(generated.ingredients),
    instructions: toRows(generated.instructions),
    category: generated.category,
    servings: generated.servings,
    preparation_time: generated.preparation_time,
    cooking_time: generated.cooking_time,
    is_ai_generated: true,
  };
}

type Words = Pick<RecipeForm, 'title' | 'description'>;

/** The title and description that the user typed. A text that still equals the generated one is replaced by the one from before. */
export function typedTexts(now: Words, generated: { readonly before: Words; readonly after: Words }): Words {
  const { before, after } = generated;
  return {
    title: now.title === after.title ? before.title : now.title,
    description: now.description === after.description ? before.description : now.description,
  };
}

/** The request body. It includes blank rows, so that the server's error path "ingredients.3" names the same row in the form. */
export function toNewRecipe({ picture: _picture, ...form }: RecipeForm, id: string): z.input<typeof NewRecipe> {
  return {
    ...form,
    id,
    ingredients: form.ingredients.map((row) => row.text),
    instructions: form.instructions.map((row) => row.text),
  };
}

/** The form values of a stored recipe. */
export function toForm(recipe: Recipe): RecipeForm {
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

/** The editable fields of a recipe, in the order of the wizard. */
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

/** The value as the server stores it: trimmed, without blank rows. */
export function fieldValue(form: RecipeForm, field: EditedField): string | number | null | readonly string[] {
  const value = form[field];
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? filledRows(value) : value;
}

export function isSameField(field: EditedField, one: RecipeForm, other: RecipeForm): boolean {
  return JSON.stringify(fieldValue(one, field)) === JSON.stringify(fieldValue(other, field));
}

/** The changed fields, for a PATCH request; null if nothing changed. */
export function findChanges(form: RecipeForm, before: RecipeForm): z.input<typeof RecipeChange> | null {
  const { id: _id, is_ai_generated: _generated, ...sent } = toNewRecipe(form, '');
  const changed = EDITED_FIELDS.filter((field) => !isSameField(field, form, before));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, sent[field]]));
}

/** The changed fields as a saved recipe has them. */
export function changedFields(form: RecipeForm, before: RecipeForm): Partial<Pick<Recipe, EditedField>> {
  const changed = EDITED_FIELDS.filter((field) => !isSameField(field, form, before));
  const value = (field: EditedField) => {
    const stored = fieldValue(form, field);
    return field === 'image_url' && stored === '' ? null : stored;
  };
  return Object.fromEntries(changed.map((field) => [field, value(field)]));
}

/** The typed URL of a picture that is not imported yet; null if there is nothing to fetch. */
export function pictureUrlToFetch({ image_url, picture }: RecipeForm): string | null {
  const url = image_url.trim();
  if (url === '' || picture !== null || readPictureUrl(url) !== null) return null;
  return /^https?:\/\//iu.test(url) && URL.canParse(url) ? url : null;
}

/** The part of the form that a picture or its drawn substitute depends on. */
export function toPicturedRecipe({ title, category, ingredients, picture }: RecipeForm) {
  return { title, category, ingredients: filledRows(ingredients), picture };
}
