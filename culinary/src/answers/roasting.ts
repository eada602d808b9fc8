import type { Computed } from '#answers/answer-type';
import { readMeasures } from '#answers/amount-reading';
import type { Question } from '#answers/question';
import { celsius, plainNumber } from '#answers/phrasing';
import { friendlyTemperature } from '#scaling/temperature';
import { SOURCES } from '#knowledge/knowledge-entry';
import { gramsIn } from '#units';

const SAFE_BUT_TOUGH = `Cook it covered. It is safe at ${celsius(63)} but still tough there: shoulder gets tender at ${celsius(90)} to ${celsius(96)}.`;

interface Roast {
  /** Matched against the question's plain words. */
  readonly named: RegExp;
  readonly said: string;
  readonly oven: number;
  /** Minimum and maximum minutes per kilogram, and additional minutes. */
  readonly perKilo: readonly [number, number];
  readonly plus: number;
  /** °C: the USDA FSIS minimum, or where a tough cut turns tender. */
  readonly core: number;
  readonly rest: number;
  /** Range in grams for which the times are valid. */
  readonly from: number;
  readonly to: number;
  readonly note?: string;
  /** Often eaten pink, below the minimum. */
  readonly pink?: true;
}

/**
 * Whole birds and joints, thawed and unstuffed. Times and oven settings are kitchen practice, close to the USDA FSIS
 * roasting charts but not taken from them; core temperatures are its minimums, except for shoulder.
 */
const ROASTS: readonly Roast[] = [
  {
    named: /\bturkey\b(?!.*\b(?:breast|leg|thigh|wing|cutlet|mince|ground)\b)/u,
    said: 'turkey',
    oven: 165,
    perKilo: [24, 30],
    plus: 50,
    core: 74,
    rest: 30,
    from: 2500,
    to: 12_000,
  },
  {
    named: /\bgoose\b/u,
    said: 'goose',
    oven: 175,
    perKilo: [30, 36],
    plus: 30,
    core: 74,
    rest: 20,
    from: 2500,
    to: 7000,
    note: 'Prick the skin and pour off the fat from time to time.',
  },
  {
    named: /\bduck\b(?!.*\b(?:breast|leg)\b)/u,
    said: 'duck',
    oven: 175,
    perKilo: [45, 55],
    plus: 20,
    core: 74,
    rest: 15,
    from: 1200,
    to: 4000,
    note: 'Prick the skin so that the fat runs out.',
  },
  {
    named: /\bchicken\b(?!.*\b(?:breast|leg|thigh|wing|drumstick|nugget|tender|mince|ground|fillet)\b)/u,
    said: 'chicken',
    oven: 190,
    perKilo: [38, 45],
    plus: 20,
    core: 74,
    rest: 15,
    from: 800,
    to: 3500,
  },
  {
    named: /\bshoulder\b.*\blamb\b|\blamb\b.*\bshoulder\b/u,
    said: 'shoulder of lamb',
    oven: 150,
    perKilo: [100, 120],
    plus: 30,
    core: 90,
    rest: 20,
    from: 1000,
    to: 4000,
    note: SAFE_BUT_TOUGH,
  },
  {
    named: /\b(?:leg|joint|roast|gigot)\b.*\blamb\b|\blamb\b.*\b(?:leg|joint|roast)\b|\broast.*\blamb\b/u,
    said: 'leg of lamb',
    oven: 180,
    perKilo: [40, 50],
    plus: 20,
    core: 63,
    rest: 15,
    from: 800,
    to: 4000,
    pink: true,
  },
  {
    named: /\bpork\b.*\b(?:shoulder|butt)\b|\b(?:shoulder|butt)\b.*\bpork\b/u,
    said: 'pork shoulder',
    oven: 140,
    perKilo: [110, 140],
    plus: 0,
    core: 90,
    rest: 30,
    from: 1000,
    to: 4000,
    note: SAFE_BUT_TOUGH,
  },
  {
    named: /\bpork\b.*\b(?:loin|joint|leg|roast)\b|\b(?:loin|joint|leg|roast)\b.*\bpork\b/u,
    said: 'pork roast',
    oven: 175,
    perKilo: [45, 55],
    plus: 10,
    core: 63,
    rest: 10,
    from: 700,
    to: 4000,
  },
  {
    named:
      /\b(?:roast|joint|topside|sirloin|silverside|rump)\b.*\bbeef\b|\bbeef\b.*\b(?:roast|joint|topside|sirloin)\b|\b(?:prime rib|rib roast|topside|silverside)\b/u,
    said: 'beef roast',
    oven: 175,
    perKilo: [40, 50],
    plus: 15,
    core: 63,
    rest: 15,
    from: 700,
    to: 5000,
    pink: true,
  },
  {
    named: /\b(?:ham|gammon)\b/u,
    said: 'raw ham',
    oven: 165,
    perKilo: [40, 45],
    plus: 0,
    core: 63,
    rest: 10,
    from: 1000,
    to: 8000,
    note: 'A fully cooked ham only needs reheating, 30 to 40 minutes per kilo, to 60 °C (140 °F).',
  },
];
const OTHER_METHOD =
  /\b(?:slow cooker|crockpot|air fryer|pressure|instant pot|sous vide|boil|poach|simmer|stew|braise|grill|barbecue|bbq|smoke|pulled|thaw|defrost|brine|marinate|keep|freeze|fridge|rest|person|people|serve|feed|leftover|frozen|mince|raw|gram|carve)\b/u;
/** Cuts for braising: roasting would leave them tough, and other answers cover them. */
const TOUGH = /\b(?:brisket|shin|chuck|short rib|cheek|oxtail)\b/u;
const NO_STUFFING = /\b(?:not|no|without|isnt|unstuffed)(?: (?:a|any|the))? stuff(?:ed|ing)\b/u;
const STUFFED = /\bstuff(?:ed|ing)\b/u;
/** Additional minutes for a stuffed bird, minimum and maximum, as the USDA FSIS advises. */
const STUFFED_MORE = [15, 30] as const;
const STUFFING_CORE = 74;
/** Doneness terms; the first match wins. */
const PINK: readonly (readonly [RegExp, string, string])[] = [
  [/\bmedium rare\b/u, 'medium rare', `${celsius(54)} to ${celsius(57)}`],
  [/\brare\b/u, 'rare', `about ${celsius(50)}`],
  [/\bmedium\b(?! (?:well|size|sized|heat|oven)\b)/u, 'medium', `about ${celsius(60)}`],
];
const WELL_DONE = 71;
const ASKS = /\b(?:how long|time|minute|hour|roast|cook|oven)\b/u;
const PER_WEIGHT = /\b(?:per|a|each|every) (?:kg|kilo|kilogram|lb|pound|500|100|weight)/u;
const POUNDS_IN_KILO = 2.2046;

const ovenAt = (value: number): string => `${value} °C (${friendlyTemperature(value, 'C', 'F', 'oven')} °F)`;
const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

function timeOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest} minutes` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

// A lower core temperature is the cook's own choice: it is named next to the safe advice, never instead of it.
function doneness(roast: Roast, plain: string): string {
  if (roast.pink !== true) return '';
  if (/\bwell done\b/u.test(plain)) return ` Well done is ${celsius(WELL_DONE)}, which takes longer.`;
  const pink = PINK.find(([named]) => named.test(plain));
  return pink === undefined
    ? ''
    : ` For ${pink[1]}, cooks aim for ${pink[2]}, which comes sooner, so measure early; the USDA advises ${celsius(roast.core)} and 3 minutes of rest. Less is a risk, and not for pregnant women, small children or frail people.`;
}

/**
 * Answers roasting times by weight for whole birds and joints: "how long to roast a 1.5 kg chicken", "roast beef time
 * per pound".
 */
export function answerRoasting(question: Question): Computed | null {
  const { plain } = question;
  if (!ASKS.test(plain) || OTHER_METHOD.test(plain) || TOUGH.test(plain)) return null;
  const roast = ROASTS.find(({ named }) => named.test(plain));
  if (roast === undefined) return null;
  const weight = readMeasures(question.text).units.find(
    ({ unit, amount }) => amount !== null && gramsIn(unit) !== null,
  );
  const { said, oven, perKilo, plus, core, rest, note } = roast;
  const stuffed = STUFFED.test(plain.replace(NO_STUFFING, ''));
  const [moreLow, moreHigh] = stuffed ? STUFFED_MORE : [0, 0];
  const inside = stuffed
    ? ` ${weight === undefined || weight.amount === null ? 'Allow' : 'The time includes'} ${moreLow} to ${moreHigh} minutes more for the stuffing, whose middle must reach ${celsius(STUFFING_CORE)} too.`
    : '';
  const end = `It is done at ${celsius(core)} in the thickest part; let it rest for ${rest} minutes.${note === undefined ? '' : ` ${note}`}${inside}${doneness(roast, plain)}`;
  const sources = [SOURCES.temperatures];
  const [low, high] = perKilo;
  if (weight === undefined || weight.amount === null) {
    if (!PER_WEIGHT.test(plain)) return null;
    const [lowPound, highPound] = [Math.round(low / POUNDS_IN_KILO), Math.round(high / POUNDS_IN_KILO)];
    const more = plus === 0 ? '' : `, plus ${plus} minutes`;
    return {
      topic: 'time',
      text: `Allow ${low} to ${high} minutes per kilo (${lowPound} to ${highPound} per pound) for a ${said} at ${ovenAt(oven)}${more}. ${end}`,
      sources,
    };
  }
  const grams = weight.amount * (gramsIn(weight.unit) ?? 1);
  if (grams < roast.from || grams > roast.to) return null;
  const kilos = grams / 1000;
  const span = [low * kilos + moreLow, high * kilos + moreHigh].map((each) => timeOf(toFive(each + plus)));
  return {
    topic: 'time',
    text: `A ${stuffed ? 'stuffed ' : ''}${said} of ${plainNumber(kilos)} kg (${plainNumber(Math.round(kilos * POUNDS_IN_KILO * 10) / 10)} lb) takes about ${span.join(' to ')} at ${ovenAt(oven)}, or 20 °C lower in a convection (fan) oven. ${end}`,
    sources,
  };
}
