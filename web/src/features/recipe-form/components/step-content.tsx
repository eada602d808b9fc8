import { Suspense, useEffect } from 'react';

import type { PhotoReading } from '#features/assistant/api.ts';
import { BasicInfoStep } from '#features/recipe-form/components/basic-info-step.tsx';
import type { WizardGenerator } from '#features/recipe-form/hooks/use-recipe-generator.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { loadRules } from '#features/recipe-form/model/lazy-contract-rules.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

const importLaterSteps = () => import('#features/recipe-form/components/later-steps.tsx');
const LaterStep = lazyPart(async () => (await importLaterSteps()).LaterStep, 'This step');

/** Loads the scripts that the first step does not need. */
export function preloadLaterSteps(): void {
  // A failure shows when the step is opened. Validation loads the rules again.
  importLaterSteps().catch(() => undefined);
  loadRules().catch(() => undefined);
}

/** Rendered after a step's fields: calls `onReady` when all of them are on the page. */
function StepReady({ onReady }: { onReady: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once per step
  useEffect(onReady, []);
  return null;
}

export interface StepContentProps {
  step: number;
  wizard: Wizard;
  generator: WizardGenerator;
  photo: PhotoReading;
}

/** The fields of one step. Those of the first are part of the page, the others load on demand. */
export function StepContent({ step, wizard, generator, photo }: StepContentProps) {
  const { focusProblem } = wizard;
  if (step === 0) {
    return (
      <>
        <BasicInfoStep wizard={wizard} isGenerating={generator.busy} />
        <StepReady onReady={focusProblem} />
      </>
    );
  }
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <LaterStep step={step} wizard={wizard} generator={generator} photo={photo} />
      <StepReady key={step} onReady={focusProblem} />
    </Suspense>
  );
}
