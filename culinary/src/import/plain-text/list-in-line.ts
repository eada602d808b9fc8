const BULLETS = /\s*[•·▪●|;]\s*|\s+-\s+|,\s+(?![^()]*\))/u;
const HAS_NUMBER = /[\p{N}]/u;
const MIN_ITEMS = 3;
const MAX_CHARACTERS = 2000;
const MAX_CHARACTERS_OF_ITEM = 60;

/** Splits a line that holds a whole ingredient list ("2 eggs, 100 g flour, salt"); null for a line that holds one. */
export function listInLine(line: string): string[] | null {
  if (line.length > MAX_CHARACTERS) return null;
  const items = line
    .split(BULLETS)
    .map((item) => item.replace(/^(?:and|und|et|y|e|i|och)\s|\.$/giu, '').trim())
    .filter((item) => item !== '');
  if (items.length < MIN_ITEMS || items.some(({ length }) => length > MAX_CHARACTERS_OF_ITEM)) return null;
  return items.filter((item) => HAS_NUMBER.test(item)).length >= 2 || !HAS_NUMBER.test(line) ? items : null;
}
