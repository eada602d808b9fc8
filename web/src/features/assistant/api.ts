import { assistantRoutes } from '@larder/contract/assistant';
import type { Extraction, Generation, GenerationEvent } from '@larder/contract/assistant';
import type { RouteRequest } from '@larder/contract/route';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

import type { Following } from '#features/assistant/model/follow-generation.ts';
import { findUnderWay } from '#features/assistant/model/making.ts';
import { isWell } from '#features/assistant/model/status.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';

export type GenerationWish = RouteRequest<typeof assistantRoutes.createGeneration>['body'];

const ASK_AGAIN_MS = 30_000;
/** Another tab may follow what is running, and this one learns of its end by asking. */
const RUNNING_MS = 3_000;

const STATUS_FRESH_MS = 30_000;

/** Who answers at present, and what they can do. While a service is away, opening the chat asks again. */
export function assistantStatusQuery() {
  return queryOptions({
    queryKey: ['assistant', 'status'],
    queryFn: ({ signal }) => call(assistantRoutes.getAssistantStatus, { signal }),
    staleTime: ({ state }) => (state.data !== undefined && isWell(state.data) ? STATUS_FRESH_MS : 0),
  });
}

/** Asks again what REECE can do, where something was off. */
export function recheckStatus(queryClient: QueryClient): Promise<void> {
  const { queryKey } = assistantStatusQuery();
  const status = queryClient.getQueryData(queryKey);
  if (status === undefined || isWell(status)) return Promise.resolve();
  return queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
}

/** Recipes that are being made, and those of which this person has not been told yet. */
export function generationsQuery() {
  return queryOptions({
    queryKey: ['assistant', 'generations'],
    queryFn: async ({ signal }): Promise<readonly Generation[]> => {
      const { generations } = await call(assistantRoutes.listGenerations, { signal });
      return generations;
    },
    // A server that was away is asked again, so that nobody waits in vain for what they were promised to be told.
    refetchOnReconnect: true,
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return ASK_AGAIN_MS;
      return findUnderWay(data) === null ? false : RUNNING_MS;
    },
  });
}

/** Has a recipe made and tells how that goes; the same wish with the same id again joins what is under way. */
export async function* beginGeneration(wish: GenerationWish, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  const { callForEvents } = await fetchScript(() => import('#platform/event-stream.ts'));
  yield* callForEvents(assistantRoutes.createGeneration, { body: wish, signal });
}

/** Tells how it goes with a recipe that is being made. */
export async function* joinGeneration(id: string, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  const { callForEvents } = await fetchScript(() => import('#platform/event-stream.ts'));
  yield* callForEvents(assistantRoutes.getGeneration, { params: { id }, signal });
}

export function markGenerationSeen(id: string): Promise<unknown> {
  return call(assistantRoutes.markGenerationSeen, { params: { id } });
}

export function cancelGeneration(id: string): Promise<unknown> {
  return call(assistantRoutes.cancelGeneration, { params: { id } });
}

/** Recipes that are not there yet, but could be made. */
export async function suggestRecipes(query: string, signal: AbortSignal) {
  return call(assistantRoutes.suggestRecipes, { body: { query }, signal });
}

interface Asking extends Omit<Following, 'open'> {
  readonly wish: GenerationWish & { readonly kind: 'ingredients'; readonly id: string };
}

/** Asks for a recipe from ingredients. Nothing is kept, so nothing that was read before becomes stale. */
export function useGenerateRecipe() {
  return useMutation({
    mutationFn: async ({ wish, ...following }: Asking): Promise<Generation> => {
      const { followGeneration } = await fetchScript(() => import('#features/assistant/model/follow-generation.ts'));
      return followGeneration({ ...following, open: (signal) => beginGeneration(wish, signal) });
    },
  });
}

export type PhotoReading = ReturnType<typeof useExtractIngredients>;

/** What came of a picture, and which of it was new on the list. */
export interface ReadPhoto extends Extraction {
  readonly added: readonly string[];
}

interface PhotoToRead {
  readonly picture: Blob;
  /** Puts ingredients on the list and answers with those that were not there yet. */
  readonly add: (ingredients: readonly string[]) => readonly string[];
}

/** Reads ingredients from a picture, which is not kept. It is a demo where no model sees. */
export function useExtractIngredients() {
  const { data: status } = useQuery(assistantStatusQuery());
  const reading = useMutation({
    mutationFn: async ({ picture, add }: PhotoToRead): Promise<ReadPhoto> => {
      const { sendFile } = await fetchScript(() => import('#platform/send-file.ts'));
      const extraction = await sendFile(assistantRoutes.extractIngredients, picture);
      return { ...extraction, added: add(extraction.ingredients) };
    },
  });
  return { ...reading, isDemo: status?.sees === false };
}
