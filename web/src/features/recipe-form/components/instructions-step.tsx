import { useCallback } from 'react';

import { RowList } from '#features/recipe-form/components/row-list.tsx';
import type { RowPlace } from '#features/recipe-form/components/sortable-row.tsx';
import { StepPhoto } from '#features/recipe-form/components/step-photo.tsx';
import { StepNote } from '#features/recipe-form/components/step-note.tsx';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';

const EXAMPLES = ['Warm the oil in a wide pan and soften the onion, 5 minutes.'];

export function InstructionsStep({ wizard }: { wizard: Wizard }) {
  const { form, stepUploads } = wizard;
  const renderBelow = useCallback(
    (place: RowPlace) => (
      <div className="-ml-3 flex flex-wrap">
        <StepNote form={form} place={place} />
        <StepPhoto form={form} uploads={stepUploads} place={place} />
      </div>
    ),
    [form, stepUploads],
  );
  return (
    <div>
      <p className="mb-4 text-ink-soft">What to do, step by step.</p>
      <RowList
        wizard={wizard}
        name="instructions"
        noun="Step"
        examples={EXAMPLES}
        numbered
        lines={2}
        renderBelow={renderBelow}
      />
    </div>
  );
}
