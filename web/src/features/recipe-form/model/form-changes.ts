import type { Recipe, RecipeChange } from '@larder/contract/recipes';
import type { z } from 'zod';

import { filledNotes, filledRows, toLinks } from '#features/recipe-form/model/form-rows.ts';
import { toNewRecipe } from '#features/recipe-form/model/recipe-form.ts';
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

/** A field on the wire. The form holds `step_notes` in the rows of `instructions`, and `linked_recipes` in those of `ingredients`. */
type SavedField = EditedField | 'step_notes' | 'linked_recipes';

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
  const value = fieldValue(form, field);
  return value === '' && OPTIONAL_TEXTS.has(field) ? null : value;
}

function isSameValue(field: SavedField, one: RecipeForm, other: RecipeForm): boolean {
  return JSON.stringify(savedValue(one, field)) === JSON.stringify(savedValue(other, field));
}

/** The field on the wire that belongs to the rows of a list. */
const BESIDE_ROWS: Partial<Record<EditedField, 'step_notes' | 'linked_recipes'>> = {
  ingredients: 'linked_recipes',
  instructions: 'step_notes',
};

/** Compares a field of two forms. Instructions include the notes of their steps, ingredients their links. */
export function isSameField(field: EditedField, one: RecipeForm, other: RecipeForm): boolean {
  const beside = BESIDE_ROWS[field];
  return isSameValue(field, one, other) && (beside === undefined || isSameValue(beside, one, other));
}

function hasEntries(form: RecipeForm, field: 'step_notes' | 'linked_recipes'): boolean {
  return field === 'step_notes' ? filledNotes(form.instructions).length > 0 : toLinks(form.ingredients).length > 0;
}

/**
 * The fields of a request that changes the recipe. Changed rows include what belongs to them, because without it the server moves
 * notes and links along with their lines.
 */
function changedFieldNames(form: RecipeForm, before: RecipeForm): SavedField[] {
  return EDITED_FIELDS.flatMap((field): SavedField[] => {
    const isChanged = !isSameValue(field, form, before);
    const beside = BESIDE_ROWS[field];
    if (beside === undefined) return isChanged ? [field] : [];
    const isMoved = isChanged && (hasEntries(form, beside) || hasEntries(before, beside));
    const isBesideSent = isMoved || !isSameValue(beside, form, before);
    return [...(isChanged ? [field] : []), ...(isBesideSent ? [beside] : [])];
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
