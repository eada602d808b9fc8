import { accountRoutes } from '@larder/contract/account';
import type { Session } from '@larder/contract/account';
import { DEFAULT_PREFERENCES, profileRoutes } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { expect, onTestFinished, vi } from 'vitest';

import { App, openFirstPage } from '#app/app.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter } from '#app/router.tsx';
import { syncSession } from '#app/session-sync.ts';
import type { PublicConfig } from '#platform/public-config.ts';

import { FakeApi } from './fake-api.ts';
import { fakeUploads } from './fake-upload.ts';

export const GUEST: Session = { user: null, expires_at: null, aal: null, next_aal: null };

export const ADA = {
  id: '0192f0c0-0000-7000-8000-00000000ada0',
  email: 'ada@example.org',
  name: 'Ada',
  is_admin: false,
  has_eating_rules: false,
};

export const SIGNED_IN: Session = { user: ADA, expires_at: '2030-01-01T00:00:00.000Z', aal: 'aal1', next_aal: 'aal1' };

export const PROFILE: Profile = {
  user_id: ADA.id,
  email: ADA.email,
  email_confirmed: false,
  pending_email: null,
  username: null,
  bio: null,
  phone_number: null,
  two_factor_enabled: false,
  notification_preferences: { email: true, push: false },
  diets: [],
  allergies: [],
  preferences: DEFAULT_PREFERENCES,
  tour_seen: true,
  has_password: true,
};

/** The answer to Ada's email and password. */
export const LOGIN_ANSWER = { user: { id: ADA.id, email: ADA.email }, aal: 'aal1', next_aal: 'aal1' } as const;

export interface PageOptions {
  readonly session?: Session;
  /** What the server writes into the document. */
  readonly config?: Partial<PublicConfig>;
  /** Handlers that the page needs from its first request on. */
  readonly prepare?: (api: FakeApi) => void;
}

export interface OpenPage {
  readonly user: UserEvent;
  readonly api: FakeApi;
  /** For the browser's Back and Forward. */
  readonly history: RouterHistory;
  /** Path and query of the page that is open. */
  address(): string;
}

const CONFIG: PublicConfig = {
  product_name: 'Larder',
  year: 2030,
  admin_email: 'admin@larder.local',
  registration: 'open',
  oidc_name: null,
  mail_delivers: false,
  sms_delivers: false,
  welcome_tour: false,
};

/**
 * Opens the app at an address as a browser does, with a fake API instead of the server. A second page in the same test replaces
 * the first, like a reload: browser storage lasts until the test ends.
 */
export async function openPage(
  address: string,
  { session = GUEST, config = {}, prepare }: PageOptions = {},
): Promise<OpenPage> {
  cleanup();
  const api = new FakeApi();
  api.answer(accountRoutes.getSession, session);
  api.answer(profileRoutes.getProfile, PROFILE);
  prepare?.(api);
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('XMLHttpRequest', fakeUploads(api));
  const written = writeConfig({ ...CONFIG, ...config });
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(queryClient, history);
  const stopSync = syncSession(queryClient, () => router.invalidate());
  onTestFinished(() => {
    stopSync();
    toast.dismiss();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    written.remove();
    expect(api.faults).toEqual([]);
  });
  await openFirstPage({ queryClient, router });
  await act(async () => render(<App queryClient={queryClient} router={router} />));
  return { user: userEvent.setup({ delay: null }), api, history, address: () => router.state.location.href };
}

function writeConfig(config: PublicConfig): HTMLElement {
  const element = document.createElement('script');
  element.id = 'public-config';
  element.type = 'application/json';
  element.textContent = JSON.stringify(config);
  document.head.append(element);
  return element;
}
