import type { KnownAnswer } from '#answers/answer-type';
import { plain } from '#dialog/turn';

const ASKS =
  /^(?:(?:but|and|really|hmm|wait)[, ]+)*(?:are you (?:really |absolutely |quite )?(?:sure|certain)(?: about (?:that|it|this))?|how (?:do|can) you know(?: (?:that|this|it))?|(?:who says|says who)(?: so| that)?|where (?:do|did) you (?:get|have|know) (?:that|this|it)(?: from)?|what(?:'s| is| are) (?:your|the) sources?|sources?|really|is (?:that|this|it) (?:really )?(?:true|right|correct|accurate)|why should i (?:trust|believe) (?:you|that))$/iu;

/** True for "are you sure?", "how do you know?": a question about the answer before. */
export const asksForSource = (message: string): boolean => ASKS.test(plain(message));

/** Repeats an answer with what it is based on. */
export function withSource({ text, sources = [], topic }: KnownAnswer): string {
  if (sources.length > 0) return `${text}\n\nThe source of this is ${sources.join(' and ')}.`;
  const isComputed = /^(?:conversion|substitute|time|temperature|season|diet|pairing|nutrition|portion)$/u.test(topic);
  const basis = isComputed
    ? 'I work this out from my tables of foods: their weights, times and uses.'
    : 'This is from my cooking notes, which people wrote and checked; no language model made it up.';
  return `${text}\n\n${basis} A scale, a thermometer or the package beats my figures where they differ.`;
}
