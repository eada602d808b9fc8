import { ACCOUNT_LIMITS } from '@larder/contract/account';
import { plainLine } from '@larder/contract/seen-text';

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

/** What of somebody's is not shown any more, and what is still as it was. */
const HIDDEN = {
  recipe: {
    subject: 'Your recipe is not shown any more',
    tell: (name: string) => `Your recipe “${name}” is not shown in the community any more.`,
    left: 'Nothing is lost: the recipe is in your cookbook as before, and only you see it there.',
  },
  comment: {
    subject: 'Your comment is not shown any more',
    tell: (name: string) =>
      `What you said to “${name}” is not shown in the community any more. Your stars still count.`,
    left: 'You can change it, or take it back.',
  },
  link: {
    subject: 'Your public link leads nowhere any more',
    tell: (name: string) => `Nobody can read your recipe “${name}” by its public link any more.`,
    left: 'Nothing is lost: the recipe is in your cookbook as before.',
  },
} as const;

/** Tells somebody what of theirs is not shown any more, and why. */
export function hiddenMessage(
  to: { readonly id: string; readonly email: string },
  what: keyof typeof HIDDEN,
  { title, reason }: { readonly title: string; readonly reason: string },
): NewMessage {
  const { subject, tell, left } = HIDDEN[what];
  return {
    channel: 'mail',
    recipient: to.email,
    userId: to.id,
    subject,
    body: {
      lines: [tell(plainLine(title)), `The reason that was given: ${reason}`],
      after: [left, 'If you think that this is a mistake, please write to whoever runs this kitchen.'],
    },
  };
}
