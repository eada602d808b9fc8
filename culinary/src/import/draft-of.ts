import { EMPTY_RECIPE, type Finding, type RecipeDraft } from '#import/imported-recipe';
import type { RecipeFields } from '#import/plain-text/recipe-fields';

/** Returns a draft with some fields; the others are empty. Repeated tags go. */
export const draftOf = (fields: RecipeFields, findings: readonly Finding[] = []): RecipeDraft => ({
  ...EMPTY_RECIPE,
  ...fields,
  tags: [...new Set(fields.tags)],
  findings,
});
