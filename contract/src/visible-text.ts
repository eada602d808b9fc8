/** A text without a visible character: only spaces, controls and formatting characters. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u{2800}]*$/u;
/** Control characters and bidi overrides, which also affect the text around them. Tabs and line ends stay; a NUL is refused elsewhere. */
const UNSAFE = /(?![\0\t\n\v\f\r\u0085])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Normalizes a text: trims it and removes control characters; a text without a visible character becomes empty. Invisible
 * characters inside other text stay, because emoji and many scripts need them. Free of zod, so that forms can use it.
 */
export function visibleText(text: string): string {
  return INVISIBLE.test(text) ? '' : text.replaceAll(UNSAFE, '').trim();
}

/** A title, subject or name on a single line. Also cleans texts stored before `visibleText` was applied. */
export function plainLine(text: string): string {
  return text
    .replaceAll(UNSAFE, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
