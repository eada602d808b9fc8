import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import type { PhotoReading } from '#features/assistant/api.ts';
import { DropZone } from '#features/pictures/components/drop-zone.tsx';
import { INGREDIENT_PHOTO, selectFile } from '#features/pictures/model/chosen-file.ts';
import { WIZARD_TOAST } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Row } from '#features/recipe-form/model/form-rows.ts';
import { MAX_ROWS } from '#features/recipe-form/model/recipe-form.ts';
import { appendLines, findNewLines, removeLines } from '#features/recipe-form/model/row-edits.ts';
import {
  extractionToast,
  describeExtractError,
  describeExtraction,
} from '#features/recipe-form/model/extraction-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

const photoFailure = failureToast();

/** Reads ingredients from a photo into the list, even if the user opens another step in the meantime. */
export function IngredientPhoto({ wizard, photo }: { wizard: Wizard; photo: PhotoReading }) {
  const { form, showProblem } = wizard;
  const { mutate, isPending, data: read, error, reset, isDemo } = photo;
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? (error === null ? null : describeExtractError(error).detail);

  const setRows = (rows: Row[]): void => {
    showProblem(null);
    form.setValue('ingredients', rows, { shouldDirty: true });
  };

  const add = (ingredients: readonly string[]): readonly string[] => {
    const rows = form.getValues('ingredients');
    const added = findNewLines(rows, ingredients);
    if (added.length > 0) setRows(appendLines(rows, added, MAX_ROWS.ingredients));
    return added;
  };

  const readPhoto = (files: File[]): void => {
    const judged = selectFile(files, INGREDIENT_PHOTO);
    if (judged === null) return;
    setRefused(judged.problem);
    if (judged.file === null) return;
    photoFailure.clear();
    mutate(
      { picture: judged.file, add },
      {
        onSuccess: (extraction) => {
          const { message, detail: description, succeeded } = extractionToast(extraction);
          if (succeeded) toast.success(message, { ...WIZARD_TOAST, description });
          else toast.info(message, { ...WIZARD_TOAST, description });
        },
        onError: (failure) => {
          photoFailure.show(describeExtractError(failure).message, WIZARD_TOAST);
        },
      },
    );
  };

  return (
    <div className="mt-8">
      <DropZone
        label="Picture of your ingredients"
        accepted={INGREDIENT_PHOTO}
        busy={isPending}
        busyLabel={ASSISTANT_TEXTS.extracting}
        chooseLabel="Choose a picture"
        onFiles={readPhoto}
      >
        <div className="mb-4 flex items-start gap-3">
          <Camera className="mt-0.5 size-6 shrink-0 text-ink-faint" aria-hidden="true" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="font-semibold">{ASSISTANT_TEXTS.extract}</p>
              {isDemo && <Badge tone="saffron">Demo</Badge>}
            </div>
            <p className="mt-0.5 text-sm text-ink-soft">Drop one JPEG or PNG picture here, or choose one.</p>
            {isDemo && (
              <p className="mt-0.5 text-sm text-ink-soft">
                Photo reading isn’t set up here: any picture gives you the same six sample ingredients.
              </p>
            )}
          </div>
        </div>
        <div aria-live="polite">
          {isPending && <p className="sr-only">{ASSISTANT_TEXTS.extracting}</p>}
          {problem !== null && !isPending && (
            <p className="appear mb-4 text-sm font-semibold text-beet-ink">{problem}</p>
          )}
          {read !== undefined && !isPending && (
            <div
              ref={restoreFocusOnRemoval}
              className={classNames(
                'appear mb-4 flex flex-col gap-3 rounded-md p-4 sm:flex-row sm:items-center',
                read.is_sample ? 'bg-saffron-wash' : 'bg-basil-wash',
              )}
            >
              <p className="min-w-0 grow text-sm">{describeExtraction(read)}</p>
              {read.added.length > 0 && (
                <Button
                  onClick={() => {
                    setRows(removeLines(form.getValues('ingredients'), read.added));
                    reset();
                  }}
                >
                  Undo
                </Button>
              )}
            </div>
          )}
        </div>
      </DropZone>
    </div>
  );
}
