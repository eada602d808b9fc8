import { COOK_LOG_LIMITS, COOK_LOG_TEXTS } from '@larder/contract/cook-log';
import type { CookEntry } from '@larder/contract/cook-log';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { useRef } from 'react';
import { toast } from 'sonner';

import type { LoggedRecipe } from '#features/cook-log/model/logged-recipe.ts';
import { EntryPhoto } from '#features/cook-log/components/entry-photo.tsx';
import { StarsField } from '#features/cook-log/components/stars-field.tsx';
import { useEntryForm } from '#features/cook-log/hooks/use-entry-form.ts';
import { firstInvalid } from '#features/cook-log/model/entry-form.ts';
import { PictureField } from '#features/pictures/components/picture-field.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DialogContent } from '#ui/dialog-content.tsx';
import { DIALOG_FOOT } from '#ui/dialog-style.ts';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface EntryDialogContentProps {
  recipe: LoggedRecipe;
  /** The entry to edit; null for a new one. */
  entry: CookEntry | null;
  /** The servings of a new entry. */
  servings: number | null;
  onClose: () => void;
}

/** Adds or edits an entry of the cook log. */
export function EntryDialogContent({ recipe, entry, servings, onClose }: EntryDialogContentProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, change, today, upload, errors, message, isSaving, save } = useEntryForm({
    recipeId: recipe.id,
    entry,
    servings,
    onSaved: () => {
      toast.success(entry === null ? COOK_LOG_TEXTS.added : COOK_LOG_TEXTS.changed);
      onClose();
    },
    onInvalid: (invalid) => {
      const field = firstInvalid(invalid);
      element.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, button)`)?.focus();
    },
  });
  return (
    <DialogContent
      open
      onClose={() => !isSaving && onClose()}
      title={entry === null ? 'Add to your cook log' : 'Edit entry'}
      description={
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {recipe.title}
        </span>
      }
    >
      <form
        ref={element}
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="grid gap-5 min-[22rem]:grid-cols-2 min-[22rem]:gap-4">
          <div data-field="cooked_on">
            <Field label="Date" error={errors.cooked_on}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  required
                  max={today}
                  value={form.cooked_on}
                  onChange={(event) => change({ cooked_on: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
          <div data-field="servings">
            <Field label="Servings" error={errors.servings}>
              {(control) => (
                <NumberStepper
                  {...control}
                  name="Servings"
                  min={RECIPE_LIMITS.servings_min}
                  max={RECIPE_LIMITS.servings_max}
                  value={form.servings}
                  onChange={(value) => change({ servings: value })}
                />
              )}
            </Field>
          </div>
        </div>
        <StarsField
          label="How did it turn out? (optional)"
          stars={form.stars}
          onChange={(stars) => change({ stars })}
        />
        <div data-field="note">
          <Field label="Note (optional)" error={errors.note}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={COOK_LOG_LIMITS.note_max_characters}
                placeholder="Less salt next time. The kids loved it."
                value={form.note}
                onChange={(event) => change({ note: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
        <div data-field="image_url">
          <PictureField
            picture={form.picture}
            upload={upload}
            preview={form.picture !== null && <EntryPhoto picture={form.picture} alt="Your photo" className="w-48" />}
            title="Add a photo"
            hint="Choose a file, drop it here or paste it."
            onRemove={() => change({ picture: null })}
          />
          {errors.image_url !== undefined && (
            <p role="alert" className="appear mt-1.5 text-sm font-semibold text-beet-ink">
              {errors.image_url}
            </p>
          )}
        </div>
        {message !== '' && <FormMessage>{message}</FormMessage>}
        <div className={classNames(DIALOG_FOOT, 'flex gap-3 *:grow sm:justify-end sm:*:grow-0')}>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={isSaving} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </DialogContent>
  );
}
