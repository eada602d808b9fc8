import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';

import { useCreateRecipe } from '#features/recipes/api.ts';
import type { DraftKeeper } from '#features/recipe-form/components/use-draft-keeper.ts';
import type { Made, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { isUntouched, toNewRecipe } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { describeSaveError } from '#features/recipes/model/recipe-text.ts';
import { checkAll, checkStep, LAST_STEP, problemOfFields, stepOf } from '#features/recipe-form/model/wizard-steps.ts';
import type { FaultPath, Problem } from '#features/recipe-form/model/wizard-steps.ts';
import { ApiError } from '#platform/api-error.ts';

/** Where the thumb's buttons are not. */
export const WIZARD_TOAST = { position: 'top-center' } as const;

export interface Wizard {
  readonly form: UseFormReturn<RecipeForm>;
  readonly step: number;
  readonly made: Made | null;
  readonly problem: Problem | null;
  /** Something was typed or made. */
  readonly touched: boolean;
  readonly saving: boolean;
  setMade: (made: Made | null) => void;
  show: (problem: Problem | null) => void;
  /** The message beside a field, '' for one that is only marked, undefined for one that is fine. */
  faultOf: (path: FaultPath) => string | undefined;
  goTo: (step: number) => void;
  /** Checks this step, then goes to the next or, from the last, keeps the recipe. */
  goOn: () => void;
}

export function useWizard(draft: RecipeDraft, keeper: DraftKeeper): Wizard {
  const navigate = useNavigate();
  const form = useForm<RecipeForm>({ defaultValues: draft.form });
  const [step, setStep] = useState(draft.step);
  const [made, setMade] = useState(draft.made);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [typed, setTyped] = useState(() => !isUntouched(draft.form));
  const { mutateAsync: createRecipe, isPending, isSuccess } = useCreateRecipe();
  const leftRef = useRef(false);
  const sentRef = useRef(draft.sent);

  // Each change is kept, and takes away the complaint about the field that was changed.
  useEffect(() => {
    const take = (): RecipeDraft => ({ id: draft.id, step, form: form.getValues(), made, sent: sentRef.current });
    keeper.schedule(take);
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        keeper.schedule(take);
        setTyped(!isUntouched(form.getValues()));
        setProblem((shown) => (shown?.faults.some(({ path }) => path.startsWith(name ?? '')) === true ? null : shown));
      },
    });
  }, [draft.id, form, keeper, step, made]);

  useEffect(() => {
    const [first] = problem?.faults ?? [];
    if (first !== undefined) form.setFocus(first.path);
  }, [form, problem]);

  useEffect(() => {
    leftRef.current = false;
    return () => {
      leftRef.current = true;
    };
  }, []);

  const show = (next: Problem | null): void => {
    setProblem(next);
    const [first] = next?.faults ?? [];
    if (first !== undefined) setStep(stepOf(first.path));
  };

  const save = async (): Promise<void> => {
    const recipe = toNewRecipe(form.getValues(), draft.id);
    const mayBeKept = sentRef.current;
    sentRef.current = true;
    keeper.schedule(() => ({ id: draft.id, step, form: form.getValues(), made, sent: sentRef.current }));
    keeper.flush();
    try {
      const kept = await createRecipe({ recipe, mayBeKept });
      keeper.end();
      toast.success(RECIPE_TEXTS.created);
      if (!leftRef.current) await navigate({ to: '/recipe/$id', params: { id: kept.id }, replace: true });
    } catch (error) {
      // A plain refusal is an answer: nothing of this sending was kept.
      if (error instanceof ApiError && error.status < 500) sentRef.current = mayBeKept;
      const { message, detail } = describeSaveError(error);
      toast.error(message, { ...WIZARD_TOAST, description: detail });
      if (error instanceof ApiError) show(problemOfFields(error.fields));
    }
  };

  return {
    form,
    step,
    made,
    problem,
    touched: typed || made !== null,
    saving: isPending || isSuccess,
    setMade,
    show,
    faultOf: (path) => problem?.faults.find((fault) => fault.path === path)?.message,
    goTo: (next) => {
      setProblem(null);
      setStep(next);
    },
    goOn: () => {
      if (isPending || isSuccess) return;
      const found = step === LAST_STEP ? checkAll(form.getValues()) : checkStep(step, form.getValues());
      show(found);
      if (found !== null) return;
      if (step === LAST_STEP) void save();
      else setStep(step + 1);
    },
  };
}
