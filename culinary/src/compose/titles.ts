// "soy sauce and soy sauce", "lemon with lemon": a repeated food.
const TWICE = /\b(\p{L}[\p{L} -]{2,40}) (?:and|with) (?:the )?\1\b/giu;
const HANGING = /\s+(?:and|with|in|on|of)$/iu;

export function tidyTitle(title: string): string {
  return title
    .replace(TWICE, '$1')
    .replaceAll(/\s{2,}/gu, ' ')
    .trim()
    .replace(HANGING, '');
}
