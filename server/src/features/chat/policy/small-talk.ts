/** Short ones alone: "hello, how long do I boil an egg" is a question. */
const MOST_WORDS = 8;

const HELP =
  'I can make a recipe from what you have (“make a recipe with chicken and rice”), find recipes (“find tomato soup”), add what I ' +
  'found to your cookbook, remove a recipe from it, answer cooking questions, and tell you about your own recipes (“which of my ' +
  'recipes are vegan?”).';

const TALK: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:what can you do|help|who are you|what are you|how do you work|what do you do)\b/u,
    `I am REECE, your cooking assistant. ${HELP}`,
  ],
  [
    /^how are you\b|^how(?:'s| is) it going\b|^what'?s up\b/u,
    'All is well in the kitchen, thank you. What are we cooking?',
  ],
  [
    /^(?:thank|thanks|thx|cheers|great|perfect|awesome|nice|cool|wonderful|lovely)\b/u,
    'You are welcome. Enjoy your meal!',
  ],
  [/^(?:bye|goodbye|good night|see you|ciao)\b/u, 'Goodbye, and happy cooking!'],
  [/^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|moin|hallo|servus)\b/u, `Hello! ${HELP}`],
];

/** What is said back to a greeting, thanks or a farewell; undefined for anything else. */
export function answerSmallTalk(message: string): string | undefined {
  const text = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'\s]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (text === '' || text.split(' ').length > MOST_WORDS) return undefined;
  const said = text.replace(/^(?:(?:hi|hello|hey)\b(?: there| reece)?|reece) (?=\S)/u, '').trim();
  return TALK.find(([pattern]) => pattern.test(said) || said === 'reece')?.[1];
}

const ASKS_FOR_IDEAS =
  /\bwhat (?:can|could|should|shall|do|would) (?:i|we|you) (?:cook|make|eat|bake|prepare|do with|suggest|recommend)\b|\b(?:ideas?|suggestions?) for\b|\bwhat(?:'s| is) for (?:dinner|lunch|breakfast)\b|\bsurprise me\b/u;

/** Does somebody not know what to cook? */
export function asksForIdeas(message: string): boolean {
  return ASKS_FOR_IDEAS.test(message.toLowerCase().replaceAll('’', "'"));
}

const YES =
  /^(?:yes|yep|yeah|ok|okay|sure|do it|go ahead|please do|of course)(?: (?:please|do it|go ahead|thanks|thank you|add it|delete it))*$/u;
const NO = /^(?:no|nope|no thanks|no thank you|don't|do not|never mind|leave it)$/u;

/** A yes or a no, and nothing else; undefined for anything else. */
export function readConsent(message: string): boolean | undefined {
  const text = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}'\s]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (YES.test(text)) return true;
  return NO.test(text) ? false : undefined;
}
