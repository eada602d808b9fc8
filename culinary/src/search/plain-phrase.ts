/** A range of a text; `end` is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface PlainPhrase {
  /** The phrase in lower case, with straight apostrophes and single spaces. */
  readonly text: string;
  /** Maps a range of the plain text to the phrase as typed. */
  placeOf(place: Place): Place;
}

/** Normalizes a phrase for matching and maps ranges back to the original. */
export function plainPhrase(typed: string): PlainPhrase {
  let text = '';
  const origins: number[] = [];
  for (const { 0: piece, index } of typed.matchAll(/\s+|\S/gu)) {
    const plain = /^\s/u.test(piece) ? ' ' : piece.toLowerCase().replace(/[’‘`´]/u, "'");
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
  }
  const originOf = (at: number): number => origins[at] ?? typed.length;
  return { text, placeOf: ({ start, end }) => ({ start: originOf(start), end: originOf(end) }) };
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
