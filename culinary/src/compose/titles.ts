// "soy sauce and soy sauce", "lemon with lemon": said once is enough.
const TWICE = /\b(\p{L}[\p{L} -]{2,40}) (?:and|with) (?:the )?\1\b/giu;
const HANGING = /\s+(?:and|with|in|on|of)$/iu;

/** A title without what is said twice, and without a joint that joins nothing. */
export function tidyTitle(title: string): string {
  return title
    .replace(TWICE, '$1')
    .replaceAll(/\s{2,}/gu, ' ')
    .trim()
    .replace(HANGING, '');
}
