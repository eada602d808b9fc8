import { NUMBER_WORDS } from '#number-words';

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['half an', 0.5],
  ['a quarter of an', 0.25],
  ['three quarters of an', 0.75],
  ['one and a half', 1.5],
  ...NUMBER_WORDS,
]);
const NAMED = [...NUMBERS.keys()].toSorted((one, other) => other.length - one.length).join('|');
const NUMBER = String.raw`(\d{1,3}(?:\.5)?|${NAMED})`;
const COUNT = String.raw`(?:\d{1,2}\s?(?:-|–|to|or)\s?)?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`;

// "Boiled for 20 minutes" is not a limit.
const MINUTES = new RegExp(
  String.raw`(?<!\bfor )(?:\b(?:ready|done|cooked|made|finished|takes?|taking) )?(?:\b(?:in|within|under|below|less than|at most|no more than|not more than|max(?:imum)?|up to|i (?:only )?have|have|only|got) )?(?:of )?(?:about |around |only |just )?(?<![\p{L}\p{N}.])${NUMBER}[ -]?(minutes?|mins?|min|hours?|hrs?|hr|h)\b(?: (?:or less|max|tops|at most))?`,
  'u',
);
const PEOPLE = String.raw`(?:people|persons?|of us|servings?|portions?|adults?|guests?|kids|children|friends|eaters|men|women|mouths|diners|ppl)`;
// Units of other counts: "for 3 days", "for 5 dollars".
const NOT_EATERS = String.raw`(?!\s*(?:[-–]?\s?(?:min|mins|minutes?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|meals?|courses?|ingredients?|recipes?|dollars?|bucks|euros?|pounds?|lbs?|kg|g|grams?|ml|l|cups?|oz|degrees|pm|am|o'clock|eggs?)\b|[%°$€£.:/\d]))`;
const SERVINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:for|serves|serving|feeds?|feeding)(?: (?:about|around|up to|a party of|a group of|a family of|my family of|our family of|the|us|my|our|all))? ${COUNT}(?![\p{L}\p{N}])${NOT_EATERS}(?: (?:hungry|more|small|big))?(?: ${PEOPLE})?`,
    'u',
  ),
  new RegExp(String.raw`\b(?:family|party|group) of ${COUNT}(?![\p{L}\p{N}])`, 'u'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])${COUNT} (?:hungry )?${PEOPLE}(?! of (?!us))`, 'u'),
];
const ALONE = /\b(?:for (?:just |only )?(?:myself|me alone|one person)|(?:just|only) (?:for )?me|for me only)\b/u;

const numberOf = (text: string): number => NUMBERS.get(text) ?? Number(text);

const MINUTES_MIN = 5;
const MINUTES_MAX = 1440;
const SERVINGS_MAX = 50;

/** A number in a text and the range that states it. */
export interface Counted {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** Finds the time limit in a lower-case text, in minutes. */
export function findMinutes(text: string): Counted | undefined {
  const match = MINUTES.exec(text);
  if (match === null) return undefined;
  const [said, number = '', unit = ''] = match;
  const minutes = Math.round(numberOf(number) * (unit.startsWith('h') ? 60 : 1));
  const count = minutes === 0 ? 0 : Math.min(MINUTES_MAX, Math.max(MINUTES_MIN, minutes));
  return { count, start: match.index, end: match.index + said.length };
}

/** Finds the number of servings in a lower-case text. */
export function findServings(text: string): Counted | undefined {
  for (const pattern of SERVINGS) {
    const match = pattern.exec(text);
    const count = match === null ? 0 : Math.round(numberOf(match[1] ?? ''));
    if (match === null || count < 1) continue;
    return { count: Math.min(SERVINGS_MAX, count), start: match.index, end: match.index + match[0].length };
  }
  const alone = ALONE.exec(text);
  return alone === null ? undefined : { count: 1, start: alone.index, end: alone.index + alone[0].length };
}

/** Extracts servings and time limit from a lower-case text; `rest` is the text without them. */
export function extractCounts(text: string): {
  readonly rest: string;
  readonly servings: number | undefined;
  readonly minutes: number | undefined;
} {
  const timed = findMinutes(text);
  const untimed = without(text, timed);
  const served = findServings(untimed);
  return { rest: without(untimed, served), servings: served?.count, minutes: timed?.count || undefined };
}

const without = (text: string, found: Counted | undefined): string =>
  found === undefined ? text : `${text.slice(0, found.start)} , ${text.slice(found.end)}`;
