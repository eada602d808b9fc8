import { accountRoutes } from '@larder/contract/account';
import { invitationsRoutes } from '@larder/contract/invitations';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { button, expectDescription, expectFocus, field } from '#test/forms.ts';
import { openPage } from '#test/open-page.tsx';

test('a guest without an invitation learns how to get one', async () => {
  const { user } = await openPage('/login', { config: { registration: 'invitation' } });
  await screen.findByText(/Ask the people who run this kitchen for an invitation\./u);
  await openPage('/register', { config: { registration: 'invitation' } });
  await screen.findByText(/You need an invitation to sign up here\./u);
  await user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1) ?? expect.fail('no link'));
  await screen.findByRole('heading', { name: 'Log in' });
});

test('closed registration is explained', async () => {
  await openPage('/login', { config: { registration: 'closed' } });
  await screen.findByRole('heading', { name: 'Log in' });
  expect(screen.queryByText(/New here\?/u)).toBeNull();
  await openPage('/register', { config: { registration: 'closed' } });
  await screen.findByText(/New sign-ups are closed right now\./u);
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

test.each([
  ['link_used', 'This invitation has already been used. Please ask for a new one.'],
  ['link_expired', 'This invitation was withdrawn. Please ask for a new one.'],
] as const)('an invitation that no longer works says why: %s', async (code, text) => {
  await openPage('/register#an-invitation', {
    config: { registration: 'invitation' },
    prepare: (api) => void api.refuse(invitationsRoutes.inspectInvitation, 410, code, text),
  });
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

test('a common password is rejected at its field', async () => {
  const text = 'This password is on lists of the most common ones. Choose another.';
  const { user, api } = await openPage('/register');
  api.refuse(accountRoutes.signUp, 400, 'invalid_input', 'x', { password: text });
  await user.type(field('Email'), 'ada@example.org');
  await user.type(field('Password'), 'password1');
  await user.type(field('Confirm Password'), 'password1');
  await user.click(button('Create account'));
  await expectDescription(field('Password'), text);
  await expectFocus(field('Password'));
  expect(screen.queryByRole('alert')).toBeNull();
});
