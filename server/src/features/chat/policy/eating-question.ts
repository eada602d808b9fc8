import { plainText } from './plain-text.ts';

const BAD_FOR = String.raw`(?:allerg|intoleran|c(?:o)?eliac)`;
/** "I am severely allergic", "my son has an allergy", "we cannot eat", "because of my nut allergy". */
const TELLS = [
  new RegExp(
    String.raw`\b(?:i|we|(?:my|our) (?:\S+ ){0,1}\S+) ?(?:['’]m|['’]ve|am|im|are|is|has|have|suffer|suffers) (?!(?:any|some|no|not) )(?:[^.!?]{0,40} )?${BAD_FOR}`,
    'iu',
  ),
  new RegExp(String.raw`\bim ${BAD_FOR}`, 'iu'),
  /\b(?:i|we|(?:my|our) (?:\S+ ){0,1}\S+) (?:can ?no|can['’]?|must ?no|mustn['’]?)t (?:eat|have|tolerate)\b/iu,
  new RegExp(String.raw`\b(?:my|our) (?:\S+ ){0,2}${BAD_FOR}`, 'iu'),
];

/** Does somebody tell what they, or whoever they cook for, must not eat? */
export function isOfThemselves(message: string): boolean {
  const text = message.slice(0, TELLING_READ);
  return TELLS.some((pattern) => pattern.test(text));
}
const TELLING_READ = 600;

const ABOUT_ME =
  /\bwhat (?:are|were) my (?:(?:food )?allerg|diet|intoleranc)|\bwhat (?:do|can|may|can'?t|don'?t|shouldn'?t) (?:i|you know i)(?: not| never)? eat$|\bwhat am i allergic\b|\bdo you know (?:my (?:allerg|diet)|what i(?: don'?t| never)? eat)|\bmy (?:allergies|diets?|allergy)$/u;

/** "What are my allergies", "what do I eat". */
export function asksOfThemselves(message: string): boolean {
  return ABOUT_ME.test(plainText(message)) && !isTelling(message);
}

const isTelling = (message: string): boolean => /\b(?:because of|due to|with|for|despite) my\b/iu.test(message);

const BY_THEMSELVES =
  /\b(?:can|may|could|should) (?:i|we) (?:eat|have)\b|\b(?:safe|okay?|fine|suitable|good|right|allowed) for (?:me|us)\b|\b(?:fits?|suits?) (?:me|us|what i eat|my)\b|\b(?:i|we) (?:can|may) eat\b/u;

/** Is what is known of the asker meant? */
export function asksByThemselves(text: string): boolean {
  return BY_THEMSELVES.test(text);
}

const ASKS =
  /^(?:(?:so|and|but|ok|okay|hey|hi|hello|please|reece) )*(?:is|are|isn't|aren't|does|do|doesn't|has|have|can|could|may|would|will|should|what|which|how|any|tell|check)\b/u;
const OF_CONTENTS =
  /\b(?:vegan|vegans|vegetarians?|veggie|meatless|plant-based|halal|kosher|c(?:o)?eliacs?|allerg|intoleran|allergens?|contains?|containing|includes?|have|has|any|free|eat|without|safe|suitable|okay?|fine|gluten|dairy|lactose|in)/u;

/** What a question about what is in a dish is made of besides the dish and what is asked for. */
const OF_A_QUESTION = new Set(
  (
    "is are was were isn't aren't does do doesn't has have had can could may might would will should what which how any some there in of the a " +
    'an my our your it its this that i we you me us he she they contain contains containing include includes including eat eats eating have ' +
    'having safe safely suitable ok okay fine good right allowed for with to on at someone somebody anyone anybody people person friend friends ' +
    'guest guests kid kids child children son daughter husband wife mom mum dad mother father partner family who be been free recipe recipes ' +
    'dish dishes trace traces still also really actually please tell check know use used put made make if or not no so allergic allergy ' +
    'allergies allergen allergens intolerant intolerance sensitive diet diets and but hey hi hello reece then even suit suits fit fits kind'
  ).split(' '),
);

export interface EatingQuestion {
  readonly text: string;
  /** "My soup" rather than any soup. */
  readonly isOwn: boolean;
  /** "Is it vegan": what was talked about. */
  readonly isPointing: boolean;
  /** Words that may name the recipe, the likeliest first. */
  readonly phrases: readonly string[];
}

const MOST_PHRASES = 10;
const MOST_WORDS = 8;

/** A question about what is in a dish, such as "is my tomato soup vegan" or "does it contain eggs"; undefined for any other. */
export function readEatingQuestion(message: string): EatingQuestion | undefined {
  const text = plainText(message);
  if (!ASKS.test(text) || !OF_CONTENTS.test(text)) return undefined;
  const isOwn = /\b(?:my|our)\b/u.test(text);
  const isPointing = /\b(?:it|this|that)\b/u.test(text);
  return { text, isOwn, isPointing, phrases: phrasesIn(text) };
}

/** Words that stand together and are none of the question: what follows "my" first, and all of it before a part of it. */
function phrasesIn(text: string): string[] {
  const runs: { words: string[]; isOwned: boolean }[] = [];
  let isOpen = false;
  let isOwned = false;
  for (const word of text.split(' ')) {
    if (OF_A_QUESTION.has(word)) {
      // "Mac and cheese", "eggs in purgatory": small words may be in the middle of a title.
      isOpen = false;
      isOwned = word === 'my' || word === 'our';
    } else if (isOpen) runs.at(-1)?.words.push(word);
    else {
      runs.push({ words: [word], isOwned });
      isOpen = true;
    }
  }
  const sorted = runs.toSorted((one, other) => Number(other.isOwned) - Number(one.isOwned));
  return sorted.flatMap(({ words }) => partsOf(words.slice(0, MOST_WORDS))).slice(0, MOST_PHRASES);
}

function partsOf(words: readonly string[]): string[] {
  const sizes = words.map((_, at) => words.length - at);
  return sizes.flatMap((size) =>
    words.slice(0, words.length - size + 1).map((_, at) => words.slice(at, at + size).join(' ')),
  );
}

/** What is left of it without the dish, as groups of words: what is asked for. */
export function askedBesides(text: string, phrase: string): string[] {
  const groups: string[][] = [[]];
  for (const word of text.replace(phrase, ' | ').split(/\s+/u)) {
    if (word === '' || word === '|' || OF_A_QUESTION.has(word)) groups.push([]);
    else groups.at(-1)?.push(word);
  }
  return groups.filter((words) => words.length > 0).map((words) => words.join(' '));
}
