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
