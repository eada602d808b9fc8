import { assistantRoutes } from '@larder/contract/assistant';
import type { Extraction, Generation, GenerationEvent } from '@larder/contract/assistant';
import type { RouteRequest } from '@larder/contract/route';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

import type { Following } from '#features/assistant/model/follow-generation.ts';
import { findRunningGeneration } from '#features/assistant/model/started-generation.ts';
import { isWell } from '#features/assistant/model/status.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';

export type GenerationWish = RouteRequest<typeof assistantRoutes.createGeneration>['body'];

const ASK_AGAIN_MS = 30_000;
/** Polling finds the end of a generation that another tab follows. */
const RUNNING_MS = 3_000;

const STATUS_FRESH_MS = 30_000;

/** The current provider and its capabilities. While a capability is missing, opening the chat refetches. */
export function assistantStatusQuery() {
  return queryOptions({
    queryKey: ['assistant', 'status'],
    queryFn: ({ signal }) => call(assistantRoutes.getAssistantStatus, { signal }),
    staleTime: ({ state }) => (state.data !== undefined && isWell(state.data) ? STATUS_FRESH_MS : 0),
  });
}

/** Refetches the assistant's status if a capability was missing. */
export function recheckStatus(queryClient: QueryClient): Promise<void> {
  const { queryKey } = assistantStatusQuery();
  const status = queryClient.getQueryData(queryKey);
  if (status === undefined || isWell(status)) return Promise.resolve();
  return queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
}

/** Running generations, and finished ones the user has not been notified of. */
export function generationsQuery() {
  return queryOptions({
    queryKey: ['assistant', 'generations'],
    queryFn: async ({ signal }): Promise<readonly Generation[]> => {
      const { generations } = await call(assistantRoutes.listGenerations, { signal });
      return generations;
    },
    // Retries after an error, because the user was promised a notification.
    refetchOnReconnect: true,
    refetchInterval: ({ state: { status, data } }) => {
      if (status === 'error') return ASK_AGAIN_MS;
      return findRunningGeneration(data) === null ? false : RUNNING_MS;
    },
  });
}

/** Starts a generation and streams its progress. Idempotent: the same id joins the running generation. */
export async function* beginGeneration(wish: GenerationWish, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  const { streamEvents } = await fetchScript(() => import('#platform/events/stream-events.ts'));
  yield* streamEvents(assistantRoutes.createGeneration, { body: wish, signal });
}

/** Streams the progress of a running generation. */
export async function* joinGeneration(id: string, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  const { streamEvents } = await fetchScript(() => import('#platform/events/stream-events.ts'));
  yield* streamEvents(assistantRoutes.getGeneration, { params: { id }, signal });
}

export function markGenerationSeen(id: string): Promise<unknown> {
  return call(assistantRoutes.markGenerationSeen, { params: { id } });
}

export function cancelGeneration(id: string): Promise<unknown> {
  return call(assistantRoutes.cancelGeneration, { params: { id } });
}

/** Suggests recipes that do not exist yet but could be generated. */
export async function suggestRecipes(query: string, signal: AbortSignal) {
  return call(assistantRoutes.suggestRecipes, { body: { query }, signal });
}

interface GenerateOptions extends Omit<Following, 'open'> {
  readonly wish: GenerationWish & { readonly kind: 'ingredients'; readonly id: string };
}

/** Generates a recipe from ingredients. It is not saved, so no cache needs invalidation. */
export function useGenerateRecipe() {
  return useMutation({
    mutationFn: async ({ wish, ...following }: GenerateOptions): Promise<Generation> => {
      const { followGeneration } = await fetchScript(() => import('#features/assistant/model/follow-generation.ts'));
      return followGeneration({ ...following, open: (signal) => beginGeneration(wish, signal) });
    },
  });
}

export type PhotoReading = ReturnType<typeof useExtractIngredients>;

/** The result of reading a photo, with the ingredients that were new to the list. */
export interface ReadPhoto extends Extraction {
  readonly added: readonly string[];
}

interface PhotoToRead {
  readonly picture: Blob;
  /** Adds ingredients to the list and returns those that were new. */
  readonly add: (ingredients: readonly string[]) => readonly string[];
}

/** Reads ingredients from a photo, which is not stored. A demo where no vision model is configured. */
export function useExtractIngredients() {
  const { data: status } = useQuery(assistantStatusQuery());
  const reading = useMutation({
    mutationFn: async ({ picture, add }: PhotoToRead): Promise<ReadPhoto> => {
      const { uploadFile } = await fetchScript(() => import('#platform/upload-file.ts'));
      const extraction = await uploadFile(assistantRoutes.extractIngredients, picture);
      return { ...extraction, added: add(extraction.ingredients) };
    },
  });
  return { ...reading, isDemo: status?.sees === false };
}
