import type { CookEntry } from '@larder/contract/cook-log';
import { useRef, useState } from 'react';

import { useAddEntry, useUpdateEntry } from '#features/cook-log/api.ts';
import { calendarDay, contentOf, findErrors, formOf, newForm } from '#features/cook-log/model/entry-form.ts';
import type { EntryErrors, EntryForm } from '#features/cook-log/model/entry-form.ts';
import { describeEntryFailure } from '#features/cook-log/model/entry-text.ts';
import type { EntryFailure } from '#features/cook-log/model/entry-text.ts';
import { usePictureUpload } from '#features/pictures/hooks/use-picture-upload.ts';
import { newId } from '#platform/new-id.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export interface EntryFormOptions {
  recipeId: string;
  /** The entry to edit; null for a new one. */
  entry: CookEntry | null;
  /** The servings of a new entry. */
  servings: number | null;
  onSaved: () => void;
  /** Called when there are errors at fields. */
  onInvalid: (errors: EntryErrors) => void;
}

const NO_FAILURE: EntryFailure = { message: '', errors: {} };

/** State of the form for an entry of the cook log. A failure keeps everything that the user entered. */
export function useEntryForm({ recipeId, entry, servings, onSaved, onInvalid }: EntryFormOptions) {
  const [today] = useState(() => calendarDay(new Date()));
  const [form, setForm] = useState(() => (entry === null ? newForm(today, servings) : formOf(entry)));
  /** The form without waiting for a render: an upload may end while the form is being saved. */
  const latest = useRef(form);
  const [failure, setFailure] = useState(NO_FAILURE);
  const [isSaving, setSaving] = useState(false);
  // One id for all attempts, which makes adding idempotent.
  const [id] = useState(() => entry?.id ?? newId());
  const { mutateAsync: add } = useAddEntry(recipeId);
  const { mutateAsync: update } = useUpdateEntry(recipeId);
  const change = (part: Partial<EntryForm>): void => {
    latest.current = { ...latest.current, ...part };
    setForm(latest.current);
    setFailure(NO_FAILURE);
  };
  const upload = usePictureUpload((picture) => change({ picture }));

  const fail = (failed: EntryFailure): void => {
    setFailure(failed);
    onInvalid(failed.errors);
  };
  const send = async (): Promise<void> => {
    const hasUpload = upload.busy;
    const { phase } = await upload.settle();
    // The photo field shows the error.
    if (hasUpload && phase === 'failed') return;
    const input = { id, content: contentOf(latest.current) };
    try {
      await (entry === null ? add(input) : update(input));
    } catch (error) {
      fail(describeEntryFailure(error));
      return;
    }
    onSaved();
  };
  const save = useSingleFlight(async () => {
    const errors = findErrors(latest.current, today);
    setFailure({ message: '', errors });
    if (Object.keys(errors).length > 0) {
      onInvalid(errors);
      return;
    }
    setSaving(true);
    await send();
    setSaving(false);
  });
  return { form, change, today, upload, errors: failure.errors, message: failure.message, isSaving, save };
}
