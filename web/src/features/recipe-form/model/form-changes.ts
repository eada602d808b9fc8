import type { Recipe, RecipeChange } from '@larder/contract/recipes';
import type { z } from 'zod';

import { filledNotes, filledRows, toLinks, toStepPictures } from '#features/recipe-form/model/form-rows.ts';
import { emptyForm, toNewRecipe } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

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
  'resting_time',
  'yield_text',
  'notes',
  'tags',
  'equipment',
  'source_name',
  'author',
  'source_url',
  'video_url',
] as const satisfies readonly (keyof RecipeForm)[];
export type EditedField = (typeof EDITED_FIELDS)[number];

/** The fields on the wire that the form holds in the rows of a list. */
const OF_ROWS = {
  ingredients: ['linked_recipes'],
  instructions: ['step_notes', 'step_pictures'],
} as const;
type FieldOfRows = (typeof OF_ROWS)[keyof typeof OF_ROWS][number];

const ofRows = (field: EditedField): readonly FieldOfRows[] =>
  field === 'ingredients' || field === 'instructions' ? OF_ROWS[field] : [];

/** A field on the wire. */
type SavedField = EditedField | FieldOfRows;

/** Fields whose empty text is stored as null. */
const OPTIONAL_TEXTS: ReadonlySet<SavedField> = new Set([
  'image_url',
  'yield_text',
  'notes',
  'source_name',
  'author',
  'source_url',
  'video_url',
]);

/** The value of a list or a plain field as the server stores it: trimmed, without blank rows. */
export function fieldValue(form: RecipeForm, field: EditedField): string | number | null | readonly string[] {
  if (field === 'ingredients' || field === 'instructions') return filledRows(form[field]);
  if (field === 'tags' || field === 'equipment') return form[field];
  const value = form[field];
  return typeof value === 'string' ? value.trim() : value;
}

function savedValue(form: RecipeForm, field: SavedField) {
  if (field === 'step_notes') return filledNotes(form.instructions);
  if (field === 'linked_recipes') return toLinks(form.ingredients);
  if (field === 'step_pictures') return toStepPictures(form.instructions);
  const value = fieldValue(form, field);
  return value === '' && OPTIONAL_TEXTS.has(field) ? null : value;
}

function isSameValue(field: SavedField, one: RecipeForm, other: RecipeForm): boolean {
  return JSON.stringify(savedValue(one, field)) === JSON.stringify(savedValue(other, field));
}

/** Compares a field of two forms. Rows include what belongs to them: notes, pictures and links. */
export function isSameField(field: EditedField, one: RecipeForm, other: RecipeForm): boolean {
  return [field, ...ofRows(field)].every((each) => isSameValue(each, one, other));
}

/**
 * The fields of a request that changes the recipe. Changed rows include what belongs to them, because without it the server moves
 * notes, pictures and links along with their lines.
 */
function changedFieldNames(form: RecipeForm, before: RecipeForm): SavedField[] {
  const isGiven = (field: SavedField) =>
    !isSameValue(field, emptyForm(), form) || !isSameValue(field, emptyForm(), before);
  return EDITED_FIELDS.flatMap((field): SavedField[] => {
    const isChanged = !isSameValue(field, form, before);
    const beside = ofRows(field).filter((each) => !isSameValue(each, form, before) || (isChanged && isGiven(each)));
    return isChanged ? [field, ...beside] : beside;
  });
}

/** The changed fields, for a PATCH request; null if nothing changed. */
export function findChanges(form: RecipeForm, before: RecipeForm): z.input<typeof RecipeChange> | null {
  const sent = toNewRecipe(form, '');
  const changed = changedFieldNames(form, before);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, sent[field]]));
}

/** The changed fields as a saved recipe has them. */
export function changedFields(form: RecipeForm, before: RecipeForm): Partial<Pick<Recipe, SavedField>> {
  return Object.fromEntries(changedFieldNames(form, before).map((field) => [field, savedValue(form, field)]));
}
