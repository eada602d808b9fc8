import type { ImportedDraft } from '@larder/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

import { draftQuery } from '#features/imports/api.ts';
import { DraftFormFields } from '#features/imports/components/draft-form-fields.tsx';
import { DraftPhoto } from '#features/imports/components/draft-photo.tsx';
import { useDraftForm } from '#features/imports/hooks/use-draft-form.ts';
import type { DraftFormOptions } from '#features/imports/hooks/use-draft-form.ts';
import { draftName } from '#features/imports/model/draft-review.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DialogContent } from '#ui/dialog-content.tsx';
import { DIALOG_FOOT } from '#ui/dialog-style.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { Loaded } from '#ui/loaded.tsx';

export interface DraftDialogContentProps {
  importId: string;
  /** The place of the recipe in the file. */
  position: number;
  onClose: () => void;
}

/** Edits a recipe of an import before it is saved. */
export function DraftDialogContent({ importId, position, onClose }: DraftDialogContentProps) {
  // A refetch would not reach the form.
  const query = useQuery({ ...draftQuery(importId, position), staleTime: Infinity, refetchOnReconnect: false });
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    if (isChanged) setAsking(true);
    else onClose();
  };
  return (
    <DialogContent open onClose={close} title="Edit recipe">
      <div className="mt-5">
        <Loaded query={query} onRetry={() => void query.refetch()} what="The fields of this recipe" lines={12}>
          {(imported) =>
            hasDraft(imported) ? (
              <DraftEditor
                importId={importId}
                imported={imported}
                isAsking={isAsking}
                onChanged={setChanged}
                onClose={close}
                onDiscard={onClose}
                onContinue={() => setAsking(false)}
              />
            ) : (
              <FormMessage>{imported.problem ?? `${draftName(imported)} could not be read.`}</FormMessage>
            )
          }
        </Loaded>
      </div>
    </DialogContent>
  );
}

function hasDraft(imported: ImportedDraft): imported is DraftFormOptions['imported'] {
  return imported.draft !== null;
}

interface DraftEditorProps extends Pick<DraftFormOptions, 'importId' | 'imported'> {
  /** The user wants to close the dialog with changes that are not saved. */
  isAsking: boolean;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
  onDiscard: () => void;
  onContinue: () => void;
}

function DraftEditor({ importId, imported, isAsking, onChanged, onClose, onDiscard, onContinue }: DraftEditorProps) {
  const element = useRef<HTMLFormElement>(null);
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) resume.current?.focus();
  }, [isAsking]);
  const { form, change, errors, message, isSaving, save } = useDraftForm({
    importId,
    imported,
    onSaved: () => {
      toast.success('Changes saved', { description: draftName({ ...imported, title: form.title }) });
      onDiscard();
    },
    onInvalid: (field) =>
      element.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea)`)?.focus(),
  });
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DraftPhoto imported={imported} />
      <DraftFormFields
        draft={imported.draft}
        form={form}
        errors={errors}
        onChange={(part) => {
          change(part);
          onChanged(true);
          onContinue();
        }}
      />
      {message !== '' && <FormMessage>{message}</FormMessage>}
      <div className={classNames(DIALOG_FOOT, 'flex flex-wrap gap-3 *:grow sm:justify-end sm:*:grow-0')}>
        {isAsking ? (
          <>
            <p role="alert" className="w-full font-semibold">
              Your changes to this recipe will be discarded.
            </p>
            <Button ref={resume} onClick={onContinue}>
              Continue editing
            </Button>
            <Button tone="danger" onClick={onDiscard}>
              Discard changes
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" tone="primary" busy={isSaving} busyLabel="Saving...">
              Save changes
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
