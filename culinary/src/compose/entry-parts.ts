let emoji: ReadonlyMap<string, string> = new Map();
const PICTURE = /\p{Extended_Pictographic}\u{FE0F}?/gu;

// "1. eggs", but not "1.5 l milk".
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s+/gmu;
// "noodles. chicken", but not "2 tbsp. sugar".
const SENTENCE_END = /(?<=\p{L}{4})(?<!tbsp|cups|approx)[.!?]+\s+/u;
// "3 × peppers", "peppers x3", "eggs (6)".
const TIMES_BEFORE = /^(\d{1,3})\s?[x×]\s?(?=\p{L}{2})/iu;
const TIMES_AFTER = /^(\D{2,60}?)\s*(?:[x×]\s?(\d{1,3})|\((\d{1,3})\))\s*$/iu;
const NEXT_AMOUNT = /\s+(?=\d)/u;

const counted = (text: string): string =>
  text
    .replace(TIMES_BEFORE, '$1 ')
    .replace(TIMES_AFTER, (_, name: string, times?: string, count?: string) => `${times ?? count ?? ''} ${name}`);

/** Splits "200 g pasta 100 g cheese 2 eggs" into three, if a food follows every number. */
function atAmounts(text: string, names: (text: string) => boolean): readonly string[] {
  if (!/^\d/u.test(text)) return [text];
  const pieces = text.split(NEXT_AMOUNT);
  return pieces.every(names) ? pieces : [text];
}

/** Registers the food names of emoji; loaded together with the aliases. */
export function registerEmoji(pictures: typeof emoji): void {
  emoji = pictures;
}

/** Replaces food emoji by parts of their own; next to a food name an emoji is decoration. */
function drawn(part: string, names: (text: string) => boolean): readonly string[] {
  if (names(part)) return [part.replaceAll(PICTURE, ' ')];
  return part
    .replaceAll(PICTURE, (sign) => {
      const food = emoji.get(sign.replace('\u{FE0F}', ''));
      return food === undefined ? sign : ` ${food}, `;
    })
    .split(/,(?!\d)/u);
}

/**
 * Splits an entry into parts that may each be a food: lines, bullets, sentences, comma-separated parts and emoji.
 * @param names true if a text names a food
 */
export function partsOfEntry(text: string, names: (text: string) => boolean): string[] {
  const parts = text
    .replaceAll(LIST_NUMBER, '')
    .replaceAll(/\((?!\d{1,3}\))[^)]*\)/gu, ' ')
    .split(/[;\n|•]|,(?!\d)/u)
    .flatMap((part) => part.split(SENTENCE_END))
    .flatMap((part) => drawn(part, names))
    .flatMap((part) => atAmounts(counted(part.trim()), names));
  return parts.length < 2 ? parts : [...parts.slice(0, -1), ...lastOfList(parts.at(-1) ?? '', names)];
}

/** "Eggs, rice and peas" ends with two foods; alone, "rice and peas" is a dish. */
function lastOfList(part: string, names: (text: string) => boolean): readonly string[] {
  const pieces = part.split(/\s(?:and|&)\s/iu);
  return pieces.length === 2 && pieces.every(names) ? pieces : [part];
}
