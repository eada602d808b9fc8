// The contract's own schemas, which are large: reached through rules-on-demand alone.
import { NewRecipe } from '@larder/contract/recipes';

import { toNewRecipe } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

/** What is wrong, and where: "ingredients.3", as schema and server write it. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** For asking the contract about a form that has no id yet. */
const ANY_ID = '00000000-0000-4000-8000-000000000000';

/** What the contract has against the form: bounds, addresses, whole numbers. */
export function issuesOf(form: RecipeForm): Issue[] {
  const parsed = NewRecipe.safeParse(toNewRecipe(form, ANY_ID));
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The form as it will be kept. Throws where the contract has something against it. */
export function readNewRecipe(form: RecipeForm, id: string): NewRecipe {
  return NewRecipe.parse(toNewRecipe(form, id));
}
