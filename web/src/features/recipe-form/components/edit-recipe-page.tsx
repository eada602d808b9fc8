import type { RecipeDetail } from '@larder/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { EditWizard } from '#features/recipe-form/components/edit-wizard.tsx';
import { useDraftSession } from '#features/recipe-form/hooks/use-draft-session.ts';
import { parseDraft } from '#features/recipe-form/model/parse-draft.ts';
import { newEdit } from '#features/recipe-form/model/recipe-draft.ts';
import type { Edited, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { formOf } from '#features/recipe-form/model/recipe-form.ts';
import { recipeQuery } from '#features/recipes/api.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { listShelved } from '#platform/draft-shelf.ts';
import type { Shelf } from '#platform/draft-shelf.ts';
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

/** The newest changes to this recipe that were not saved. */
function findDraft(shelf: Shelf): RecipeDraft | undefined {
  for (const { id, draft: kept } of listShelved(shelf, Date.now())) {
    const draft = parseDraft(kept);
    if (draft !== undefined && draft.edited !== null) return { ...draft, id };
  }
  return undefined;
}

interface EditProps {
  shelf: Shelf;
  /** How what is typed begins, where nothing was typed earlier. */
  begin: (id: string) => RecipeDraft;
  isGone: boolean;
}

function Edit({ shelf, begin, isGone }: EditProps) {
  const { start, onMoved, onDiscard } = useDraftSession(shelf, begin, () => findDraft(shelf));
  const { edited } = start.draft;
  if (edited === null) return <NoEdit />;
  return (
    <EditWizard
      key={start.key}
      shelf={shelf}
      draft={start.draft}
      edited={edited}
      restored={start.restored}
      isGone={isGone}
      onMoved={onMoved}
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
  const shelf = { owner, name: `edit-${id}` };
  const isJustAnswered = useIsJustAnswered(id);
  const asking = useQuery({ ...recipeQuery(id), refetchOnMount: isJustAnswered ? false : 'always' });
  const { data: recipe, error, isFetchedAfterMount, refetch } = asking;
  const [typed] = useState(() => findDraft(shelf));
  // What is edited is the newest there is when the page is opened; what is newer still is met when one saves.
  const newest = isJustAnswered || isFetchedAfterMount ? recipe : undefined;
  // The form is drawn without holding up the browser.
  const shown = useDeferredValue(newest);
  if (newest !== undefined && newest.source !== 'own') return <NoEdit />;
  if (newest !== undefined && shown !== undefined)
    return <Edit shelf={shelf} begin={(draftId) => newEdit(draftId, editOf(newest))} isGone={false} />;
  if (newest !== undefined) return <Waiting />;
  if (isNotFound(error)) {
    if (typed === undefined) return <NoEdit />;
    return <Edit shelf={shelf} begin={(draftId) => ({ ...typed, id: draftId })} isGone />;
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
