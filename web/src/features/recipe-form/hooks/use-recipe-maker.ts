import { ASSISTANT_TEXTS, GENERATION_LIMITS } from '@larder/contract/assistant';
import type { Generation, GenerationStage } from '@larder/contract/assistant';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

import { cancelGeneration, markGenerationSeen, useGenerateRecipe } from '#features/assistant/api.ts';
import { NOT_STOPPED } from '#features/assistant/model/generation-text.ts';
import { createCancellation } from '#features/assistant/model/cancellation.ts';
import type { Cancellation } from '#features/assistant/model/cancellation.ts';
import { WIZARD_TOAST } from '#features/recipe-form/hooks/use-wizard.ts';
import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import { describeGenerated, keptTitleText } from '#features/recipe-form/model/generated-text.ts';
import { filledRows, fillWith, isSameForm, typedWords } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { isHeading } from '#features/recipe-form/model/understood.ts';
import { problemAt } from '#features/recipe-form/model/wizard-steps.ts';
import { describeGenerateError } from '#features/recipes/model/recipe-text.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { newId } from '#platform/new-id.ts';
import { tabLocks } from '#platform/tab-locks.ts';
import { failureToast } from '#ui/failure-toast.ts';

const generateFailure = failureToast();

export type Unusable = Generation['unusable'];

/** What is asked for from here, under the id by which it can be asked after. */
interface Asked {
  readonly id: string;
  readonly ingredients: string[];
  readonly servings: number | null;
}

export interface RecipeMaker {
  readonly busy: boolean;
  /** What is being made is another one from the same ingredients. */
  readonly isAnother: boolean;
  /** What is being done; null while the server cannot be heard, undefined before it has said anything. */
  readonly stage: GenerationStage | null | undefined;
  /** How many were made since the page was opened. */
  readonly count: number;
  /** It is to be stopped. */
  readonly stopping: boolean;
  /** Why nothing could be made of the last asking; null when something was. */
  readonly refused: Unusable | null;
  /** Makes a recipe from what stands in the rows. */
  make: () => void;
  /** Makes another one from the same ingredients. */
  makeAnother: () => void;
  stop: () => void;
  /** Puts a recipe into the form that was asked for earlier. */
  take: (generation: Generation) => void;
  /** Back to what was typed before. */
  undo: () => void;
  /** The made recipe was changed since, so that leaving it would lose something. */
  isChanged: () => boolean;
}

function isSameAsking(one: Asked, { ingredients, servings }: Omit<Asked, 'id'>): boolean {
  return one.servings === servings && one.ingredients.join('\n') === ingredients.join('\n');
}

/** 'Generate Recipe from Ingredients': fills the wizard with a made recipe and keeps the way back. */
export function useRecipeMaker({ form, made, setMade, show }: Wizard): RecipeMaker {
  const { mutate, isPending } = useGenerateRecipe();
  const [refused, setRefused] = useState<Unusable | null>(null);
  const [again, setAgain] = useState(false);
  const [count, setCount] = useState(0);
  const [stage, setStage] = useState<GenerationStage | null | undefined>();
  const [isStopping, setStopping] = useState(false);
  const stopper = useRef<Cancellation | null>(null);
  /** Asked for, and not answered. */
  const waiting = useRef<Asked | null>(null);
  const listening = useRef<AbortController | null>(null);

  // Whoever leaves the page stops listening; the work goes on, and is offered on coming back.
  useEffect(() => () => listening.current?.abort(), []);

  /** `replaced` is what the form said when another recipe was asked for in its place. */
  const fill = (
    { recipe, unusable, notes, answered_by: answeredBy }: Generation,
    asked: string[],
    replaced: RecipeForm | null,
  ) => {
    if (recipe === null) return;
    const typed = form.getValues();
    // Undo leads back to before the first one, or to what was typed while this one was being made.
    const before = made !== null && replaced !== null && isSameForm(typed, replaced) ? made.before : typed;
    const after = fillWith(made === null ? before : { ...before, ...typedWords(typed, made) }, recipe);
    form.reset(after);
    setMade({ asked, before, after, unusable, notes, answered_by: answeredBy ?? 'kitchen' });
    setCount((soFar) => soFar + 1);
    toast.success(ASSISTANT_TEXTS.generated, {
      ...WIZARD_TOAST,
      description: keptTitleText(after.title, recipe.title),
    });
  };

  const hear = (generation: Generation, asked: string[], replaced: RecipeForm | null): void => {
    // What is not marked is offered once more, on another day.
    markGenerationSeen(generation.id).catch(() => undefined);
    generateFailure.clear();
    if (generation.recipe !== null) return fill(generation, asked, replaced);
    if (generation.state === 'done') setRefused(generation.unusable);
    const { failed, message, detail } = describeGenerated(generation);
    const say = failed ? generateFailure.show : toast.info;
    say(message, { ...WIZARD_TOAST, description: detail });
  };

  const ask = (ingredients: string[], isAnother: boolean): void => {
    if (isPending) return;
    const { servings: typed } = form.getValues();
    const servings = typed !== null && typed >= 1 ? typed : null;
    const kept = waiting.current;
    // After a broken connection asking for the same is asking after it.
    const id = kept !== null && isSameAsking(kept, { ingredients, servings }) ? kept.id : newId();
    // A copy, as the form writes on in its rows.
    const replaced = isAnother ? structuredClone(form.getValues()) : null;
    const following = new AbortController();
    waiting.current = { id, ingredients, servings };
    listening.current = following;
    const letGo = tabLocks().acquire(id);
    following.signal.addEventListener('abort', letGo);
    generateFailure.clear();
    setAgain(isAnother);
    setRefused(null);
    setStage(undefined);
    const stopping = createCancellation({
      cancel: () => cancelGeneration(id),
      onChange: () => setStopping(stopping.isRequested()),
      onFailed: (error) => generateFailure.show(NOT_STOPPED, { ...WIZARD_TOAST, description: failureDetail(error) }),
    });
    stopper.current = stopping;
    setStopping(false);
    mutate(
      {
        wish: { kind: 'ingredients', id, ingredients, ...(servings === null ? {} : { servings }) },
        signal: following.signal,
        onStage: (now) => {
          setStage(now);
          if (now !== null) stopping.noteStarted();
        },
      },
      {
        onSuccess: (generation) => {
          waiting.current = null;
          // What was made before the word to stop arrived is not wanted either.
          const wanted = stopping.isRequested()
            ? { ...generation, state: 'cancelled' as const, recipe: null }
            : generation;
          hear(wanted, ingredients, replaced);
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
    isAnother: isPending && again,
    stage,
    stopping: isStopping,
    count,
    refused,
    make: () => {
      const ingredients = filledRows(form.getValues('ingredients')).filter((text) => !isHeading(text));
      if (ingredients.length === 0) return show(problemAt('ingredients.0.text', ASSISTANT_TEXTS.ingredient_required));
      if (ingredients.length > GENERATION_LIMITS.ingredients_max) {
        const message = `REECE can cook with at most ${GENERATION_LIMITS.ingredients_max} ingredients at once`;
        return show(problemAt('ingredients.0.text', message));
      }
      show(null);
      return ask(ingredients, false);
    },
    makeAnother: () => made !== null && ask(made.asked, true),
    stop: () => stopper.current?.request(),
    take: (generation) => {
      const rows = filledRows(form.getValues('ingredients')).filter((text) => !isHeading(text));
      fill(generation, rows.length > 0 ? rows : (generation.recipe?.ingredients ?? []), null);
    },
    undo: () => {
      if (made === null) return;
      form.reset(made.before);
      setMade(null);
    },
    isChanged: () => made !== null && !isSameForm(form.getValues(), made.after),
  };
}
