import { findTimes } from '#steps/find-times';
import { inFigures, RANGE_SIGN } from '#text/figures';
import { spanInOriginal } from '#text/normalize';

/** A number in a text and the range that states it. */
export interface Counted {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** The limit of a dish that is only called quick. */
export const QUICK_MINUTES = 30;
/** "Quick" as a time limit, not as the name of a food. */
export const QUICK = /\b(?:quick|fast|speedy)\b(?! (?:breads?|oats?|pickles?|food)\b)/u;

const MINUTES_MIN = 5;
const MINUTES_MAX = 1440;
const SERVINGS_MAX = 50;

const LIMIT =
  '(?:in|within|under|below|(?:less|quicker|faster|shorter|no more|not more|no longer|not longer) than|at most|max(?:imum)?|up to|(?:(?:i|we) )?(?:only )?have|got|of)';
const LEAD = new RegExp(
  String.raw`(?:\b(?:ready|done|cooked|made|finished|takes?|taking) )?((?:\b${LIMIT} )*)(?:\b(?:about|around|only|just) )?$`,
  'iu',
);
const LEAD_MAX_CHARACTERS = 80;
/** "Boil for 20 minutes" and "more than an hour" are no limits. */
const NO_LIMIT_BEFORE = /\b(?:for|over|more than|longer than|at least|after|every|another) $/iu;
/** "Boiled 20 minutes" describes a food. */
const DONE_BEFORE = /\p{L}ed (?:about |around |only |just )?$/iu;
const LIMIT_AFTER = /^ (?:or (?:less|under|faster|quicker)|max(?:imum)?|tops|at most)\b/iu;
const NO_LIMIT_AFTER = /^ (?:or (?:more|longer)|at least)\b/iu;
const LONG = /night|day/iu;

/** Finds the time limit in a text, in minutes. */
export function findTimeLimit(text: string): Counted | undefined {
  for (const time of findTimes(text)) {
    const minutes = Math.round(time.high / 60);
    // "A minute steak", "wait a minute".
    if (time.high <= 60 || minutes > MINUTES_MAX || LONG.test(text.slice(time.start, time.end))) continue;
    const before = text.slice(Math.max(0, time.start - LEAD_MAX_CHARACTERS), time.start);
    const after = text.slice(time.end);
    const [lead = '', limit = ''] = LEAD.exec(before) ?? [];
    if (NO_LIMIT_BEFORE.test(before.slice(0, before.length - lead.length)) || NO_LIMIT_AFTER.test(after)) continue;
    if (limit === '' && DONE_BEFORE.test(before)) continue;
    const end = time.end + (LIMIT_AFTER.exec(after)?.[0].length ?? 0);
    return { count: Math.max(MINUTES_MIN, minutes), start: time.start - lead.length, end };
  }
  return undefined;
}

const COUNT = String.raw`(?:\d{1,2}${RANGE_SIGN})?(\d{1,3})(?![\p{L}\d]|[.,:]\d| (?:dozen|hundred))`;
const PEOPLE =
  'people|persons?|of us|adults?|guests?|kids?|child(?:ren)?|friends?|students?|colleagues?|teen(?:ager)?s?|toddlers?|eaters?|men|women|mouths|diners?|ppl';
const PORTIONS = 'servings?|portions?';
const NO_NOUN =
  'with|without|as|at|on|in|by|from|using|under|within|if|when|but|because|so|that|who|which|please|do|does|should|is|are|i|we|me|my|our|tonight|today|tomorrow|this|next|dinner|lunch|supper|breakfast|brunch';
/** "Eggs for 12 pancakes" and "2 portions rice" count no people. */
const NO_NOUN_NEXT = String.raw`(?= *(?:$|[.,:;!?)\n])| [-–—] | (?:to|or|and) (?!\d)| (?:${NO_NOUN})(?![\p{L}\d]))`;
const SERVINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:for|serves?|serving|feeds?|feeding)(?: (?:about|around|up to|a party of|a group of|a family of|my family of|our family of|the|us|my|our|all|just|only))? ${COUNT}(?:(?: [\p{L}-]+)? (?:${PEOPLE}|${PORTIONS}|heads?)(?!\p{L})|${NO_NOUN_NEXT})`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:family|party|group|crowd) of ${COUNT}`, 'iu'),
  new RegExp(
    String.raw`(?<![\p{L}\d.])${COUNT}[ -](?:hungry )?(?:(?:${PEOPLE})(?!\p{L})|(?:${PORTIONS})${NO_NOUN_NEXT})`,
    'iu',
  ),
];
const ALONE = /\b(?:for (?:just |only )?(?:myself|me alone)|(?:just|only) (?:for )?me|for me only)\b/iu;
const VAGUE = /\bfew\b/iu;

/** Finds the number of people in a text: the upper end of a range. */
export function findServings(text: string): Counted | undefined {
  const figures = inFigures(text);
  for (const pattern of SERVINGS) {
    const match = pattern.exec(figures.text);
    const count = Number(match?.[1] ?? 0);
    if (match === null || count === 0) continue;
    const place = spanInOriginal(figures, match.index, match.index + match[0].length);
    if (!VAGUE.test(text.slice(place.start, place.end))) return { count, ...place };
  }
  const alone = ALONE.exec(text);
  return alone === null ? undefined : { count: 1, start: alone.index, end: alone.index + alone[0].length };
}

/** Extracts servings and time limit from a text; `rest` is the text without them. */
export function extractCounts(text: string): {
  readonly rest: string;
  readonly servings: number | undefined;
  readonly minutes: number | undefined;
} {
  const timed = findTimeLimit(text);
  const untimed = withoutPlace(text, timed);
  const served = findServings(untimed);
  const servings = served === undefined ? undefined : Math.min(SERVINGS_MAX, served.count);
  return { rest: withoutPlace(untimed, served), servings, minutes: timed?.count };
}

/** Returns a text without a range; a comma separates what was around it. */
export const withoutPlace = (text: string, place: Counted | undefined): string =>
  place === undefined
    ? text
    : [text.slice(0, place.start), text.slice(place.end)]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(' , ');
