import type { NewMessage } from '#platform/outbox/outbox.ts';

/** Confirms a deletion. It belongs to no user, because the account is gone. */
export function goodbyeMessage(email: string): NewMessage {
  return {
    channel: 'mail',
    recipient: email,
    userId: null,
    subject: 'Your account was deleted',
    body: {
      lines: [
        'Your account and everything in it have been deleted.',
        'Recipes that you shared with the community stay there, without your name.',
        'If this wasn’t you, please contact the people who run this kitchen.',
      ],
    },
  };
}
