import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import type { Draft } from '@larder/contract/imports';

export const presentDraft = (draft: RecipeDraft): Draft => ({
  ...draft,
  ingredients: [...draft.ingredients],
  instructions: [...draft.instructions],
  step_notes: [...draft.step_notes],
  nutrition: draft.nutrition === null ? null : { ...draft.nutrition },
  tags: [...draft.tags],
  equipment: [...draft.equipment],
  links: [...draft.links],
  cooked: [...draft.cooked],
  findings: [...draft.findings],
});
