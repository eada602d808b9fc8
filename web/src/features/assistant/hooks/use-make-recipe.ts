import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

import { generationsQuery } from '#features/assistant/api.ts';
import { KIND_TEXTS } from '#features/assistant/model/making-text.ts';
import {
  beginMaking,
  endMaking,
  findUnderWay,
  getMaking,
  noteAnswered,
  onMakingChange,
} from '#features/assistant/model/making.ts';
import type { MakeRequest, Making } from '#features/assistant/model/making.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { failureToast } from '#ui/failure-toast.ts';

const makeFailure = failureToast();

/** Loaded on demand, when the pointer or the focus is near: most visits never generate a recipe. */
const importFlow = () => fetchScript(() => import('#features/assistant/components/make-recipe.ts'));

export interface MakeRecipe {
  /** Starts a generation. Does nothing while another one is running. */
  make: (request: MakeRequest) => void;
  /** Prefetches the script before a click. */
  prepare: () => void;
  /** The kind of the running generation. */
  readonly busy: MakeRequest['kind'] | null;
  readonly busyTitle: string | null;
}

/** Waits for the list of running generations after a reload. Without it, the server decides. */
async function isUnderWay(queryClient: QueryClient): Promise<boolean> {
  const generations = await queryClient.ensureQueryData(generationsQuery()).catch(() => []);
  return findUnderWay(generations) !== null;
}

export function useMakeRecipe(): MakeRecipe {
  const making = useSyncExternalStore(onMakingChange, getMaking);
  const queryClient = useQueryClient();
  const underWay = findUnderWay(useQuery(generationsQuery()).data);
  const router = useRouter();

  const run = async (begun: Making): Promise<void> => {
    const { kind } = begun.request;
    const { pathname: begunOn } = router.state.location;
    const isStillHere = (): boolean => router.state.location.pathname === begunOn;
    const onFailed = (detail: string | undefined): void => {
      makeFailure.show(KIND_TEXTS[kind].failed, { description: detail });
      if (kind === 'quick' && isStillHere()) void router.navigate({ to: '/create-recipe' });
    };
    const goTo = (id: string): void => void router.navigate({ to: '/recipe/$id', params: { id } });
    try {
      if (await isUnderWay(queryClient)) return noteAnswered(begun.id);
      const { makeRecipe } = await importFlow();
      await makeRecipe(begun, { queryClient, isStillHere, goTo, onFailed });
    } catch (error) {
      // The script failed to load.
      if (!begun.signal.aborted) onFailed(failureDetail(error));
    } finally {
      endMaking(begun);
    }
  };

  return {
    make: (request) => {
      const begun = underWay === null ? beginMaking(request) : null;
      if (begun === null) return;
      makeFailure.clear();
      void run(begun);
    },
    prepare: () => {
      // A failed prefetch is reported by the click.
      importFlow().catch(() => undefined);
    },
    busy: making?.request.kind ?? underWay?.kind ?? null,
    busyTitle: making?.request.kind === 'suggestion' ? making.request.title : (underWay?.title ?? null),
  };
}
