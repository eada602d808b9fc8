import { CHAT_LIMITS } from '@larder/contract/chat';

import { countText } from '#features/recipes/model/recipe-text.ts';

const MAX = CHAT_LIMITS.message_max_characters;
/** From where on it is good to know how much room is left. */
const NEAR = MAX * 0.9;

export interface Length {
  /** Said near the limit and beyond it. */
  readonly note: string | null;
  readonly isTooLong: boolean;
}

/** How a message stands to the longest there may be. Blanks around it do not count. */
export function lengthOf(text: string): Length {
  const { length } = text.trim();
  if (length <= NEAR) return { note: null, isTooLong: false };
  if (length <= MAX) return { note: `${countText(MAX - length, 'character')} left`, isTooLong: false };
  const over = countText(length - MAX, 'character');
  return {
    note: `That is ${over} too long for one message. It is all still here: shorten it, or send it in parts.`,
    isTooLong: true,
  };
}
