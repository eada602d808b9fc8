import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';

import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { RemovableChip } from '#ui/removable-chip.tsx';

/** The recipe that an ingredient is, with a way to remove the link. */
export function LinkedRecipeChip({ form, index }: { form: UseFormReturn<RecipeForm>; index: number }) {
  const name = `ingredients.${index}.recipe` as const;
  const recipe = useWatch({ control: form.control, name });
  if (recipe === undefined) return null;
  return (
    <div className="mt-1.5">
      <RemovableChip
        label={`Recipe: ${recipe.title}`}
        removeLabel={`Unlink Recipe: ${recipe.title}`}
        onRemove={() => {
          form.setValue(name, undefined);
          form.setFocus(`ingredients.${index}.text`);
        }}
      />
    </div>
  );
}
