import { DetailsStep } from '#features/recipe-form/components/details-step.tsx';
import { IngredientsStep } from '#features/recipe-form/components/ingredients-step.tsx';
import { InstructionsStep } from '#features/recipe-form/components/instructions-step.tsx';
import type { StepContentProps } from '#features/recipe-form/components/step-content.tsx';

/** Steps 2 to 4. Loaded on demand, because the page opens with step 1. */
export function LaterStep({ step, wizard, generator, photo }: StepContentProps) {
  if (step === 1) return <IngredientsStep wizard={wizard} generator={generator} photo={photo} />;
  if (step === 2) return <InstructionsStep wizard={wizard} />;
  return <DetailsStep wizard={wizard} />;
}
