import type { RecipeDetail } from '@larder/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { EditWizard } from '#features/recipe-form/components/edit-wizard.tsx';
import { useDraftSession } from '#features/recipe-form/hooks/use-draft-session.ts';
import { listRecipeDrafts, newEdit } from '#features/recipe-form/model/recipe-draft.ts';
import type { Edited, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { formOf } from '#features/recipe-form/model/recipe-form.ts';
import { recipeQuery } from '#features/recipes/api.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Fetched when there is nothing to edit. */
const NoEdit = lazyPart(async () => {
  const { NoEdit: component } = await import('#features/recipe-form/components/no-edit.tsx');
  return component;
}, 'What became of this recipe');

function Waiting() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Edit Recipe" />
      <VisuallyHidden live>Loading recipe...</VisuallyHidden>
      <SkeletonText lines={6} />
    </div>
  );
}

function editOf(recipe: RecipeDetail): Edited {
  return { recipe_id: recipe.id, version: recipe.version, before: formOf(recipe) };
}

/** The newest unsaved changes to this recipe. */
function findDraft(scope: DraftScope): RecipeDraft | undefined {
  return listRecipeDrafts(scope).find(({ draft }) => draft.edited !== null)?.draft;
}

interface EditProps {
  scope: DraftScope;
  /** The draft to begin with where none is saved. */
  begin: (id: string) => RecipeDraft;
  isGone: boolean;
}

function Edit({ scope, begin, isGone }: EditProps) {
  const { key, draft, restored, onIdChange, onDiscard } = useDraftSession(scope, begin, () => findDraft(scope));
  const { edited } = draft;
  if (edited === null) return <NoEdit />;
  return (
    <EditWizard
      key={key}
      scope={scope}
      draft={draft}
      edited={edited}
      restored={restored}
      isGone={isGone}
      onIdChange={onIdChange}
      onDiscard={onDiscard}
    />
  );
}

/** Between the answer and the page, which was asked for at the same time. */
const JUST_NOW_MS = 5000;

/** Whether what is known of the recipe is what the server answered when this page was asked for. */
function useIsJustAnswered(id: string): boolean {
  const queryClient = useQueryClient();
  const [isJustAnswered] = useState(() => {
    const known = queryClient.getQueryState(recipeQuery(id).queryKey);
    return known?.fetchStatus === 'idle' && Date.now() - known.dataUpdatedAt < JUST_NOW_MS;
  });
  return isJustAnswered;
}

function EditOf({ owner, id }: { owner: string; id: string }) {
  const scope = { owner, form: `edit-${id}` };
  const isJustAnswered = useIsJustAnswered(id);
  const asking = useQuery({ ...recipeQuery(id), refetchOnMount: isJustAnswered ? false : 'always' });
  const { data: recipe, error, isFetchedAfterMount, refetch } = asking;
  const [typed] = useState(() => findDraft(scope));
  // What is edited is the newest there is when the page is opened; what is newer still is met when one saves.
  const newest = isJustAnswered || isFetchedAfterMount ? recipe : undefined;
  // The form is drawn without holding up the browser.
  const shown = useDeferredValue(newest);
  if (newest !== undefined && newest.source !== 'own') return <NoEdit />;
  if (newest !== undefined && shown !== undefined)
    return <Edit scope={scope} begin={(draftId) => newEdit(draftId, editOf(newest))} isGone={false} />;
  if (newest !== undefined) return <Waiting />;
  if (isNotFound(error)) {
    if (typed === undefined) return <NoEdit />;
    return <Edit scope={scope} begin={(draftId) => ({ ...typed, id: draftId })} isGone />;
  }
  if (error !== null) return <NoEdit failure={{ error, onRetry: () => void refetch() }} />;
  return <Waiting />;
}

export function EditRecipePage() {
  const { id = '' } = useParams({ strict: false });
  const { data: user } = useQuery(sessionQuery());
  if (!user) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <EditOf key={`${user.id} ${id}`} owner={user.id} id={id} />
    </Suspense>
  );
}
