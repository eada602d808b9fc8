import type { NewMessage } from '#platform/outbox/outbox.ts';

/** Invites a person without an account; the secret is the token of the link. */
export function invitationMessage(
  email: string,
  productName: string,
  days: number,
  secret: NonNullable<NewMessage['secret']>,
): NewMessage {
  return {
    channel: 'mail',
    recipient: email,
    userId: null,
    subject: `You are invited to ${productName}`,
    body: {
      lines: [`The people who run ${productName} invite you to cook along: keep your recipes there, and share them.`],
      action: { label: 'Create my account', path: '/register#{secret}' },
      after: [
        `The link works once, within ${days} ${days === 1 ? 'day' : 'days'}. If you don’t want an account, you can ignore this message.`,
      ],
    },
    secret,
  };
}
