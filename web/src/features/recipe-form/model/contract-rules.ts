// The contract's own schemas, which are large: reached through rules-on-demand alone.
import { plainProblem, problemsOf } from '@larder/contract/problems';
import type { FieldProblem } from '@larder/contract/problems';
import { NewRecipe } from '@larder/contract/recipes';

import { toNewRecipe } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

/** For asking the contract about a form that has no id yet. */
const ANY_ID = '00000000-0000-4000-8000-000000000000';

/** What the contract has against the form: bounds, addresses, whole numbers. */
export function issuesOf(form: RecipeForm): FieldProblem[] {
  const parsed = NewRecipe.safeParse(toNewRecipe(form, ANY_ID), { error: plainProblem });
  return parsed.success ? [] : problemsOf(parsed.error);
}

/** The form as it will be kept. Throws where the contract has something against it. */
export function readNewRecipe(form: RecipeForm, id: string): NewRecipe {
  return NewRecipe.parse(toNewRecipe(form, id));
}
