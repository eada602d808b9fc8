import type { SessionUser } from '@larder/contract/account';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sessionQuery } from '#features/account/api.ts';
import type { SessionState } from '#features/account/model/session-state.ts';
import { sessionSignal } from '#platform/session-signal.ts';

import { syncSession } from './session-sync.ts';

const ANNA: SessionUser = {
  id: '0198f3c0-0000-7000-8000-000000000001',
  email: 'anna@example.org',
  name: 'anna',
  is_admin: false,
};
const RENAMED: SessionUser = { ...ANNA, name: 'Anna' };
const RECIPES = ['recipes', 'list'];
const FACTORS = ['account', 'factors'];
const { queryKey } = sessionQuery();

/** Queries tell of a change a moment after it, as they do of an answer from the server. */
async function learn(queryClient: QueryClient, user: SessionUser | null, pendingUser: SessionUser | null = null) {
  queryClient.setQueryData(queryKey, { user, pendingUser });
  await new Promise((resolve) => setTimeout(resolve));
}

describe('keepSessionInSync', () => {
  let queryClient: QueryClient;
  let onChange: ReturnType<typeof vi.fn<() => Promise<void>>>;
  let stop: () => void;

  beforeEach(() => {
    queryClient = new QueryClient();
    onChange = vi.fn<() => Promise<void>>(() => Promise.resolve());
    stop = syncSession(queryClient, onChange);
  });

  afterEach(() => stop());

  it('stays quiet about the first answer', async () => {
    await learn(queryClient, ANNA);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('publishes a sign-in', async () => {
    await learn(queryClient, null);
    await learn(queryClient, ANNA);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  });

  it('forgets what belonged to a person who is gone, and remembers that nobody is there', async () => {
    await learn(queryClient, ANNA);
    queryClient.setQueryData(RECIPES, ['Soup']);
    await learn(queryClient, null);
    await vi.waitFor(() => expect(queryClient.getQueryData(RECIPES)).toBeUndefined());
    expect(queryClient.getQueryData(queryKey)).toEqual<SessionState>({ user: null, pendingUser: null });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('ends what was begun for a person who is gone, and not what goes on between the two steps', async () => {
    await learn(queryClient, null, ANNA);
    const lasting = sessionSignal();
    await learn(queryClient, ANNA);
    expect(lasting.aborted).toBe(false);
    await learn(queryClient, null);
    await vi.waitFor(() => expect(lasting.aborted).toBe(true));
    expect(sessionSignal().aborted).toBe(false);
  });

  it('publishes each of the two steps of a sign-in', async () => {
    await learn(queryClient, null);
    await learn(queryClient, null, ANNA);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    queryClient.setQueryData(FACTORS, ['App']);
    await learn(queryClient, ANNA);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(queryClient.getQueryData(FACTORS)).toEqual(['App']);
  });

  it('forgets what belonged to a person who gave up between the two steps', async () => {
    await learn(queryClient, null, ANNA);
    queryClient.setQueryData(FACTORS, ['App']);
    await learn(queryClient, null);
    await vi.waitFor(() => expect(queryClient.getQueryData(FACTORS)).toBeUndefined());
  });

  it('says nothing when the same person is still there', async () => {
    await learn(queryClient, ANNA);
    await learn(queryClient, RENAMED);
    expect(onChange).not.toHaveBeenCalled();
  });
});
