import { ASSISTANT_TEXTS, GENERATION_LIMITS } from '@larder/contract/assistant';
import type { Generation } from '@larder/contract/assistant';
import { useState } from 'react';
import { toast } from 'sonner';

import { useGenerateRecipe } from '#features/assistant/api.ts';
import { WIZARD_TOAST } from '#features/recipe-form/components/use-wizard.ts';
import type { Wizard } from '#features/recipe-form/components/use-wizard.ts';
import { filledRows, fillWith, isSameForm } from '#features/recipe-form/model/recipe-form.ts';
import { describeGenerateError } from '#features/recipes/model/recipe-text.ts';
import { isHeading } from '#features/recipe-form/model/understood.ts';
import { problemAt } from '#features/recipe-form/model/wizard-steps.ts';

export type Unusable = Generation['unusable'];

export interface RecipeMaker {
  readonly busy: boolean;
  /** How many were made since the page was opened. */
  readonly count: number;
  /** Why nothing could be made of the last asking; null when something was. */
  readonly refused: Unusable | null;
  /** Makes a recipe from what stands in the rows. */
  make: () => void;
  /** Makes another one from the same ingredients. */
  makeAnother: () => void;
  /** Back to what was typed before. */
  undo: () => void;
  /** The made recipe was changed since, so that leaving it would lose something. */
  isChanged: () => boolean;
}

/** 'Generate Recipe from Ingredients': fills the wizard with a made recipe and keeps the way back. */
export function useRecipeMaker({ form, made, setMade, show }: Wizard): RecipeMaker {
  const { mutate, isPending } = useGenerateRecipe();
  const [refused, setRefused] = useState<Unusable | null>(null);
  const [count, setCount] = useState(0);

  const ask = (ingredients: string[], again: boolean): void => {
    const { servings } = form.getValues();
    setRefused(null);
    mutate(
      { ingredients, ...(servings !== null && servings >= 1 ? { servings } : {}) },
      {
        onSuccess: ({ recipe, unusable, notes }) => {
          if (recipe === null) {
            setRefused(unusable);
            toast.error(ASSISTANT_TEXTS.generate_failed, WIZARD_TOAST);
            return;
          }
          const before = again && made !== null ? made.before : form.getValues();
          const after = fillWith(before, recipe);
          form.reset(after);
          setMade({ asked: ingredients, before, after, unusable, notes });
          setCount((soFar) => soFar + 1);
          toast.success(ASSISTANT_TEXTS.generated, WIZARD_TOAST);
        },
        onError: (error) => {
          const { message, detail } = describeGenerateError(error);
          toast.error(message, { ...WIZARD_TOAST, description: detail });
        },
      },
    );
  };

  return {
    busy: isPending,
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
    undo: () => {
      if (made === null) return;
      form.reset(made.before);
      setMade(null);
    },
    isChanged: () => made !== null && !isSameForm(form.getValues(), made.after),
  };
}
