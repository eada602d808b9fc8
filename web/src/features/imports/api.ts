import { importsRoutes } from '@larder/contract/imports';
import type { DraftCard, DraftFilter, ImportJob, PageToRead } from '@larder/contract/imports';
import type { RouteRequest, RouteResponse } from '@larder/contract/route';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { isWorking } from '#features/imports/model/import-text.ts';
import { confirmRemoval } from '#platform/confirm-write.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';
import type { UploadFileOptions } from '#platform/upload-file.ts';

const IMPORTS = ['imports'] as const;
const POLL_MS = 1_500;
const PAGE_SIZE = 50;
/** A longer list is cut to these pages before it is fetched again. */
const REFETCHED_PAGES_MAX = 4;

export type DraftPage = RouteResponse<(typeof importsRoutes)['listDrafts']>;
type DraftPages = InfiniteData<DraftPage, number>;
export type DraftChange = RouteRequest<(typeof importsRoutes)['updateDraft']>['body'];

/** Reads the recipes of a page or text. Saves nothing. */
export function useReadImport() {
  return useMutation({
    mutationFn: (body: PageToRead) => call(importsRoutes.readImport, { body }),
  });
}

/** The imports of the user, newest first. Polls while the server works on one. */
export function importsQuery() {
  return queryOptions({
    queryKey: [...IMPORTS, 'list'],
    queryFn: ({ signal }) => call(importsRoutes.listImports, { signal }),
    refetchInterval: ({ state }) => (state.data?.imports.some(isWorking) === true ? POLL_MS : false),
  });
}

/** One import. Polls while the server works on it. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...IMPORTS, 'one', id],
    queryFn: ({ signal }) => call(importsRoutes.getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isWorking(state.data) ? POLL_MS : false),
  });
}

const draftsKey = (id: string) => [...IMPORTS, 'drafts', id] as const;

/** The recipes of an import in the order of the file. */
export function draftsQuery(id: string, show: DraftFilter) {
  return infiniteQueryOptions({
    queryKey: [...draftsKey(id), show],
    queryFn: ({ signal, pageParam }) =>
      call(importsRoutes.listDrafts, { signal, params: { id }, query: { show, from: pageParam, limit: PAGE_SIZE } }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next_from,
    placeholderData: keepPreviousData,
  });
}

/** One recipe of an import with all its fields. */
export function draftQuery(id: string, position: number) {
  return queryOptions({
    queryKey: [...IMPORTS, 'draft', id, position],
    queryFn: ({ signal }) => call(importsRoutes.getDraft, { params: { id, position }, signal }),
    // The form must not begin with an earlier state.
    gcTime: 0,
  });
}

/** All recipes of an import that could not be read. */
export async function fetchProblems(id: string): Promise<DraftCard[]> {
  const drafts: DraftCard[] = [];
  let from: number | null = 0;
  while (from !== null) {
    const page: DraftPage = await call(importsRoutes.listDrafts, {
      params: { id },
      query: { show: 'problems', from, limit: 100 },
    });
    drafts.push(...page.drafts);
    from = page.next_from;
  }
  return drafts;
}

/** Begins an import. Idempotent by `id`. */
export function startImport(id: string, file_name: string, bytes: number): Promise<ImportJob> {
  return call(importsRoutes.startImport, { body: { id, file_name, bytes } });
}

/** Uploads a part of a file. Idempotent. */
export async function uploadPart(
  id: string,
  part: number,
  content: Blob,
  options: Omit<UploadFileOptions, 'params'>,
): Promise<ImportJob> {
  const { uploadFile } = await fetchScript(() => import('#platform/upload-file.ts'));
  return uploadFile(importsRoutes.uploadPart, content, { ...options, params: { id, part } });
}

/** Caches the state of an import, also in the list. */
export function cacheImport(queryClient: QueryClient, job: ImportJob): void {
  queryClient.setQueryData(importQuery(job.id).queryKey, job);
  queryClient.setQueryData(importsQuery().queryKey, (list) => {
    if (list === undefined) return list;
    const isListed = list.imports.some(({ id }) => id === job.id);
    return {
      ...list,
      imports: isListed ? list.imports.map((one) => (one.id === job.id ? job : one)) : [job, ...list.imports],
    };
  });
}

/** Refetches the recipes of an import after the server has saved or restored some. */
export function refreshDrafts(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<DraftPages>(
    { queryKey: draftsKey(id) },
    (list) =>
      list && {
        pages: list.pages.slice(0, REFETCHED_PAGES_MAX),
        pageParams: list.pageParams.slice(0, REFETCHED_PAGES_MAX),
      },
  );
  void queryClient.invalidateQueries({ queryKey: draftsKey(id) });
}

export function useDeleteImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(importsRoutes.deleteImport, { params: { id } }),
        async () => (await call(importsRoutes.getImport, { params: { id } })).id === id,
      ),
    onSuccess: (_answer, id) =>
      queryClient.setQueryData(
        importsQuery().queryKey,
        (list) => list && { ...list, imports: list.imports.filter((job) => job.id !== id) },
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
}

function changeCard(queryClient: QueryClient, id: string, position: number, change: Partial<DraftCard>): void {
  queryClient.setQueriesData<DraftPages>(
    { queryKey: draftsKey(id) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          drafts: page.drafts.map((card) => (card.position === position ? { ...card, ...change } : card)),
        })),
      },
  );
}

/** Edits a recipe of an import, or changes what to do with it. The choice shows at once. */
export function useUpdateDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ position, change }: { position: number; change: DraftChange }) =>
      call(importsRoutes.updateDraft, { params: { id, position }, body: change }),
    onMutate: ({ position, change: { choice } }) => {
      if (choice !== undefined) changeCard(queryClient, id, position, { choice });
    },
    onSuccess: ({ draft: _draft, ...card }) => {
      changeCard(queryClient, id, card.position, card);
      void queryClient.invalidateQueries({ queryKey: importQuery(id).queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: draftsKey(id) }),
  });
}

/** Saves the drafts at the positions, or all that are not to be left out. The server works on it afterwards. */
export function useSaveImport(id: string) {
  return useWork((positions: readonly number[] | null) =>
    call(importsRoutes.saveImport, {
      params: { id },
      body: positions === null ? {} : { positions: [...positions] },
    }),
  );
}

/** Undoes what was saved. The server works on it afterwards. */
export function useUndoImport(id: string) {
  return useWork(() => call(importsRoutes.undoImport, { params: { id } }));
}

function useWork<Input>(mutationFn: (input: Input) => Promise<ImportJob>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (job) => cacheImport(queryClient, job),
    // The request may have reached the server.
    onError: () => void queryClient.invalidateQueries({ queryKey: IMPORTS }),
  });
}
