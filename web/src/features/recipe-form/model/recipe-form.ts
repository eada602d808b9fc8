import type { GeneratedRecipe } from '@larder/contract/assistant';
import { readPictureUrl } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';
import { DEFAULT_CATEGORY, RECIPE_CATEGORIES, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { NewRecipe, Recipe } from '@larder/contract/recipes';
import { detailsOf } from '@larder/contract/details-of';
import type { RecipeDetails } from '@larder/contract/detail-fields';
import type { VersionContent } from '@larder/contract/versions';
import type { z } from 'zod';

import {
  filledRows,
  rowPicture,
  toIngredientRows,
  toLine,
  toLines,
  toLinks,
  toRows,
  toStepNotes,
  toStepPictures,
} from '#features/recipe-form/model/form-rows.ts';
import type { Row } from '#features/recipe-form/model/form-rows.ts';

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
  resting_time: number | null;
  yield_text: string;
  notes: string;
  tags: string[];
  equipment: string[];
  source_name: string;
  author: string;
  source_url: string;
  video_url: string;
  /** Not edited: a draft from elsewhere may have it. */
  nutrition: RecipeDetails['nutrition'];
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
    resting_time: null,
    yield_text: '',
    notes: '',
    tags: [],
    equipment: [],
    source_name: '',
    author: '',
    source_url: '',
    video_url: '',
    nutrition: null,
    is_ai_generated: false,
  };
}

const { picture: _ignored, ingredients: _ingredients, instructions: _instructions, ...PLAIN } = emptyForm();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its type's keys
const PLAIN_FIELDS = Object.keys(PLAIN) as readonly (keyof typeof PLAIN)[];

/** The whole form in a normal form: fields in one order, and rows without the ids that react-hook-form adds to them. */
function serialize({ ingredients, instructions, ...fields }: RecipeForm): string {
  const rows = [ingredients, instructions].map((list) =>
    list.map((row) => [toLine(row), row.section, row.note ?? '', rowPicture(row), row.recipe?.id]),
  );
  return JSON.stringify([rows, PLAIN_FIELDS.map((field) => fields[field])]);
}

/** Compares all that was typed. The picture does not count, because `image_url` names it. */
export function isSameForm(one: RecipeForm, other: RecipeForm): boolean {
  return serialize(one) === serialize(other);
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
    ingredients: toLines(form.ingredients),
    instructions: toLines(form.instructions),
    step_notes: toStepNotes(form.instructions),
    linked_recipes: toLinks(form.ingredients),
    step_pictures: toStepPictures(form.instructions),
  };
}

/** The form values of a recipe. */
export function toForm(recipe: VersionContent & Pick<Recipe, 'is_ai_generated'>): RecipeForm {
  const details = detailsOf(recipe);
  return {
    title: recipe.title,
    description: recipe.description,
    image_url: recipe.image_url ?? '',
    picture: recipe.picture,
    ingredients: toIngredientRows(recipe.ingredients, details.linked_recipes),
    instructions: toRows(recipe.instructions, details.step_notes, details.step_pictures),
    category: RECIPE_CATEGORIES.find((category) => category === recipe.category) ?? null,
    servings: recipe.servings,
    preparation_time: recipe.preparation_time,
    cooking_time: recipe.cooking_time,
    resting_time: details.resting_time,
    yield_text: details.yield_text ?? '',
    notes: details.notes ?? '',
    tags: details.tags,
    equipment: details.equipment,
    source_name: details.source_name ?? '',
    author: details.author ?? '',
    source_url: details.source_url ?? '',
    video_url: details.video_url ?? '',
    nutrition: details.nutrition,
    is_ai_generated: recipe.is_ai_generated,
  };
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
