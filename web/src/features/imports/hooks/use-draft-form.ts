import type { ImportedDraft } from '@larder/contract/imports';
import { useState } from 'react';

import { useUpdateDraft } from '#features/imports/api.ts';
import { changesOf, DRAFT_FIELDS, draftErrorsOf, formOf } from '#features/imports/model/draft-form.ts';
import type { DraftErrors, DraftField, DraftForm } from '#features/imports/model/draft-form.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export interface DraftFormOptions {
  importId: string;
  imported: ImportedDraft & { readonly draft: NonNullable<ImportedDraft['draft']> };
  onSaved: () => void;
  /** Called with the first field on screen that has an error. */
  onInvalid: (field: DraftField) => void;
}

/** State of the form for a recipe of an import. A failure keeps everything that the user typed. */
export function useDraftForm({ importId, imported, onSaved, onInvalid }: DraftFormOptions) {
  const [before] = useState(() => formOf(imported.draft));
  const [form, setForm] = useState<DraftForm>(before);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [message, setMessage] = useState('');
  const { mutateAsync: update, isPending } = useUpdateDraft(importId);
  const changes = changesOf(form, before);
  const isChanged = Object.keys(changes).length > 0;
  const save = useSingleFlight(async () => {
    if (!isChanged) {
      onSaved();
      return;
    }
    setMessage('');
    try {
      await update({ position: imported.position, change: { draft: changes } });
    } catch (error) {
      const found = draftErrorsOf(error);
      const field = DRAFT_FIELDS.find((each) => found[each] !== undefined);
      setErrors(found);
      setMessage(field === undefined ? `${failureDetail(error)} Everything you typed is still here.` : '');
      if (field !== undefined) onInvalid(field);
      return;
    }
    onSaved();
  });
  return {
    form,
    change: (part: Partial<DraftForm>): void => {
      setForm((now) => ({ ...now, ...part }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(part, field))));
    },
    errors,
    message,
    isChanged,
    isSaving: isPending,
    save,
  };
}
