import { ACCOUNT_LIMITS } from '@larder/contract/account';
import type { Verdict } from '@larder/contract/admin-reports';
import { plainLine } from '@larder/contract/visible-text';

import type { NewMessage } from '#platform/outbox/outbox.ts';

/** The reset link for a user whose password an admin reset. */
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
        'To keep your account safe, an administrator reset your password and signed you out everywhere.',
        'Set a new password to sign in again.',
      ],
      action: { label: 'Set a new password', path: '/reset-password#{secret}' },
      after: [
        `The link works for ${ACCOUNT_LIMITS.reset_link_minutes} minutes. After that, request another one on the login page.`,
      ],
    },
    secret,
  };
}

const VERDICT_TEXTS = {
  recipe: {
    subjects: { hidden: 'Your recipe is no longer shown', shown: 'Your recipe is shown again' },
    hidden: (name: string) => `Your recipe “${name}” is no longer shown in the community.`,
    left: 'The recipe itself is still in your cookbook, where only you can see it.',
    shown: (name: string) => `Your recipe “${name}” is shown in the community again.`,
  },
  comment: {
    subjects: { hidden: 'Your comment is no longer shown', shown: 'Your comment is shown again' },
    hidden: (name: string) => `Your comment on “${name}” is no longer shown in the community. Your stars still count.`,
    left: 'You can edit or delete it.',
    shown: (name: string) => `Your comment on “${name}” is shown in the community again.`,
  },
  link: {
    subjects: {
      hidden: 'Your public link no longer works',
      shown: 'Your public link works again',
    },
    hidden: (name: string) => `The public link to your recipe “${name}” no longer works.`,
    left: 'The recipe itself is still in your cookbook.',
    shown: (name: string) => `The public link to your recipe “${name}” works again.`,
  },
} as const;

interface Decided extends Verdict {
  /** The recipe's title. */
  readonly title: string;
}

/** The mail to an author whose content was hidden or is shown again, with the reason. */
export function verdictMessage(
  to: { readonly id: string; readonly email: string },
  what: keyof typeof VERDICT_TEXTS,
  { title, hidden, reason }: Decided,
): NewMessage {
  const texts = VERDICT_TEXTS[what];
  const name = plainLine(title);
  const lines = [hidden ? texts.hidden(name) : texts.shown(name), `Reason: ${reason}`];
  const after = [texts.left, 'If you think this is a mistake, please contact the people who run this kitchen.'];
  return {
    channel: 'mail',
    recipient: to.email,
    userId: to.id,
    subject: texts.subjects[hidden ? 'hidden' : 'shown'],
    body: hidden ? { lines, after } : { lines },
  };
}
