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

/** "200 g pasta 100 g cheese 2 eggs" as three, where something is named after every number. */
function atAmounts(text: string, names: (text: string) => boolean): readonly string[] {
  if (!/^\d/u.test(text)) return [text];
  const pieces = text.split(NEXT_AMOUNT);
  return pieces.every(names) ? pieces : [text];
}

/** Adds the names of what keyboards draw; they come with the rarer names of foods. */
export function knowPictures(pictures: typeof emoji): void {
  emoji = pictures;
}

/** Foods that are drawn, each a part of its own; beside the name of a food a picture is only an ornament. */
function drawn(part: string, names: (text: string) => boolean): readonly string[] {
  if (names(part)) return [part.replaceAll(PICTURE, ' ')];
  return part
    .replaceAll(PICTURE, (sign) => {
      const food = emoji.get(sign.replace('\u{FE0F}', ''));
      return food === undefined ? sign : ` ${food},`;
    })
    .split(',');
}

/**
 * The parts of an entry that may be a food each: lines, bullets, sentences, what stands between commas or is drawn.
 * @param names whether a text names a food
 */
export function partsOfEntry(text: string, names: (text: string) => boolean): string[] {
  return text
    .replaceAll(LIST_NUMBER, '')
    .replaceAll(/\((?!\d{1,3}\))[^)]*\)/gu, ' ')
    .split(/[;\n|•]|,(?!\d)/u)
    .flatMap((part) => part.split(SENTENCE_END))
    .flatMap((part) => drawn(part, names))
    .flatMap((part) => atAmounts(counted(part.trim()), names));
}
