import { toast } from 'sonner';

import { beginGeneration, generationsQuery } from '#features/assistant/api.ts';
import { showProgress } from '#features/assistant/components/progress-toast.tsx';
import { tellEnd } from '#features/assistant/components/tell-end.ts';
import type { Telling } from '#features/assistant/components/tell-end.ts';
import { followGeneration } from '#features/assistant/model/follow-generation.ts';
import { KIND_TEXTS } from '#features/assistant/model/making-text.ts';
import type { Making } from '#features/assistant/model/making.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { mayGoOn } from '#platform/follow-events.ts';
import { tabClaims } from '#platform/tab-claims.ts';

export interface Surroundings extends Omit<Telling, 'goesAtOnce'> {
  /** The user has not navigated away since the request. */
  readonly isStillHere: () => boolean;
}

/** Generates a recipe, shows its progress, and opens it unless the user has navigated away. */
export async function makeRecipe(making: Making, { isStillHere, ...telling }: Surroundings): Promise<void> {
  const { id, request, signal } = making;
  const letGo = tabClaims().hold(id);
  const progress = showProgress(id, KIND_TEXTS[request.kind].underWay, signal);
  let isHeard = false;

  try {
    const generation = await followGeneration({
      open: (ending) => beginGeneration({ ...request, id }, ending),
      signal: progress.signal,
      onStage: (stage) => {
        isHeard ||= stage !== null;
        progress.show(stage);
      },
    });
    progress.end();
    tellEnd(generation, { ...telling, goesAtOnce: isStillHere() });
  } catch (error) {
    progress.end();
    // Releases the claim so that the next tab that asks can notify the user.
    letGo();
    if (signal.aborted) return;
    if (isHeard && mayGoOn(error)) {
      toast.warning('The connection is lost', {
        description: 'REECE goes on without it. You will be told when the recipe is in your cookbook.',
      });
    } else telling.onFailed(failureDetail(error));
    void telling.queryClient.invalidateQueries({ queryKey: generationsQuery().queryKey });
  }
}
