/** Nothing of it is seen: spaces, controls, and what only says how its neighbours are written. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u{2800}]*$/u;
/**
 * Controls, and what has all that comes after it read from the other side, also beyond the text itself. Tabs and line ends are
 * meant, and a NUL is told to whoever sends it.
 */
const DISTURBING = /(?![\0\t\n\v\f\r\u0085])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text as somebody reads it, without the spaces around it and without what disturbs its neighbours. One in which nothing is seen is
 * empty; inside any other, characters that are merely invisible stay, as emoji and many scripts are written with them. On its own, so
 * that forms check as the server does without its schemas.
 */
export function seenText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.replaceAll(DISTURBING, '').trim();
}

/** As a title, a subject or a name stands in a line beside other words, however long ago it was written. */
export function plainLine(text: string): string {
  return text
    .replaceAll(DISTURBING, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
