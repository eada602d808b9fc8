import { accountRoutes } from '@larder/contract/account';
import type { SessionUser } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { readStanding } from '#features/account/model/standing.ts';
import type { Standing } from '#features/account/model/standing.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';

/**
 * Who is signed in. Asked once at start, and again whenever something says that it changed. Components get the person,
 * or `null` for nobody; in the cache lies also who has done only the first of two steps.
 */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['account', 'session'],
    queryFn: async ({ signal }): Promise<Standing> => readStanding(await call(accountRoutes.getSession, { signal })),
    select: ({ user }): SessionUser | null => user,
    staleTime: 60_000,
    gcTime: Infinity,
  });
}

/** The id of who is signed in. */
export function useOwnId(): string | undefined {
  return useQuery(sessionQuery()).data?.id;
}

/** The same question, answered in full. */
export function standingQuery() {
  return queryOptions({ ...sessionQuery(), select: (standing: Standing): Standing => standing });
}

export async function signOut(): Promise<void> {
  await call(accountRoutes.signOut, {});
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Logs in, or does the first of two steps. The page is left only when the session is asked for again: see `useSessionRefresh`. */
export function useSignIn() {
  return useMutation({
    mutationFn: (credentials: Credentials) => call(accountRoutes.signIn, { body: credentials }),
  });
}

/** Asks the server anew who is signed in; the guards of the pages follow the answer. */
export function useSessionRefresh(): () => Promise<Standing> {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...standingQuery(), staleTime: 0 });
}

/** With what an invitation's link ends in, where signing up takes one. */
interface NewAccount extends Credentials {
  readonly invitation?: string;
}

/** Registers; does not log in. */
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

/** What a person can complete the second step with. */
export function factorsQuery() {
  return queryOptions({
    queryKey: ['account', 'factors'],
    queryFn: ({ signal }) => call(factorsRoutes.listFactors, { signal }),
  });
}

/** Asks to prove a factor; a phone gets its code by `channel`. */
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
      // Most people come without a passkey, so its script is fetched by those who use one.
      const { startAuthentication } = await fetchScript(() => import('@simplewebauthn/browser'));
      const response = await startAuthentication({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server's half of this library
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

/** What a link from a mail is for. Looking uses nothing up; what is known of a link does not change for this page. */
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: ['account', 'link', token],
    queryFn: ({ signal }) => call(accountRoutes.inspectLink, { body: { token }, signal }),
    staleTime: Infinity,
    // The token is a secret: it does not stay when the page is left.
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

/** Is who has just signed in an admin? */
export async function isAdmin(): Promise<boolean> {
  const { is_admin: admin } = await call(adminRoutes.getMembership, {});
  return admin;
}

/** Signs out without leaving the page: nothing of the person is on it yet. */
export function useSignOutHere() {
  const refreshSession = useSessionRefresh();
  return useMutation({
    mutationFn: async () => {
      await signOut();
      await refreshSession();
    },
  });
}
