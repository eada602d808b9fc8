import type { RecipeDetail } from '@larder/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { EditWizard } from '#features/recipe-form/components/edit-wizard.tsx';
import { FormLoading } from '#features/recipe-form/components/form-loading.tsx';
import { useDraftSession } from '#features/recipe-form/hooks/use-draft-session.ts';
import { listRecipeDrafts, newEdit } from '#features/recipe-form/model/recipe-draft.ts';
import type { Edited, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { toForm } from '#features/recipe-form/model/recipe-form.ts';
import { recipeQuery } from '#features/recipes/api.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** Lazy: most recipes can be edited. */
const EditUnavailable = lazyPart(async () => {
  const { EditUnavailable: component } = await import('#features/recipe-form/components/edit-unavailable.tsx');
  return component;
}, 'This message');

function editOf(recipe: RecipeDetail): Edited {
  return { recipe_id: recipe.id, version: recipe.version, before: toForm(recipe) };
}

/** The newest unsaved changes to this recipe. */
function findDraft(scope: DraftScope): RecipeDraft | undefined {
  return listRecipeDrafts(scope).find(({ draft }) => draft.edited !== null)?.draft;
}

interface EditProps {
  scope: DraftScope;
  /** Creates the first draft if none is stored. */
  begin: (id: string) => RecipeDraft;
  isDeleted: boolean;
}

function Edit({ scope, begin, isDeleted }: EditProps) {
  const { key, draft, restored, onIdChange, onDiscard } = useDraftSession(scope, begin, () => findDraft(scope));
  const { edited } = draft;
  if (edited === null) return <EditUnavailable />;
  return (
    <EditWizard
      key={key}
      scope={scope}
      draft={draft}
      edited={edited}
      restored={restored}
      isDeleted={isDeleted}
      onIdChange={onIdChange}
      onDiscard={onDiscard}
    />
  );
}

/** The time between the recipe's response and the page's script, which are requested together. */
const FRESH_MS = 5000;

/** Whether the cached recipe was fetched together with this page. */
function useIsJustFetched(id: string): boolean {
  const queryClient = useQueryClient();
  const [isJustFetched] = useState(() => {
    const known = queryClient.getQueryState(recipeQuery(id).queryKey);
    return known?.fetchStatus === 'idle' && Date.now() - known.dataUpdatedAt < FRESH_MS;
  });
  return isJustFetched;
}

function EditOf({ owner, id }: { owner: string; id: string }) {
  const scope = { owner, form: `edit-${id}` };
  const isJustFetched = useIsJustFetched(id);
  const query = useQuery({ ...recipeQuery(id), refetchOnMount: isJustFetched ? false : 'always' });
  const { data: recipe, error, isFetchedAfterMount, refetch } = query;
  const [typed] = useState(() => findDraft(scope));
  // Editing starts from the newest version. A still newer one is a conflict when the user saves.
  const newest = isJustFetched || isFetchedAfterMount ? recipe : undefined;
  // Rendering the form does not block the browser.
  const shown = useDeferredValue(newest);
  if (newest !== undefined && newest.source !== 'own') return <EditUnavailable />;
  if (newest !== undefined && shown !== undefined)
    return <Edit scope={scope} begin={(draftId) => newEdit(draftId, editOf(newest))} isDeleted={false} />;
  if (newest !== undefined) return <FormLoading title="Edit Recipe" />;
  if (isNotFound(error)) {
    if (typed === undefined) return <EditUnavailable />;
    return <Edit scope={scope} begin={(draftId) => ({ ...typed, id: draftId })} isDeleted />;
  }
  if (error !== null) return <EditUnavailable failure={{ error, onRetry: () => void refetch() }} />;
  return <FormLoading title="Edit Recipe" />;
}

export function EditRecipePage() {
  const { id = '' } = useParams({ strict: false });
  const { data: user } = useQuery(sessionQuery());
  // The browser stores unsaved changes: the form that a server could render may be the wrong one.
  const isHydrated = useIsHydrated();
  if (!user) return null;
  if (!isHydrated) return <FormLoading title="Edit Recipe" />;
  return (
    <Suspense fallback={<FormLoading title="Edit Recipe" />}>
      <EditOf key={`${user.id} ${id}`} owner={user.id} id={id} />
    </Suspense>
  );
}
