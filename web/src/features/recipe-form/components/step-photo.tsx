import { ImagePlus } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { StepPicture } from '#features/recipes/components/step-picture.tsx';
import { PictureProgress } from '#features/pictures/components/picture-progress.tsx';
import { acceptText, PHOTO } from '#features/pictures/model/chosen-file.ts';
import type { RowPlace } from '#features/recipe-form/components/sortable-row.tsx';
import { rowPicture } from '#features/recipe-form/model/form-rows.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import type { StepUploads } from '#features/recipe-form/model/step-uploads.ts';
import { Button } from '#ui/button.tsx';

const SMALL = '-mb-2 px-3! text-sm! font-normal! text-ink-soft';

export interface StepPhotoProps {
  form: UseFormReturn<RecipeForm>;
  uploads: StepUploads;
  place: RowPlace;
}

/** The photo below a step: a button to add one, its upload, or the photo with buttons to replace and remove it. */
export function StepPhoto({ form, uploads, place: { index, label, isSection } }: StepPhotoProps) {
  const picture = useWatch({ control: form.control, name: `instructions.${index}.picture` }) ?? '';
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.stateOf(picture));
  const input = useRef<HTMLInputElement>(null);
  const step = label.toLowerCase();
  const url = rowPicture({ text: '', picture });
  const hasFailed = state.phase === 'failed';
  const isBusy = !hasFailed && state.phase !== 'idle';
  const remove = (): void => {
    uploads.remove(index);
    form.setFocus(`instructions.${index}.text`);
  };

  // A section needs no photo, but one that a recipe has stays.
  if (isSection && url === '') return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Photo file for ${step}`}
        accept={acceptText(PHOTO)}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise choosing the same file again would send no change event.
          currentTarget.value = '';
          uploads.start(index, files);
        }}
      />
      {hasFailed && (
        <p role="alert" className="mt-1.5 basis-full pl-3 text-sm font-semibold text-beet-ink">
          {state.message}
        </p>
      )}
      {isBusy && (
        <div className="basis-full pl-3">
          <PictureProgress state={state} onCancel={remove} />
        </div>
      )}
      {url !== '' && (
        <div className="mt-2 basis-full pl-3">
          <StepPicture url={url} alt={`Photo of ${step}`} className="max-w-60" />
        </div>
      )}
      {!isBusy && (
        <Button
          tone="ghost"
          className={SMALL}
          aria-label={url === '' ? `Add photo to ${step}` : `Replace photo of ${step}`}
          onClick={() => input.current?.click()}
        >
          {url === '' && <ImagePlus aria-hidden="true" className="size-4!" />}
          {url === '' ? 'Add photo' : 'Replace photo'}
        </Button>
      )}
      {!isBusy && (url !== '' || hasFailed) && (
        <Button tone="ghost" className={SMALL} aria-label={`Remove photo of ${step}`} onClick={remove}>
          Remove photo
        </Button>
      )}
    </>
  );
}
