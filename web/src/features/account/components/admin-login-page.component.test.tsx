import { accountRoutes } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { expect, test, vi } from 'vitest';

import { json, proxyPage, refused } from '#test/fake-api.ts';
import { button, expectAlert, expectFocus, field, isDisabled } from '#test/forms.ts';
import { GUEST, LOGIN_ANSWER, openPage, SIGNED_IN } from '#test/open-page.tsx';

const UNEXPECTED = 'An unexpected error occurred';
const COOKIES_REFUSED = "Your browser didn't keep the sign-in. Allow cookies for this site and try again.";

async function openAdminLogin() {
  const page = await openPage('/admin');
  const logIn = () => page.user.click(button('Log in'));
  await page.user.type(field('Password'), 'a pinch of pepper');
  return { ...page, logIn };
}

test('shows the server’s message, or its own when there is none', async () => {
  const { api, logIn } = await openAdminLogin();
  api.refuse(accountRoutes.signIn, 401, 'invalid_credentials', 'Not this password.');
  await logIn();
  await expectAlert('Not this password.');
  await expectFocus(field('Password'));
  api.refuse(accountRoutes.signIn, 429, 'too_many_requests', 'Later, please.');
  await logIn();
  await expectAlert('Later, please.');
  for (const status of [200, 502]) {
    api.respond(accountRoutes.signIn, () => proxyPage(status));
    await logIn();
    await expectAlert(UNEXPECTED);
  }
  api.respond(accountRoutes.signIn, refused);
  await logIn();
  await expectAlert(`${UNEXPECTED}Unable to connect to the server. Please check your internet connection.`);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await logIn();
  await expectAlert(`${UNEXPECTED}Network error. Please check your internet connection and try again.`);
  onLine.mockRestore();
});

test.each(['aal1', 'aal2'] as const)('explains blocked cookies when the server asks for %s', async (next) => {
  const { api, logIn } = await openAdminLogin();
  api.answer(accountRoutes.signIn, { ...LOGIN_ANSWER, next_aal: next });
  api.refuse(adminRoutes.getMembership, 401, 'not_authenticated');
  await logIn();
  await expectAlert(`${UNEXPECTED}${COOKIES_REFUSED}`);
  expect(isDisabled(button('Log in'))).toBe(false);
});

test('signs out a user who is no admin', async () => {
  const { api, logIn, address } = await openAdminLogin();
  api.answer(accountRoutes.signIn, () => {
    api.answer(accountRoutes.getSession, SIGNED_IN);
    return LOGIN_ANSWER;
  });
  api.answer(adminRoutes.getMembership, { is_admin: false });
  const signedOut = api.respond(accountRoutes.signOut, () => {
    api.answer(accountRoutes.getSession, GUEST);
    return json(200, { success: true });
  });
  await logIn();
  await expectAlert('Unauthorized access');
  expect(signedOut).toHaveLength(1);
  expect(address()).toBe('/admin');
});
