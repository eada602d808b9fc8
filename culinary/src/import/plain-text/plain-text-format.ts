import { readPlainRecipe } from '#import/plain-text/read-plain-recipe';
import type { TextFormat } from '#import/text-format';

/** Text without a format of its own: notes, captions of posts, shared pages. Reads one recipe. */
export const PLAIN_TEXT: TextFormat = {
  name: 'Plain text',
  recognizes: (text) => /\p{L}/u.test(text),
  read: (text) => (/\p{L}/u.test(text) ? [readPlainRecipe(text)] : []),
};
