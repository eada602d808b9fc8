import type { NewMessage } from '#platform/outbox/outbox.ts';

interface Shared {
  readonly id: string;
  readonly title: string;
  /** The name by which others know who shares it. */
  readonly sharedBy: string;
}

/** Tells somebody of a recipe that they can see from now on. */
export function sharedMessage(
  to: { readonly id: string; readonly email: string },
  { id, title, sharedBy }: Shared,
): NewMessage {
  const from = quotable(sharedBy) ?? 'A cook';
  const quoted = quotable(title);
  return {
    channel: 'mail',
    recipient: to.email,
    userId: to.id,
    subject: `${from} shared a recipe with you`,
    body: {
      lines: [`${from} shared ${quoted === null ? 'a recipe' : `“${quoted}”`} with you.`],
      action: { label: 'Look at the recipe', path: `/recipe/${id}` },
      after: [
        'It stands in your list “Shared with me”, where you can copy it to your cookbook or remove it.',
        'If you would rather not get such mails, switch off email notifications in your profile.',
      ],
    },
  };
}

const QUOTED_MAX_CHARACTERS = 80;
const HALF_CHARACTER = /\p{Cs}$/u;
/** What ends a line, hides what follows or has it read from the other side. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]+/gu;
/** Mail programs make a link of anything that looks like an address. */
const LINK = /:\/\/|www\.|@|[\p{L}\d-][.。]\p{L}{2,}/iu;

/** What strangers wrote, short and on one line; null for what would be a link in our mail. */
function quotable(text: string): string | null {
  const words = text.replaceAll(DISTURBING, ' ').trim();
  if (words === '' || LINK.test(words.normalize('NFKC'))) return null;
  if (words.length <= QUOTED_MAX_CHARACTERS) return words;
  return `${words.slice(0, QUOTED_MAX_CHARACTERS).replace(HALF_CHARACTER, '').trimEnd()}…`;
}
