import { Suspense, useState } from 'react';

import { RecipeWizard } from '#features/recipe-form/components/recipe-wizard.tsx';
import { useCreating } from '#features/recipe-form/hooks/use-creating.ts';
import { useDraftKeeper } from '#features/recipe-form/hooks/use-draft-keeper.ts';
import { useWizardPlace } from '#features/recipe-form/hooks/use-wizard-place.ts';
import { useWizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { listShelved } from '#platform/draft-shelf.ts';
import type { Shelf } from '#platform/draft-shelf.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** Most people have left nothing lying. What does not arrive is offered on another visit. */
const DraftOffer = lazyPart(async () => {
  const { DraftOffer: component } = await import('#features/recipe-form/components/draft-offer.tsx');
  return component;
}, null);

export interface CreateWizardProps {
  shelf: Shelf;
  draft: RecipeDraft;
  restored: boolean;
  onMoved: (id: string) => void;
  onDiscard: () => void;
  /** Takes up another draft. */
  onGoOn: (draft: RecipeDraft) => void;
}

export function CreateWizard({ shelf, draft, restored, onMoved, onDiscard, onGoOn }: CreateWizardProps) {
  const keeper = useDraftKeeper(shelf, draft, onMoved);
  const place = useWizardPlace(() => keeper.id);
  const [hasOthers] = useState(() => listShelved(shelf, Date.now()).length > 0);
  const { saving, save } = useCreating(keeper, place);
  const wizard = useWizard({ draft, keeper, place, edited: null, saving, onSave: save });
  return (
    <RecipeWizard
      wizard={wizard}
      title="Create Recipe"
      submitLabel="Create Recipe"
      busyLabel="Creating..."
      losesAll={() => keeper.losesAll}
      notice={restored ? 'Your draft is back, as you left it.' : null}
      onDiscard={() => {
        keeper.end();
        onDiscard();
      }}
    >
      {hasOthers && !restored && !wizard.touched && (
        <Suspense>
          <DraftOffer shelf={shelf} own={draft.id} onGoOn={onGoOn} />
        </Suspense>
      )}
    </RecipeWizard>
  );
}
