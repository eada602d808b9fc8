import { Suspense, useMemo, useState } from 'react';

import { peekHandedOver } from '#features/imports/model/handed-over.ts';
import { RecipeWizard } from '#features/recipe-form/components/recipe-wizard.tsx';
import { useSaveNewRecipe } from '#features/recipe-form/hooks/use-save-new-recipe.ts';
import { useDraftAutosave } from '#features/recipe-form/hooks/use-draft-autosave.ts';
import { useWizardNavigation } from '#features/recipe-form/hooks/use-wizard-navigation.ts';
import { useWizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { listSavedDrafts } from '#platform/drafts.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

/** Lazy: most users have no other draft. If the script does not load, the drafts are offered on the next visit. */
const DraftOffer = lazyPart(async () => {
  const { DraftOffer: component } = await import('#features/recipe-form/components/draft-offer.tsx');
  return component;
}, null);

export interface CreateWizardProps {
  scope: DraftScope;
  draft: RecipeDraft;
  restored: boolean;
  onIdChange: (id: string) => void;
  onDiscard: () => void;
  /** Opens another stored draft. */
  onContinue: (draft: RecipeDraft) => void;
}

export function CreateWizard({ scope, draft, restored, onIdChange, onDiscard, onContinue }: CreateWizardProps) {
  const autosave = useDraftAutosave(scope, draft, onIdChange);
  const navigation = useWizardNavigation(() => autosave.id);
  const isHydrated = useIsHydrated();
  // oxlint-disable-next-line react/exhaustive-deps -- the drafts from before this one
  const hasOthers = useMemo(() => isHydrated && listSavedDrafts(scope).length > 0, [isHydrated]);
  // The draft with what another app shared is new to the user.
  const [isHandedOver] = useState(() => peekHandedOver() !== null);
  const { saving, save } = useSaveNewRecipe(autosave, navigation);
  const wizard = useWizard({ draft, autosave, navigation, edited: null, saving, onSave: save });
  return (
    <RecipeWizard
      wizard={wizard}
      title="Create Recipe"
      submitLabel="Create Recipe"
      busyLabel="Creating..."
      losesAll={() => autosave.isUnsaved}
      notice={restored && !isHandedOver ? 'Your draft is back, as you left it.' : null}
      onDiscard={() => {
        autosave.discard();
        onDiscard();
      }}
    >
      {hasOthers && !restored && !wizard.touched && (
        <Suspense>
          <DraftOffer scope={scope} ownId={draft.id} onContinue={onContinue} />
        </Suspense>
      )}
    </RecipeWizard>
  );
}
