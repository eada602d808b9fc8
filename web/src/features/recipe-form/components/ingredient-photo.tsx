import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import type { PhotoReading } from '#features/assistant/api.ts';
import { DropZone } from '#features/pictures/components/drop-zone.tsx';
import { INGREDIENT_PHOTO, judgeFiles } from '#features/pictures/model/chosen-file.ts';
import { WIZARD_TOAST } from '#features/recipe-form/components/use-wizard.ts';
import type { Wizard } from '#features/recipe-form/components/use-wizard.ts';
import { MAX_ROWS } from '#features/recipe-form/model/recipe-form.ts';
import { addLines, takeLinesOut } from '#features/recipe-form/model/row-order.ts';
import { describeExtractError, describeExtraction } from '#features/recipe-form/model/extraction-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { keepFocusAfter } from '#ui/focus-heading.ts';

/** A picture of what is there becomes rows of the list, also when one has gone on to another step meanwhile. */
export function IngredientPhoto({ wizard, photo }: { wizard: Wizard; photo: PhotoReading }) {
  const { form, show } = wizard;
  const { mutate, isPending, data: extraction, error, reset } = photo;
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? (error === null ? null : describeExtractError(error).detail);

  const setRows = (rows: { text: string }[]): void => {
    show(null);
    form.setValue('ingredients', rows, { shouldDirty: true });
  };

  const take = (files: File[]): void => {
    const judged = judgeFiles(files, INGREDIENT_PHOTO);
    if (judged === null) return;
    setRefused(judged.problem);
    if (judged.file === null) return;
    mutate(judged.file, {
      onSuccess: (extracted) => {
        setRows(addLines(form.getValues('ingredients'), extracted.ingredients, MAX_ROWS.ingredients));
        // What is said of samples stands below the list, out of sight on a phone.
        const description = extracted.is_sample ? describeExtraction(extracted) : undefined;
        toast.success(ASSISTANT_TEXTS.extracted, { ...WIZARD_TOAST, description });
      },
      onError: (failure) => {
        toast.error(describeExtractError(failure).message, WIZARD_TOAST);
      },
    });
  };

  return (
    <div className="mt-8">
      <DropZone
        label="Picture of your ingredients"
        accepted={INGREDIENT_PHOTO}
        busy={isPending}
        busyLabel={ASSISTANT_TEXTS.extracting}
        chooseLabel="Choose a picture"
        onFiles={take}
      >
        <div className="mb-4 flex items-start gap-3">
          <Camera className="mt-0.5 size-6 shrink-0 text-ink-faint" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold">{ASSISTANT_TEXTS.extract}</p>
            <p className="mt-0.5 text-sm text-ink-soft">Drop one JPEG or PNG picture here, or choose one.</p>
          </div>
        </div>
        <div aria-live="polite">
          {isPending && <p className="sr-only">{ASSISTANT_TEXTS.extracting}</p>}
          {problem !== null && !isPending && (
            <p className="appear mb-4 text-sm font-semibold text-beet-ink">{problem}</p>
          )}
          {extraction !== undefined && !isPending && (
            <div
              ref={keepFocusAfter}
              className={classNames(
                'appear mb-4 flex flex-col gap-3 rounded-md p-4 sm:flex-row sm:items-center',
                extraction.is_sample ? 'bg-saffron-wash' : 'bg-basil-wash',
              )}
            >
              <p className="min-w-0 grow text-sm">{describeExtraction(extraction)}</p>
              <Button
                onClick={() => {
                  setRows(takeLinesOut(form.getValues('ingredients'), extraction.ingredients));
                  reset();
                }}
              >
                Undo
              </Button>
            </div>
          )}
        </div>
      </DropZone>
    </div>
  );
}
