import { CHAT_LIMITS } from '@larder/contract/chat';

import { countText } from '#features/recipes/model/recipe-text.ts';

const MAX = CHAT_LIMITS.message_max_characters;
/** From this length on the remaining characters are shown. */
const NEAR = MAX * 0.9;

export interface MessageLength {
  /** Shown near and beyond the limit. */
  readonly note: string | null;
  readonly isTooLong: boolean;
}

/** Compares a message with the maximum length. Surrounding blanks do not count. */
export function measureLength(text: string): MessageLength {
  const { length } = text.trim();
  if (length <= NEAR) return { note: null, isTooLong: false };
  if (length <= MAX) return { note: `${countText(MAX - length, 'character')} left`, isTooLong: false };
  const over = countText(length - MAX, 'character');
  return {
    note: `${over} too long. Nothing is lost: shorten it, or send it in parts.`,
    isTooLong: true,
  };
}
