import type { QueryClient } from '@tanstack/react-query';
import type { useRouter } from '@tanstack/react-router';
import { toast } from 'sonner';

import { beginGeneration, generationsQuery } from '#features/assistant/api.ts';
import { tellEnd } from '#features/assistant/components/tell-end.ts';
import { showProgress } from '#features/assistant/components/progress-toast.tsx';
import { followGeneration } from '#features/assistant/model/follow-generation.ts';
import { KIND_TEXTS } from '#features/assistant/model/making-text.ts';
import { noteStage } from '#features/assistant/model/making.ts';
import type { Making } from '#features/assistant/model/making.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { mayGoOn } from '#platform/follow-events.ts';
import { tabClaims } from '#platform/tab-claims.ts';

export interface Surroundings {
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof useRouter>;
}

/** Has a recipe made, tells how it goes, and leads to it unless the person has gone elsewhere meanwhile. */
export async function makeRecipe({ id, request }: Making, { queryClient, router }: Surroundings): Promise<void> {
  const texts = KIND_TEXTS[request.kind];
  const letGo = tabClaims().hold(id);
  const progress = showProgress(id, texts.underWay);
  const { pathname: begunOn } = router.state.location;
  const isStillHere = (): boolean => router.state.location.pathname === begunOn;
  let isHeard = false;

  const fail = (detail: string | undefined): void => {
    toast.error(texts.failed, { description: detail });
    if (request.kind === 'quick' && isStillHere()) void router.navigate({ to: '/create-recipe' });
  };

  try {
    const generation = await followGeneration({
      open: (signal) => beginGeneration({ ...request, id }, signal),
      signal: progress.signal,
      onStage: (stage) => {
        isHeard ||= stage !== null;
        noteStage(stage);
        progress.show(stage);
      },
    });
    progress.end();
    tellEnd(generation, {
      queryClient,
      onFailed: fail,
      goTo: (recipeId) => void router.navigate({ to: '/recipe/$id', params: { id: recipeId } }),
      goesAtOnce: isStillHere(),
    });
  } catch (error) {
    progress.end();
    if (isHeard && mayGoOn(error)) {
      toast.warning('The connection is lost', {
        description: 'REECE goes on without it. You will be told when the recipe is in your cookbook.',
      });
    } else fail(failureDetail(error));
    // Whoever asks next what has become of it may tell.
    letGo();
    void queryClient.invalidateQueries({ queryKey: generationsQuery().queryKey });
  }
}
