import { ACCOUNT_LIMITS } from '@larder/contract/account';

import type { NewMessage } from '#platform/outbox/outbox.ts';

/** Sends a new way in to somebody whose password an administrator took away. */
export function forcedResetMessage(
  to: { readonly id: string; readonly email: string },
  secret: NonNullable<NewMessage['secret']>,
): NewMessage {
  return {
    channel: 'mail',
    recipient: to.email,
    userId: to.id,
    subject: 'Please set a new password',
    body: {
      lines: [
        'To keep your account safe, an administrator ended your password and signed you out everywhere.',
        'Please set a new password to come back in.',
      ],
      action: { label: 'Set a new password', path: '/reset-password#{secret}' },
      after: [
        `The link is good for ${ACCOUNT_LIMITS.reset_link_minutes} minutes. After that, ask for another one on the login page.`,
      ],
    },
    secret,
  };
}
