import { DetailsStep } from '#features/recipe-form/components/details-step.tsx';
import { IngredientsStep } from '#features/recipe-form/components/ingredients-step.tsx';
import { InstructionsStep } from '#features/recipe-form/components/instructions-step.tsx';
import type { RecipeMaker } from '#features/recipe-form/components/use-recipe-maker.ts';
import type { Wizard } from '#features/recipe-form/components/use-wizard.ts';

/** The steps behind the first, which is all that most visits to the page begin with. */
export function LaterStep({ wizard, maker }: { wizard: Wizard; maker: RecipeMaker }) {
  if (wizard.step === 1) return <IngredientsStep wizard={wizard} maker={maker} onMake={maker.make} />;
  if (wizard.step === 2) return <InstructionsStep wizard={wizard} />;
  return <DetailsStep wizard={wizard} />;
}
