import { COLLECTION_LIMITS, COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { Collection } from '@larder/contract/collections';
import { useRef } from 'react';
import { toast } from 'sonner';

import { useCollectionForm } from '#features/collections/hooks/use-collection-form.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DialogContent } from '#ui/dialog-content.tsx';
import { DIALOG_FOOT } from '#ui/dialog-style.ts';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface CollectionDialogContentProps {
  /** The collection to change; null for a new one. */
  collection: Collection | null;
  onClose: () => void;
  onSaved?: (collection: Collection) => void;
}

/** Creates a collection, or changes its name and description. */
export function CollectionDialogContent({ collection, onClose, onSaved }: CollectionDialogContentProps) {
  const nameInput = useRef<HTMLInputElement>(null);
  const { texts, change, failure, isSaving, save } = useCollectionForm({
    collection,
    onSaved: (saved) => {
      toast.success(collection === null ? COLLECTION_TEXTS.created : COLLECTION_TEXTS.changed);
      onClose();
      onSaved?.(saved);
    },
    onInvalid: () => nameInput.current?.focus(),
  });
  return (
    <DialogContent
      open
      onClose={() => !isSaving && onClose()}
      title={collection === null ? 'New collection' : 'Edit collection'}
      initialFocus={nameInput}
    >
      <form
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Name" error={failure.name}>
          {(control) => (
            <TextInput
              {...control}
              ref={nameInput}
              required
              maxLength={COLLECTION_LIMITS.name_max_characters}
              placeholder="Sunday dinners"
              value={texts.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Description (optional)">
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={COLLECTION_LIMITS.description_max_characters}
              value={texts.description}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
          )}
        </Field>
        {failure.message !== '' && <FormMessage>{failure.message}</FormMessage>}
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
