import { ACCOUNT_LIMITS } from '@larder/contract/account';
import type { Verdict } from '@larder/contract/admin-reports';
import { plainLine } from '@larder/contract/visible-text';

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

/** What became of something of somebody's, and what is still as it was. */
const MODERATED = {
  recipe: {
    subjects: { hidden: 'Your recipe is not shown any more', shown: 'Your recipe is shown again' },
    hidden: (name: string) => `Your recipe “${name}” is not shown in the community any more.`,
    left: 'Nothing is lost: the recipe is in your cookbook as before, and only you see it there.',
    shown: (name: string) => `Your recipe “${name}” is shown in the community again.`,
  },
  comment: {
    subjects: { hidden: 'Your comment is not shown any more', shown: 'Your comment is shown again' },
    hidden: (name: string) =>
      `What you said to “${name}” is not shown in the community any more. Your stars still count.`,
    left: 'You can change it, or take it back.',
    shown: (name: string) => `What you said to “${name}” is shown in the community again.`,
  },
  link: {
    subjects: {
      hidden: 'Your public link leads nowhere any more',
      shown: 'Your public link leads to your recipe again',
    },
    hidden: (name: string) => `Nobody can read your recipe “${name}” by its public link any more.`,
    left: 'Nothing is lost: the recipe is in your cookbook as before.',
    shown: (name: string) => `Your recipe “${name}” can be read by its public link again.`,
  },
} as const;

interface Decided extends Verdict {
  /** That of the recipe. */
  readonly title: string;
}

/** Tells somebody what of theirs is not shown any more, or is shown again, and why. */
export function verdictMessage(
  to: { readonly id: string; readonly email: string },
  what: keyof typeof MODERATED,
  { title, hidden, reason }: Decided,
): NewMessage {
  const told = MODERATED[what];
  const name = plainLine(title);
  const lines = [hidden ? told.hidden(name) : told.shown(name), `The reason that was given: ${reason}`];
  const after = [told.left, 'If you think that this is a mistake, please write to whoever runs this kitchen.'];
  return {
    channel: 'mail',
    recipient: to.email,
    userId: to.id,
    subject: told.subjects[hidden ? 'hidden' : 'shown'],
    body: hidden ? { lines, after } : { lines },
  };
}
