import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { RecipeWizard } from '#features/recipe-form/components/recipe-wizard.tsx';
import { DRAFT_NAME, useDraftKeeper } from '#features/recipe-form/components/use-draft-keeper.ts';
import { newDraft, parseDraft, uuidV7 } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { readDraft } from '#platform/drafts.ts';

function beginDraft(): RecipeDraft {
  return newDraft(uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(16))));
}

function WizardOf({ owner }: { owner: string }) {
  const keeper = useDraftKeeper(owner);
  const [start, setStart] = useState(() => {
    const kept = readDraft(owner, DRAFT_NAME, parseDraft);
    return { draft: kept ?? beginDraft(), restored: kept !== undefined };
  });
  return (
    <RecipeWizard
      key={start.draft.id}
      draft={start.draft}
      restored={start.restored}
      keeper={keeper}
      onDiscard={() => {
        keeper.discard();
        setStart({ draft: beginDraft(), restored: false });
      }}
    />
  );
}

export function CreateRecipePage() {
  const { data: user } = useQuery(sessionQuery());
  // Without a session the layout is about to lead to the login, where the draft waits.
  return user ? <WizardOf key={user.id} owner={user.id} /> : null;
}
