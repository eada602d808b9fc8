import { normalizeWords } from '#intent/normalize';

/** A longer rude message is a complaint about something, which deserves an answer. */
const RUDE_MAX_WORDS = 8;

const HELP =
  'I can make a recipe from what you have (“make a recipe with chicken and rice”), find recipes (“find tomato soup”), add what I ' +
  'found to your cookbook, remove a recipe from it, rename, scale or convert one (“convert my lasagne to metric”), compare recipes, ' +
  'write a shopping list, answer cooking questions, and tell you about your own recipes (“which of my recipes are vegan?”).';

/** Replies to pleasantries. The first match wins, so that "hi, and thanks" is thanked for. */
const PLEASANTRIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bye|goodbye|good night|see (?:you|ya)|ciao|farewell|take care)\b/u, 'Goodbye, and happy cooking!'],
  [
    /\b(?:thanks?|thank(?:s|you)|thx|ty|cheers|great|perfect|awesome|nice|cool|wonderful|lovely|amazing|brilliant|excellent|delicious)\b/u,
    'You are welcome. Enjoy your meal!',
  ],
  [
    /\b(?:hi+|hello+|hey+|hiya|howdy|good (?:morning|afternoon|evening|day)|morning|evening|greetings|moin|hallo|servus|reece)\b/u,
    `Hello! ${HELP}`,
  ],
];

/** A message that consists of these words asks for nothing. */
const PLEASANT_WORD =
  /^(?:hi+|hello+|hey+|hiya|howdy|good|morning|afternoon|evening|day|night|greetings|moin|hallo|servus|reece|bye+|goodbye|see|ya|ciao|farewell|take|care|later|soon|tomorrow|thanks?|thankyou|thx|ty|cheers|great|perfect|awesome|nice|cool|wonderful|lovely|amazing|brilliant|excellent|delicious|there|again|everyone|everybody|all|folks|friend|chef|buddy|mate|dear|you|u|me|my|your|to|and|so|very|really|much|a|lot|lots|million|ton|bunch|for|the|this|that|that's|was|it|it's|helping|help|helpful|helped|answer|answers|advice|tip|tips|recipe|recipes|job|work|meet|now|then|well|oh|ok|okay|just)$/u;

/** Questions about REECE; only pleasantries may surround them. */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:what can you do|help(?: me)?|who are you|what are you|how do you work|what do you do)\b/u,
    `I am REECE, your cooking assistant. ${HELP}`,
  ],
  [
    /^(?:how are (?:you|u|things)(?: (?:doing|going|today))*|how(?:'s| is) (?:it|everything) going|what'?s up)\b/u,
    'All is well in the kitchen, thank you. What are we cooking?',
  ],
];

const ASKS_WHO =
  /^(?:so )?(?:(?:are|r) (?:you|u) (?:really )?(?:an? |the )?(?:real )?(?:ai|a i|chat ?gpt|gpt|llm|robot|bot|chatbot|human|person|machine|computer|real|language model|claude|gemini|copilot|siri|alexa|openai)|is this (?:an? )?(?:ai|chat ?gpt|bot|robot|human)|am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real )?(?:ai|bot|robot|human|person|machine)|(?:what|which) (?:ai|model|llm|language model)\b|do you use (?:ai|chat ?gpt|gpt))/u;

/** Whether the message asks if a language model, a machine or a person answers. */
export function asksAboutAssistant(message: string): boolean {
  return ASKS_WHO.test(wordsOf(message));
}

export function describeAssistant(productName: string): string {
  return (
    `I am the kitchen engine of ${productName}: no language model and no person, but rules that know foods, diets and how to cook. ` +
    'Nothing that you say leaves this server. The same question has the same answer, and what I do not know I say so.'
  );
}

const RUDE =
  /\b(?:fuck\w*|shit|bullshit|crap|stupid|idiot|moron|dumb|useless|worthless|shut up|you suck|i hate you|you(?:'re| are) (?:the worst|bad|terrible|awful|wrong|annoying))\b/u;
const CALM =
  'I am sorry that this did not help. Tell me what you wanted to cook or to know, in other words if you like, and I try again.';

const wordsOf = (message: string): string => normalizeWords(message.replaceAll('-', ' '));

const isPleasant = (word: string): boolean => word === '' || PLEASANT_WORD.test(word);

function replyAboutReece(words: readonly string[]): string | undefined {
  const start = Math.max(
    0,
    words.findIndex((word) => !isPleasant(word)),
  );
  const question = words.slice(start).join(' ');
  return QUESTIONS.find(([pattern]) => {
    const asked = pattern.exec(question)?.[0];
    return asked !== undefined && question.slice(asked.length).split(' ').every(isPleasant);
  })?.[1];
}

/** The reply to a greeting, thanks, a goodbye or rudeness; undefined for anything else, even if it begins with a greeting. */
export function replyToSmallTalk(message: string): string | undefined {
  const text = wordsOf(message);
  if (text === '') return undefined;
  const words = text.split(' ');
  const pleasantry = words.every(isPleasant) ? PLEASANTRIES.find(([pattern]) => pattern.test(text)) : undefined;
  const reply = pleasantry?.[1] ?? replyAboutReece(words);
  if (reply !== undefined) return reply;
  return words.length <= RUDE_MAX_WORDS && RUDE.test(text) ? CALM : undefined;
}

const YES =
  /^(?:yes|yep|yeah|ok|okay|sure|do it|go ahead|please do|of course|ja|ja bitte|ja gerne?|gerne?|oui|oui merci|volontiers|d'accord|s[ií]|s[ií] por favor|sì|sì grazie|va bene|certo|vale|claro)(?: (?:please|do it|go ahead|thanks|thank you|add it|delete it))*$/u;
const NO =
  /^(?:no|nope|no thanks|no thank you|don't|do not|never mind|leave it|nein|nein danke|non|non merci|no gracias|no grazie)$/u;

/** True for a plain yes, false for a plain no, undefined for anything else. */
export function parseConfirmation(message: string): boolean | undefined {
  const text = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}'\s]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (YES.test(text)) return true;
  return NO.test(text) ? false : undefined;
}

const KEEP =
  /^(?:(?:ok|okay|yes|great|good|perfect|lovely|nice|please|and|now|can you|could you|i'll|i will|let's|i want to|i'd like to) )*(?:(?:save|keep)$|(?:save|keep|store|take|add) (?:it|this|that|this one|that one|the (?:recipe|draft)|this recipe|that recipe|the (?:main )?(?:dish|course)|the (?:main|starter|dessert)))(?: (?:in|into|to|for) (?:my|our|the) (?:cookbook|recipes|collection|book))?(?: (?:please|pls|plz|thanks|thx|thank you|for me|now|then))*$/u;
/** The same in German, French, Spanish and Italian. */
const KEEP_SPOKEN =
  /^(?:(?:ja|oui|s[iíì]|ok|okay|gut|super|gerne|bien|vale|va bene) )*(?:(?:bitte )?speicher[en]?n?|behalten|enregistre[rz]?|sauvegarde[rz]?|garde[rz]?|guardar?|guárdal[ao]|guardal[ao]|salva(?:re|l[ao])?)(?:[ -](?:es|das|dies|das rezept|l[ea]|ça|la recette|eso|la receta|la ricetta))?(?: (?:bitte|danke|merci|s'il (?:te|vous) plaît|gracias|por favor|grazie|per favore))*$/u;

/** True where the dish to keep is named by its course: not what was talked of last. */
export const namesCourse = (message: string): boolean =>
  /\bthe (?:main|dish|course|starter|dessert)\b/u.test(message.toLowerCase());

/** True for "save it", "ok keep this one": a yes to the draft of a recipe, even after other messages. */
export function asksToKeep(message: string): boolean {
  const text = normalizeWords(message.replaceAll(/[,;:]/gu, ' '));
  return KEEP.test(text) || KEEP_SPOKEN.test(text);
}
