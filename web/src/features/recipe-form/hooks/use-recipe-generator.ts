import { ASSISTANT_TEXTS, GENERATION_LIMITS } from '@larder/contract/assistant';
import type { Generation, GenerationStage } from '@larder/contract/assistant';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

import { cancelGeneration, markGenerationSeen, useGenerateRecipe } from '#features/assistant/api.ts';
import { NOT_STOPPED } from '#features/assistant/model/generation-text.ts';
import { createCancellation } from '#features/assistant/model/cancellation.ts';
import type { Cancellation } from '#features/assistant/model/cancellation.ts';
import { useGenerationOptions } from '#features/recipe-form/hooks/use-generation-options.ts';
import { WIZARD_TOAST } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { describeNoRecipe, titleNoteText } from '#features/recipe-form/model/generated-text.ts';
import { wishOf } from '#features/recipe-form/model/generation-options.ts';
import { applyGenerated, isSameForm, typedTexts } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { problemAtField } from '#features/recipe-form/model/wizard-steps.ts';
import { describeGenerateError } from '#features/recipes/model/recipe-text.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { newId } from '#platform/new-id.ts';
import { tabLocks } from '#platform/tab-locks.ts';
import { failureToast } from '#ui/failure-toast.ts';

const generateFailure = failureToast();

export type Unusable = Generation['unusable'];

interface PendingRequest {
  /** The idempotency key: repeating the request with it joins the running generation. */
  readonly id: string;
  readonly ingredients: string[];
  readonly wish: ReturnType<typeof wishOf>;
}

export interface WizardGenerator {
  readonly busy: boolean;
  /** The running generation replaces an earlier one. */
  readonly isRegenerating: boolean;
  /** The progress; null while the connection is lost, undefined before the first event. */
  readonly stage: GenerationStage | null | undefined;
  /** How many generated recipes the form was filled with since the page was opened. */
  readonly appliedCount: number;
  readonly isStopping: boolean;
  /** The ingredients that the last generation could not use; null if it returned a recipe. */
  readonly unusable: Unusable | null;
  /** Generates a recipe from the ingredients in the form. */
  generate: (foods: string[]) => void;
  /** Generates another one from the same ingredients. */
  regenerate: () => void;
  stop: () => void;
  /** Fills the form, with these ingredients in it, with a recipe that was generated on an earlier visit. */
  apply: (generation: Generation, foods: string[]) => void;
  /** Discards the generated recipe and restores the user's own input. */
  undo: () => void;
  /** The user edited the generated recipe, so replacing it would lose the edits. */
  isChanged: () => boolean;
}

function isSameRequest({ id: _id, ...one }: PendingRequest, other: Omit<PendingRequest, 'id'>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function findCountError(count: number): string | null {
  if (count === 0) return ASSISTANT_TEXTS.ingredient_required;
  const max = GENERATION_LIMITS.ingredients_max;
  return count > max ? `REECE can cook with at most ${max} ingredients at once` : null;
}

/** 'Generate Recipe from Ingredients': fills the wizard with a generated recipe that can be undone. */
export function useRecipeGenerator({ form, generated, setGenerated, showProblem }: Wizard): WizardGenerator {
  const { mutate, isPending } = useGenerateRecipe();
  const [options] = useGenerationOptions();
  const [unusable, setUnusable] = useState<Unusable | null>(null);
  const [isAnother, setAnother] = useState(false);
  const [appliedCount, setAppliedCount] = useState(0);
  const [stage, setStage] = useState<GenerationStage | null | undefined>();
  const [isStopping, setStopping] = useState(false);
  const cancellation = useRef<Cancellation | null>(null);
  /** The request without an answer. */
  const pending = useRef<PendingRequest | null>(null);
  const following = useRef<AbortController | null>(null);

  // Leaving the page stops following. The generation continues and is offered on the next visit.
  useEffect(() => () => following.current?.abort(), []);

  /** `replaced`: the form when regeneration was requested; null for a first recipe. */
  const fillForm = (generation: Generation, asked: string[], replaced: RecipeForm | null) => {
    const { recipe, notes, answered_by: answeredBy } = generation;
    if (recipe === null) return;
    const typed = form.getValues();
    // Undo restores the form before the first recipe, or what was typed while this one was generated.
    const before = generated !== null && replaced !== null && isSameForm(typed, replaced) ? generated.before : typed;
    const after = applyGenerated(generated === null ? before : { ...before, ...typedTexts(typed, generated) }, recipe);
    form.reset(after);
    setGenerated({ asked, before, after, unusable: generation.unusable, notes, answered_by: answeredBy ?? 'kitchen' });
    setAppliedCount((count) => count + 1);
    toast.success(ASSISTANT_TEXTS.generated, {
      ...WIZARD_TOAST,
      description: titleNoteText(after.title, recipe.title),
    });
  };

  const handleResult = (generation: Generation, asked: string[], replaced: RecipeForm | null): void => {
    // If this fails, the generation is offered again on the next visit.
    markGenerationSeen(generation.id).catch(() => undefined);
    generateFailure.clear();
    if (generation.recipe !== null) return fillForm(generation, asked, replaced);
    if (generation.state === 'done') setUnusable(generation.unusable);
    const { failed, message, detail } = describeNoRecipe(generation);
    const showToast = failed ? generateFailure.show : toast.info;
    showToast(message, { ...WIZARD_TOAST, description: detail });
  };

  const start = (ingredients: string[], isRegeneration: boolean): void => {
    if (isPending) return;
    const wish = wishOf(options, form.getValues('servings'));
    const unanswered = pending.current;
    // After a broken connection, the same request keeps its idempotency key.
    const id = unanswered !== null && isSameRequest(unanswered, { ingredients, wish }) ? unanswered.id : newId();
    // A copy, because the form mutates its rows.
    const replaced = isRegeneration ? structuredClone(form.getValues()) : null;
    const controller = new AbortController();
    pending.current = { id, ingredients, wish };
    following.current = controller;
    controller.signal.addEventListener('abort', tabLocks().acquire(id));
    generateFailure.clear();
    setAnother(isRegeneration);
    setUnusable(null);
    setStage(undefined);
    const stopping = createCancellation({
      cancel: () => cancelGeneration(id),
      onChange: () => setStopping(stopping.isRequested()),
      onFailed: (error) => generateFailure.show(NOT_STOPPED, { ...WIZARD_TOAST, description: failureDetail(error) }),
    });
    cancellation.current = stopping;
    setStopping(false);
    mutate(
      {
        wish: { kind: 'ingredients', id, ingredients, ...wish },
        signal: controller.signal,
        onStage: (now) => {
          setStage(now);
          if (now !== null) stopping.noteStarted();
        },
      },
      {
        onSuccess: (generation) => {
          pending.current = null;
          // Race: the recipe may be finished before the cancellation arrives. It is discarded all the same.
          const cancelled = { ...generation, state: 'cancelled' as const, recipe: null };
          handleResult(stopping.isRequested() ? cancelled : generation, ingredients, replaced);
        },
        onError: (error) => {
          const { message, detail } = describeGenerateError(error);
          generateFailure.show(message, { ...WIZARD_TOAST, description: detail });
        },
      },
    );
  };

  return {
    busy: isPending,
    isRegenerating: isPending && isAnother,
    stage,
    isStopping,
    appliedCount,
    unusable,
    generate: (ingredients) => {
      const error = findCountError(ingredients.length);
      showProblem(error === null ? null : problemAtField('ingredients.0.text', error));
      if (error === null) start(ingredients, false);
    },
    regenerate: () => generated !== null && start(generated.asked, true),
    stop: () => cancellation.current?.request(),
    apply: (generation, foods) => {
      fillForm(generation, foods.length > 0 ? foods : (generation.recipe?.ingredients ?? []), null);
    },
    undo: () => {
      if (generated === null) return;
      form.reset(generated.before);
      setGenerated(null);
    },
    isChanged: () => generated !== null && !isSameForm(form.getValues(), generated.after),
  };
}
