import { ACCOUNT_LIMITS } from '@larder/contract/account';

import type { NewMessage } from '#platform/outbox/outbox.ts';

interface Recipient {
  readonly id: string;
  readonly email: string;
}

type Secret = NonNullable<NewMessage['secret']>;

function mail(to: Recipient, subject: string, body: NewMessage['body'], secret?: Secret): NewMessage {
  const message = { channel: 'mail', recipient: to.email, userId: to.id, subject, body } as const;
  return secret === undefined ? message : { ...message, secret };
}

/** Asks somebody who registered to confirm their address. */
export function confirmEmailMessage(to: Recipient, secret: Secret): NewMessage {
  return mail(
    to,
    'Please confirm your email address',
    {
      lines: ['Welcome to the kitchen.', 'Please confirm that this is your email address.'],
      action: { label: 'Confirm my address', path: '/confirm-email#{secret}' },
      after: [
        `The link is good for ${ACCOUNT_LIMITS.confirm_link_hours} hours. If you did not register, you need do nothing.`,
      ],
    },
    secret,
  );
}

/** Sends the link by which somebody who forgot their password, or never had one, sets a new one. */
export function resetPasswordMessage(to: Recipient, secret: Secret): NewMessage {
  return mail(
    to,
    'Set a new password',
    {
      lines: ['Somebody, hopefully you, asked to set a new password for your account.'],
      action: { label: 'Set a new password', path: '/reset-password#{secret}' },
      after: [
        `The link is good for ${ACCOUNT_LIMITS.reset_link_minutes} minutes. If you did not ask, you need do nothing: your password stays as it is.`,
      ],
    },
    secret,
  );
}

/** Asks at a new address whether it is theirs; `to.email` is that address. */
export function confirmNewEmailMessage(to: Recipient, secret: Secret): NewMessage {
  return mail(
    to,
    'Please confirm your new email address',
    {
      lines: ['Somebody, hopefully you, asked to use this address for their account from now on.'],
      action: { label: 'Confirm my new address', path: '/confirm-email#{secret}' },
      after: [
        `The link is good for ${ACCOUNT_LIMITS.confirm_link_hours} hours. If it was not you, you need do nothing, and nothing will change.`,
      ],
    },
    secret,
  );
}

/** Tells the address that an account had until now; a new password could not be sent there any more. */
export function emailChangedNotice(to: Recipient, newEmail: string): NewMessage {
  return mail(to, 'Your email address was changed', {
    lines: [
      `The email address of your account is now ${newEmail}. This is the last message to the old one.`,
      'If that was you, you need do nothing. If it was not, please tell the people who run this kitchen right away.',
    ],
  });
}

export const ALREADY_REGISTERED_SUBJECT = 'You already have an account';

/** Tells the owner of an address that somebody tried to register with it. */
export function alreadyRegisteredMessage(to: Recipient): NewMessage {
  return mail(to, ALREADY_REGISTERED_SUBJECT, {
    lines: [
      'Somebody, perhaps you, tried to register with this address. There is an account with it already.',
      'If it was you: log in, or set a new password if you have forgotten yours. If not, you need do nothing.',
    ],
    action: { label: 'Log in', path: '/login' },
  });
}

/** Tells the owner of an account of a change that they should have made themselves. */
export function securityNotice(to: Recipient, subject: string, what: string): NewMessage {
  return mail(to, subject, {
    lines: [
      what,
      'If that was you, you need do nothing. If it was not, set a new password now and sign out everywhere.',
    ],
    action: { label: 'Look at my account', path: '/profile' },
  });
}

interface NewDevice {
  /** Such as "Firefox on Windows". */
  readonly device: string;
  readonly address: string;
  readonly at: Date;
}

const SIGN_IN_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Tells the owner of an account of a sign-in on a device where they have not signed in before. */
export function newDeviceNotice(to: Recipient, { device, address, at }: NewDevice): NewMessage {
  return mail(to, 'New sign-in to your account', {
    lines: [
      'Someone, hopefully you, signed in to your account on a new device.',
      `${device}, from the IP address ${address}, on ${SIGN_IN_TIME.format(at)} UTC.`,
      'If that was you, there’s nothing to do. If not, end that session in your profile and set a new password now.',
    ],
    action: { label: 'See where I’m signed in', path: '/profile' },
  });
}

/** Tells the owner of an account that somebody knows the password but not the second step. */
export function secondStepRefusedNotice(to: Recipient, address: string): NewMessage {
  return mail(to, 'Someone may know your password', {
    lines: [
      `Someone entered your password correctly and then gave several wrong codes for the second step, from the IP address ${address}. They did not get in.`,
      'If that was you, there’s nothing to do. If not, set a new password now: yours is known to somebody else.',
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  });
}

/** Tells the owner of an account that codes are no longer taken on devices where they never signed in. */
export function secondStepLockedNotice(to: Recipient): NewMessage {
  return mail(to, 'Sign-in codes are locked for your account', {
    lines: [
      'Someone who knows your password gave too many wrong codes in a row. They did not get in, and we stopped taking codes of that kind there.',
      'Devices on which you have signed in before are not affected. A new password unlocks everything.',
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  });
}
