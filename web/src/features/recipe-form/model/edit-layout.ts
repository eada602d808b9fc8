import { filledRows } from '#features/recipe-form/model/form-rows.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

export const EDIT_LAYOUTS = ['steps', 'page'] as const;
export type EditLayout = (typeof EDIT_LAYOUTS)[number];

/** A recipe up to this size opens on one page. */
const SHORT = { ingredients: 12, instructions: 8 } as const;

/** The chosen layout; without a choice, short recipes are edited on one page. */
export function chooseLayout(
  chosen: string | null,
  { ingredients, instructions }: Pick<RecipeForm, 'ingredients' | 'instructions'>,
): EditLayout {
  const known = EDIT_LAYOUTS.find((layout) => layout === chosen);
  if (known !== undefined) return known;
  const isShort =
    filledRows(ingredients).length <= SHORT.ingredients && filledRows(instructions).length <= SHORT.instructions;
  return isShort ? 'page' : 'steps';
}
