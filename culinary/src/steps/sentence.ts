import type { TextSpan } from '#line/ingredient-line-type';

const REACH = 240;
// A point between figures ends no sentence.
const END = /[.!?](?=\s|$)|[\n;]/gu;

/** Returns the sentence around a position; searches at most 240 characters either way. */
export function sentenceSpan(text: string, at: TextSpan): TextSpan {
  const from = Math.max(0, at.start - REACH);
  let start = from;
  for (const match of text.slice(from, at.start).matchAll(END)) start = from + match.index + 1;
  const rest = text.slice(at.end, at.end + REACH);
  const stop = rest.search(/[.!?](?=\s|$)|[\n;]/u);
  return { start, end: at.end + (stop < 0 ? rest.length : stop) };
}

export function sentenceAround(text: string, at: TextSpan): string {
  const { start, end } = sentenceSpan(text, at);
  return text.slice(start, end);
}
