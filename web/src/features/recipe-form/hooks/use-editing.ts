import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { useDraftToRecipe } from '#features/recipe-form/hooks/use-creating.ts';
import type { WizardPlace } from '#features/recipe-form/hooks/use-wizard-place.ts';
import { WIZARD_TOAST } from '#features/recipe-form/hooks/use-wizard.ts';
import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import type { Edited } from '#features/recipe-form/model/recipe-draft.ts';
import { changesIn, formOf } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { fetchRules } from '#features/recipe-form/model/rules-on-demand.ts';
import { checkAll, problemOfFields } from '#features/recipe-form/model/wizard-steps.ts';
import type { Problem } from '#features/recipe-form/model/wizard-steps.ts';
import { noteRecipe, recipeQuery, useUpdateRecipe } from '#features/recipes/api.ts';
import { describeSaveError, isNotFound } from '#features/recipes/model/recipe-text.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { useIsUnmounted } from '#ui/use-is-unmounted.ts';

const saveFailure = failureToast();

/** Somebody was faster: what is kept by now, and since when. */
export interface Clash {
  readonly theirs: Edited;
  readonly at: string;
}

/** 'Save Changes': keeps what was changed in a recipe, and stops where that would overwrite something newer. */
export function useEditing(autosave: DraftAutosave, place: WizardPlace, begun: Edited, isGone: boolean) {
  const queryClient = useQueryClient();
  const update = useUpdateRecipe();
  const asNew = useDraftToRecipe(autosave);
  const isUnmounted = useIsUnmounted();
  const [edited, setEdited] = useState(begun);
  const [clash, setClash] = useState<Clash | null>(null);
  const [gone, setGone] = useState(isGone);
  const [looking, setLooking] = useState(false);

  const leave = async (id: string): Promise<void> => {
    autosave.discard();
    if (!isUnmounted()) await place.leaveFor(id);
  };

  const lookAtNewest = async (form: RecipeForm): Promise<void> => {
    setLooking(true);
    try {
      const recipe = await queryClient.fetchQuery({ ...recipeQuery(edited.recipe_id), staleTime: 0 });
      const theirs = { recipe_id: recipe.id, version: recipe.version, before: formOf(recipe) };
      if (changesIn(form, theirs.before) !== null) return setClash({ theirs, at: recipe.updated_at });
      // There is nothing to choose: what was sent before has arrived, although its answer did not.
      noteRecipe(queryClient, recipe);
      toast.success(RECIPE_TEXTS.updated);
      return await leave(recipe.id);
    } finally {
      setLooking(false);
    }
  };

  const tell = (error: unknown): Problem | null => {
    const { detail, message } = describeSaveError(error);
    const isKnown = message !== RECIPE_TEXTS.unexpected;
    saveFailure.show(isKnown ? RECIPE_TEXTS.update_failed : message, { ...WIZARD_TOAST, description: detail });
    return error instanceof ApiError ? problemOfFields(error.fields) : null;
  };

  /** Keeps `form` on top of what is known to be kept. */
  const saveOnto = async (form: RecipeForm, known: Edited): Promise<Problem | null> => {
    const change = changesIn(form, known.before);
    if (change === null) {
      await leave(known.recipe_id);
      return null;
    }
    saveFailure.clear();
    try {
      const recipe = await update.mutateAsync({ id: known.recipe_id, version: known.version, change });
      toast.success(RECIPE_TEXTS.updated);
      await leave(recipe.id);
    } catch (error) {
      if (isNotFound(error)) setGone(true);
      else if (error instanceof ApiError && error.code === 'conflict') return meetNewest(form);
      else return tell(error);
    }
    return null;
  };

  const meetNewest = async (form: RecipeForm): Promise<Problem | null> => {
    try {
      await lookAtNewest(form);
      return null;
    } catch (error) {
      if (!isNotFound(error)) return tell(error);
      setGone(true);
      return null;
    }
  };

  return {
    edited,
    clash,
    gone,
    saving: update.isPending || update.isSuccess || asNew.saving || looking,
    save: (form: RecipeForm): Promise<Problem | null> => saveOnto(form, edited),
    /** Back to writing; the next try to save meets the other version again. */
    leaveClash: () => setClash(null),
    /** What was chosen from both goes on top of the newest. */
    settleClash: (form: RecipeForm): Promise<Problem | null> => {
      if (clash === null) return Promise.resolve(null);
      setEdited(clash.theirs);
      setClash(null);
      return saveOnto(form, clash.theirs);
    },
    /** The recipe was deleted meanwhile: what is written here becomes one of its own. */
    keepAsNew: async (form: RecipeForm): Promise<Problem | null> => {
      saveFailure.clear();
      try {
        const { issuesOf } = await fetchRules();
        const found = checkAll(form, issuesOf);
        if (found !== null) {
          // Back to writing what is missing; the next try to save leads here again.
          setGone(false);
          return found;
        }
        const { id } = await asNew.create(form);
        if (!isUnmounted()) await place.leaveFor(id);
        return null;
      } catch (error) {
        return tell(error);
      }
    },
  };
}
