import { normalizeWords, trimSentence } from '#intent/normalize';
import { type AmountChange, parseAmountChange } from '#intent/amount-change';
import { readEquipment } from '#wish/equipment';
import { findServings } from '#wish/counts';

/** The recipe: by its title, or without one the recipe under discussion. */
type Reference = { readonly title?: string };

/** A request about an existing recipe. */
export type FollowUp = Reference &
  /** `mood`: what the other dish shall be, in the words of a request: "light", "in 20 minutes". */
  (
    | { readonly kind: 'again'; readonly mood?: string }
    | { readonly kind: 'scale'; readonly factor: number }
    | { readonly kind: 'scale'; readonly servings: number }
    /** The wish, as the message words it, is still to be parsed for diets and foods. */
    | { readonly kind: 'change'; readonly wish: string }
    | { readonly kind: 'amounts'; readonly change: AmountChange }
    /** Equipment to cook it with: "in the slow cooker". */
    | { readonly kind: 'equipment'; readonly wish: string }
    /** Another dish than the one that was read: "I meant muffins". */
    | { readonly kind: 'dish'; readonly dish: string }
    /** Without what was talked of last: "make it without then". */
    | { readonly kind: 'without-that' }
    /** An ingredient line to add. */
    | { readonly kind: 'line'; readonly line: string }
    /** An edit that the message does not specify. */
    | { readonly kind: 'edit' }
  );

const THAT = '(?:it|that|this|them|the recipe|that recipe|this recipe|the last one|that one|this one)';
const NAMED = String.raw`(?:(?:my|the|our) )?(?<title>\S.{0,80}?)(?: recipe)?`;
const FACTORS: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4, halve: 0.5, half: 0.5 };
const TIMES = `(?<times>${Object.keys(FACTORS).join('|')})`;
const DIET =
  '(?:vegan|vegetarian|veggie|gluten[- ]free|dairy[- ]free|lactose[- ]free|halal|kosher|\\S+[- ]free|meatless|plant[- ]based)';

const THING = '(?:ones?|recipes?|ideas?|dish(?:es)?|suggestions?|options?)';
/** "None of these", "I don't like it", "have you got": what comes before the wish for another dish. */
const REJECTION =
  "(?:no|nah|nope|hmm|meh|sorry|but|and|or|ok|okay|well|not (?:that|this|it|those|these|them)|none of (?:these|those|them)|i (?:don't|do not) (?:like|want|fancy) (?:it|that|this|them|these|those|any)|we have|i have|i'm not a fan(?: of (?:it|that|this|them|these|those))?|i want|i need|i'd like|we want|have you got|have you|do you have|do you know|got|can i have|can we have|what about|how about|maybe|rather|let's try|please|make|give|show|cook|suggest|try|me|us)";
const AGAIN = new RegExp(
  `^(?:${REJECTION} )*(?:another(?: ${THING})?|one more(?: ${THING})?|again|(?:what|anything|something) (?:else|different|other)|(?:an? )?(?:different|new) ${THING}|(?:any|some|a few|two|three|four|five|[2-9])? ?(?:other|others|(?:more|other|different|new) ${THING})|more like (?:that|this|these|those))(?: instead)?$`,
  'u',
);
/** How another dish differs, and the words that a request has for it. */
const MOODS: readonly (readonly [RegExp, string])[] = [
  [/^(?:light|lighter|fresh|fresher|cold|colder|cooler|refreshing|summery|healthy|healthier)$/u, 'something light'],
  [/^(?:warm|warmer|warming|hearty|heartier|filling|co[sz]y|comforting|wintery?)$/u, 'something hearty'],
  [/^(?:cheap|cheaper)$/u, 'something cheap'],
  [/^(?:quick|quicker|fast|faster|short|shorter)$/u, 'something in 20 minutes'],
  [/^(?:easy|easier|simple|simpler)$/u, 'something simple, easy dinner'],
  [/^(?:spicy|spicier|hotter)$/u, 'something spicy'],
  [/^(?:vegan|vegetarian|veggie|gluten[- ]free|dairy[- ]free)$/u, 'something'],
];
const MOOD = new RegExp(
  `^(?:${REJECTION} )*(?:something|anything|some ?thing) (?:else |that's |that is |a (?:bit|little) |more |much |really |maybe )*(?<mood>[\\p{L}-]+(?: free)?)$`,
  'u',
);

function parseMood(text: string): FollowUp | undefined {
  const said = MOOD.exec(text)?.groups?.['mood'];
  const mood = said === undefined ? undefined : MOODS.find(([pattern]) => pattern.test(said))?.[1];
  if (said === undefined || mood === undefined) return undefined;
  return { kind: 'again', mood: mood === 'something' ? `something ${said}` : mood };
}

function parseReference(text: string): FollowUp | undefined {
  if (WITHOUT_THAT.test(text)) return { kind: 'without-that' };
  const dish = MEANT.exec(text)?.groups?.['dish'];
  return dish === undefined ? undefined : { kind: 'dish', dish };
}

const CHANGE_OF_IT = new RegExp(
  String.raw`^(?:make|do|turn|cook|prepare|write|change|have) ${THAT} (?:again )?(?:into |to |be )?(?:an? )?(?<wish>.+)$`,
  'u',
);
const BARE_CHANGE = new RegExp(
  String.raw`^(?:(?:no|but|and|ok|okay|yes|or|same|the same|same thing|make) )*(?<wish>(?:without|with no|no|minus|leave out|leaving out|skip) .+|add (?!.* to ).{2,60}|with (?!what|which|who|whom|how).{2,60}|(?:an? )?${DIET}(?: one| version)?)$`,
  'u',
);
const MEANT =
  /^(?:(?:no|sorry|oh|wait|actually) )*i (?:meant?|wanted|said) (?:an? |some |the )?(?<dish>\p{L}[\p{L} '-]{2,60}?)(?: (?:of course|not .{2,40}))?$/u;
const WITHOUT_THAT = new RegExp(
  `^(?:(?:and|ok|okay|i|we) )*(?:(?:make|do|cook) ${THAT} )?(?:without|with none)(?: (?:it|that|them|those|any))?$`,
  'u',
);
const CAN_IT_BE = new RegExp(String.raw`^${THAT} be (?:made )?(?<wish>${DIET}|without .+)$`, 'u');
const SCALE_IT = new RegExp(
  String.raw`^(?:(?:no|wait|hmm|oh|actually|sorry|well|but|ok|okay) )*(?:(?:scale|adjust|change|resize|make|cook|convert|increase|reduce|do) ${THAT}(?: up| down| again)? )?(?:back )?(?:to |for |to serve |serves? )(?<servings>.{1,40})$`,
  'u',
);
const TIMES_IT = new RegExp(
  String.raw`^(?:make )?${TIMES}(?: up)?(?: of)? ${THAT}$|^make (?:twice|double) (?:as much|that|the amount)$`,
  'u',
);
/** "No wait, 5": only a correction can be a bare number. */
const CORRECTED =
  /^(?:(?:no|wait|actually|sorry|oh|hmm|rather|i mean|i meant|make that|make it) )+(?<servings>\d{1,2}|\p{L}{3,6})$/u;
const TIMES_NAMED = new RegExp(String.raw`^${TIMES} ${NAMED}$`, 'u');
const SCALE_NAMED = new RegExp(
  String.raw`^(?:scale|adjust|resize|convert) ${NAMED}(?: up| down)? (?:to|for) (?<servings>.{1,40})$`,
  'u',
);
const CHANGE_NAMED = new RegExp(String.raw`^make ${NAMED} (?<wish>${DIET}|without .+)$`, 'u');
const LINE = [
  new RegExp(String.raw`^(?:edit|change|update) ${NAMED} *[:,-]? +add (?<line>.+)$`, 'iu'),
  new RegExp(String.raw`^add (?<line>\S.{0,80}?) to (?:my|the|our) (?<title>\S.{0,80}?)(?: recipe)?$`, 'iu'),
];
const EDIT = new RegExp(String.raw`^(?:edit|change|update|rename) (?:${THAT}|${NAMED})$`, 'u');
const POLITE =
  /^(?:(?:please|can you|could you|would you|will you|can|could|now|then|hey|hi|reece|and now|i want you to|i would like you to|let's)[,;:]? )+|(?:[,;]? (?:please|thanks|thank you|now|instead|for me|then))+$/giu;

/** "Less spicy, the kids are eating": the clause that says why. */
const REASON =
  /[,;] (?:because |since |as )?(?:(?:the|my|our) )?(?:kids?|children|guests?|husband|wife|son|daughter|i|we|they|he|she|there|because|since)\b.*$/iu;

/** Parses a request about an existing recipe; undefined for anything else. */
export function parseFollowUp(message: string): FollowUp | undefined {
  const asked = message.replace(REASON, '');
  return parseWhole(message) ?? (asked === message ? undefined : parseWhole(asked));
}

function parseWhole(message: string): FollowUp | undefined {
  const text = normalizeWords(message.replaceAll(/[,;:]/gu, ' ')).replaceAll(POLITE, '').trim();
  if (AGAIN.test(text)) return { kind: 'again' };
  return (
    parseMood(text) ??
    parseReference(text) ??
    parseAmounts(text) ??
    parseScaling(text) ??
    parseEquipment(message) ??
    parseChange(text) ??
    parseLine(message) ??
    parseEdit(text)
  );
}

function parseAmounts(text: string): FollowUp | undefined {
  const change = parseAmountChange(text);
  return change === undefined ? undefined : { kind: 'amounts', change };
}

const COOK_IN =
  /^(?:(?:but|and|ok|okay|make it|do it|cook it|can you do it|can i make it) )*(?:in|with|on|using) (?:the|an?|my) [\p{L} ]{3,20}$/u;

/** A question ("in the oven?") is about the answer before, not about the recipe. */
function parseEquipment(message: string): FollowUp | undefined {
  const text = normalizeWords(message);
  if (message.includes('?') || !COOK_IN.test(text) || readEquipment(text).wanted === null) return undefined;
  return { kind: 'equipment', wish: text };
}

function parseScaling(text: string): FollowUp | undefined {
  const servings = servingsOf(SCALE_IT.exec(text)?.groups) ?? servingsOf(CORRECTED.exec(text)?.groups);
  if (servings !== undefined) return { kind: 'scale', servings };
  const times = TIMES_IT.exec(text);
  if (times !== null) return { kind: 'scale', factor: FACTORS[times.groups?.['times'] ?? ''] ?? 2 };
  const scaled = SCALE_NAMED.exec(text)?.groups;
  const wanted = servingsOf(scaled);
  if (scaled !== undefined && wanted !== undefined) return { kind: 'scale', servings: wanted, ...titleOf(scaled) };
  const named = TIMES_NAMED.exec(text)?.groups;
  if (named === undefined) return undefined;
  return { kind: 'scale', factor: FACTORS[named['times'] ?? ''] ?? 2, ...titleOf(named) };
}

function parseChange(text: string): FollowUp | undefined {
  const found = [CHANGE_OF_IT, BARE_CHANGE, CAN_IT_BE].map((pattern) => pattern.exec(text)?.groups?.['wish']);
  const wish = found.find((each) => each !== undefined);
  if (wish !== undefined) return { kind: 'change', wish };
  const named = CHANGE_NAMED.exec(text)?.groups;
  return named === undefined ? undefined : { kind: 'change', wish: named['wish'] ?? '', ...titleOf(named) };
}

/** The line keeps its punctuation: "1/2 cup", "1.5 kg", "1 can (400 g)". */
function parseLine(message: string): FollowUp | undefined {
  const text = trimSentence(message).replaceAll(POLITE, '').trim();
  const groups = LINE.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined || /\bcookbook$/iu.test(text)) return undefined;
  return { kind: 'line', line: groups['line'] ?? '', ...titleOf(groups) };
}

function parseEdit(text: string): FollowUp | undefined {
  const edited = EDIT.exec(text)?.groups;
  if (edited === undefined) return undefined;
  return edited['title'] === undefined ? { kind: 'edit' } : { kind: 'edit', ...titleOf(edited) };
}

function titleOf(groups: Readonly<Record<string, string | undefined>>): { title: string } {
  return { title: groups['title'] ?? '' };
}

/** The servings, if these words state nothing else. */
function servingsOf(groups: Readonly<Record<string, string | undefined>> | undefined): number | undefined {
  const stated = `for ${groups?.['servings'] ?? ''}`;
  const found = findServings(stated);
  return found?.start === 0 && found.end === stated.length ? found.count : undefined;
}
