import { adminRoutes } from '@larder/contract/admin';
import type { Verdict } from '@larder/contract/admin-reports';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { PeopleFilter } from '#features/admin/model/admin-filter.ts';
import { call } from '#platform/http.ts';

/** Nearly every act here shows in another list as well, in the audit log at least. */
const EVERYTHING = ['admin'] as const;

interface Asked {
  readonly signal: AbortSignal;
  readonly pageParam: string | null;
}

const FROM_THE_START = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
};

/** People, newest first or those first who store most; `q` is the beginning of an address or a name. */
export function peopleQuery({ q, sort }: PeopleFilter) {
  const words = q.trim();
  return infiniteQueryOptions({
    queryKey: [...EVERYTHING, 'people', words, sort],
    queryFn: ({ signal, pageParam }: Asked) =>
      call(adminRoutes.listPeople, {
        signal,
        query: { q: words === '' ? undefined : words, sort, cursor: pageParam ?? undefined },
      }),
    ...FROM_THE_START,
    select: ({ pages }) => pages.flatMap((page) => page.people),
  });
}

export function moderationQuery(hiddenOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [...EVERYTHING, 'community', { hiddenOnly }],
    queryFn: ({ signal, pageParam }: Asked) =>
      call(adminRoutes.listModeration, {
        signal,
        query: { hidden: hiddenOnly ? 'true' : undefined, cursor: pageParam ?? undefined },
      }),
    ...FROM_THE_START,
    select: ({ pages }) => pages.flatMap((page) => page.recipes),
  });
}

/** The recipe that a public link leads to, hidden or not. */
export function publicLinkQuery(token: string) {
  return queryOptions({
    queryKey: [...EVERYTHING, 'links', token],
    queryFn: ({ signal }) => call(adminRoutes.findPublicLink, { query: { token }, signal }),
    staleTime: 0,
  });
}

/** What people reported: what waits for a decision, or what has been decided. */
export function reportsQuery(closed: boolean) {
  return infiniteQueryOptions({
    queryKey: [...EVERYTHING, 'reports', { closed }],
    queryFn: ({ signal, pageParam }: Asked) =>
      call(adminRoutes.listReports, {
        signal,
        query: { closed: closed ? 'true' : 'false', cursor: pageParam ?? undefined },
      }),
    ...FROM_THE_START,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.things),
  });
}

/** How many reported things wait for a decision. */
export function openReportsQuery() {
  return queryOptions({
    queryKey: [...EVERYTHING, 'reports', 'count'],
    queryFn: ({ signal }) => call(adminRoutes.countReports, { signal }),
    select: ({ open }) => open,
  });
}

export function outboxQuery() {
  return infiniteQueryOptions({
    queryKey: [...EVERYTHING, 'outbox'],
    queryFn: ({ signal, pageParam }: Asked) =>
      call(adminRoutes.listOutbox, { signal, query: { cursor: pageParam ?? undefined } }),
    ...FROM_THE_START,
    // Somebody may be waiting for the message that has just been written.
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.messages),
  });
}

export function servicesQuery() {
  return queryOptions({
    queryKey: [...EVERYTHING, 'health'],
    queryFn: ({ signal }) => call(adminRoutes.getServices, { signal }),
    staleTime: 0,
  });
}

export function modelsQuery() {
  return queryOptions({
    queryKey: [...EVERYTHING, 'models'],
    queryFn: ({ signal }) => call(adminRoutes.getModels, { signal }),
    staleTime: 0,
  });
}

/** Asks the models for real, which costs a little. */
export function useCheckModels() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(adminRoutes.checkModels, {}),
    onSettled: () => client.invalidateQueries({ queryKey: EVERYTHING }),
  });
}

export function errorsQuery() {
  return infiniteQueryOptions({
    queryKey: [...EVERYTHING, 'errors'],
    queryFn: ({ signal, pageParam }: Asked) =>
      call(adminRoutes.listErrors, { signal, query: { cursor: pageParam ?? undefined } }),
    ...FROM_THE_START,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.errors),
  });
}

export function auditQuery() {
  return infiniteQueryOptions({
    queryKey: [...EVERYTHING, 'audit'],
    queryFn: ({ signal, pageParam }: Asked) =>
      call(adminRoutes.listAudit, { signal, query: { cursor: pageParam ?? undefined } }),
    ...FROM_THE_START,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.entries),
  });
}

/**
 * What was done is over when the lists show it, so that is waited for. After a refusal they are asked for again as well,
 * because somebody else may have been quicker, but the person need not wait for that.
 */
function useRefresh(): (data: unknown, error: unknown) => Promise<void> | undefined {
  const queryClient = useQueryClient();
  return (_data, error) => {
    const refreshed = queryClient.invalidateQueries({ queryKey: EVERYTHING });
    return error === null ? refreshed : undefined;
  };
}

interface PersonChange {
  readonly id: string;
  readonly change: { readonly disabled: boolean } | { readonly is_admin: boolean };
}

export function useUpdatePerson() {
  return useMutation({
    mutationFn: ({ id, change }: PersonChange) => call(adminRoutes.updatePerson, { params: { id }, body: change }),
    onSettled: useRefresh(),
  });
}

export function useForcePasswordReset() {
  return useMutation({
    mutationFn: (id: string) => call(adminRoutes.forcePasswordReset, { params: { id } }),
    onSettled: useRefresh(),
  });
}

export function useDeletePerson() {
  return useMutation({
    mutationFn: (id: string) => call(adminRoutes.deletePerson, { params: { id } }),
    onSettled: useRefresh(),
  });
}

interface Moderation {
  readonly id: string;
  readonly verdict: Verdict;
}

export function useModerateRecipe() {
  return useMutation({
    mutationFn: ({ id, verdict }: Moderation) => call(adminRoutes.moderateRecipe, { params: { id }, body: verdict }),
    onSettled: useRefresh(),
  });
}

export function useModerateComment() {
  return useMutation({
    mutationFn: ({ id, verdict }: Moderation) => call(adminRoutes.moderateComment, { params: { id }, body: verdict }),
    onSettled: useRefresh(),
  });
}

export function useModerateLink() {
  return useMutation({
    mutationFn: ({ id, verdict }: Moderation) =>
      call(adminRoutes.moderatePublicLink, { params: { id }, body: verdict }),
    onSettled: useRefresh(),
  });
}

export function useDismissReports() {
  return useMutation({
    mutationFn: (id: string) => call(adminRoutes.dismissReports, { params: { id } }),
    onSettled: useRefresh(),
  });
}

export function useOpenMessage() {
  return useMutation({
    mutationFn: (id: string) => call(adminRoutes.openMessage, { params: { id } }),
    onSettled: useRefresh(),
    // There may be a link or a code in it: it is not kept longer than it is looked at.
    gcTime: 0,
  });
}
