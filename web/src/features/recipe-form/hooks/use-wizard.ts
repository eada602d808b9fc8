import { recipePictureUrl } from '@larder/contract/pictures';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import type { WizardPlace } from '#features/recipe-form/hooks/use-wizard-place.ts';
import { usePictureUpload } from '#features/pictures/hooks/use-picture-upload.ts';
import type { PictureUpload } from '#features/pictures/hooks/use-picture-upload.ts';
import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import { isWorthSaving } from '#features/recipe-form/model/recipe-draft.ts';
import type { DraftContent, Edited, Made, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { addressToFetch } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { fetchRules, knownRules } from '#features/recipe-form/model/rules-on-demand.ts';
import { LAST_STEP } from '#features/recipe-form/model/step-names.ts';
import { checkAll, checkStep, problemAt, stepOf } from '#features/recipe-form/model/wizard-steps.ts';
import type { AskContract, FaultPath, Problem } from '#features/recipe-form/model/wizard-steps.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** Where the thumb's buttons are not. */
export const WIZARD_TOAST = { position: 'top-center' } as const;

export interface WizardOptions {
  readonly draft: RecipeDraft;
  readonly autosave: DraftAutosave;
  readonly place: WizardPlace;
  /** The recipe that is edited, as it is known by now; null for a new one. */
  readonly edited: Edited | null;
  readonly saving: boolean;
  /** Keeps it; answers with what is wrong with it, if something is. */
  readonly onSave: (form: RecipeForm) => Promise<Problem | null>;
}

export interface Wizard {
  readonly form: UseFormReturn<RecipeForm>;
  readonly step: number;
  readonly made: Made | null;
  readonly problem: Problem | null;
  /** A kept recipe is changed, not a new one written. */
  readonly isEdit: boolean;
  /** Something was typed or made. */
  readonly touched: boolean;
  readonly saving: boolean;
  readonly upload: PictureUpload;
  setMade: (made: Made | null) => void;
  show: (problem: Problem | null) => void;
  /** The message beside a field, '' for one that is only marked, undefined for one that is fine. */
  faultOf: (path: FaultPath) => string | undefined;
  goTo: (step: number) => void;
  /** Checks this step, then goes to the next or, from the last, keeps the recipe. */
  goOn: () => void;
  /** Leads to the field of the problem, as soon as it is on the page. */
  focusProblem: () => void;
}

export function useWizard({ draft, autosave, place, edited, saving, onSave }: WizardOptions): Wizard {
  const { step, goTo } = place;
  const form = useForm<RecipeForm>({ defaultValues: draft.form });
  const [made, setMade] = useState(draft.made);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [touched, setTouched] = useState(() => isWorthSaving(draft));
  const [waiting, setWaiting] = useState(false);
  const upload = usePictureUpload((picture) => {
    form.setValue('picture', picture);
    form.setValue('image_url', recipePictureUrl(picture));
  });

  // Saves each change, and clears the problem of the changed field.
  useEffect(() => {
    const take = (): DraftContent => ({ step, form: form.getValues(), made, edited });
    const follow = (): void => {
      autosave.schedule(take);
      setTouched(isWorthSaving(take()));
    };
    follow();
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        follow();
        setProblem((shown) => (shown?.faults.some(({ path }) => path.startsWith(name ?? '')) === true ? null : shown));
      },
    });
  }, [form, autosave, step, made, edited]);

  const focusProblem = (): void => {
    const [first] = problem?.faults ?? [];
    if (first !== undefined && stepOf(first.path) === step) form.setFocus(first.path);
  };

  const show = (next: Problem | null): void => {
    setProblem(next);
    const [first] = next?.faults ?? [];
    if (first !== undefined) goTo(stepOf(first.path));
  };

  /** Begins to fetch the picture at a typed address, as far as that has not been tried; answers whether one is to come. */
  const beginPicture = (): boolean => {
    const url = addressToFetch(form.getValues());
    if (url === null) return false;
    const { state } = upload;
    if (state.phase !== 'failed' || state.url !== url) upload.importUrl(url);
    return true;
  };

  /** The picture has arrived, or there is none to come; otherwise the problem. */
  const settlePicture = async (): Promise<Problem | null> => {
    if (!beginPicture() && !upload.busy) return null;
    const state = await upload.settle();
    if (state.phase !== 'failed' || state.url === null) return null;
    return problemAt('image_url', state.message);
  };

  /** Keeps it once its picture is there; otherwise the problem. */
  const keep = async (): Promise<Problem | null> => {
    return (await settlePicture()) ?? onSave(form.getValues());
  };

  const save = async (): Promise<void> => {
    setWaiting(true);
    try {
      show(await keep());
    } finally {
      setWaiting(false);
    }
  };

  const reachContract = async (): Promise<AskContract> => {
    setWaiting(true);
    try {
      const { issuesOf } = await fetchRules();
      return issuesOf;
    } catch {
      // One goes on without its rules: the server has the same.
      return () => [];
    } finally {
      setWaiting(false);
    }
  };

  const goOn = useSingleFlight(async () => {
    const issuesOf = knownRules()?.issuesOf ?? (await reachContract());
    const typed = form.getValues();
    const found = step === LAST_STEP ? checkAll(typed, issuesOf) : checkStep(step, typed, issuesOf);
    show(found);
    if (found !== null) return;
    if (step === 0) beginPicture();
    if (step === LAST_STEP) await save();
    else goTo(step + 1);
  });

  return {
    form,
    step,
    made,
    problem,
    isEdit: edited !== null,
    touched,
    saving: saving || waiting,
    upload,
    setMade,
    show,
    faultOf: (path) => problem?.faults.find((fault) => fault.path === path)?.message,
    goTo: (next) => {
      setProblem(null);
      goTo(next);
    },
    goOn: () => {
      if (!saving) goOn();
    },
    focusProblem,
  };
}
