import { Refrigerator } from 'lucide-react';
import { Suspense, useState } from 'react';

import { peekHandedOver } from '#features/imports/model/handed-over.ts';
import { PhotoField } from '#features/recipe-form/components/photo-field.tsx';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

/** Lazy: most recipes are not imported. If the script does not load, the form works without it. */
const ImportSection = lazyPart(async () => {
  const { ImportSection: component } = await import('#features/recipe-form/components/import-section.tsx');
  return component;
}, null);

export interface BasicInfoStepProps {
  wizard: Wizard;
  isGenerating: boolean;
}

export function BasicInfoStep({ wizard, isGenerating }: BasicInfoStepProps) {
  const { form, errorOf, goTo, generated, isEdit } = wizard;
  const [isHandedOver] = useState(() => peekHandedOver() !== null);
  const importSection = generated === null && !isGenerating && !isEdit && (
    <Suspense>
      <ImportSection wizard={wizard} />
    </Suspense>
  );
  return (
    <div className="flex flex-col gap-6">
      {/* What was handed over is being read: that comes first. */}
      {isHandedOver && importSection}
      {generated === null && !isGenerating && !isEdit && (
        <div className="flex flex-col items-start gap-4 rounded-lg bg-saffron-wash p-5 sm:flex-row sm:items-center">
          <div className="min-w-0 grow">
            <p className="font-semibold">No recipe in mind?</p>
            <p className="mt-0.5 text-sm text-ink-soft">
              Tell REECE what you have and get a whole recipe: title, steps, times and all.
            </p>
          </div>
          <Button className="w-full shrink-0 sm:w-auto" onClick={() => goTo(1)}>
            <Refrigerator aria-hidden="true" />
            Start from what’s in the fridge
          </Button>
        </div>
      )}
      <Field label="Recipe Title*" error={errorOf('title')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('title')}
            required
            dir="auto"
            autoComplete="off"
            className="scroll-mt-10 font-serif text-xl! font-semibold"
            placeholder="e.g. Grandma’s tomato soup"
          />
        )}
      </Field>
      <Field label="Description*" error={errorOf('description')}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('description')}
            required
            dir="auto"
            rows={3}
            className="scroll-mt-10"
            placeholder="What it is, where it comes from, when to cook it"
          />
        )}
      </Field>
      <PhotoField wizard={wizard} />
      {/* At the end, so that nothing moves when it loads. */}
      {!isHandedOver && importSection}
    </div>
  );
}
