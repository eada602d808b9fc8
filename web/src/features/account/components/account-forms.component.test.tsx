import { accountRoutes } from '@larder/contract/account';
import type { ErrorCode } from '@larder/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { proxyPage, refused, truncated } from '#test/fake-api.ts';
import { button, expectAlert, descriptionOf, field, fill, isDisabled } from '#test/forms.ts';
import { ADA, GUEST, LOGIN_ANSWER, type OpenPage, openPage, SIGNED_IN } from '#test/open-page.tsx';

const PASSWORD = 'a pinch of salt';
const POSSIBLY_REGISTERED = 'If you try again and the address is taken, log in instead.';
const OFFLINE = 'Network error. Please check your internet connection and try again.';
const BROKEN = 'Connection error. Please check your internet connection and try again.';
const COOKIES_REFUSED = "Your browser didn't keep the sign-in. Allow cookies for this site and try again.";

const FILLED = { email: ADA.email, password: PASSWORD, confirmation: PASSWORD };

const email = () => field('Email');
const password = () => field('Password');
const confirmation = () => field('Confirm Password');
describe('logging in', () => {
  let page: OpenPage;
  beforeEach(async () => {
    page = await openPage('/login');
  });

  async function logIn(): Promise<void> {
    await fill(page.user, email(), ADA.email);
    await fill(page.user, password(), PASSWORD);
    await page.user.click(button('Log in'));
  }

  /** From now on the server accepts the credentials. */
  function acceptLogin() {
    answerEmptyKitchen(page.api);
    return page.api.answer(accountRoutes.signIn, () => {
      page.api.answer(accountRoutes.getSession, SIGNED_IN);
      return LOGIN_ANSWER;
    });
  }

  async function expectSuccess(): Promise<void> {
    await screen.findByText('Login successful!');
    await waitFor(() => expect(page.address()).toBe('/dashboard'));
  }

  test('shows one error at a time and focuses its field', async () => {
    const { user } = page;
    await user.click(button('Log in'));
    await expectAlert('Please fill in both email and password fields');
    expect(document.activeElement).toBe(email());

    await user.type(email(), 'ada');
    await user.click(button('Log in'));
    expect(document.activeElement).toBe(password());

    await user.type(password(), '12345');
    await user.click(button('Log in'));
    expect(descriptionOf(email())).toBe('Please enter a valid email address');
    expect(document.activeElement).toBe(email());

    await fill(user, email(), ADA.email);
    await user.click(button('Show password'));
    expect(password().type).toBe('text');
    await user.click(button('Log in'));
    expect(password().type).toBe('password');
    expect(descriptionOf(password())).toBe('Password must be at least 6 characters long');
    expect(document.activeElement).toBe(password());
  });

  const failures: [name: string, status: number, code: ErrorCode, message: string][] = [
    ['the address is not confirmed', 403, 'email_not_confirmed', 'Please verify your email address before logging in.'],
    [
      'the account is disabled',
      403,
      'account_disabled',
      'Login failed. Please check your credentials and try again.This account has been disabled.',
    ],
    ['the request took too long', 408, 'timeout', OFFLINE],
    ['there were too many attempts', 429, 'too_many_requests', 'Too many login attempts. Please try again later.'],
    [
      'the server refuses for another reason',
      400,
      'invalid_input',
      'Login failed. Please check your credentials and try again.',
    ],
  ];
  test.each(failures)('shows an error when %s', async (_name, status, code, text) => {
    page.api.refuse(accountRoutes.signIn, status, code);
    await logIn();
    await expectAlert(text);
    expect(email().value).toBe(ADA.email);
    expect(password().value).toBe(PASSWORD);
  });

  test.each([200, 500])('shows an error when a proxy answers with its own page and status %i', async (status) => {
    page.api.respond(accountRoutes.signIn, () => proxyPage(status));
    await logIn();
    await expectAlert('An unexpected error occurred. Please try again.');
  });

  test('shows wrong credentials, and the password can be retyped at once', async () => {
    page.api.refuse(accountRoutes.signIn, 401, 'invalid_credentials');
    await logIn();
    await expectAlert('Invalid email or password. Please check your credentials and try again.');
    expect(document.activeElement).toBe(password());
    const requests = acceptLogin();
    await page.user.keyboard('another{Enter}');
    await expectSuccess();
    expect(requests.map(({ body }) => body)).toEqual([{ email: ADA.email, password: 'another' }]);
  });

  const connections: [name: string, answer: () => Response | Promise<Response>, message: string][] = [
    ['an unreachable server', refused, 'Unable to connect to the server. Please check your internet connection.'],
    ['a broken answer', truncated, BROKEN],
  ];
  test.each(connections)('shows %s, and works when the network returns', async (_name, answer, text) => {
    page.api.respond(accountRoutes.signIn, answer);
    await logIn();
    await expectAlert(text);
    acceptLogin();
    await page.user.click(button('Log in'));
    await expectSuccess();
  });

  test('shows an offline browser, and works when the network returns', async () => {
    page.api.respond(accountRoutes.signIn, refused);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await logIn();
    await expectAlert(OFFLINE);
    onLine.mockRestore();
    acceptLogin();
    await page.user.click(button('Log in'));
    await expectSuccess();
  });

  test('explains a session that the browser did not store', async () => {
    page.api.answer(accountRoutes.signIn, LOGIN_ANSWER);
    page.api.answer(accountRoutes.getSession, GUEST);
    await logIn();
    await expectAlert(COOKIES_REFUSED);
    acceptLogin();
    await page.user.click(button('Log in'));
    await expectSuccess();
  });

  test('shows an error when only the session check fails', async () => {
    acceptLogin();
    page.api.answer(accountRoutes.signIn, LOGIN_ANSWER);
    page.api.respond(accountRoutes.getSession, refused);
    await logIn();
    await expectAlert(BROKEN);
    acceptLogin();
    await page.user.click(button('Log in'));
    await expectSuccess();
  });

  test('shows its progress and submits once', async () => {
    const requests = acceptLogin();
    const release = page.api.hold(accountRoutes.signIn);
    await logIn();
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Logging in...' });
    expect(isDisabled(busy)).toBe(true);
    expect(document.activeElement).toBe(busy);
    await page.user.keyboard('{Enter}');
    release();
    await expectSuccess();
    expect(requests).toHaveLength(1);
  });

  test('links to the front page and to sign-up', async () => {
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await page.user.click(screen.getByRole('link', { name: 'Sign up' }));
    const signUp = await screen.findByRole('heading', { name: 'Sign up' });
    await waitFor(() => expect(document.activeElement).toBe(signUp));
    await page.user.click(screen.getByRole('link', { name: 'Log in' }));
    const logInAgain = await screen.findByRole('heading', { name: 'Log in' });
    await waitFor(() => expect(document.activeElement).toBe(logInAgain));
  });

  test('supports password managers', () => {
    expect(email().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
  });
});

describe('single sign-on', () => {
  test('shows why it failed until another way is tried', async () => {
    const { user } = await openPage('/login?error=openid_email_missing');
    await expectAlert('That service did not share a confirmed email address, which you need for an account here.');
    await user.click(button('Log in'));
    await expectAlert('Please fill in both email and password fields');
  });

  test('ignores an unknown reason in the URL', async () => {
    await openPage('/login?error=something');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is linked where it is configured, and returns to the requested page', async () => {
    await openPage('/login?next=/create-recipe', { config: { oidc_name: 'Our house' } });
    expect(screen.getByRole('link', { name: 'Continue with Our house' }).getAttribute('href')).toBe(
      '/api/auth/sign-in/oauth2?next=%2Fcreate-recipe',
    );
  });

  test('is not linked where it is not configured', async () => {
    await openPage('/login');
    expect(screen.queryByRole('link', { name: /^Continue with/u })).toBeNull();
  });
});

describe('signing up', () => {
  let page: OpenPage;
  beforeEach(async () => {
    page = await openPage('/register');
  });

  async function signUp(values: { email: string; password: string; confirmation: string } = FILLED): Promise<void> {
    await fill(page.user, email(), values.email);
    await fill(page.user, password(), values.password);
    await fill(page.user, confirmation(), values.confirmation);
    await submit();
  }
  const submit = () => page.user.click(button('Create account'));

  test('shows one error at a time', async () => {
    await signUp({ email: ADA.email, password: 'secret', confirmation: '' });
    await expectAlert('Please fill in all fields');
    expect(document.activeElement).toBe(confirmation());
    await signUp({ email: 'ada', password: 'secret', confirmation: 'secret' });
    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
    await signUp({ email: ADA.email, password: 'secret', confirmation: 'secrets' });
    expect(screen.getByText('Passwords do not match')).toBeDefined();
    await signUp({ email: ADA.email, password: 'short', confirmation: 'short' });
    expect(descriptionOf(password())).toContain('Password must be at least 6 characters long');
    expect(document.activeElement).toBe(password());
  });

  test('says that the email address is taken', async () => {
    const taken = 'An account with this email address already exists. Please log in instead.';
    page.api.refuse(accountRoutes.signUp, 409, 'conflict', taken);
    await signUp();
    await expectAlert(taken);
    expect(confirmation().value).toBe(PASSWORD);
  });

  test('shows the server’s message, or its own when there is none', async () => {
    const { api } = page;
    api.refuse(accountRoutes.signUp, 429, 'too_many_requests', 'Too many requests.');
    await signUp();
    await expectAlert('Too many requests.');
    api.refuse(accountRoutes.signUp, 503, 'unavailable', 'The kitchen is busy.');
    await submit();
    await expectAlert('The kitchen is busy.');
    for (const status of [404, 502]) {
      api.respond(accountRoutes.signUp, () => proxyPage(status));
      await submit();
      await expectAlert('Registration failed. Please try again.');
    }
  });

  test('warns after a lost answer that the account may exist', async () => {
    const { api } = page;
    const unexpected = 'An unexpected error occurred. Please try again.';
    api.respond(accountRoutes.signUp, () => proxyPage(200));
    await signUp();
    await expectAlert(unexpected);
    api.respond(accountRoutes.signUp, refused);
    await submit();
    await expectAlert(
      `${unexpected}Unable to connect to the server. Please check your internet connection. ${POSSIBLY_REGISTERED}`,
    );
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit();
    await expectAlert(`${unexpected}${OFFLINE}`);
    onLine.mockRestore();
    api.respond(accountRoutes.signUp, truncated);
    await submit();
    await expectAlert(`${unexpected}${BROKEN} ${POSSIBLY_REGISTERED}`);
  });

  test('shows its progress, then leads to the login', async () => {
    page.api.answer(accountRoutes.signUp, { user: { id: ADA.id, email: ADA.email }, confirmation_required: false });
    const release = page.api.hold(accountRoutes.signUp);
    await signUp();
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating account...' });
    expect(isDisabled(busy)).toBe(true);
    release();
    await screen.findByText('Registration successful!');
    await screen.findByRole('heading', { name: 'Log in' });
    expect(page.address()).toBe('/login');
    expect(email().value).toBe(ADA.email);
  });

  test('supports password managers', () => {
    expect(password().autocomplete).toBe('new-password');
    expect(confirmation().autocomplete).toBe('new-password');
  });
});
