import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { sessionQuery } from '#features/account/api.ts';
import { CreateWizard } from '#features/recipe-form/components/create-wizard.tsx';
import { FormLoading } from '#features/recipe-form/components/form-loading.tsx';
import { useDraftSession } from '#features/recipe-form/hooks/use-draft-session.ts';
import { usePreferences } from '#features/profile/hooks/use-preferences.ts';
import { newDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { toWizardSearch } from '#features/recipe-form/model/wizard-search.ts';

function NewRecipe({ owner }: { owner: string }) {
  const navigate = useNavigate();
  const scope = { owner, form: 'recipe' };
  const { preferences } = usePreferences();
  const { key, draft, restored, isOpening, onIdChange, onDiscard } = useDraftSession(scope, (id) =>
    newDraft(id, preferences.servings),
  );
  if (isOpening) return <FormLoading title="Create Recipe" />;
  return (
    <CreateWizard
      key={key}
      scope={scope}
      draft={draft}
      restored={restored}
      onIdChange={onIdChange}
      onDiscard={onDiscard}
      onContinue={({ id, step }) => {
        void navigate({ to: '.', search: toWizardSearch(id, step), replace: true });
      }}
    />
  );
}

export function CreateRecipePage() {
  const { data: user } = useQuery(sessionQuery());
  // Without a session the layout redirects to the login. The draft stays stored.
  return user ? <NewRecipe key={user.id} owner={user.id} /> : null;
}
