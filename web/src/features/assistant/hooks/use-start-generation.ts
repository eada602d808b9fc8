import { RECIPE_TEXTS } from '@larder/contract/recipe-texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { toast } from 'sonner';

import { generationsQuery } from '#features/assistant/api.ts';
import { GENERATION_TEXTS } from '#features/assistant/model/generation-text.ts';
import {
  startGeneration,
  endGeneration,
  findRunningGeneration,
  getStartedGeneration,
  noteOutcomeKnown,
  onStartedGenerationChange,
} from '#features/assistant/model/started-generation.ts';
import type { GenerationRequest, StartedGeneration } from '#features/assistant/model/started-generation.ts';
import { deleteRecipe, evictRecipe } from '#features/recipes/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { failureToast } from '#ui/failure-toast.ts';

const generationFailure = failureToast();
const undoFailure = failureToast();

/** Loaded on demand, when the pointer or the focus is near: most visits never generate a recipe. */
const importGenerator = () => fetchScript(() => import('#features/assistant/components/generate-recipe.ts'));

export interface StartGeneration {
  /** Starts a generation. Does nothing while another one is running. */
  generate: (request: GenerationRequest) => void;
  /** Prefetches the script before a click. */
  prepare: () => void;
  /** The kind of the running generation. */
  readonly busy: GenerationRequest['kind'] | null;
  readonly busyTitle: string | null;
}

/** Waits for the list of running generations after a reload. Without it, the server decides. */
async function isRunning(queryClient: QueryClient): Promise<boolean> {
  const generations = await queryClient.ensureQueryData(generationsQuery()).catch(() => []);
  return findRunningGeneration(generations) !== null;
}

export function useStartGeneration(): StartGeneration {
  const started = useSyncExternalStore(onStartedGenerationChange, getStartedGeneration, () => null);
  const queryClient = useQueryClient();
  const running = findRunningGeneration(useQuery(generationsQuery()).data);
  const router = useRouter();

  const run = async (generation: StartedGeneration, replaces?: string): Promise<void> => {
    const { kind } = generation.request;
    const { pathname: startedOn } = router.state.location;
    const isStillHere = (): boolean => router.state.location.pathname === startedOn;
    const onFailed = (detail: string | undefined): void => {
      generationFailure.show(GENERATION_TEXTS[kind].failed, { description: detail });
      if (kind === 'quick' && isStillHere()) void router.navigate({ to: '/create-recipe' });
    };
    const goTo = (id: string): void => void router.navigate({ to: '/recipe/$id', params: { id } });
    try {
      if (await isRunning(queryClient)) return noteOutcomeKnown(generation.id);
      const { generateRecipe } = await importGenerator();
      const isOwnChoice = kind === 'surprise' || kind === 'quick';
      await generateRecipe(generation, {
        queryClient,
        isStillHere,
        goTo,
        onFailed,
        replaces,
        ...(isOwnChoice
          ? { again: (id: string) => start(generation.request, id), undo: (id: string) => void undo(id) }
          : {}),
      });
    } catch (error) {
      // The script failed to load.
      if (!generation.signal.aborted) onFailed(failureDetail(error));
    } finally {
      endGeneration(generation);
    }
  };

  const start = (request: GenerationRequest, replaces?: string): void => {
    const generation = startGeneration(request);
    if (generation === null) return;
    generationFailure.clear();
    void run(generation, replaces);
  };
  const undo = async (id: string): Promise<void> => {
    undoFailure.clear();
    try {
      await deleteRecipe(queryClient, id);
      toast.success(RECIPE_TEXTS.deleted);
      if (router.state.location.pathname === `/recipe/${id}`) await router.navigate({ to: '/dashboard' });
      evictRecipe(queryClient, id);
    } catch (error) {
      undoFailure.show(RECIPE_TEXTS.delete_failed, { description: failureDetail(error) });
    }
  };

  return {
    generate: (request) => {
      if (running === null) start(request);
    },
    prepare: () => {
      // A failed prefetch is reported by the click.
      importGenerator().catch(() => undefined);
    },
    busy: started?.request.kind ?? running?.kind ?? null,
    busyTitle: started?.request.kind === 'suggestion' ? started.request.title : (running?.title ?? null),
  };
}
