import { fitDraft, originText } from '@larder/contract/fit-draft';
import type { Draft } from '@larder/contract/imports';

import { toForm } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

/** The form of a new recipe with all that was read of a page or text. What was not found stays empty, for the user to fill in. */
export function formOfImport(draft: Draft): RecipeForm {
  const fitted = fitDraft(draft);
  const description = fitted.description === '' ? originText(draft) : fitted.description;
  return toForm({ ...fitted, description, picture: null });
}
