// The contract's schemas are large. Import this module only through lazy-contract-rules.
import { plainProblem, problemsOf } from '@larder/contract/problems';
import type { FieldProblem } from '@larder/contract/problems';
import { NewRecipe } from '@larder/contract/recipes';

import { toNewRecipe } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

/** Validation needs an id, and the form has none yet. */
const ANY_ID = '00000000-0000-4000-8000-000000000000';

/** Validates the form against the contract: limits, URLs, whole numbers. */
export function findIssues(form: RecipeForm): FieldProblem[] {
  const parsed = NewRecipe.safeParse(toNewRecipe(form, ANY_ID), { error: plainProblem });
  return parsed.success ? [] : problemsOf(parsed.error);
}

/** Converts the form to a request body. Throws a ZodError if it is invalid. */
export function readNewRecipe(form: RecipeForm, id: string): NewRecipe {
  return NewRecipe.parse(toNewRecipe(form, id));
}
