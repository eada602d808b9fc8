import { trimSentence } from '#intent/normalize';
import { COMMAND_LEAD, NO_TITLE, ONE, TAIL } from '#intent/recipe-reference';
import { CATEGORY, categoryOf } from '#intent/category-words';
import type { RecipeCategory } from '#recipe-category';
import type { MeasureSystem } from '#scaling/kitchen-measure';
import { inFigures } from '#text/figures';
import { findServings } from '#wish/counts';

/** What to change of a recipe. Places count from 0; -1 is the last. */
export type Edit =
  /** Without a name, it is still to be asked for. */
  | { readonly kind: 'rename'; readonly name: string | undefined }
  | { readonly kind: 'convert'; readonly system: MeasureSystem; readonly part: 'all' | 'temperatures' }
  | { readonly kind: 'categorize'; readonly category: RecipeCategory }
  /** A tag that is no category. */
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'remove-step'; readonly place: number }
  | { readonly kind: 'replace'; readonly from: string; readonly to: string }
  | { readonly kind: 'scale'; readonly factor: number }
  | { readonly kind: 'scale'; readonly servings: number };

/** A request to change the text of one recipe. */
export interface EditRequest {
  readonly edit: Edit;
  /** The recipe's title; undefined for the recipe under discussion. */
  readonly title: string | undefined;
  /** Whether it cannot mean anything else, so that it is answered even if there is no such recipe. */
  readonly isUnambiguous: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

interface Pattern {
  readonly expression: RegExp;
  /** Undefined if the words found are no such request. */
  readonly read: (groups: Groups) => Edit | undefined;
  readonly isUnambiguous: boolean;
}

const pattern = (request: string, read: Pattern['read'], isUnambiguous = false): Pattern => ({
  expression: new RegExp(`${COMMAND_LEAD}${request}${TAIL}`, 'iu'),
  read,
  isUnambiguous,
});

const NAME = '(?<name>\\S.{0,250}?)';
/** "Call it a day" and "call it off" rename nothing. */
const NO_NAME = /^(?:an? (?:day|night)|quits|off|in|out|even|back|it|that|this|what|how|when|if)\b/iu;
/** "Call it something nicer" leaves the name open. */
const OPEN_NAME =
  /^(?:(?:something|anything) .*|something|an?(?:other)? .*\b(?:name|title)|differently|(?:better|nicer|shorter))$/iu;

function rename({ name = '' }: Groups): Edit | undefined {
  const bare = name.replaceAll(/^[\s"“”'‘’«»]+|[\s"“”'‘’«»]+$/gu, '');
  if (bare === '' || NO_NAME.test(bare)) return undefined;
  return { kind: 'rename', name: OPEN_NAME.test(bare) ? undefined : bare };
}

const ITS_NAME = "(?:(?:its|it's|the|this|that|the recipe's) )?(?:name|title)";
const CHANGE = '(?:change|set|update|edit|switch|turn)';
const RENAMES: readonly Pattern[] = [
  pattern(`(?:re-?name|re-?title) ${ONE} (?:to|as|into) ${NAME}`, rename, true),
  pattern(
    `(?:re-?name|re-?title|call|name|title) (?:(?:the|that|this) (?:recipe|draft|dish)|it|that|this) (?:as )?${NAME}`,
    rename,
  ),
  pattern(`(?:re-?name|re-?title|call|name) (?:(?:my|our|the) )?(?<title>\\S.{0,80}?) ["“]${NAME}["”]`, rename),
  pattern(`${CHANGE} ${ITS_NAME}(?: (?:of|for) ${ONE})? (?:to|into|as) ${NAME}`, rename, true),
  pattern(
    `${CHANGE} (?:(?:my|our|the) )?(?<title>\\S.{0,80}?)(?:'s|’s) (?:name|title) (?:to|into|as) ${NAME}`,
    rename,
    true,
  ),
  pattern(`give (?:it|that|this|the recipe|the draft) the (?:name|title) ${NAME}`, rename),
  pattern(`(?:re-?name|re-?title) ${ONE}`, () => ({ kind: 'rename', name: undefined })),
  pattern(`give (?:it|that|this|the recipe|the draft) an?(?:other)? (?:[a-z]+ )?(?:name|title)`, () => ({
    kind: 'rename',
    name: undefined,
  })),
];

const IT = '(?:it|that|this|them|(?:the|that|this|my) (?:recipe|draft|dish|ingredients|amounts))';
const METRIC =
  '(?:metric|grams?|grammes?|g|kilos?|kilograms?|kg|ml|milliliters?|millilitres?|liters?|litres?|european|celsius|centigrade)';
const US = '(?:us|american|imperial|cups?|cup measures?|ounces|oz|pounds|lbs?|sticks|fahrenheit)';
const UNITS = `(?:(?:the )?(?<metric>${METRIC})|(?:the )?(?<us>${US}))(?: (?:and|or|/) (?:${METRIC}|${US}|tablespoons|teaspoons|spoons))*(?: (?:units?|measures?|measurements?|system|amounts?|weights?|quantities|version|cups))?(?: instead(?: of (?:${METRIC}|${US})(?: units?)?)?)?`;
const THINGS =
  '(?:(?:all )?(?:the |its |all )?(?<things>(?:oven )?temperatures?|units?|measurements?|measures|amounts|quantities|ingredients|everything))';
const DEGREES = /^(?:celsius|centigrade|fahrenheit)$/iu;

function convert({ metric, us, things = '' }: Groups): Edit {
  const isDegrees = DEGREES.test(metric ?? us ?? '') || /temperature/iu.test(things);
  return { kind: 'convert', system: us === undefined ? 'metric' : 'us', part: isDegrees ? 'temperatures' : 'all' };
}

const CONVERTS: readonly Pattern[] = [
  pattern(
    `(?:convert|change|switch|turn|translate|put|set) ${THINGS}(?: (?:of|in|for) ${ONE})? (?:to|into|in) ${UNITS}`,
    convert,
  ),
  pattern(
    `(?:convert|change|switch|turn|translate|put|rewrite|write|show(?: me)?|give(?: me)?|have|do|make|get) ${ONE} (?:to|into|in|using|with) ${UNITS}`,
    convert,
  ),
  pattern(`(?:hmm |and |but |well )*(?:can|could) ${IT} be ${UNITS}`, convert),
  pattern(`(?:i|we) (?:need|want|prefer|would like|'d like) ${ONE} in ${UNITS}`, convert),
  pattern(
    `(?:hmm |and |but |well )*(?:(?:can|could|may) (?:i|we|you) (?:have|get|see|put|give(?: me| us)?|show(?: me| us)?) ${IT}|(?:can|could) ${IT} be(?: (?:written|shown))?|(?:how|what) about(?: ${IT})?) in(?:to)? ${UNITS}`,
    convert,
  ),
  pattern(`(?:make|turn) (?:it|this|that|the recipe|the draft) ${UNITS}`, convert),
  pattern(`(?:use|switch to|change to|convert to) ${UNITS}(?: (?:in|for) ${ONE})?`, convert),
  pattern(`(?:the |an? )?(?:(?<metric>metric)|(?<us>us|american|imperial)) version(?: of ${ONE})?`, convert),
];

const categorize = ({ category = '' }: Groups): Edit | undefined => {
  const known = categoryOf(category);
  return known === undefined ? undefined : { kind: 'categorize', category: known };
};
/** A tag or label may be anything, a category only one of the list. */
const tagged = (groups: Groups): Edit | undefined => {
  const tag = (groups['tag'] ?? '').replaceAll(/["“”]/gu, '').trim();
  return tag === '' ? undefined : (categorize({ category: tag }) ?? { kind: 'tag', tag });
};
const TAG = '(?:an? |the )?["“]?(?<tag>\\S.{0,39}?)["”]?(?: (?:tag|label|category))?';
const CATEGORIES: readonly Pattern[] = [
  pattern(
    `(?:${CHANGE}|make|move) (?:its|it's|the|that|this) category(?: (?:of|for) ${ONE})? (?:to|as|into|be) (?:an? |the )?(?<category>.{1,40}?)`,
    (groups) => categorize(groups) ?? { kind: 'tag', tag: groups['category'] ?? '' },
    true,
  ),
  pattern(
    `(?:put|move|file|place|list|sort|store|set|change|switch) ${ONE} under (?:the |my )?(?<category>${CATEGORY})(?: category| section| recipes)?`,
    categorize,
    true,
  ),
  pattern(
    `(?:put|move|file|place|list|sort|store|add) ${ONE} (?:in|into|to|with|as) (?:(?:the|my) (?<category>${CATEGORY}) (?:category|section|recipes)|(?<category2>${CATEGORY})(?: category| section| recipes)?)`,
    ({ category, category2 }) => categorize({ category: category ?? category2 }),
  ),
  pattern(
    `(?:categori[sz]e|classify|file|list|mark) ${ONE} (?:as|under) (?:an? |the )?(?<category>${CATEGORY})`,
    categorize,
    true,
  ),
  pattern(
    `(?:it|this|that) (?:should be|belongs|goes) (?:under|in|into) (?:the )?(?<category>${CATEGORY})(?: category| section)?`,
    categorize,
  ),
  pattern(`(?:tag|label|categori[sz]e) ${ONE} (?:as|with|under) ${TAG}`, tagged, true),
  pattern(`(?:tag|label) (?:it|that|this|the recipe|the draft) ${TAG}`, tagged),
  pattern(
    `(?:add|give|put) (?:it |this |that )?(?:an?|the) (?:tag|label|category) (?:of |called |named )?["“]?(?<tag>\\S.{0,39}?)["”]?(?: (?:to|on|for) ${ONE})?`,
    tagged,
  ),
];

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
  final: -1,
  one: 0,
  two: 1,
  three: 2,
  four: 3,
  five: 4,
};
const STEP = `(?:the )?(?:(?<place>first|second|third|fourth|fifth|last|final) step|step (?:number |no |#)?(?<number>\\d{1,2}|one|two|three|four|five)|(?<nth>\\d{1,2})(?:st|nd|rd|th) step)`;

function removeStep({ place = '', number = '', nth = '' }: Groups): Edit | undefined {
  const word = (place || number || nth).toLowerCase();
  const at = PLACES[word] ?? Number(word) - 1;
  return Number.isInteger(at) && at >= -1 ? { kind: 'remove-step', place: at } : undefined;
}

const FOOD = (name: string): string => `(?:(?:the|all|all the|its) )?(?<${name}>\\p{L}[\\p{L} '-]{1,39}?)`;
const replace = ({ from = '', to = '' }: Groups): Edit | undefined =>
  /\b(?:it|that|this|something|anything|recipe|step|one)\b/iu.test(`${from} ${to}`)
    ? undefined
    : { kind: 'replace', from, to };
const IN_IT = `(?: (?:in|of|from) ${ONE})?`;
const REPLACES: readonly Pattern[] = [
  pattern(
    `(?:replace|swap(?: out)?|exchange|switch|change) ${FOOD('from')} (?:with|for|by) ${FOOD('to')}${IN_IT}`,
    replace,
  ),
  pattern(`(?:use|substitute|put|take) ${FOOD('to')} (?:instead of|in place of) ${FOOD('from')}${IN_IT}`, replace),
  pattern(`substitute ${FOOD('to')} for ${FOOD('from')}${IN_IT}`, replace),
];

const FACTORS: Readonly<Record<string, number>> = {
  half: 0.5,
  'half of it': 0.5,
  'a third': 1 / 3,
  'a quarter': 0.25,
  twice: 2,
  double: 2,
  triple: 3,
  'three times': 3,
  quadruple: 4,
};
const scaleBy = ({ factor = '' }: Groups): Edit | undefined => {
  const value = FACTORS[factor.toLowerCase()] ?? Number(inFigures(factor).text);
  return value > 0 && Number.isFinite(value) ? { kind: 'scale', factor: value } : undefined;
};
function scaleTo({ servings = '' }: Groups): Edit | undefined {
  const stated = `for ${inFigures(servings).text}`;
  const found = findServings(stated);
  return found?.start === 0 && found.end === stated.length ? { kind: 'scale', servings: found.count } : undefined;
}
const SERVINGS = '(?<servings>\\S.{0,30}?)';
const SCALES: readonly Pattern[] = [
  pattern(`(?:scale|multiply|increase) ${ONE}(?: up| down)? (?:by|times) (?<factor>\\S{1,6})(?: times)?`, scaleBy),
  pattern(
    `(?:cut|divide|split|reduce|scale) ${ONE}(?: down)? (?:in|into|to|by) (?<factor>half|a third|a quarter)`,
    scaleBy,
  ),
  pattern(
    `make (?<factor>half|a third|a quarter|twice|double|triple|three times) (?:of )?(?:it|that|this|the recipe|the amount|as much)`,
    scaleBy,
  ),
  pattern(
    `${CHANGE} (?:the |its |the number of )?(?:servings|portions|yield)(?: (?:of|for) ${ONE})? (?:to|for) ${SERVINGS}`,
    scaleTo,
  ),
  pattern(
    `(?:adjust|scale) (?:the |its )?(?:servings|portions)(?: (?:of|for) ${ONE})? (?:to|for) ${SERVINGS}`,
    scaleTo,
  ),
  pattern(
    `(?:scale|resize|adjust|increase|reduce|stretch) ${ONE}(?: up| down)? (?:to serve|to feed|to|for|so (?:that )?it (?:serves|feeds)) ${SERVINGS}`,
    scaleTo,
  ),
  pattern(`(?:(?:i|we) need|make) (?:it|that|this|enough)(?: of it)? (?:for|to serve|to feed) ${SERVINGS}`, scaleTo),
];

const PATTERNS: readonly Pattern[] = [
  ...RENAMES,
  ...CATEGORIES,
  ...CONVERTS,
  ...SCALES,
  pattern(
    `(?:remove|delete|drop|cut|skip|erase|omit|take out|leave out|get rid of) ${STEP}(?: (?:of|from|in|out of) ${ONE})?`,
    removeStep,
    true,
  ),
  ...REPLACES,
];

/** "2 cups flour" names an amount, not a recipe. */
const AMOUNT = /^(?:\d|an? |half |one |two |three )/iu;
const NO_RECIPE =
  /^(?:(?:to|into|as|up|down)\b.*|(?:the )?(?:oven|temperatures?|units?|measurements?|amounts?|ingredients?|steps?|name|title|category)|everything|i|we|you)$/iu;

/** Parses a request to change the text of one recipe; undefined for anything else. Names are as the message writes them. */
export function parseEditRequest(message: string): EditRequest | undefined {
  const text = trimSentence(message)
    .replaceAll('’', "'")
    .replace(/^((?:please|ok|okay|hey reece|reece|now|and|so))[,:] /iu, '$1 ')
    .replace(/,? please$/iu, '');
  for (const { expression, read, isUnambiguous } of PATTERNS) {
    const match = expression.exec(text);
    const groups: Groups = match?.groups ?? {};
    const title = groups['that'] === undefined ? groups['title'] : undefined;
    if (match === null || (title !== undefined && isNoRecipe(title))) continue;
    const edit = read(groups);
    if (edit !== undefined) return { edit, title, isUnambiguous };
  }
  return undefined;
}

const isNoRecipe = (title: string): boolean => NO_TITLE.test(title) || AMOUNT.test(title) || NO_RECIPE.test(title);
