import { chooseLayout } from '#features/recipe-form/model/edit-layout.ts';
import type { EditLayout } from '#features/recipe-form/model/edit-layout.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { useUserItem } from '#platform/use-user-item.ts';

/** The layout of the edit form: the one that the user chose last, else the one that suits the recipe as it was opened. */
export function useEditLayout(owner: string, opened: RecipeForm): readonly [EditLayout, (layout: EditLayout) => void] {
  const [chosen, setChosen] = useUserItem(owner, 'edit-layout');
  return [chooseLayout(chosen, opened), setChosen];
}
