import { recipePictureUrl } from '@larder/contract/pictures';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import type { WizardNavigation } from '#features/recipe-form/hooks/use-wizard-navigation.ts';
import { usePictureUpload } from '#features/pictures/hooks/use-picture-upload.ts';
import type { PictureUpload } from '#features/pictures/hooks/use-picture-upload.ts';
import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import { isWorthSaving } from '#features/recipe-form/model/recipe-draft.ts';
import type { DraftContent, Edited, AppliedGeneration, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { pictureUrlToFetch } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { loadRules, loadedRules } from '#features/recipe-form/model/lazy-contract-rules.ts';
import { StepUploads } from '#features/recipe-form/model/step-uploads.ts';
import { LAST_STEP } from '#features/recipe-form/model/wizard-search.ts';
import { checkAll, checkStep, problemAtField, stepOf } from '#features/recipe-form/model/wizard-steps.ts';
import type { FindIssues, FieldPath, Problem } from '#features/recipe-form/model/wizard-steps.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** At the top, because the wizard's buttons are at the bottom of a phone's screen. */
export const WIZARD_TOAST = { position: 'top-center' } as const;

export interface WizardOptions {
  readonly draft: RecipeDraft;
  readonly autosave: DraftAutosave;
  readonly navigation: WizardNavigation;
  /** The edited recipe as it is stored; null for a new one. */
  readonly edited: Edited | null;
  readonly saving: boolean;
  /** All steps are on one page. */
  readonly isOnePage?: boolean;
  /** Saves the recipe. Returns the problem if it is refused, else null. */
  readonly onSave: (form: RecipeForm) => Promise<Problem | null>;
}

export interface Wizard {
  readonly form: UseFormReturn<RecipeForm>;
  readonly step: number;
  readonly generated: AppliedGeneration | null;
  readonly problem: Problem | null;
  /** The wizard edits a stored recipe. */
  readonly isEdit: boolean;
  /** Its id; undefined for a new one. */
  readonly recipeId: string | undefined;
  /** All steps are on one page. */
  readonly isOnePage: boolean;
  /** The user may open this step: every one of an edit, those visited before of a new recipe. */
  canOpen: (step: number) => boolean;
  /** The form contains unsaved input. */
  readonly touched: boolean;
  readonly saving: boolean;
  readonly upload: PictureUpload;
  readonly stepUploads: StepUploads;
  setGenerated: (generated: AppliedGeneration | null) => void;
  showProblem: (problem: Problem | null) => void;
  /** The error of a field: '' marks it without a message, undefined means valid. */
  errorOf: (path: FieldPath) => string | undefined;
  goTo: (step: number) => void;
  /**
   * Validates the step, then opens the next one or, on the last, saves the recipe. Leaving the first step also starts the import of a
   * picture from its URL.
   */
  submitStep: () => void;
  /** Validates all steps, then saves the recipe. Opens the step with the first problem. */
  saveAll: () => void;
  /** Focuses the first invalid field if its step is rendered. */
  focusProblem: () => void;
}

export function useWizard({
  draft,
  autosave,
  navigation,
  edited,
  saving,
  isOnePage = false,
  onSave,
}: WizardOptions): Wizard {
  const { step, goTo } = navigation;
  const form = useForm<RecipeForm>({ defaultValues: draft.form });
  const [generated, setGenerated] = useState(draft.made);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [touched, setTouched] = useState(() => isWorthSaving(draft));
  const [waiting, setWaiting] = useState(false);
  const [furthest, setFurthest] = useState(Math.max(step, draft.step));
  if (step > furthest) setFurthest(step);
  const upload = usePictureUpload((picture) => {
    form.setValue('picture', picture);
    form.setValue('image_url', recipePictureUrl(picture));
  });

  const [stepUploads] = useState(() => new StepUploads(form));
  useEffect(() => () => stepUploads.abortAll(), [stepUploads]);

  // Saves each change (debounced) and clears the error of the changed field.
  useEffect(() => {
    const getContent = (): DraftContent => ({ step, form: form.getValues(), made: generated, edited });
    const handleChange = (): void => {
      autosave.schedule(getContent);
      setTouched(isWorthSaving(getContent()));
    };
    handleChange();
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        handleChange();
        setProblem((current) =>
          current?.errors.some(({ path }) => path.startsWith(name ?? '')) === true ? null : current,
        );
      },
    });
  }, [form, autosave, step, generated, edited]);

  const focusProblem = (): void => {
    const [first] = problem?.errors ?? [];
    if (first !== undefined && (isOnePage || stepOf(first.path) === step)) form.setFocus(first.path);
  };

  const showProblem = (next: Problem | null): void => {
    setProblem(next);
    const [first] = next?.errors ?? [];
    if (first !== undefined && !isOnePage) goTo(stepOf(first.path));
  };

  /** Imports the picture from a typed URL, unless that URL failed before. Returns whether there is a URL. */
  const startImport = (): boolean => {
    const url = pictureUrlToFetch(form.getValues());
    if (url === null) return false;
    const { state } = upload;
    if (state.phase !== 'failed' || state.url !== url) upload.importUrl(url);
    return true;
  };

  /** Waits for pending pictures. Returns the problem if one cannot be stored. */
  const awaitPictures = async (): Promise<Problem | null> => {
    const failed = await stepUploads.settle();
    if (failed !== null) return problemAtField(`instructions.${failed.index}.picture`, failed.message);
    if (!startImport() && !upload.busy) return null;
    const state = await upload.settle();
    if (state.phase !== 'failed' || state.url === null) return null;
    return problemAtField('image_url', state.message);
  };

  const save = async (): Promise<void> => {
    setWaiting(true);
    try {
      showProblem((await awaitPictures()) ?? (await onSave(form.getValues())));
    } finally {
      setWaiting(false);
    }
  };

  const loadFindIssues = async (): Promise<FindIssues> => {
    setWaiting(true);
    try {
      const { findIssues } = await loadRules();
      return findIssues;
    } catch {
      // Without the rules the wizard continues: the server validates too.
      return () => [];
    } finally {
      setWaiting(false);
    }
  };

  const submit = useSingleFlight(async (isWhole: boolean) => {
    const findIssues = loadedRules()?.findIssues ?? (await loadFindIssues());
    const typed = form.getValues();
    const found = isWhole ? checkAll(typed, findIssues) : checkStep(step, typed, findIssues);
    showProblem(found);
    if (found !== null) return;
    if (isWhole) return save();
    if (step === 0) startImport();
    goTo(step + 1);
  });

  return {
    form,
    step,
    generated,
    problem,
    isEdit: edited !== null,
    recipeId: edited?.recipe_id,
    isOnePage,
    canOpen: (which) => edited !== null || which <= furthest,
    touched,
    saving: saving || waiting,
    upload,
    stepUploads,
    setGenerated,
    showProblem,
    errorOf: (path) => problem?.errors.find((error) => error.path === path)?.message,
    goTo: (next) => {
      setProblem(null);
      goTo(next);
    },
    submitStep: () => {
      if (!saving) submit(isOnePage || step === LAST_STEP);
    },
    saveAll: () => {
      if (!saving) submit(true);
    },
    focusProblem,
  };
}
