import { toast } from 'sonner';

import { beginGeneration, generationsQuery } from '#features/assistant/api.ts';
import { showProgress } from '#features/assistant/components/progress-toast.tsx';
import { reportOutcome } from '#features/assistant/components/report-outcome.ts';
import type { OutcomeOptions } from '#features/assistant/components/report-outcome.ts';
import { followGeneration } from '#features/assistant/model/follow-generation.ts';
import { GENERATION_TEXTS } from '#features/assistant/model/generation-text.ts';
import type { StartedGeneration } from '#features/assistant/model/started-generation.ts';
import { deleteRecipe } from '#features/recipes/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { isTransientError } from '#platform/api-error.ts';
import { tabLocks } from '#platform/tab-locks.ts';

export interface GenerateOptions extends Omit<OutcomeOptions, 'opensRecipe'> {
  /** The user has not navigated away since the request. */
  readonly isStillHere: () => boolean;
  /** The recipe that the new one replaces. */
  readonly replaces?: string | undefined;
}

/** Generates a recipe, shows its progress, and opens it unless the user has navigated away. */
export async function generateRecipe(
  started: StartedGeneration,
  { isStillHere, replaces, ...outcomeOptions }: GenerateOptions,
): Promise<void> {
  const { id, request, signal } = started;
  const release = tabLocks().acquire(id);
  const progress = showProgress(id, GENERATION_TEXTS[request.kind].running, signal);
  let wasAccepted = false;

  try {
    const generation = await followGeneration({
      open: (ending) => beginGeneration({ ...request, id }, ending),
      signal: progress.signal,
      onStage: (stage) => {
        wasAccepted ||= stage !== null;
        progress.show(stage);
      },
    });
    progress.end();
    reportOutcome(generation, { ...outcomeOptions, opensRecipe: isStillHere() });
    if (replaces !== undefined && generation.recipe_id !== null)
      await deleteRecipe(outcomeOptions.queryClient, replaces).catch(() => {
        toast.error('The earlier recipe is still in your cookbook');
      });
  } catch (error) {
    progress.end();
    // Releases the claim so that the next tab that asks can notify the user.
    release();
    if (signal.aborted) return;
    if (wasAccepted && isTransientError(error)) {
      toast.warning('The connection is lost', {
        description: 'REECE keeps going. We’ll let you know when the recipe is in your cookbook.',
      });
    } else outcomeOptions.onFailed(failureDetail(error));
    void outcomeOptions.queryClient.invalidateQueries({ queryKey: generationsQuery().queryKey });
  }
}
