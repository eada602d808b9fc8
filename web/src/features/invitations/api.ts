import { invitationsRoutes } from '@larder/contract/invitations';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { NewInvitation } from '#features/invitations/model.ts';
import { call } from '#platform/http.ts';

/** Below the root key of the admin queries, so that admin actions invalidate it. */
const INVITATIONS = ['admin', 'invitations'] as const;

/** All invitations, newest first. */
export function invitationsQuery() {
  return infiniteQueryOptions({
    queryKey: INVITATIONS,
    queryFn: ({ signal, pageParam }: { readonly signal: AbortSignal; readonly pageParam: string | null }) =>
      call(invitationsRoutes.listInvitations, { signal, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    staleTime: 0,
    select: ({ pages }) => pages.flatMap((page) => page.invitations),
  });
}

export function useCreateInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitation: NewInvitation) => call(invitationsRoutes.createInvitation, { body: invitation }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INVITATIONS }),
    // The link is a secret, so it is evicted when the dialog closes.
    gcTime: 0,
  });
}

export function useRevokeInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(invitationsRoutes.revokeInvitation, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: INVITATIONS }),
  });
}

/** An invitation as its guest sees it. Inspecting does not consume it. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitations', token],
    queryFn: ({ signal }) => call(invitationsRoutes.inspectInvitation, { body: { token }, signal }),
    staleTime: Infinity,
    // The token is a secret, so it is evicted when the page closes.
    gcTime: 0,
  });
}
