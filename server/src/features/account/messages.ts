import { ACCOUNT_LIMITS } from '@larder/contract/account';

import type { NewMessage } from '#platform/outbox/outbox.ts';

export interface Recipient {
  readonly id: string;
  readonly email: string;
}

type Secret = NonNullable<NewMessage['secret']>;

function mail(to: Recipient, subject: string, body: NewMessage['body'], secret?: Secret): NewMessage {
  const message = { channel: 'mail', recipient: to.email, userId: to.id, subject, body } as const;
  return secret === undefined ? message : { ...message, secret };
}

export function confirmEmailMessage(to: Recipient, secret: Secret): NewMessage {
  return mail(
    to,
    'Please confirm your email address',
    {
      lines: ['Welcome to the kitchen.', 'Please confirm that this is your email address.'],
      action: { label: 'Confirm my address', path: '/confirm-email#{secret}' },
      after: [
        `The link works for ${ACCOUNT_LIMITS.confirm_link_hours} hours. If you didn’t sign up, you can ignore this message.`,
      ],
    },
    secret,
  );
}

export function resetPasswordMessage(to: Recipient, secret: Secret): NewMessage {
  return mail(
    to,
    'Set a new password',
    {
      lines: ['Someone, hopefully you, asked to set a new password for your account.'],
      action: { label: 'Set a new password', path: '/reset-password#{secret}' },
      after: [
        `The link works for ${ACCOUNT_LIMITS.reset_link_minutes} minutes. If you didn’t ask for it, you can ignore this message: your password stays as it is.`,
      ],
    },
    secret,
  );
}

/** Asks for confirmation of a new address; `to.email` is that address. */
export function confirmNewEmailMessage(to: Recipient, secret: Secret): NewMessage {
  return mail(
    to,
    'Please confirm your new email address',
    {
      lines: ['Someone, hopefully you, asked to use this address for their account from now on.'],
      action: { label: 'Confirm my new address', path: '/confirm-email#{secret}' },
      after: [
        `The link works for ${ACCOUNT_LIMITS.confirm_link_hours} hours. If it wasn’t you, you can ignore this message, and nothing will change.`,
      ],
    },
    secret,
  );
}

/**
 * Notifies the previous address of an account. It does not offer a password reset, which could not be sent there any
 * more.
 */
export function emailChangedNotice(to: Recipient, newEmail: string): NewMessage {
  return mail(to, 'Your email address was changed', {
    lines: [
      `The email address of your account is now ${newEmail}. This is the last message to the old one.`,
      'If that was you, there’s nothing to do. If not, please contact the people who run this kitchen right away.',
    ],
  });
}

export const ALREADY_REGISTERED_SUBJECT = 'You already have an account';

/** Notifies the owner of an address that someone tried to register with it. */
export function alreadyRegisteredMessage(to: Recipient): NewMessage {
  return mail(to, ALREADY_REGISTERED_SUBJECT, {
    lines: [
      'Someone, hopefully you, tried to sign up with this address, but it already has an account.',
      'If that was you, log in, or set a new password if you forgot yours. If not, there’s nothing to do.',
    ],
    action: { label: 'Log in', path: '/login' },
  });
}

/** Notifies the owner of a security-relevant change to their account. */
export function securityNotice(to: Recipient, subject: string, event: string): NewMessage {
  return mail(to, subject, {
    lines: [event, 'If that was you, there’s nothing to do. If not, set a new password now and sign out everywhere.'],
    action: { label: 'Review my account', path: '/profile' },
  });
}

interface NewDevice {
  readonly device: string;
  readonly address: string;
  readonly at: Date;
}

const SIGN_IN_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export function newDeviceNotice(to: Recipient, { device, address, at }: NewDevice): NewMessage {
  return mail(to, 'New sign-in to your account', {
    lines: [
      'Someone, hopefully you, signed in to your account on a new device.',
      `${device}, from the IP address ${address}, on ${SIGN_IN_TIME.format(at)} UTC.`,
      'If that was you, there’s nothing to do. If not, sign out that device in your profile and set a new password now.',
    ],
    action: { label: 'See where I’m signed in', path: '/profile' },
  });
}

/** Notifies the owner that someone entered the correct password but wrong codes. */
export function secondStepRefusedNotice(to: Recipient, address: string): NewMessage {
  return mail(to, 'Someone may know your password', {
    lines: [
      `Someone entered your password correctly and then gave several wrong codes for the second step, from the IP address ${address}. They did not get in.`,
      'If that was you, there’s nothing to do. If not, set a new password now: someone else knows yours.',
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  });
}

/** Notifies the owner that codes are locked on unknown devices. */
export function secondStepLockedNotice(to: Recipient): NewMessage {
  return mail(to, 'Sign-in codes are locked for your account', {
    lines: [
      'Someone who knows your password entered too many wrong codes in a row. They didn’t get in, and we no longer accept codes of that kind on new devices.',
      'Devices you’ve signed in on before aren’t affected. Setting a new password unlocks everything.',
    ],
    action: { label: 'Set a new password', path: '/forgot-password' },
  });
}
