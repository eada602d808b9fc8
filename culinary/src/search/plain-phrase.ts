/** A stretch of a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export interface PlainPhrase {
  /** The phrase in lower case, with straight apostrophes and single blanks. */
  readonly text: string;
  /** Maps a range of the plain text to the phrase as typed. */
  placeOf(place: Place): Place;
}

/** Makes a phrase easy to match, and remembers where each letter came from. */
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

/** Whether a stretch begins and ends where words do. */
export function isWholeWords(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  return !/[\p{L}\p{N}\p{M}]['’]?$/u.test(before) && !/^['’]?[\p{L}\p{N}\p{M}]/u.test(after);
}

/** A search phrase without some words of it; unchanged if it does not have them. */
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
