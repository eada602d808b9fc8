import type { Place } from '#search/plain-phrase';
import { negationBefore } from '#wish/diet-words';
import { isAllergen, closestAllergen, countTrailingFoodWords, countLeadingFoodWords } from '#wish/named-foods';

/**
 * Whose exclusion it is. `person`: never for this eater ("allergic to"); `dish`: not in this dish ("nut-free");
 * `pantry`: not in this dish, perhaps only because there is none ("no eggs").
 */
type Subject = 'person' | 'dish' | 'pantry';

/** A range of a text that excludes foods. */
export interface ExclusionSpan extends Place {
  readonly of: Subject;
  /** True after "allergic to" and the like, where an unknown word is an allergen too. */
  readonly isIllness: boolean;
  /** Empty if it excludes no food: "no fuss", "without an oven", "not allergic to nuts". */
  readonly things: readonly string[];
}

/** How far a list extends. `strong`: any word counts, as with an allergy; `wide`: over commas; `narrow`: usually to the first comma. */
type Reach = 'strong' | 'wide' | 'narrow';

const ALLERGY = String.raw`(?:al+erg(?:y|ys|ies|ie|ic|ics)|anaphyla(?:ctic|xis))`;
const INTOLERANCE = String.raw`intol+er[ae]n(?:t|ts|ce|ces|cy)`;
const ILL = String.raw`(?:${ALLERGY}|${INTOLERANCE}|sensitivit(?:y|ies)|sensitive)`;
const NOT = String.raw`(?:can't|don't|doesn't|didn't|won't|mustn't|shouldn't|isn't|aren't|couldn't|wouldn't|(?:can|must|may|should) never|never|(?:is|are|am|'m|'re|'s|was|were) not|(?:may|must|should|dare) not|un(?:able|allowed) to|refuses? to|not (?:allowed|supposed|able|meant) to|forbidden to)(?: (?:really|even|ever|normally|usually|currently|actually))?`;
const ABLE = String.raw`(?:to |allowed (?:to )?|supposed to |able to |like to )?`;
const EAT = String.raw`(?:eat|like|tolerate|digest|stand|touch|consume|take|do|enjoy|care for|handle|stomach|go near|be near)s?`;

const NEVER = String.raw`(?:can't|mustn't|shouldn't|couldn't|won't|wouldn't|never|(?:may|must|should) not|not (?:allowed|supposed|able) to)`;
const NOT_ALLOWED = String.raw`(?:not|isn't|aren't) (?:allowed|permitted)(?! to\b)(?: any)?`;

/** In this order, because a later pattern does not match within a range that an earlier one has found. */
const LEADS: readonly (readonly [string, Reach, Subject])[] = [
  [
    String.raw`${ILL} (?:to|against|of|towards?)|${ILL} ?[:=]|react(?:s|ing)? (?:badly )?to|(?:hives|rash(?:es)?|swells? up|epi-?pens?|auto-?injectors?) (?:from|for|after)(?: eating)?`,
    'strong',
    'person',
  ],
  [String.raw`${ILL} (?:is|are|includes?|including)`, 'narrow', 'person'],
  [
    String.raw`${NOT} ${ABLE}${EAT}|${NEVER} (?:ever )?have|${NOT_ALLOWED}|(?:eats?|eating) (?:no|neither)|not (?:a )?(?:big |huge )?fans? of|avoids|(?<!\b(?:do|can|could|should|shall) )(?:i|we|they|must|ha(?:s|ve) to|needs? to) avoid|hates?|dislikes?|detests?|loathes?|(?:stay|steer|keep)s? (?:away|clear) (?:from|of)|off limits:?`,
    'wide',
    'person',
  ],
  [
    String.raw`${NOT} ${ABLE}(?:want|use|include|contain|add|put|need)s?(?: in)?|avoid(?:ing)?|except(?: for)?|exclud(?:e|es|ing)|leav(?:e|ing) out|omit(?:s|ting)?|free (?:of|from)|nothing (?:with|containing)|not (?:with|contain|containing|include|including|use|using|add|eat)|other than|anything but`,
    'wide',
    'dish',
  ],
  [String.raw`(?:leave|keep)(?= [^.!?]{1,80} out\b(?! (?:of|to|at|on|over|in)\b))`, 'narrow', 'dish'],
  [
    String.raw`without|w/o|w/out|sans|(?:don't|doesn't|didn't) have|(?:i'm|am|are|we're|we are|ran|run|all) out of|instead of having`,
    'wide',
    'pantry',
  ],
  [String.raw`no|not|never|neither|minus|skip|hold(?: the)?|drop the|ditch|lose the|zero`, 'narrow', 'pantry'],
];
const LEAD = LEADS.map(
  ([source, reach, of]) =>
    [
      new RegExp(String.raw`(?<![\p{L}'-])(?:${source})(?=\s)`.replaceAll(' ', String.raw`\s`), 'giu'),
      reach,
      of,
    ] as const,
);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const BEFORE_A_FOOD = words(
  'any anything the a an both either neither more most added much many too very really eat eating have having using use with containing contain contains food foods kind kinds sort sorts of all products made from raw fresh so my our his her their traces trace',
);
const AFTER_A_FOOD =
  /^(?:\s+(?:products?|proteins?|stuff|things|at all|whatsoever|of any kind|in it|in them|either|out))+/u;
const ENDS = words(
  "with but plus just only so because since for from in on at please thanks make makes made making create generate prepare cook cooking bake give want wants need needs like likes love loves what what's which who how can could should would will shall i i'm i'd i've he she they we we're you it it's he's she's my our is are was has have having then that this recipe recipes dish dishes meal meals food dinner lunch breakfast supper dessert snack idea ideas tonight today tomorrow when where if as using use without no not never except find search show me us do does don't doesn't can't won't also instead let hello hi",
);
/** Words after "no" or "without" that exclude no food. */
const NOT_FOODS = words(
  'oven stove thermometer processor food-processor scale scales cooker kettle toaster rice-cooker wok heat cooking baking bake knead kneading cook blender mixer microwave machine freezer fridge airfryer grill pan pot equipment fuss hassle effort time money problem doubt idea ideas clue recipe much many me us him her them it that this too so very sure more less a i you limit delay worries skin bones bone crust lid stress mess',
);

interface Token {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const tokensOf = (text: string, from = 0): Token[] =>
  [...text.slice(from).matchAll(/[\p{L}\p{N}'’-]+|\n|[^\s]/gu)].map(({ 0: each, index }) => ({
    text: each,
    at: from + index,
    end: from + index + each.length,
  }));
/** Characters of a list that are parsed. */
const MAX_LIST_CHARACTERS = 300;

/** A list may have its items on lines. */
const LINE_MARKS = words('\n • * -');

type Separator = ',' | ';' | 'and' | 'or';
const SEPARATORS: ReadonlyMap<string, Separator> = new Map<string, Separator>([
  [',', ','],
  [';', ';'],
  ['and', 'and'],
  ['or', 'or'],
  ...['&', '+'].map((each) => [each, 'and'] as const),
  ...['/', 'nor'].map((each) => [each, 'or'] as const),
  ...[...LINE_MARKS].map((each) => [each, ';'] as const),
]);
const separatorOf = ({ text }: Token): Separator | null => SEPARATORS.get(text) ?? null;
const isWord = ({ text }: Token): boolean => /[\p{L}]/u.test(text);

/** Returns the words that may name one food: up to the next mark, separator or word that ends a list. */
function wordsFrom(tokens: readonly Token[], at: number): Token[] {
  const found: Token[] = [];
  for (const token of tokens.slice(at, at + 6)) {
    if (!isWord(token) || separatorOf(token) !== null || ENDS.has(token.text)) break;
    found.push(token);
  }
  return found;
}

/**
 * Parses the list after its introductory words.
 * @param all the tokens of the whole text
 */
function listAfter(text: string, all: readonly Token[], from: number, reach: Reach): { things: string[]; end: number } {
  const tokens = all.filter(({ at: begins }) => begins >= from && begins < from + MAX_LIST_CHARACTERS);
  const things: string[] = [];
  let pending: string[] = [];
  let end = from;
  let at = 0;
  let joint: Separator | null = null;
  for (;;) {
    const isFirst = joint === null;
    const isBefore = (word = ''): boolean => BEFORE_A_FOOD.has(word) || (isFirst && LINE_MARKS.has(word));
    while (isBefore(tokens[at]?.text)) at += 1;
    const said = wordsFrom(tokens, at);
    const texts = said.map((each) => each.text);
    let count = countLeadingFoodWords(texts);
    const first = tokens[at];
    if (isFirst && reach !== 'strong' && first !== undefined && NOT_FOODS.has(first.text))
      return { things, end: first.end };
    if (count === 0 && reach === 'strong' && closestAllergen(texts[0] ?? '', MIN_CORRECTED_LETTERS) !== null) count = 1;
    if (count === 0 && isFirst && isUnknownFood(texts, reach)) count = texts.length;
    if (count === 0) break;
    const whole = count === said.length;
    // "No eggs, chicken soup": the words after the food make it a wish, not an exclusion.
    const thing = texts.slice(0, count).join(' ');
    const isOther = joint === ';' || (!whole && !isFirst && (reach === 'narrow' || joint === ','));
    if (isOther && !isAllergen(thing)) break;
    const last = tokens[at + count - 1];
    if (last === undefined) break;
    const continues = isFirst || joint !== ',' || reach !== 'narrow' || isAllergenList([...things, ...pending, thing]);
    // A comma ends "no salt, potatoes …", unless a final "or" shows that the list continues.
    if (continues && (pending.length === 0 || joint === 'or' || isAllergenList([...things, ...pending, thing]))) {
      things.push(...pending, thing);
      pending = [];
      end = last.end + (AFTER_A_FOOD.exec(text.slice(last.end))?.[0].length ?? 0);
    } else pending.push(thing);
    if (!whole && end === last.end) break;
    at = tokens.findIndex((each) => each.at >= Math.max(end, last.end));
    if (at === -1) break;
    joint = null;
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      const next = separatorOf(token) ?? (reach === 'strong' && ADDS_TO_ALLERGIES.has(token.text) ? 'and' : null);
      if (next === null) break;
      joint = next;
      at += 1;
    }
    if (joint === null) break;
  }
  return { things, end };
}

const ADDS_TO_ALLERGIES = words('plus also as well');
/** After "allergic to", short words are corrected too. */
const MIN_CORRECTED_LETTERS = 3;
const isAllergenList = (things: readonly string[]): boolean => things.every(isAllergen);

/** True if unknown words count as an excluded food: "without an oven" does not. */
function isUnknownFood(texts: readonly string[], reach: Reach): boolean {
  if (texts.length === 0 || texts.some((text) => NOT_FOODS.has(text))) return false;
  return reach === 'strong' || (reach === 'wide' && texts.length <= 3);
}

const TRAIL = new RegExp(
  String.raw`[\s-]+(?:${ILL}(?!\s+(?:to|against)\b)|free(?!\s+(?:of|from)\b|[\s-]range)|(?:makes?|gives?) (?:me|us|him|her|them|(?:my|our) \p{L}+) (?:sick|ill|itch|itchy|swell|hives|an? (?:rash|reaction)))(?![\p{L}])|(?<=\b(?:egg|dairy|gluten|milk|nut|meat|cheese|sugar|flour|bean|onion|garlic|butter|cream|fish|pork|beef|soy))[\s-]?less(?![\p{L}])`,
  'giu',
);
const NOT_ALLERGENS = words(
  'a an the my our his her their your any no some food foods severe bad mild serious terrible multiple other many several strong with have has had having got of is are am and or slightly very highly a lot feel for',
);

/** Words of the longest name before "free" and the like. */
const LONGEST_NAME = 4;

/** Parses the list before "allergy", "intolerant" or "free". */
function listBefore(text: string, to: number, isIllness: boolean): { things: string[]; start: number } {
  const tokens = tokensOf(text.slice(0, to), Math.max(0, to - 120));
  const things: string[] = [];
  let start = to;
  let at = tokens.length;
  for (;;) {
    const said: Token[] = [];
    for (const token of tokens.slice(Math.max(0, at - LONGEST_NAME), at).toReversed()) {
      if (!isWord(token) || separatorOf(token) !== null) break;
      said.unshift(token);
    }
    const texts = said.flatMap((each) => each.text.split('-')).filter((word) => word !== '');
    let count = countTrailingFoodWords(texts);
    const isFirst = things.length === 0;
    const last = texts.at(-1) ?? '';
    if (count === 0 && isFirst && isIllness && last !== '' && !NOT_ALLERGENS.has(last) && !ENDS.has(last)) count = 1;
    if (count === 0) break;
    const thing = texts.slice(-count).join(' ');
    const joint = isFirst ? null : separatorOf(tokens[at] ?? { text: '', at: 0, end: 0 });
    if (!isFirst && !(isAllergen(thing) || (isIllness && (joint === 'and' || joint === 'or')))) break;
    things.unshift(thing);
    const first = said.at(-Math.min(count, said.length));
    if (first === undefined) break;
    start = first.at;
    at = tokens.indexOf(first);
    const before = tokens[at - 1];
    if (before === undefined || separatorOf(before) === null) break;
    at -= 1;
    // ", and"
    const further = tokens[at - 1];
    if (further !== undefined && separatorOf(further) !== null) at -= 1;
  }
  return { things, start };
}

/**
 * Finds the exclusions in a text ("no eggs", "allergic to nuts", "a fish allergy", "dairy-free"), in order.
 * @param text in lower case, with straight apostrophes
 */
export function findExclusions(text: string): ExclusionSpan[] {
  const found: ExclusionSpan[] = [];
  const add = (place: Place, of: Subject, isIllness: boolean, things: readonly string[]): void => {
    // "Not allergic to nuts" and "not nut-free" exclude nothing.
    const negation = isIllness || of === 'dish' ? negationBefore(text, place.start) : null;
    found.push({
      start: negation ?? place.start,
      end: place.end,
      of,
      isIllness,
      things: negation === null ? things : [],
    });
  };
  for (const match of text.matchAll(TRAIL)) {
    const isIllness = !/free|less/u.test(match[0]);
    const { things, start } = listBefore(text, match.index, isIllness);
    if (things.length > 0 && (!match[0].includes('\n') || isAllergen(things.at(-1) ?? '')))
      add({ start, end: match.index + match[0].length }, isIllness ? 'person' : 'dish', isIllness, things);
  }
  let tokens: readonly Token[] | undefined;
  for (const [pattern, reach, of] of LEAD)
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length;
      if (found.some(({ start, end }) => match.index >= start && from <= end)) continue;
      tokens ??= tokensOf(text);
      const { things, end } = listAfter(text, tokens, from, reach);
      if (end > from) add({ start: match.index, end }, of, reach === 'strong', things);
    }
  return found.toSorted((one, other) => one.start - other.start);
}
