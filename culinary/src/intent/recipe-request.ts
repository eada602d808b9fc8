import { normalizeText } from '#intent/normalize';

/** Polite words and forms of address before a request. */
export const POLITE = String.raw`(?:(?:please|hey|hi|hello|ok|okay|so|and|now|then|reece|could you|can you|would you|will you|i want you to|i'd like you to|let's|lets|go and|quickly)[\s,]+){0,4}`;
/** The start of a clause, with its polite words. */
export const CLAUSE_START = String.raw`(?:^|[.!?;:,]\s+)${POLITE}`;
const REQUESTS: readonly RegExp[] = [
  // "Give me a recipe for pancakes", "can you send us a chicken recipe".
  new RegExp(
    String.raw`${CLAUSE_START}(?:give|write|send|tell|get|add|suggest|recommend|bring|invent)\b(?!.{0,20}\bmy\b)[^.!?]{0,60}\brecipes?\b`,
    'u',
  ),
  // "I want a recipe with salmon", "I need a soup recipe".
  /\b(?:i|we)(?:'d| would)? (?:want|need|like|love|wish(?: for)?)\b(?! to (?:know|see|find|delete|keep)| (?:this|that|these|those|my|our|your)\b)[^.!?]{0,60}\brecipes?\b(?! (?:i|that i|of mine)\b)/u,
  // "Recipe for pancakes", "chicken soup recipe, please".
  /^(?:(?:please|an?|any|some|quick|easy|simple|good|nice|new|another)\s)*recipes?\s+(?:for|with|using|from|without|of|that)\b/u,
  /^(?!.*\b(?:my|which|what|how|is|are|does|do|did|this|that|the)\b)(?:[\p{L}'-]+\s){1,6}recipes?(?:\s+please)?[\s.!]*$/u,
  // "Make me a sandwich", "bake a cake", but not "make it vegan".
  new RegExp(
    String.raw`${CLAUSE_START}(?:make|create|generate|invent|compose|cook|bake|prepare|whip up|mix) (?!(?:it|that|this|these|those|them|sure|my|your|our|the|mine)\b)`,
    'u',
  ),
];

/** Whether the message asks for a recipe ("recipe for pancakes", "bake a cake"). */
export function asksForRecipe(message: string): boolean {
  const text = normalizeText(message);
  return REQUESTS.some((pattern) => pattern.test(text));
}

const DISH = new RegExp(
  String.raw`^${POLITE}(?:(?:i|we)(?:'d| would)? (?:want|need|like|love|fancy|feel like|am craving|crave)(?: to (?:make|cook|bake|eat|have|try))?|(?:i'm|im|i am) (?:craving|in the mood for)|(?:can|could|may) (?:i|we) (?:have|get|order)|(?:do(?! (?:you|i|we)\b)|make|cook|bake|prepare|write|give)(?: (?:me|us))?) (?:an? |some |the )?(?!(?:it|that|this|to know)\b)\S`,
  'u',
);

/** Whether the message asks for the dish that it names ("I'd like a moussaka", "can you do bigos?"). */
export function asksForDish(message: string): boolean {
  const text = normalizeText(message);
  return DISH.test(text) && !/\b(?:safe|instead|substitut|ok|okay)/u.test(text);
}

const IDEAS: readonly RegExp[] = [
  /\b(?:what|which) recipes? (?:can|could|should|shall|would) (?:i|we|you) (?:make|cook|bake|prepare|create|generate)\b/u,
  /\bwhat(?:'s)? (?:can|could|should|shall|do|would|might|to) (?:(?:i|we|you|he|she|they|one|an? \p{L}+) )?(?:cook|make|eat|bake|prepare|do with|suggest|recommend)\b(?!.*\binstead\b)/u,
  /\b(?:ideas?|suggestions?|inspiration) for\b|\b(?:meal|recipe|breakfast|brunch|lunch|dinner|supper|dessert|snack|cooking|food|menu) (?:ideas?|suggestions?|inspiration)\b|^(?:any |some |give me |i need )*(?:ideas?|inspiration)\b/u,
  /\bwhat(?:'s| is) (?:for|good for) (?:breakfast|brunch|lunch|dinner|supper|dessert|tea|tonight)\b/u,
  // "And a dessert?" after a main dish.
  /^(?:(?:and|now|ok|okay|also|then|what about|how about|something|anything)[\s,]+)+(?:as |for )?(?:an? |some |the )?(?:starter|appetizer|dessert|side dish|side|soup|salad|drink|snack)s?(?: to go)?(?: with (?:it|that|this))?(?: please)?[.?!]*$/u,
  /\bsurprise (?:me|us)\b|\binspire (?:me|us)\b|\b(?:i'm|im|i am|we're|we are) (?:so |very |really )?hungry\b/u,
  /\b(?:suggest|recommend)\b (?:(?:me|us) )?(?:something|anything|an? (?:\p{L}+ ){0,2}(?:meal|dish)|(?:\p{L}+ ){0,3}(?:dinner|lunch|breakfast|dessert|snack|soup|salad)s?)\b/u,
];

const COUNT = String.raw`(?:\d+|me|us|one|two|three|four|five|six|seven|eight|nine|ten)`;
/** A clause that only names a meal: "dinner for two in 30 minutes", "quick lunch please". */
const MEAL = new RegExp(
  String.raw`(?:^|[.!?;:,] +)(?:(?:an?|and|quick|fast|easy|light|simple|late|healthy|cheap|vegan|vegetarian|gluten[- ]free|dairy[- ]free|some|something for|we need|i need|i want|we want) )*(?:breakfast|brunch|lunch|dinner|supper|dessert)(?: (?:please|tonight|today|tomorrow|now|for ${COUNT}(?: people| persons| of us)?|in (?:under )?(?:\d+|half an|an) (?:minutes|mins?|hours?)))*[.!]?(?=$|[,;.!])`,
  'u',
);

/** Whether the message asks what to cook. */
export function asksForIdeas(message: string): boolean {
  const text = normalizeText(message);
  return MEAL.test(text) || IDEAS.some((pattern) => pattern.test(text));
}

const QUESTION =
  /^(?:is|are|was|were|does|do|did|can|could|should|would|will|may|might|has|how|why|when|where|which|who|whose|what|whats|what's)\b|\?\s*$/u;
const SHORT_STATEMENT_MAX_WORDS = 8;

export const isQuestion = (message: string): boolean => QUESTION.test(normalizeText(message));

/** Whether the message is a short non-question, which may just list foods or name a dish. */
export function isShortStatement(message: string): boolean {
  const text = normalizeText(message);
  return !QUESTION.test(text) && text.split(' ').length <= SHORT_STATEMENT_MAX_WORDS;
}

const HOW_TO_MAKE = /\bhow (?:to|(?:do|can|should|would|could) (?:i|you|we|one)) (?:make|bake|prepare|cook)\b/u;

export function asksHowToMake(message: string): boolean {
  return HOW_TO_MAKE.test(normalizeText(message));
}
