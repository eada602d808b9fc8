import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { queueOr } from '#features/device-store/api.ts';
import type { EditedFields } from '#features/device-store/model/queued-change.ts';
import { useCreateFromDraft } from '#features/recipe-form/hooks/use-save-new-recipe.ts';
import type { WizardNavigation } from '#features/recipe-form/hooks/use-wizard-navigation.ts';
import { WIZARD_TOAST } from '#features/recipe-form/hooks/use-wizard.ts';
import type { DraftAutosave } from '#features/recipe-form/model/draft-autosave.ts';
import { newEdit } from '#features/recipe-form/model/recipe-draft.ts';
import type { Edited } from '#features/recipe-form/model/recipe-draft.ts';
import { changedFields, findChanges } from '#features/recipe-form/model/form-changes.ts';
import { toForm } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { loadRules } from '#features/recipe-form/model/lazy-contract-rules.ts';
import { checkAll, problemFromServer } from '#features/recipe-form/model/wizard-steps.ts';
import type { Problem } from '#features/recipe-form/model/wizard-steps.ts';
import { cacheUpdatedRecipe, recipeQuery, useUpdateRecipe } from '#features/recipes/api.ts';
import { describeSaveError, isNotFound } from '#features/recipes/model/recipe-text.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { useIsUnmounted } from '#ui/use-is-unmounted.ts';

const saveFailure = failureToast();

/** A newer version was stored since editing began. */
export interface EditConflict {
  readonly theirs: Edited;
  /** When it was stored, as an ISO timestamp. */
  readonly at: string;
}

/**
 * 'Save Changes': sends the changed fields with the version that they are based on (optimistic concurrency). The server refuses the
 * request with 409 if the recipe has a newer version; the user then resolves the conflict.
 */
export function useSaveEdit(autosave: DraftAutosave, navigation: WizardNavigation, base: Edited, wasDeleted: boolean) {
  const queryClient = useQueryClient();
  const update = useUpdateRecipe();
  const asNew = useCreateFromDraft(autosave);
  const isUnmounted = useIsUnmounted();
  const [edited, setEdited] = useState(base);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [isDeleted, setDeleted] = useState(wasDeleted);
  const [isComparing, setComparing] = useState(false);

  const finish = async (id: string): Promise<void> => {
    autosave.discard();
    if (!isUnmounted()) await navigation.openRecipe(id);
  };

  const compareWithStored = async (form: RecipeForm): Promise<void> => {
    setComparing(true);
    try {
      const recipe = await queryClient.fetchQuery({ ...recipeQuery(edited.recipe_id), staleTime: 0 });
      const theirs = { recipe_id: recipe.id, version: recipe.version, before: toForm(recipe) };
      if (findChanges(form, theirs.before) !== null) return setConflict({ theirs, at: recipe.updated_at });
      // An earlier request arrived although its answer was lost: nothing is left to save.
      cacheUpdatedRecipe(queryClient, recipe);
      toast.success(RECIPE_TEXTS.updated);
      return await finish(recipe.id);
    } finally {
      setComparing(false);
    }
  };

  const showFailure = (error: unknown, form: RecipeForm): Problem | null => {
    const { detail, message } = describeSaveError(error);
    const isKnown = message !== RECIPE_TEXTS.unexpected;
    saveFailure.show(isKnown ? RECIPE_TEXTS.update_failed : message, { ...WIZARD_TOAST, description: detail });
    return error instanceof ApiError ? problemFromServer(error.fields, form) : null;
  };

  /** Saves what differs from `known`, the stored version. */
  const saveChanges = async (form: RecipeForm, known: Edited): Promise<Problem | null> => {
    const change = findChanges(form, known.before);
    if (change === null) {
      await finish(known.recipe_id);
      return null;
    }
    saveFailure.clear();
    try {
      const recipe = await update.mutateAsync({ id: known.recipe_id, version: known.version, change });
      toast.success(RECIPE_TEXTS.updated);
      await finish(recipe.id);
    } catch (error) {
      if (isNotFound(error)) setDeleted(true);
      else if (error instanceof ApiError && error.code === 'conflict') return handleConflict(form);
      else return saveForLater(form, known, error);
    }
    return null;
  };

  /** Stores the edit on this device when the server cannot be reached. */
  const saveForLater = async (form: RecipeForm, known: Edited, error: unknown): Promise<Problem | null> => {
    const { recipe_id: recipeId, before } = known;
    const fields: EditedFields = { ...changedFields(form, before), picture: form.picture };
    const draft = { ...newEdit(autosave.id, known), form };
    try {
      await queueOr(error, { recipeId, title: form.title.trim(), content: { kind: 'edit', draft, fields } });
    } catch {
      return showFailure(error, form);
    }
    queryClient.setQueryData(recipeQuery(recipeId).queryKey, (recipe) => recipe && { ...recipe, ...fields });
    toast.success('Saved on this device', { description: 'It will be sent when you’re back online.' });
    await finish(recipeId);
    return null;
  };

  const handleConflict = async (form: RecipeForm): Promise<Problem | null> => {
    try {
      await compareWithStored(form);
      return null;
    } catch (error) {
      if (!isNotFound(error)) return showFailure(error, form);
      setDeleted(true);
      return null;
    }
  };

  return {
    edited,
    conflict,
    isDeleted,
    saving: update.isPending || update.isSuccess || asNew.saving || isComparing,
    save: (form: RecipeForm): Promise<Problem | null> => saveChanges(form, edited),
    /** Returns to the form. The next attempt to save finds the same conflict. */
    dismissConflict: () => setConflict(null),
    /** Saves the merged form on top of the newest version. */
    resolveConflict: (form: RecipeForm): Promise<Problem | null> => {
      if (conflict === null) return Promise.resolve(null);
      setEdited(conflict.theirs);
      setConflict(null);
      return saveChanges(form, conflict.theirs);
    },
    /** The recipe was deleted: saves the form as a new recipe. */
    saveAsNew: async (form: RecipeForm): Promise<Problem | null> => {
      saveFailure.clear();
      try {
        const { findIssues } = await loadRules();
        const found = checkAll(form, findIssues);
        if (found !== null) {
          // The form shows the errors. The next attempt to save finds the recipe deleted again.
          setDeleted(false);
          return found;
        }
        const { id } = await asNew.create(form);
        if (!isUnmounted()) await navigation.openRecipe(id);
        return null;
      } catch (error) {
        return showFailure(error, form);
      }
    },
  };
}
