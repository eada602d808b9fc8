import { plainText } from './plain-text.ts';

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

const ASKS_WHO =
  /^(?:so )?(?:(?:are|r) (?:you|u) (?:really )?(?:an? |the )?(?:real )?(?:ai|a i|chat ?gpt|gpt|llm|robot|bot|chatbot|human|person|machine|computer|real|language model|claude|gemini|copilot|siri|alexa|openai)|is this (?:an? )?(?:ai|chat ?gpt|bot|robot|human)|am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real )?(?:ai|bot|robot|human|person|machine)|(?:what|which) (?:ai|model|llm|language model)\b|do you use (?:ai|chat ?gpt|gpt))/u;

/** Does somebody want to know whether a model, a machine or a person answers? */
export function asksWhoAnswers(message: string): boolean {
  return ASKS_WHO.test(plain(message));
}

export function tellWhoAnswers(productName: string): string {
  return (
    `I am the kitchen engine of ${productName}: no language model and no person, but rules that know foods, diets and how to cook. ` +
    'Nothing that you say leaves this server. The same question has the same answer, and what I do not know I say so.'
  );
}

const RUDE =
  /\b(?:fuck\w*|shit|bullshit|crap|stupid|idiot|moron|dumb|useless|worthless|shut up|you suck|i hate you|you(?:'re| are) (?:the worst|bad|terrible|awful|wrong|annoying))\b/u;
const CALM =
  'I am sorry that this did not help. Tell me what you wanted to cook or to know, in other words if you like, and I try again.';

const plain = (message: string): string => plainText(message.replaceAll('-', ' '));

/** What is said back to a greeting, thanks or a farewell; undefined for anything else. */
export function answerSmallTalk(message: string): string | undefined {
  const text = plain(message);
  if (text === '' || text.split(' ').length > MOST_WORDS) return undefined;
  const said = text.replace(/^(?:(?:hi|hello|hey)\b(?: there| reece)?|reece) (?=\S)/u, '').trim();
  const talk = TALK.find(([pattern]) => pattern.test(said) || said === 'reece')?.[1];
  return talk ?? (RUDE.test(text) ? CALM : undefined);
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
