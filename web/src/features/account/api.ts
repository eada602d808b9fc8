import { accountRoutes } from '@larder/contract/account';
import type { SessionUser } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { orSaved } from '#features/device-store/api.ts';
import { readSessionState } from '#features/account/model/session-state.ts';
import type { SessionState } from '#features/account/model/session-state.ts';
import { readDeviceUser, writeDeviceUser } from '#platform/device-user.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';

/**
 * The session: signed in, signed out, or halfway through two-step sign-in. Fetched at startup and after every change. While the server
 * cannot be reached, the last user of this device.
 * Components select the user, or `null` when nobody is signed in.
 */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['account', 'session'],
    queryFn: ({ signal }): Promise<SessionState> =>
      orSaved(
        async () => {
          const state = readSessionState(await call(accountRoutes.getSession, { signal }));
          writeDeviceUser(state.user);
          return state;
        },
        async () => ({ user: readDeviceUser(), pendingUser: null }),
      ),
    select: ({ user }): SessionUser | null => user,
    staleTime: 60_000,
    gcTime: Infinity,
  });
}

/** Stores the session that came with the page on this device, as its request does. */
export function saveSessionOfPage(queryClient: QueryClient): void {
  const state = queryClient.getQueryData(sessionQuery().queryKey);
  if (state !== undefined) writeDeviceUser(state.user);
}

/** The id of the signed-in user. */
export function useOwnId(): string | undefined {
  return useQuery(sessionQuery()).data?.id;
}

/** Whether the user's profile has diets or exclusions, by which lists can hide recipes. */
export function useHasEatingRules(): boolean {
  return useQuery(sessionQuery()).data?.has_eating_rules === true;
}

/** The whole session state, including a sign-in that waits for its second step. */
export function sessionStateQuery() {
  return queryOptions({ ...sessionQuery(), select: (sessionState: SessionState): SessionState => sessionState });
}

export async function signOut(): Promise<void> {
  await call(accountRoutes.signOut, {});
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sends the password. The page changes only when the session is refetched: see `useSessionRefresh`. */
export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials) => call(accountRoutes.signIn, { body: credentials }),
  });
}

/** Refetches the session; the route guards follow the answer. */
export function useSessionRefresh(): () => Promise<SessionState> {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...sessionStateQuery(), staleTime: 0 });
}

/** `invitation` is the token of an invitation link, required where registration is by invitation only. */
interface NewAccount extends Credentials {
  readonly invitation?: string;
}

/** Creates an account without logging in. */
export function useSignUp() {
  return useMutation({
    mutationFn: (account: NewAccount) => call(accountRoutes.signUp, { body: account }),
  });
}

export function useReauthenticate() {
  return useMutation({
    mutationFn: (password: string) => call(accountRoutes.reauthenticate, { body: { password } }),
  });
}

/** The factors and the passkey with which the user can complete two-step sign-in. */
export function factorsQuery() {
  return queryOptions({
    queryKey: ['account', 'factors'],
    queryFn: ({ signal }) => call(factorsRoutes.listFactors, { signal }),
  });
}

/** Starts a challenge for a factor. A phone receives its code over `channel`. */
export function useChallenge() {
  return useMutation({
    mutationFn: ({ factorId, channel }: { factorId: string; channel?: 'sms' | 'whatsapp' }) =>
      call(factorsRoutes.challengeFactor, { params: { factorId }, body: channel === undefined ? {} : { channel } }),
  });
}

export function useVerifyCode() {
  return useMutation({
    mutationFn: ({ factorId, challengeId, code }: { factorId: string; challengeId: string; code: string }) =>
      call(factorsRoutes.verifyFactor, { params: { factorId }, body: { challenge_id: challengeId, code } }),
  });
}

export function useRecovery() {
  return useMutation({ mutationFn: (code: string) => call(factorsRoutes.useRecoveryCode, { body: { code } }) });
}

export function usePasskeyLogin() {
  return useMutation({
    mutationFn: async () => {
      const { ceremony_id: ceremonyId, options } = await call(passkeysRoutes.beginLogin, {});
      // Loaded on demand: most users have no passkey.
      const { startAuthentication } = await fetchScript(() => import('@simplewebauthn/browser'));
      const response = await startAuthentication({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server half of the same library
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      });
      return call(passkeysRoutes.finishLogin, { body: { ceremony_id: ceremonyId, response: { ...response } } });
    },
  });
}

export function useConfirmationRequest() {
  return useMutation({ mutationFn: (email: string) => call(accountRoutes.sendVerificationEmail, { body: { email } }) });
}

export function useResetRequest() {
  return useMutation({ mutationFn: (email: string) => call(accountRoutes.requestPasswordReset, { body: { email } }) });
}

/** What a mailed link is for. Inspecting does not consume it, and the answer does not change while the page is open. */
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: ['account', 'link', token],
    queryFn: ({ signal }) => call(accountRoutes.inspectLink, { body: { token }, signal }),
    staleTime: Infinity,
    // The token is a secret, so it is evicted when the page closes.
    gcTime: 0,
  });
}

export function useConfirmEmail() {
  return useMutation({ mutationFn: (token: string) => call(accountRoutes.verifyEmail, { body: { token } }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: ({ token, password }: { token: string; password: string }) =>
      call(accountRoutes.resetPassword, { body: { token, new_password: password } }),
  });
}

/** Whether the user who just signed in is an admin. */
export async function isAdmin(): Promise<boolean> {
  const { is_admin: admin } = await call(adminRoutes.getMembership, {});
  return admin;
}

/** Signs out without a page change. Safe because the page shows no user data yet. */
export function useSignOutInPlace() {
  const refreshSession = useSessionRefresh();
  return useMutation({
    mutationFn: async () => {
      await signOut();
      await refreshSession();
    },
  });
}
