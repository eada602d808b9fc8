import { PROFILE_TEXTS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { toast } from 'sonner';

import { useUpdateProfile } from '#features/profile/api.ts';
import {
  addTypedAllergy,
  checkProfile,
  isSaved,
  merge,
  parseDraft,
  parseFieldErrors,
  toChange,
  toForm,
} from '#features/profile/model/profile-form.ts';
import type { ProfileFieldError, ProfileFormValues } from '#features/profile/model/profile-form.ts';
import { ApiError } from '#platform/api-error.ts';
import { readTabDraft, removeTabDraft, writeTabDraft } from '#platform/drafts.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const saveFailure = failureToast();

const DRAFT_NAME = 'profile';

export interface ProfileFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: ProfileFormValues;
  readonly change: (part: Partial<ProfileFormValues>) => void;
  readonly saving: boolean;
  readonly hasChanges: boolean;
  /** The values come from a draft and are not saved yet. */
  readonly restored: boolean;
  readonly errorOf: (field: keyof ProfileFormValues) => string | undefined;
  readonly save: () => void;
  /** Resets the form to the stored profile. */
  readonly discard: () => void;
  /** Unlike `hasChanges`, false right after signing out, which deletes drafts. */
  readonly hasDraft: () => boolean;
}

/** State of the profile form. A draft in the tab survives a failed save, a reload and an expired session. */
export function useProfileForm(profile: Profile): ProfileFormState {
  const owner = profile.user_id;
  const saved = useMemo(() => toForm(profile), [profile]);
  const [start] = useState(() => readTabDraft(owner, DRAFT_NAME, parseDraft) ?? saved);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [restored, setRestored] = useState(() => !isSaved(start, profile));
  const [errors, setErrors] = useState<readonly ProfileFieldError[]>([]);
  /** Fields edited since the last check: their errors are hidden. */
  const [editedFields, setEditedFields] = useState<readonly string[]>([]);
  const { mutateAsync: update, isPending: saving } = useUpdateProfile();
  const hasChanges = !isSaved(values, profile);

  useEffect(() => {
    if (hasChanges) writeTabDraft(owner, DRAFT_NAME, values);
    else removeTabDraft(owner, DRAFT_NAME);
  }, [owner, hasChanges, values]);

  const [base, setBase] = useState(saved);
  if (base !== saved) {
    setBase(saved);
    setValues(merge(values, base, saved));
  }

  useEffect(() => {
    const [first] = errors;
    const control = first === undefined ? null : form.current?.elements.namedItem(first.field);
    if (control instanceof HTMLElement) control.focus();
  }, [errors]);

  const showErrors = (found: readonly ProfileFieldError[]): void => {
    setErrors(found);
    setEditedFields([]);
  };

  const send = async (sent: ProfileFormValues): Promise<void> => {
    saveFailure.clear();
    try {
      await update(toChange(sent, profile));
      setRestored(false);
      toast.success(PROFILE_TEXTS.updated);
    } catch (error) {
      saveFailure.show(PROFILE_TEXTS.update_failed, {
        description: `${failureDetail(error)} Your changes are still here.`,
      });
      if (error instanceof ApiError) showErrors(parseFieldErrors(error.fields));
    }
  };

  return {
    form,
    values,
    change: (part) => {
      setValues((before) => ({ ...before, ...part }));
      setEditedFields((before) => [...new Set([...before, ...Object.keys(part)])]);
    },
    saving,
    hasChanges,
    restored: restored && hasChanges,
    errorOf: (field) => {
      return editedFields.includes(field) ? undefined : errors.find((error) => error.field === field)?.message;
    },
    save: () => {
      if (saving) return;
      const complete = addTypedAllergy(values);
      setValues(complete);
      const found = checkProfile(complete);
      showErrors(found);
      if (found.length === 0) void send(complete);
    },
    discard: () => {
      setValues(saved);
      showErrors([]);
      // Synchronous: the page may navigate before the effect runs.
      removeTabDraft(owner, DRAFT_NAME);
    },
    hasDraft: () => readTabDraft(owner, DRAFT_NAME, parseDraft) !== undefined,
  };
}
