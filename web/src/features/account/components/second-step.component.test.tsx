import { accountRoutes, type Session } from '@larder/contract/account';
import { type Factor, FACTOR_TEXTS, factorsRoutes, type VerifiedSession } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { json } from '#test/fake-api.ts';
import { button, descriptionOf, expectAlert, expectFocus, field, fill } from '#test/forms.ts';
import { ADA, GUEST, openPage, SIGNED_IN } from '#test/open-page.tsx';

const COOKIES_REFUSED = "Your browser didn't keep the sign-in. Allow cookies for this site and try again.";
const HALF: Session = { ...SIGNED_IN, aal: 'aal1', next_aal: 'aal2' };
const FULL: Session = { ...SIGNED_IN, aal: 'aal2', next_aal: 'aal2' };
const AT = '2030-01-01T00:00:00.000Z';
const CHALLENGE = { id: '0192f0c0-0000-7000-8000-0000000000c4', expires_at: 1_900_000_000 };
const VERIFIED: VerifiedSession = {
  access_token: 'x',
  token_type: 'bearer',
  expires_in: 1,
  expires_at: 1_900_000_000,
  user: ADA,
};

const APP: Factor = {
  id: '0192f0c0-0000-7000-8000-0000000000fa',
  factor_type: 'totp',
  friendly_name: 'My phone',
  status: 'verified',
  issuer: 'Larder',
  phone: null,
  created_at: AT,
};
const PHONE: Factor = { ...APP, id: '0192f0c0-0000-7000-8000-0000000000fb', factor_type: 'phone', phone: '•••042' };

async function openSecondStep({ factors = [APP], path = '/login' } = {}) {
  const page = await openPage(path, {
    session: HALF,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.answer(factorsRoutes.listFactors, { factors, recovery_codes_left: 10, has_passkey: false });
    },
  });
  await screen.findByRole('heading', { name: 'One more step' });
  const challenges = page.api.answer(factorsRoutes.challengeFactor, CHALLENGE);
  const accept = () =>
    page.api.answer(factorsRoutes.verifyFactor, () => {
      page.api.answer(accountRoutes.getSession, FULL);
      return VERIFIED;
    });
  return { ...page, challenges, accept };
}

const code = () => field('Six-digit code');

describe('the second step', () => {
  test.each(['/dashboard', '/create-recipe', '/register', '/login'])('replaces %s until it is done', async (path) => {
    const { address } = await openSecondStep({ path });
    expect(address()).toMatch(/^\/login/u);
    expect(screen.getByText(ADA.email)).toBeDefined();
    expect(code().autocomplete).toBe('one-time-code');
    expect(code().inputMode).toBe('numeric');
    await expectFocus(code());
  });

  test('a wrong code shows an error and can be corrected at once', async () => {
    const { user, api, address, accept } = await openSecondStep();
    await user.click(button('Continue'));
    await waitFor(() => expect(descriptionOf(code())).toContain('Please enter the six digits'));
    api.refuse(factorsRoutes.verifyFactor, 401, 'invalid_credentials', FACTOR_TEXTS.code_wrong);
    await fill(user, code(), '123456');
    await user.click(button('Continue'));
    await expectAlert('That code isn’t right. Please try again.');
    await expectFocus(code());
    const verified = accept();
    await fill(user, code(), '654 321');
    await user.keyboard('{Enter}');
    await screen.findByText('Login successful!');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(verified.map(({ body }) => body)).toEqual([{ challenge_id: CHALLENGE.id, code: '654321' }]);
  });

  test('a challenge without attempts left is replaced', async () => {
    const { user, api, challenges, accept } = await openSecondStep();
    api.respond(factorsRoutes.verifyFactor, () => {
      accept();
      return json(410, { error: { code: 'link_used', message: 'x', fields: {}, requestId: 'component-test' } });
    });
    await fill(user, code(), '123456');
    await user.click(button('Continue'));
    await screen.findByText('Login successful!');
    expect(challenges).toHaveLength(2);
  });

  test('blocked cookies are explained after the code, and the login starts again', async () => {
    const { user, api } = await openSecondStep();
    api.answer(factorsRoutes.verifyFactor, () => {
      api.answer(accountRoutes.getSession, GUEST);
      return VERIFIED;
    });
    await fill(user, code(), '123456');
    await user.click(button('Continue'));
    await screen.findByText(COOKIES_REFUSED);
    await screen.findByRole('button', { name: 'Log in' });
  });

  test('going back signs out', async () => {
    const { user, api } = await openSecondStep();
    const signedOut = api.answer(accountRoutes.signOut, () => {
      api.answer(accountRoutes.getSession, GUEST);
      return { success: true };
    });
    await user.click(button('Back'));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(signedOut).toHaveLength(1);
  });

  test('a recovery code works instead of a code', async () => {
    const { user, api, address } = await openSecondStep();
    await user.click(button('Use a recovery code'));
    const recovery = field('Recovery code');
    await expectFocus(recovery);
    api.refuse(factorsRoutes.useRecoveryCode, 401, 'invalid_credentials', FACTOR_TEXTS.recovery_wrong);
    await user.type(recovery, 'used-up');
    await user.click(button('Continue'));
    await expectAlert('That recovery code isn’t right, or it has been used already.');
    const sent = api.answer(factorsRoutes.useRecoveryCode, () => {
      api.answer(accountRoutes.getSession, FULL);
      return VERIFIED;
    });
    await fill(user, recovery, 'good-one');
    await user.click(button('Continue'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'good-one' }]);
  });

  test('a phone receives a code on request', async () => {
    const { user, api, address, challenges, accept } = await openSecondStep({ factors: [PHONE] });
    await expectFocus(button('Send code by SMS'));
    await user.click(button('Use a recovery code'));
    await expectFocus(field('Recovery code'));
    await user.click(button('Code to the phone ending in 042'));
    await expectFocus(button('Send code by SMS'));
    await user.click(button('Send code by WhatsApp'));
    await screen.findByText(/There’s a code for the phone ending in 042\./u);
    expect(challenges.map(({ body }) => body)).toEqual([{ channel: 'whatsapp' }]);
    await expectFocus(code());
    api.refuse(factorsRoutes.verifyFactor, 401, 'invalid_credentials', FACTOR_TEXTS.code_wrong);
    await user.type(code(), '000000');
    await user.click(button('Continue'));
    await expectAlert('That code isn’t right. Please try again.');
    accept();
    await fill(user, code(), '123456');
    await user.click(button('Continue'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('logging in with a passkey', () => {
  const PASSKEY = 'Log in with a passkey';

  /** The browser supports passkeys and answers its dialog. */
  function stubPasskeys(get: () => Promise<unknown>): void {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  }

  test('dismissing the browser’s dialog shows no error', async () => {
    const get = vi.fn<() => Promise<unknown>>(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    stubPasskeys(get);
    const { user, api } = await openPage('/login');
    api.answer(passkeysRoutes.beginLogin, { ceremony_id: CHALLENGE.id, options: { challenge: 'AAAA' } });
    await user.click(button(PASSKEY));
    await waitFor(() => expect(get).toHaveBeenCalled());
    await screen.findByRole('button', { name: PASSKEY });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not offered where the browser does not support passkeys', async () => {
    await openPage('/login');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
    expect(screen.queryByRole('button', { name: PASSKEY })).toBeNull();
  });
});
