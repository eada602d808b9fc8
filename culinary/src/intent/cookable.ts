import { normalizeWords } from '#intent/normalize';

const WHO = '(?:i|we|you|one)';
const MAKE = '(?:cook|make|bake|prepare|do|fix|whip up)';
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\bwhat(?: else| recipes?| dish(?:es)?| meals?)? (?:can|could|should|shall|might|do) ${WHO} ${MAKE}(?: (?:for (?:dinner|lunch|breakfast|supper)|tonight|today|now))? (?:with|from|using|out of) (?<foods>.+)$`,
    'u',
  ),
  new RegExp(
    `\\b${WHO} (?:only |just )?(?:have|'ve got|have got|got) (?<foods>.+?) (?:and )?(?:so )?(?:what|anything|something) (?:can|could|should|shall|do) ${WHO} ${MAKE}\\b`,
    'u',
  ),
  /\b(?:which|what) (?:of my )?recipes (?:can|could) (?:i|we) (?:cook|make|do) (?:with|from|using) (?<foods>.+)$/u,
  /^(?:(?:please|help me|i want to|i need to|how can i|how do i) )*use up (?<foods>.+)$/u,
];
/** Phrases that name no list of foods at hand. */
const NO_LIST = /^(?:it|this|that|them|these|those|what i have|less|more|only|no)\b/u;

/** The foods that a message says are at hand, as it words them: "what can I cook with rice and peas?". Undefined without any. */
export function parseCookable(message: string): string | undefined {
  const text = normalizeWords(message.replaceAll(/[.;?!]/gu, ' ')).replaceAll('’', "'");
  const foods = PATTERNS.map((pattern) => pattern.exec(text)?.groups?.['foods']).find((found) => found !== undefined);
  return foods === undefined || NO_LIST.test(foods) ? undefined : foods;
}
