import { ACCOUNT_LIMITS } from '@larder/contract/account';
import { plainLine } from '@larder/contract/line';

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

/** Tells somebody what of theirs is not shown any more, and why. */
export function hiddenMessage(
  to: { readonly id: string; readonly email: string },
  what: 'recipe' | 'comment',
  { title, reason }: { readonly title: string; readonly reason: string },
): NewMessage {
  const name = plainLine(title);
  const hidden =
    what === 'recipe'
      ? `Your recipe “${name}” is not shown in the community any more.`
      : `What you said to “${name}” is not shown in the community any more. Your stars still count.`;
  return {
    channel: 'mail',
    recipient: to.email,
    userId: to.id,
    subject: what === 'recipe' ? 'Your recipe is not shown any more' : 'Your comment is not shown any more',
    body: {
      lines: [hidden, `The reason that was given: ${reason}`],
      after: [
        what === 'recipe'
          ? 'Nothing is lost: the recipe is in your cookbook as before, and only you see it there.'
          : 'You can change it, or take it back.',
        'If you think that this is a mistake, please write to whoever runs this kitchen.',
      ],
    },
  };
}
