import { EDITED_FIELDS, isSameField } from '#features/recipe-form/model/form-changes.ts';
import type { EditedField } from '#features/recipe-form/model/form-changes.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<EditedField, Side>>;

/** A field that differs between this form (`mine`) and the version stored since editing began (`theirs`). */
export interface Difference {
  readonly field: EditedField;
  /** Changed on both sides: only the user can decide. */
  readonly isChangedInBoth: boolean;
  /** The side that changed; mine if both did. */
  readonly suggestion: Side;
}

/** Three-way comparison with the common base `before`, in the order of the form. */
export function findDifferences(before: RecipeForm, mine: RecipeForm, theirs: RecipeForm): Difference[] {
  return EDITED_FIELDS.filter((field) => !isSameField(field, mine, theirs)).map((field) => {
    const isMineChanged = !isSameField(field, mine, before);
    const isTheirsChanged = !isSameField(field, theirs, before);
    return { field, isChangedInBoth: isMineChanged && isTheirsChanged, suggestion: isMineChanged ? 'mine' : 'theirs' };
  });
}

export function suggestedChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(differences.map(({ field, suggestion }) => [field, suggestion]));
}

export function chooseAll(differences: readonly Difference[], side: Side): Choices {
  return Object.fromEntries(differences.map(({ field }) => [field, side]));
}

/** Merges: `mine`, with the fields of `theirs` that the user chose. */
export function mergeForms(mine: RecipeForm, theirs: RecipeForm, choices: Choices): RecipeForm {
  const taken = EDITED_FIELDS.filter((field) => choices[field] === 'theirs');
  const fields = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
  const picture = choices.image_url === 'theirs' ? theirs.picture : mine.picture;
  return { ...mine, ...fields, picture };
}
