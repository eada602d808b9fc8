import { EDITED_FIELDS, isSameIn } from '#features/recipe-form/model/recipe-form.ts';
import type { EditedField, RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<EditedField, Side>>;

/** A field that says one thing here and another in what was kept meanwhile. */
export interface Difference {
  readonly field: EditedField;
  /** Changed on both sides, so that nobody but a person can say which is right. */
  readonly both: boolean;
  /** The side that was changed, or mine. */
  readonly suggestion: Side;
}

/** In the order of the form. `before` is what both sides began with. */
export function findDifferences(before: RecipeForm, mine: RecipeForm, theirs: RecipeForm): Difference[] {
  return EDITED_FIELDS.filter((field) => !isSameIn(field, mine, theirs)).map((field) => {
    const isMineChanged = !isSameIn(field, mine, before);
    const isTheirsChanged = !isSameIn(field, theirs, before);
    return { field, both: isMineChanged && isTheirsChanged, suggestion: isMineChanged ? 'mine' : 'theirs' };
  });
}

export function suggestedChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(differences.map(({ field, suggestion }) => [field, suggestion]));
}

export function chooseAll(differences: readonly Difference[], side: Side): Choices {
  return Object.fromEntries(differences.map(({ field }) => [field, side]));
}

/** Mine, with theirs in each field for which theirs was chosen. */
export function mergeForms(mine: RecipeForm, theirs: RecipeForm, choices: Choices): RecipeForm {
  const taken = EDITED_FIELDS.filter((field) => choices[field] === 'theirs');
  const fields = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
  const picture = choices.image_url === 'theirs' ? theirs.picture : mine.picture;
  return { ...mine, ...fields, picture };
}
