import { accountRoutes } from '@larder/contract/account';
import { type Factor, FACTOR_TEXTS, factorsRoutes } from '@larder/contract/factors';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { type FakeApi, json, refused } from '#test/fake-api.ts';
import { button, descriptionOf, expectDescription, expectFocus, field, fill } from '#test/forms.ts';
import { ADA, type OpenPage } from '#test/open-page.tsx';
import { openProfile } from '#test/profile-page.ts';

const CHALLENGE = { id: '0192f0c0-0000-7000-8000-0000000000c4', expires_at: 1_900_000_000 };
const APP: Factor = {
  id: '0192f0c0-0000-7000-8000-0000000000fa',
  factor_type: 'totp',
  friendly_name: 'My phone',
  status: 'verified',
  issuer: 'Larder',
  phone: null,
  created_at: '2030-01-01T00:00:00.000Z',
};
const ENROLLED = { id: APP.id, factor_type: 'totp', friendly_name: 'My phone', status: 'unverified' } as const;
const SECRET = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr_code: 'data:image/svg+xml,x' };
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const QR_CODE = 'QR code for your authenticator app';

const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Two-Factor Authentication' });
const codes = () => within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');

/** A server that stores the user's second factors. */
function answerFactors(api: FakeApi, isOn: boolean): void {
  let factors = isOn ? [APP] : [];
  api.answer(factorsRoutes.listFactors, () => ({
    factors,
    recovery_codes_left: factors.length * 10,
    has_passkey: false,
  }));
  api.answer(factorsRoutes.enrollFactor, { ...ENROLLED, totp: SECRET });
  api.answer(factorsRoutes.challengeFactor, CHALLENGE);
  api.answer(factorsRoutes.verifyFactor, () => {
    factors = [APP];
    return { access_token: 'x', token_type: 'bearer' as const, expires_in: 1, expires_at: 1, user: ADA };
  });
  api.respond(factorsRoutes.deleteFactor, () => {
    factors = [];
    return json(204, undefined);
  });
  api.answer(factorsRoutes.createRecoveryCodes, { recovery_codes: CODES });
}

async function openFactors({ isOn = false } = {}): Promise<OpenPage> {
  const page = await openProfile({ two_factor_enabled: isOn }, (api) => answerFactors(api, isOn));
  await waitFor(() => expect(checkbox().disabled).toBe(false));
  return page;
}

/** Opens the enrollment up to the QR code. */
async function startWithApp({ user }: OpenPage): Promise<void> {
  await user.click(checkbox());
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a second step' }));
  await user.type(dialog.getByLabelText('Name'), 'My phone');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('img', { name: QR_CODE });
}

async function turnOff({ user }: OpenPage): Promise<void> {
  await user.click(checkbox());
  const question = within(await screen.findByRole('alertdialog', { name: 'Turn off two-step sign-in?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
}

describe('two-factor authentication', () => {
  test('a wrong code can be typed again', async () => {
    const page = await openFactors();
    const { user, api } = page;
    await startWithApp(page);
    const code = field('Code');
    await user.type(code, '12');
    await user.click(button('Verify'));
    await expectDescription(code, 'Please enter the six digits');
    api.refuse(factorsRoutes.verifyFactor, 401, 'invalid_credentials', FACTOR_TEXTS.code_wrong);
    await fill(user, code, '123456');
    await user.click(button('Verify'));
    await expectDescription(code, 'That code isn’t right. Please try again.');
    await expectFocus(code);
    answerFactors(api, false);
    await fill(user, code, '654321');
    await user.click(button('Verify'));
    await waitFor(() => expect(codes()).toHaveLength(10));
  });

  test('stays off when the setup is cancelled', async () => {
    const page = await openFactors();
    await startWithApp(page);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(checkbox().checked).toBe(false);
    await expectFocus(checkbox());
  });

  test('asks for a fresh login during setup and continues after it', async () => {
    const { user, api } = await openFactors();
    api.refuse(factorsRoutes.enrollFactor, 403, 'fresh_login_required');
    api.respond(accountRoutes.reauthenticate, () => {
      answerFactors(api, false);
      return json(200, { success: true });
    });
    await user.click(checkbox());
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm it’s you' }));
    await user.type(dialog.getByLabelText('Password'), 'a pinch of salt');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('img', { name: QR_CODE });
  });

  test('a phone receives its code by message, and another on request', async () => {
    const { user, api } = await openFactors();
    const phone = '+442079460000';
    api.answer(factorsRoutes.enrollFactor, { ...ENROLLED, factor_type: 'phone', phone });
    const challenges = api.answer(factorsRoutes.challengeFactor, CHALLENGE);
    await user.click(checkbox());
    await user.click(await screen.findByRole('radio', { name: /Phone/u }));
    await user.click(button('Continue'));
    await expectDescription(field('Number'), 'Please enter a phone number');
    await expectFocus(field('Number'));
    await user.type(field('Number'), '+44 20 7946 0000');
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await user.click(button('Continue'));
    const dialog = await screen.findByRole('dialog', { name: 'Enter the code' });
    await waitFor(() => expect(descriptionOf(dialog)).toMatch(/ask your admin for it/u));
    await user.click(button('Send another code'));
    await waitFor(() => expect(challenges).toHaveLength(2));
    expect(challenges.map(({ body }) => body)).toEqual([{ channel: 'whatsapp' }, { channel: 'whatsapp' }]);
  });

  test('new recovery codes are created once, however often requested, and are shown until they are saved', async () => {
    const { user, api } = await openFactors({ isOn: true });
    const requests = api.answer(factorsRoutes.createRecoveryCodes, { recovery_codes: CODES });
    const create = await screen.findByRole('button', { name: 'Create new codes' });
    // Double click before anything re-renders.
    act(() => {
      create.click();
      create.click();
    });
    await waitFor(() => expect(codes()).toHaveLength(10));
    expect(requests).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(codes()).toHaveLength(10);
    expect(button('Done').disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'I’ve saved them' }));
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is disabled after a confirmation', async () => {
    const page = await openFactors({ isOn: true });
    const { user } = page;
    await user.click(checkbox());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(checkbox().checked).toBe(true);
    await turnOff(page);
    await screen.findByText('Two-step sign-in is off');
  });

  test('a failed removal is not reported as unchanged', async () => {
    const page = await openFactors({ isOn: true });
    page.api.respond(factorsRoutes.deleteFactor, refused);
    await turnOff(page);
    await screen.findByText('Two-step sign-in could not be turned off');
    expect(checkbox().checked).toBe(true);
  });
});

test('passkeys are explained where the browser does not support them', async () => {
  await openProfile();
  await screen.findByText(/Passkeys aren’t available here\./u);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
