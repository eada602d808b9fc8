import { DetailsStep } from '#features/recipe-form/components/details-step.tsx';
import { IngredientsStep } from '#features/recipe-form/components/ingredients-step.tsx';
import type { IngredientsStepProps } from '#features/recipe-form/components/ingredients-step.tsx';
import { InstructionsStep } from '#features/recipe-form/components/instructions-step.tsx';

/** The steps behind the first, which is all that most visits to the page begin with. */
export function LaterStep({ wizard, maker, photo }: IngredientsStepProps) {
  if (wizard.step === 1) return <IngredientsStep wizard={wizard} maker={maker} photo={photo} />;
  if (wizard.step === 2) return <InstructionsStep wizard={wizard} />;
  return <DetailsStep wizard={wizard} />;
}
