import type { NewMessage } from '#platform/outbox/outbox.ts';

interface Shared {
  readonly kind: 'recipe' | 'collection';
  readonly id: string;
  readonly title: string;
  /** The owner's public name. */
  readonly sharedBy: string;
}

/** The mail about a shared recipe or collection. */
export function sharedMessage(
  to: { readonly id: string; readonly email: string },
  { kind, id, title, sharedBy }: Shared,
): NewMessage {
  const from = quotable(sharedBy) ?? 'A cook';
  const quoted = quotable(title);
  const named = kind === 'recipe' ? `“${quoted}”` : `the collection “${quoted}”`;
  return {
    channel: 'mail',
    recipient: to.email,
    userId: to.id,
    subject: `${from} shared a ${kind} with you`,
    body: {
      lines: [`${from} shared ${quoted === null ? `a ${kind}` : named} with you.`],
      action:
        kind === 'recipe'
          ? { label: 'View the recipe', path: `/recipe/${id}` }
          : { label: 'View the collection', path: `/collections/${id}` },
      after: [
        kind === 'recipe'
          ? 'It is in your “Shared with me” list, where you can copy it to your cookbook or remove it.'
          : 'It is in your “Shared with me” list, where you can read its recipes or remove it.',
        'To stop these emails, turn off email notifications in your profile.',
      ],
    },
  };
}

const QUOTED_MAX_CHARACTERS = 80;
const HALF_CHARACTER = /\p{Cs}$/u;
/** Line breaks, control, invisible and bidirectional characters. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]+/gu;
/** Mail clients turn anything that looks like an address into a link. */
const LINK = /:\/\/|www\.|@|[\p{L}\d-][.。]\p{L}{2,}/iu;

/** User text, short and on one line; null for text that a mail client would turn into a link. */
function quotable(text: string): string | null {
  const words = text.replaceAll(UNSAFE, ' ').trim();
  if (words === '' || LINK.test(words.normalize('NFKC'))) return null;
  if (words.length <= QUOTED_MAX_CHARACTERS) return words;
  return `${words.slice(0, QUOTED_MAX_CHARACTERS).replace(HALF_CHARACTER, '').trimEnd()}…`;
}
