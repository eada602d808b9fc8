import { useWatch } from 'react-hook-form';

import { PictureField } from '#features/pictures/components/picture-field.tsx';
import { PictureProgress } from '#features/pictures/components/picture-progress.tsx';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { pictureUrlToFetch, toPicturedRecipe } from '#features/recipe-form/model/recipe-form.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { pointerReleased } from '#platform/pointer-release.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

/** The recipe's photo: a file, or a URL that is imported when its field loses the focus. */
export function PhotoField({ wizard }: { wizard: Wizard }) {
  const { form, upload, errorOf, showProblem } = wizard;
  const { state } = upload;
  const picture = useWatch({ control: form.control, name: 'picture' });
  const failed = state.phase === 'failed' && state.url !== null ? state : null;
  const urlError = errorOf('image_url');
  const error = urlError === undefined || urlError === '' ? failed?.message : urlError;

  const fetchPicture = async (): Promise<void> => {
    // The press of a button may take the focus. Showing progress must not move that button from under the pointer.
    await pointerReleased();
    const url = pictureUrlToFetch(form.getValues());
    if (url !== null && failed?.url !== url) upload.importUrl(url);
  };

  const clear = (): void => {
    upload.cancel();
    form.setValue('picture', null);
    form.setValue('image_url', '');
    showProblem(null);
  };

  return (
    <PictureField
      picture={picture}
      upload={upload}
      onRemove={clear}
      title="Add a photo of the dish"
      hint="Choose a file, drop it here or paste it. No photo? We’ll draw your dish from its ingredients."
      preview={
        <RecipePicture
          recipe={toPicturedRecipe(form.getValues())}
          alt="Your photo"
          eager
          sizes="(min-width: 40rem) 24rem, 92vw"
          className="aspect-[4/3] w-full max-w-96 rounded-lg"
        />
      }
    >
      <div>
        <Field label="Image URL (optional)" hint="A link to a photo on the web. We’ll save our own copy." error={error}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('image_url', {
                onBlur: () => void fetchPicture(),
                onChange: () => {
                  if (failed !== null) upload.cancel();
                },
              })}
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
            />
          )}
        </Field>
        {state.phase === 'fetching' && <PictureProgress state={state} onCancel={clear} />}
        {failed !== null && (
          <div className="mt-3 flex flex-wrap gap-2.5">
            <Button
              onClick={() => {
                showProblem(null);
                upload.importUrl(failed.url ?? '');
              }}
            >
              Try again
            </Button>
            <Button
              onClick={() => {
                clear();
                form.setFocus('image_url');
              }}
            >
              Keep the recipe without a picture
            </Button>
          </div>
        )}
      </div>
    </PictureField>
  );
}
