import { nameSpans } from '#dialog/spans';
import { mishapOf, type Turn } from '#dialog/turn';

/** What earlier turns were about. */
export interface Topic {
  /** The last question, complete. */
  readonly question: string;
  /** The small child or other vulnerable eater mentioned last: "my 10 month old baby". */
  readonly eater?: string;
}

/** Lists what a turn may ask after a topic, the likeliest first. */
export type Rule = (turn: Turn, topic: Topic) => readonly (string | null)[];

const AUXILIARY =
  /^(?:how (?:long|much|many|hot|often)?\s*(?:do|does|should|can|could|would|must|is|are)?|what(?:'s| is| are)?(?: the best way to)?|can|could|should|may|do|does|is|are|when|where)\s+(?:i|you|we|one|it)?\s*/iu;

/** "Make me a lentil soup" is about the lentil soup. */
const REQUESTED =
  /^(?:please )?(?:(?:make|cook|bake|give)(?: me| us)? (?:an? |some |the )?(?:recipe for (?:an? |some )?)?|(?:an? )?recipe for (?:an? |some )?)(?!recipe\b)(?<dish>[^,]{2,40}?)(?: (?:for|in|without|with) .*)?$/iu;

/** "She is allergic to eggs, what can I bake?" is not about eggs. */
const ALLERGY = /\b(?:allergic|intolerant|allergy|intolerance) to [^.,;!?]{1,60}/iu;

/**
 * What a question is about: its first foods, else the object of its verb ("hollandaise" of "how do I make hollandaise").
 */
export function topicOf(asked: string): string {
  const question = asked.replace(ALLERGY, ' ');
  const requested = REQUESTED.exec(question)?.groups?.['dish'];
  if (requested !== undefined) return requested;
  const mishap = mishapOf(question);
  if (mishap !== undefined) return mishap;
  const spans = nameSpans(question);
  const [first] = spans;
  if (first === undefined) return objectOf(question);
  const joined = spans.find(
    (span, at) =>
      at > 0 && /^\s*(?:and|with|&)\s*(?:the |a )?$/u.test(question.slice(spans[at - 1]?.end ?? 0, span.start)),
  );
  return question.slice(first.start, joined?.end ?? first.end);
}

/** The predicate of a question: "roast a chicken" of "how do I roast a chicken". */
export const predicateOf = (question: string): string => question.replace(AUXILIARY, '').trim();

const OBJECT =
  /^(?:(?:make|cook|do|use|store|keep|freeze|fix|save|thicken|prepare|get|know|need|clean)\s+)?(?:an? |the |my |some )?(?<object>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?:\s+(?:is|are|for|in|on|with|from|to|at|of|when|if)\b.*)?$/iu;
const objectOf = (question: string): string => OBJECT.exec(predicateOf(question))?.groups?.['object'] ?? '';
