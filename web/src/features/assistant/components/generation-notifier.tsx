import type { Generation } from '@larder/contract/assistant';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from 'sonner';

import { generationsQuery, joinGeneration } from '#features/assistant/api.ts';
import { showProgress } from '#features/assistant/components/progress-toast.tsx';
import { reportOutcome } from '#features/assistant/components/report-outcome.ts';
import { followGeneration } from '#features/assistant/model/follow-generation.ts';
import { GENERATION_TEXTS } from '#features/assistant/model/generation-text.ts';
import { sessionSignal } from '#platform/session-signal.ts';
import { tabLocks } from '#platform/tab-locks.ts';

/** The recipe form offers the results of its own generations. */
function isForWizard({ kind, state, recipe_id: recipeId }: Generation): boolean {
  return kind === 'ingredients' && (state !== 'done' || recipeId === null);
}

async function followToEnd(generation: Generation, lasting: AbortSignal): Promise<Generation> {
  const { id, kind, state, stage } = generation;
  if (state !== 'running') return generation;
  const progress = showProgress(id, GENERATION_TEXTS[kind].running, lasting);
  progress.show(stage);
  try {
    const open = (signal: AbortSignal) => joinGeneration(id, signal);
    return await followGeneration({ open, signal: progress.signal, onStage: progress.show });
  } finally {
    progress.end();
  }
}

/** Notifies the user of generations that started on another page or in an earlier session, in one of the open tabs. */
export function GenerationNotifier() {
  const { data: generations } = useQuery(generationsQuery());
  const queryClient = useQueryClient();
  const router = useRouter();

  useEffect(() => {
    const lasting = sessionSignal();
    const notify = async (generation: Generation): Promise<void> => {
      const release = await tabLocks().tryAcquire(generation.id);
      // Another tab has claimed it, or this one already has.
      if (release === null) return;
      if (lasting.aborted) return release();
      try {
        const ended = await followToEnd(generation, lasting);
        reportOutcome(ended, {
          queryClient,
          goTo: (id) => void router.navigate({ to: '/recipe/$id', params: { id } }),
          opensRecipe: false,
          onFailed: (detail) => toast.error(GENERATION_TEXTS[ended.kind].failed, { description: detail }),
        });
      } catch {
        // The generation is still listed, so the next visit notifies the user.
        release();
      }
    };
    for (const generation of generations ?? []) if (!isForWizard(generation)) void notify(generation);
  }, [generations, queryClient, router]);
  return null;
}
