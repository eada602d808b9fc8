import { boundedForm } from '#bounded-form';

/** A range of a text; `end` is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface PlainPhrase {
  /** The phrase in lower case, with straight apostrophes, uniform contractions and single spaces or line breaks. */
  readonly text: string;
  /** Maps a range of the plain text to the phrase as typed. */
  placeOf(place: Place): Place;
}

/** "Cannot", "cant" → "can't"; "do not", "dont" → "don't"; "i m" → "i'm"; "no-nut" → "no nut". */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^can\s?not$|^cant$/u, "can't"],
  [/^will\snot$/u, "won't"],
  [/^(\p{L}+?)(?:n't|nt|\snot)$/u, "$1n't"],
  [/^i\s?m$/u, "i'm"],
  [/^no-$/u, 'no '],
];
const CONTRACTED =
  /\b(?:can\s?not|cant|(?:do|does|did|is|are|must|should|could|would|will|wo)(?:n[’‘`´']t|nt|\snot)(?=\s)|i\s?m(?=\s(?:allergic|vegan|vegetarian|not|lactose|coeliac|celiac)))\b|\bno-(?=\p{L})/iu;
const PIECE = new RegExp(String.raw`${CONTRACTED.source}|\s+|\S\p{M}*`, 'giu');
/** A character or two blanks that are written otherwise in a plain phrase. */
const IS_SPECIAL = /[^ -_a-~]| {2}/u;

/** Normalizes a phrase for matching and maps ranges back to the original. */
export function plainPhrase(typed: string): PlainPhrase {
  // Most phrases differ by their case alone.
  if (!IS_SPECIAL.test(typed) && !CONTRACTED.test(typed))
    return { text: typed.toLowerCase(), placeOf: ({ start, end }) => ({ start, end }) };
  let text = '';
  const origins: number[] = [];
  for (const { 0: piece, index } of typed.matchAll(PIECE)) {
    const plain = plainPiece(piece);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
  }
  const originOf = (at: number): number => origins[at] ?? typed.length;
  return { text, placeOf: ({ start, end }) => ({ start: originOf(start), end: originOf(end) }) };
}

/** Longer forms are of signs of a whole phrase ("ﷺ"); only ligatures are parts of words. */
const LONGEST_LIGATURE = 3;

function plainPiece(piece: string): string {
  if (/^\s/u.test(piece)) return piece.includes('\n') ? '\n' : ' ';
  const straight = piece.replace(/[’‘`´]/u, "'");
  if (!/^\S\p{M}*$/u.test(piece))
    return CONTRACTIONS.reduce((result, [pattern, by]) => result.replace(pattern, by), straight.toLowerCase());
  const form = boundedForm(straight, 'NFKC');
  return (form.length > LONGEST_LIGATURE ? straight : form).toLowerCase();
}

/** True if a range begins and ends at word boundaries. */
export function isWholeWords(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  return !/[\p{L}\p{N}\p{M}]['’]?$/u.test(before) && !/^['’]?[\p{L}\p{N}\p{M}]/u.test(after);
}

/** Removes words from a search phrase; returns it unchanged if it does not contain them. */
export function withoutWords(phrase: string, words: string): string {
  let start = phrase.indexOf(words);
  while (start !== -1 && !isWholeWords(phrase, { start, end: start + words.length }))
    start = phrase.indexOf(words, start + 1);
  if (start === -1) return phrase;
  return `${phrase.slice(0, start)} ${phrase.slice(start + words.length)}`
    .replace(/^[\s,;.]+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Returns the text before, between and after ranges. */
export function gapsBetween(text: string, places: readonly Place[]): string[] {
  const gaps: string[] = [];
  let from = 0;
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    gaps.push(text.slice(from, Math.max(from, start)));
    from = Math.max(from, end);
  }
  return [...gaps, text.slice(from)];
}
