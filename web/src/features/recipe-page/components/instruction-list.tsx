import { StepList } from '#features/cooking/components/step-list.tsx';
import { TimedText } from '#features/cooking/components/timed-text.tsx';
import type { CookableRecipe, CookedRecipe } from '#features/cooking/model/shaped-recipe.ts';

export interface InstructionListProps {
  recipe: CookableRecipe;
  cooked: CookedRecipe;
}

/** The steps in the chosen size and units, with timers for their times. */
export function InstructionList({ recipe, cooked }: InstructionListProps) {
  const { shaped, steps } = cooked;
  return (
    <StepList
      instructions={shaped.instructions}
      stepNotes={recipe.step_notes}
      stepPictures={recipe.step_pictures}
      sizeNotes={shaped.notes}
      renderText={(text, index) => {
        const pieces = steps?.[index];
        return pieces === undefined ? text : <TimedText recipe={recipe} step={index} pieces={pieces} />;
      }}
    />
  );
}
