import { nameSpans } from '#dialog/spans';
import { withoutShorthand } from '#intent/shorthand';
import { asksForIdeas, asksForRecipe } from '#intent/recipe-request';

const MAX_CHARACTERS = 300;

/** The first 300 characters on one line, without punctuation at the end. */
export const plain = (text: string): string =>
  withoutShorthand(text.slice(0, MAX_CHARACTERS))
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.!?]+$/u, '')
    .trim();

/** Words that open a turn and mean nothing. */
const OPENING =
  /^(?:(?:ok(?:ay)?|great|thanks?(?: you)?|thank you|cool|good|nice|hmm+|well|oh|ah|so|right|alright|got it|i see|sure)[,.! ]+)+/iu;
const CLOSING =
  /(?:[,.!? ]+(?:please|pls|then|thanks|thank you|now|what now|what (?:do|can|should) i do(?: now)?)|[,.!?] ?help)$/iu;
const LEAD =
  /^(?:(?:and|or|but|also|plus|then|what about|how about|what if|if|(?:the )?same (?:question )?(?:for|with)|does (?:that|the same) (?:go|apply|hold) for)\b[,:]?\s*)+/iu;
const CORRECTION =
  /^(?:(?:no|nope|sorry|actually|oh|wait)[,;:. ]+)*(?:(?:i (?:meant?|said|was asking about|am asking about)|i'm asking about|rather|instead|sorry|actually)[,;: ]+|(?:no|nope)[,;:] ?)|,? i mean(?:t)?$/giu;
const ARTICLE = /^(?:the|an?|some|my)\s+/iu;

/** A turn of a user, parsed once. */
export interface Turn {
  readonly text: string;
  /** The text without the words that join it to the turn before. */
  readonly rest: string;
  /** True if it begins like a continuation: "and …", "what about …". */
  readonly continues: boolean;
  /** True if it corrects the turn before: "I meant …", "no, …". */
  readonly corrects: boolean;
}

/** Parses a turn. Null if there is nothing in it, or too much for a follow-up. */
export function readTurn(message: string): Turn | null {
  const text = plain(message).replace(OPENING, '').replace(CLOSING, '').replace(CLOSING, '');
  if (text === '' || text.length > MAX_TURN) return null;
  const corrected = text.replaceAll(CORRECTION, '').trim();
  const corrects = corrected !== text && corrected !== '';
  const said = corrects ? corrected : text;
  const rest = said.slice(LEAD.exec(said)?.[0].length ?? 0);
  return { text: said, rest, continues: corrects || rest !== said, corrects };
}
const MAX_TURN = 120;

export const withoutArticle = (text: string): string => text.replace(ARTICLE, '');

export const QUESTION_WORD =
  /\b(?:how|what|which|when|where|why|who|can|could|should|may|must|is|are|does|do|will|would)\b/iu;
/** Words that make a question of a noun: "substitute for eggs", "convert 180 c". */
const TOPIC_WORD =
  /\b(?:substitutes?|replacements?|alternatives?|convert|temperature|temp|difference|calories|recipes?|shelf life|(?:make|cook|bake|give|show|find) (?:me|us|something|an?|some))\b/iu;

export const PRONOUN = /\b(?:it|its|they|them|their|that|this|those|these|the same)\b/iu;

/** "Meat that thawed" refers to nothing before. */
const REFERS = /\b(?:it|its|they|them|their|this|these|those|the same)\b|\bthat$/iu;

/** True if a text asks a question of its own and names what it is about. */
export const isComplete = (text: string): boolean =>
  (QUESTION_WORD.test(text) || TOPIC_WORD.test(text)) &&
  nameSpans(text).length > 0 &&
  !/^(?:it|they|that)\b/iu.test(text);

/** True for a request for a dish: what it asks for is what "it" means later. */
export const isDishRequest = (text: string): boolean => asksForRecipe(text) || asksForIdeas(text);

export const PROBLEM =
  /\b(?:raw|undercooked|burn(?:t|ed)?|stick(?:s|ing|y)?|stuck|watery|runny|thin|thick|lump(?:s|y)|salty|spicy|sweet|sour|bitter|bland|dry|tough|rubbery|soggy|mushy|split|curdled|seized|grainy|sank|collapsed|flat|hard|rise|rising|set|setting|whip|crystalli[sz]ed|crumbly|dense|greasy|oily|weeping|brown(?:ing|ed)?|crisp)\b/iu;
/** "I burnt my pot", "my stew is too salty": the food or pot, and the mishap. */
const MISHAP =
  /^(?:oh no,? |help,? )?(?:(?:i|we)(?:'ve| have)? (?:just |accidentally )?(?:burn(?:t|ed)|scorched|overcooked|over-?salted|undercooked) (?:my|our|the|an?) (?<mine>\p{L}+(?: \p{L}+)?)|(?:my|our|the) (?<what>\p{L}+(?: \p{L}+){0,2}?) (?:is|are|was|were|has|have|got|went|split|curdled|seized|sank|collapsed|tastes?)\b)/iu;

/** The food or pot that a statement of a mishap is about; undefined for any other text. */
export function mishapOf(text: string): string | undefined {
  const groups = PROBLEM.test(text) ? MISHAP.exec(text)?.groups : undefined;
  return groups?.['mine'] ?? groups?.['what'];
}

/** True if a text can be what later turns refer to. */
export const isTopic = (text: string): boolean =>
  isDishRequest(text) ||
  isComplete(text) ||
  (QUESTION_WORD.test(text) && !REFERS.test(text) && text.split(' ').length > 2) ||
  mishapOf(text) !== undefined ||
  (TOPIC_WORD.test(text) && /\d|\w{4}/u.test(text));
