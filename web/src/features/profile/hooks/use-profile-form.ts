import { PROFILE_TEXTS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { toast } from 'sonner';

import { useUpdateProfile } from '#features/profile/api.ts';
import {
  checkAbout,
  faultsOfFields,
  isSame,
  merge,
  parseAboutDraft,
  settle,
  toChange,
  toForm,
} from '#features/profile/model/about-form.ts';
import type { AboutFault, AboutForm } from '#features/profile/model/about-form.ts';
import { ApiError } from '#platform/api-error.ts';
import { readTabDraft, removeTabDraft, writeTabDraft } from '#platform/drafts.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const saveFailure = failureToast();

const DRAFT_NAME = 'profile';

export interface AboutFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: AboutForm;
  readonly change: (part: Partial<AboutForm>) => void;
  readonly saving: boolean;
  /** Something was typed that is not kept. */
  readonly changed: boolean;
  /** What was typed before is back. */
  readonly restored: boolean;
  readonly faultOf: (field: keyof AboutForm) => string | undefined;
  readonly save: () => void;
  /** Back to what is kept. */
  readonly discard: () => void;
  /** Unlike `changed` also right after signing out, which forgets all that was typed. */
  readonly hasDraft: () => boolean;
}

/** The form about the person; what is typed survives a save that failed, a reload and a session that ended. */
export function useAboutForm(profile: Profile): AboutFormState {
  const owner = profile.user_id;
  const kept = useMemo(() => toForm(profile), [profile]);
  const [start] = useState(() => readTabDraft(owner, DRAFT_NAME, parseAboutDraft) ?? kept);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(start);
  const [restored, setRestored] = useState(() => !isSame(start, kept));
  const [faults, setFaults] = useState<readonly AboutFault[]>([]);
  /** Changed since the faults were found, so nothing is said of them any more. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const { mutateAsync: update, isPending: saving } = useUpdateProfile();
  const changed = !isSame(typed, kept);

  useEffect(() => {
    if (changed) writeTabDraft(owner, DRAFT_NAME, typed);
    else removeTabDraft(owner, DRAFT_NAME);
  }, [owner, changed, typed]);

  const [known, setKnown] = useState(kept);
  if (known !== kept) {
    setKnown(kept);
    setTyped(merge(typed, known, kept));
  }

  useEffect(() => {
    const [first] = faults;
    const control = first === undefined ? null : form.current?.elements.namedItem(first.field);
    if (control instanceof HTMLElement) control.focus();
  }, [faults]);

  const showFaults = (found: readonly AboutFault[]): void => {
    setFaults(found);
    setMended([]);
  };

  const send = async (values: AboutForm): Promise<void> => {
    saveFailure.clear();
    try {
      await update(toChange(values, kept));
      setRestored(false);
      toast.success(PROFILE_TEXTS.updated);
    } catch (error) {
      saveFailure.show(PROFILE_TEXTS.update_failed, {
        description: `${failureDetail(error)} What you typed is still here.`,
      });
      if (error instanceof ApiError) showFaults(faultsOfFields(error.fields));
    }
  };

  return {
    form,
    values: typed,
    change: (part) => {
      setTyped((before) => ({ ...before, ...part }));
      setMended((before) => [...new Set([...before, ...Object.keys(part)])]);
    },
    saving,
    changed,
    restored: restored && changed,
    faultOf: (field) => (mended.includes(field) ? undefined : faults.find((fault) => fault.field === field)?.message),
    save: () => {
      if (saving) return;
      const settled = settle(typed);
      setTyped(settled);
      const found = checkAbout(settled);
      showFaults(found);
      if (found.length === 0) void send(settled);
    },
    discard: () => {
      setTyped(kept);
      showFaults([]);
      // At once: whoever leaves does not wait for the next render.
      removeTabDraft(owner, DRAFT_NAME);
    },
    hasDraft: () => readTabDraft(owner, DRAFT_NAME, parseAboutDraft) !== undefined,
  };
}
