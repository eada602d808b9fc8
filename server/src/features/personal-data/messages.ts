import type { NewMessage } from '#platform/outbox/outbox.ts';

/** Told to an address whose account has just gone; so it belongs to nobody's. */
export function goodbyeMessage(email: string): NewMessage {
  return {
    channel: 'mail',
    recipient: email,
    userId: null,
    subject: 'Your account was deleted',
    body: {
      lines: [
        'Your account and everything that was yours in it have been deleted.',
        'Recipes that you gave to the community stay there without your name.',
        'If this was not you, please write to whoever runs this kitchen.',
      ],
    },
  };
}
