/** Removes what markdown would format, and line breaks: titles, steps and ingredients come from users too. */
export const withoutMarkdown = (text: string): string => text.replaceAll(/[[\]*_`|\\\r\n]+/gu, ' ').trim();
