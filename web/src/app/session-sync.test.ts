import type { SessionUser } from '@larder/contract/account';
import { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sessionQuery } from '#features/account/api.ts';
import type { SessionState } from '#features/account/model/session-state.ts';
import { toApiError } from '#platform/http.ts';
import { sessionSignal } from '#platform/session-signal.ts';

import { syncSession } from './session-sync.ts';

const ANNA: SessionUser = {
  id: '0198f3c0-0000-7000-8000-000000000001',
  email: 'anna@example.org',
  name: 'anna',
  is_admin: false,
  has_eating_rules: false,
};
const RENAMED: SessionUser = { ...ANNA, name: 'Anna' };
const RECIPES = ['recipes', 'list'];
const FACTORS = ['account', 'factors'];
const { queryKey } = sessionQuery();

/** Sets the session as a response of the server would. The query cache notifies asynchronously. */
async function setSession(queryClient: QueryClient, user: SessionUser | null, pendingUser: SessionUser | null = null) {
  queryClient.setQueryData(queryKey, { user, pendingUser });
  await new Promise((resolve) => setTimeout(resolve));
}

describe('syncSession', () => {
  let queryClient: QueryClient;
  let onChange: ReturnType<typeof vi.fn<() => Promise<void>>>;
  let stop: () => void;

  beforeEach(() => {
    queryClient = new QueryClient();
    onChange = vi.fn<() => Promise<void>>(() => Promise.resolve());
    stop = syncSession(queryClient, onChange);
  });

  afterEach(() => stop());

  it('does not call onChange after the first answer', async () => {
    await setSession(queryClient, ANNA);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('calls onChange after a sign-in', async () => {
    await setSession(queryClient, null);
    await setSession(queryClient, ANNA);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  });

  it('clears the cached data of a user who signed out', async () => {
    await setSession(queryClient, ANNA);
    queryClient.setQueryData(RECIPES, ['Soup']);
    await setSession(queryClient, null);
    await vi.waitFor(() => expect(queryClient.getQueryData(RECIPES)).toBeUndefined());
    expect(queryClient.getQueryData(queryKey)).toEqual<SessionState>({ user: null, pendingUser: null });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('aborts the session signal on sign-out, not between the two steps of a sign-in', async () => {
    await setSession(queryClient, null, ANNA);
    const signal = sessionSignal();
    await setSession(queryClient, ANNA);
    expect(signal.aborted).toBe(false);
    await setSession(queryClient, null);
    await vi.waitFor(() => expect(signal.aborted).toBe(true));
    expect(sessionSignal().aborted).toBe(false);
  });

  it('calls onChange after each of the two steps of a sign-in', async () => {
    await setSession(queryClient, null);
    await setSession(queryClient, null, ANNA);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    queryClient.setQueryData(FACTORS, ['App']);
    await setSession(queryClient, ANNA);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(queryClient.getQueryData(FACTORS)).toEqual(['App']);
  });

  it('clears the cached data of a user who cancels between the two steps', async () => {
    await setSession(queryClient, null, ANNA);
    queryClient.setQueryData(FACTORS, ['App']);
    await setSession(queryClient, null);
    await vi.waitFor(() => expect(queryClient.getQueryData(FACTORS)).toBeUndefined());
  });

  it('dismisses the toasts of a user who signed out, but not the one that says so', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
    await setSession(queryClient, ANNA);
    const deleted = toast('Recipe deleted');
    toApiError(new Response(null, { status: 401 }), undefined);
    const ended = toast('Your session has ended.');
    await setSession(queryClient, null);
    await vi.waitFor(() => expect(toast.getToasts().map(({ id }) => id)).not.toContain(deleted));
    expect(toast.getToasts().map(({ id }) => id)).toContain(ended);
    // Without a rejected call, everything on the page is older.
    await setSession(queryClient, ANNA);
    await setSession(queryClient, null);
    await vi.waitFor(() => expect(toast.getToasts()).toEqual([]));
    vi.unstubAllGlobals();
  });

  it('does not call onChange when the user is the same', async () => {
    await setSession(queryClient, ANNA);
    await setSession(queryClient, RENAMED);
    expect(onChange).not.toHaveBeenCalled();
  });
});
