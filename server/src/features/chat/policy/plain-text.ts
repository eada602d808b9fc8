/** A question is not longer; what is, is read no further. */
const MOST_READ = 300;

/** In lower case, without marks, one space between words. */
export function plainText(message: string): string {
  return message
    .slice(0, MOST_READ)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'\s-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** With its marks and capitals, but for what ends it; one space between words. */
export function asWritten(message: string): string {
  return message
    .slice(0, MOST_READ)
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.!?]+$/u, '')
    .trim();
}
