import { adminRoutes } from '@larder/contract/admin';
import type { Verdict } from '@larder/contract/admin-reports';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { PeopleFilter } from '#features/admin/model/admin-filter.ts';
import { call } from '#platform/http.ts';

/** Root key of all admin queries. Most actions change several lists, at least the audit log. */
const ADMIN_KEY = ['admin'] as const;

interface PageRequest {
  readonly signal: AbortSignal;
  readonly pageParam: string | null;
}

const CURSOR_PAGES = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
};

/** Accounts, newest first or largest storage first. `q` is a prefix of an email address or a name. */
export function peopleQuery({ q, sort }: PeopleFilter) {
  const words = q.trim();
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'people', words, sort],
    queryFn: ({ signal, pageParam }: PageRequest) =>
      call(adminRoutes.listPeople, {
        signal,
        query: { q: words === '' ? undefined : words, sort, cursor: pageParam ?? undefined },
      }),
    ...CURSOR_PAGES,
    select: ({ pages }) => pages.flatMap((page) => page.people),
  });
}

export function moderationQuery(hiddenOnly: boolean) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'community', { hiddenOnly }],
    queryFn: ({ signal, pageParam }: PageRequest) =>
      call(adminRoutes.listModeration, {
        signal,
        query: { hidden: hiddenOnly ? 'true' : undefined, cursor: pageParam ?? undefined },
      }),
    ...CURSOR_PAGES,
    select: ({ pages }) => pages.flatMap((page) => page.recipes),
  });
}

/** The recipe behind a public link, hidden or not. */
export function publicLinkQuery(token: string) {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'links', token],
    queryFn: ({ signal }) => call(adminRoutes.findPublicLink, { query: { token }, signal }),
    staleTime: 0,
  });
}

/** Reported content: open reports or decided ones. */
export function reportsQuery(closed: boolean) {
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'reports', { closed }],
    queryFn: ({ signal, pageParam }: PageRequest) =>
      call(adminRoutes.listReports, {
        signal,
        query: { closed: closed ? 'true' : 'false', cursor: pageParam ?? undefined },
      }),
    ...CURSOR_PAGES,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.things),
  });
}

/** The number of reported things that wait for a decision. */
export function openReportsQuery() {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'reports', 'count'],
    queryFn: ({ signal }) => call(adminRoutes.countReports, { signal }),
    select: ({ open }) => open,
  });
}

export function outboxQuery() {
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'outbox'],
    queryFn: ({ signal, pageParam }: PageRequest) =>
      call(adminRoutes.listOutbox, { signal, query: { cursor: pageParam ?? undefined } }),
    ...CURSOR_PAGES,
    // An admin often opens the outbox right after a message was written.
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.messages),
  });
}

export function servicesQuery() {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'health'],
    queryFn: ({ signal }) => call(adminRoutes.getServices, { signal }),
    staleTime: 0,
  });
}

export function modelsQuery() {
  return queryOptions({
    queryKey: [...ADMIN_KEY, 'models'],
    queryFn: ({ signal }) => call(adminRoutes.getModels, { signal }),
    staleTime: 0,
  });
}

/** Sends test requests to the configured models. They cost a little. */
export function useCheckModels() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(adminRoutes.checkModels, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}

export function errorsQuery() {
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'errors'],
    queryFn: ({ signal, pageParam }: PageRequest) =>
      call(adminRoutes.listErrors, { signal, query: { cursor: pageParam ?? undefined } }),
    ...CURSOR_PAGES,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.errors),
  });
}

export function auditQuery() {
  return infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, 'audit'],
    queryFn: ({ signal, pageParam }: PageRequest) =>
      call(adminRoutes.listAudit, { signal, query: { cursor: pageParam ?? undefined } }),
    ...CURSOR_PAGES,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.entries),
  });
}

/**
 * Invalidates all admin lists. A successful mutation stays pending until they are refetched. After an error the refetch
 * runs in the background: another admin may have made the change first.
 */
function useRefresh(): (data: unknown, error: unknown) => Promise<void> | undefined {
  const queryClient = useQueryClient();
  return (_data, error) => {
    const refreshed = queryClient.invalidateQueries({ queryKey: ADMIN_KEY });
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
    // The message may contain a link or a code, so it is evicted as soon as the dialog closes.
    gcTime: 0,
  });
}
