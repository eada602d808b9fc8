import { normalizeWords } from '#intent/normalize';

const RESTRICTION = String.raw`(?:allerg|intoleran|c(?:o)?eliac)`;
const PERSON =
  '(?:kids?|child(?:ren)?|sons?|daughters?|wife|husband|partner|spouse|(?:girl|boy)?friends?|fianc[eé]e?|mother|father|m[ou]m|dad|parents|sisters?|brothers?|aunt|uncle|grand(?:ma|pa|mother|father|son|daughter)|nephew|niece|cousin|(?:mother|father|sister|brother)-in-law|in-laws|family|guests?|neighbou?rs?|colleagues?|roommates?|flatmates?|boss)';
/** "I am severely allergic", "my son has an allergy", "we cannot eat", "because of my nut allergy". */
const STATEMENTS = [
  new RegExp(
    String.raw`\b(?:i|we|(?:my|our) (?:\S+ ){0,1}\S+) ?(?:['’]m|['’]ve|am|im|are|is|has|have|suffer|suffers) (?!(?:any|some|no|not) )(?:[^.!?]{0,40} )?${RESTRICTION}`,
    'iu',
  ),
  new RegExp(String.raw`\bim ${RESTRICTION}`, 'iu'),
  /\b(?:i|we|(?:my|our) (?:\S+ ){0,1}\S+) (?:can ?no|can['’]?|must ?no|mustn['’]?)t (?:eat|have|tolerate)\b/iu,
  new RegExp(String.raw`\b(?:my|our) (?:\S+ ){0,2}${RESTRICTION}`, 'iu'),
  // "I am vegan", "we're vegetarians", "my wife is lactose intolerant".
  new RegExp(
    String.raw`\b(?:i|we|(?:my|our) (?:\S+ )?${PERSON}) ?(?:['’]m|['’]re|am|im|are|is) (?:an? |both |all |now |strictly |(?:a )?strict )*(?:vegans?|vegetarians?|pescatarians?|halal|kosher|gluten[- ]free|dairy[- ]free|lactose)\b(?! (?:one|dish|recipe|meal|food|option|version|chicken|cheese|butter|milk)\b)`,
    'iu',
  ),
  /\b(?:i|we) (?:do ?n['’]?t|do not|never|only) (?:eat|drink|cook with)\b/iu,
];

/** Whether the message states what the user, or a person they cook for, must not eat. */
export function statesRestriction(message: string): boolean {
  const text = message.slice(0, STATEMENT_MAX_CHARACTERS);
  return STATEMENTS.some((pattern) => pattern.test(text));
}
const STATEMENT_MAX_CHARACTERS = 600;

const OWN_DIET =
  /\bwhat (?:are|were) my (?:(?:food )?allerg|diet|intoleranc)|\bwhat (?:do|can|may|can'?t|don'?t|shouldn'?t) (?:i|you know i)(?: not| never)? eat$|\bwhat am i allergic\b|\bdo you know (?:my (?:allerg|diet)|what i(?: don'?t| never)? eat)|\bmy (?:allergies|diets?|allergy)$/u;

/** "What are my allergies?", "what do I eat?" */
export function asksForOwnDiet(message: string): boolean {
  return OWN_DIET.test(normalizeWords(message)) && !isCircumstance(message);
}

/** "What can I cook with my allergies?" asks for something else. */
const isCircumstance = (message: string): boolean => /\b(?:because of|due to|with|for|despite) my\b/iu.test(message);

const ABOUT_SELF =
  /\b(?:can|may|could|should) (?:i|we) (?:eat|have)\b|\b(?:safe|okay?|fine|suitable|good|right|allowed) for (?:me|us)\b|\b(?:fits?|suits?) (?:me|us|what i eat|my)\b|\b(?:i|we) (?:can|may) eat\b/u;

/** Whether a question is about what the user may eat, so that the answer depends on their profile. */
export function asksAboutSelf(text: string): boolean {
  return ABOUT_SELF.test(text);
}

const ASKS =
  /^(?:(?:so|and|but|ok|okay|hey|hi|hello|please|reece) )*(?:is|are|isn't|aren't|does|do|doesn't|has|have|can|could|may|would|will|should|what|which|how|any|tell|check)\b/u;
const CONTENTS =
  /\b(?:vegan|vegans|vegetarians?|veggie|meatless|plant-based|halal|kosher|c(?:o)?eliacs?|allerg|intoleran|allergens?|contains?|containing|includes?|have|has|any|free|eat|without|safe|suitable|okay?|fine|gluten|dairy|lactose|in)/u;

/** Words of a dietary question that name neither the dish nor what it is checked for. */
const QUESTION_WORDS = new Set(
  (
    "is are was were isn't aren't does do doesn't has have had can could may might would will should what which how any some there in of the a " +
    'an my our your it its this that i we you me us he she they contain contains containing include includes including eat eats eating have ' +
    'having safe safely suitable ok okay fine good right allowed for with to on at someone somebody anyone anybody people person friend friends ' +
    'guest guests kid kids child children son daughter husband wife mom mum dad mother father partner family who be been free recipe recipes ' +
    'dish dishes trace traces still also really actually please tell check know use used put made make if or not no so allergic allergy ' +
    'allergies allergen allergens intolerant intolerance sensitive diet diets and but hey hi hello reece then even suit suits fit fits kind'
  ).split(' '),
);

export interface DietaryQuestion {
  readonly text: string;
  /** "My soup" rather than any soup. */
  readonly isOwn: boolean;
  /** "Is it vegan?" refers to the recipe under discussion. */
  readonly hasPronoun: boolean;
  /** Candidates for the recipe's title, the likeliest first. */
  readonly phrases: readonly string[];
}

const MAX_PHRASES = 10;
const MAX_PHRASE_WORDS = 8;

/** Parses a question about the contents of a dish ("is my tomato soup vegan", "does it contain eggs"). */
export function parseDietaryQuestion(message: string): DietaryQuestion | undefined {
  const text = normalizeWords(message);
  if (!ASKS.test(text) || !CONTENTS.test(text)) return undefined;
  const isOwn = /\b(?:my|our)\b/u.test(text);
  const hasPronoun = /\b(?:it|this|that)\b/u.test(text);
  return { text, isOwn, hasPronoun, phrases: phrasesIn(text) };
}

const CONTINUATION =
  /^(?:(?:and|or|also|but|ok|okay|what about|how about) )+(?:any )?(?<what>[\p{L}-]+(?: [\p{L}-]+){0,2})$/u;
const ASKS_CONTENTS =
  /\b(?:it|this|that) (?:\p{L}+ )?(?:contain|include|have)\b|\b(?:it|this|that) (?:contains|includes|has)\b|\bin (?:it|this|that)$|\bfree\b|\b(?:vegan|vegetarian|halal|kosher)\b/u;

const continuation = (message: string): string | undefined =>
  CONTINUATION.exec(normalizeWords(message))?.groups?.['what'];

/**
 * The whole question that "and nuts?" asks after "does it contain milk?". Any other message is returned as it is.
 * `earlier` are the user's messages, the latest first.
 */
export function completeDietaryQuestion(message: string, earlier: readonly string[]): string {
  const what = continuation(message);
  const asked = what === undefined ? undefined : earlier.find((each) => continuation(each) === undefined);
  const question = asked === undefined ? undefined : parseDietaryQuestion(asked);
  if (what === undefined || question === undefined) return message;
  const { text, hasPronoun } = question;
  if (!hasPronoun || !ASKS_CONTENTS.test(text) || /\b(?:how|what)\b/u.test(text)) return message;
  return `does it contain ${what}`;
}

/** Runs of consecutive non-question words: those after "my" first, and each whole run before its parts. */
function phrasesIn(text: string): string[] {
  const runs: { words: string[]; isOwned: boolean }[] = [];
  let isOpen = false;
  let isOwned = false;
  for (const word of text.split(' ')) {
    if (QUESTION_WORDS.has(word)) {
      isOpen = false;
      isOwned = word === 'my' || word === 'our';
    } else if (isOpen) runs.at(-1)?.words.push(word);
    else {
      runs.push({ words: [word], isOwned });
      isOpen = true;
    }
  }
  const sorted = runs.toSorted((one, other) => Number(other.isOwned) - Number(one.isOwned));
  return sorted.flatMap(({ words }) => subphrases(words.slice(0, MAX_PHRASE_WORDS))).slice(0, MAX_PHRASES);
}

function subphrases(words: readonly string[]): string[] {
  const sizes = words.map((_, at) => words.length - at);
  return sizes.flatMap((size) =>
    words.slice(0, words.length - size + 1).map((_, at) => words.slice(at, at + size).join(' ')),
  );
}

/** What the dish is checked for: the groups of words that are neither the dish nor question words. */
export function questionedTerms(text: string, phrase: string): string[] {
  const groups: string[][] = [[]];
  for (const word of text.replace(phrase, ' | ').split(/\s+/u)) {
    if (word === '' || word === '|' || QUESTION_WORDS.has(word)) groups.push([]);
    else groups.at(-1)?.push(word);
  }
  return groups.filter((words) => words.length > 0).map((words) => words.join(' '));
}
