import { articleFor, pluralOf, singular } from '#food-words';
import type { IngredientLine } from '#line/ingredient-line-type';
import { describePan, loafPanFor, panFor, panOf, type PanSize } from '#pan';
import { mustBeWhole, type Growth, growthOf } from '#scaling/growth';
import { kitchenFigure, kitchenVolume, ROUNDER } from '#scaling/kitchen-measure';
import { writeFigure, writeMeasures } from '#scaling/write-measure';
import type { RecipeStep, StepEquipment } from '#steps/step-type';
import { inFigures, numberIn } from '#text/figures';
import { gramsIn } from '#units';

export interface ScalingNote {
  readonly about: 'whole' | 'growth' | 'pan' | 'time';
  /** Index of the ingredient, or of the step; null for a note on the whole recipe. */
  readonly line: number | null;
  readonly step: number | null;
  readonly text: string;
}

/** A recipe shows at most this many notes; more are not read. */
const MAX_NOTES = 3;
const EGG_TABLESPOONS = 3;
// A smaller relative difference does not change the result.
const NEGLIGIBLE = 0.03;
// Half a bay leaf deserves no note.
const UNMEASURED_ROLES: ReadonlySet<string> = new Set(['herb', 'spice', 'sweet-spice']);

/** A note, and how far the rounded figure is from the exact one, relative to it. */
interface WeighedNote {
  readonly note: ScalingNote;
  readonly error: number;
}

function wholeNote(line: IngredientLine, at: number, factor: number): WeighedNote | null {
  const { amount, food } = line;
  if (
    amount === null ||
    amount.low !== amount.high ||
    food === null ||
    UNMEASURED_ROLES.has(food.food.role) ||
    !mustBeWhole(food.food, amount.unit, amount.high)
  )
    return null;
  const exact = amount.high * factor;
  const shown = Math.max(1, Math.round(exact));
  const rest = exact - Math.floor(exact + 1e-6);
  const error = Math.abs(shown - exact) / exact;
  if (Math.abs(shown - exact) < 0.02 || error < NEGLIGIBLE) return null;
  const parts = [8, 3].map((part) => Math.max(1, Math.round(exact * part)) / part);
  const figure = writeFigure(
    parts.toSorted((one, other) => Math.abs(one - exact) - Math.abs(other - exact))[0] ?? exact,
    null,
  );
  const thing =
    amount.unit !== null && amount.unit !== 'piece'
      ? `${exact <= 1 ? amount.unit : pluralOf(amount.unit)} of ${food.name.replace(/^canned /u, '')}`
      : exact <= 1
        ? food.name
        : pluralOf(food.name);
  const says = `Rounded from ${figure} ${thing}.`;
  const weighed = (text: string): WeighedNote => ({ note: { about: 'whole', line: at, step: null, text }, error });
  if (food.food.name !== 'egg') return weighed(says);
  const spoons = writeMeasures(kitchenVolume(rest * EGG_TABLESPOONS * 15, 'spoons'));
  const whole = Math.floor(exact + 1e-6);
  const how =
    whole === 0 ? `beat one egg and use ${spoons} of it` : `take ${whole} whole and ${spoons} of one more, beaten`;
  return weighed(`${says} To be exact, ${how}.`);
}

// Roles that a recipe counts in whole animals, as they are sold.
const ANIMALS: ReadonlySet<string> = new Set(['poultry', 'fish', 'braise', 'meat']);

/** Explains a fraction of a whole animal, which not every shop sells. */
function animalNote({ amount, food, name }: IngredientLine, at: number, factor: number): ScalingNote | null {
  if (amount === null || amount.unit !== null || amount.low !== amount.high || !Number.isInteger(amount.high))
    return null;
  if (food === null || food.food.whole === true || !ANIMALS.has(food.food.role)) return null;
  if (food.food.unit === 'piece' && !/\bwhole\b/iu.test(name)) return null;
  const exact = amount.high * factor;
  const shown = kitchenFigure(exact, null, ROUNDER);
  if (Number.isInteger(shown)) return null;
  const take = exact < 1 ? 'a small one' : `${Math.ceil(exact)} smaller ones`;
  const text = `If only whole ones are sold, take ${take}, or pieces of about the same weight.`;
  return { about: 'whole', line: at, step: null, text };
}

const GROWTH_TEXTS: Record<Growth, string> = {
  leavening: ' scaled down slightly: a bigger batch keeps more of its gas.',
  salt: ' scaled down slightly; adjust to taste.',
  spice: ' scaled down: spice carries further in a bigger pot. Taste before adding more.',
  heat: ' scaled down: heat adds up. Taste before adding more.',
};

const isPlural = (name: string): boolean => {
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  return singular(last) !== last;
};

const MIXED_TEXT = ' scaled down slightly; adjust to taste.';
const MAX_NAMES = 4;

/** Joins names as a list: "salt, chili and baking powder"; of a long list names the first. */
function listed(names: readonly string[]): string {
  const shown = names.length > MAX_NAMES ? names.slice(0, MAX_NAMES - 1) : names;
  const last = names.length > MAX_NAMES ? `${names.length - shown.length} others` : shown.at(-1);
  const before = names.length > MAX_NAMES ? shown : shown.slice(0, -1);
  return before.length === 0 ? (last ?? '') : `${before.join(', ')} and ${last}`;
}

/** Returns one note that names every ingredient with sublinear growth, beside the first of them. */
function growthNotes(lines: readonly IngredientLine[], factor: number): ScalingNote[] {
  if (factor <= 1) return [];
  const growing = lines.flatMap(({ amount, food, name }, line) => {
    const growth = amount === null ? null : growthOf(food?.food ?? null, amount.unit);
    return growth === null ? [] : [{ line, growth, name }];
  });
  const [first] = growing;
  if (first === undefined) return [];
  const names = [...new Set(growing.map(({ name }) => name))];
  const isSame = growing.every(({ growth }) => growth === first.growth);
  const list = listed(names);
  const subject = list.charAt(0).toUpperCase() + list.slice(1);
  const verb = names.length > 1 || isPlural(first.name) ? 'are' : 'is';
  const text = `${subject} ${verb}${isSame ? GROWTH_TEXTS[first.growth] : MIXED_TEXT}`;
  return [{ about: 'growth', line: first.line, step: null, text }];
}

function panIn(
  text: string,
  { name, size, start, end }: StepEquipment,
): { readonly pan: PanSize; readonly inches: boolean } | null {
  const [reading] = size?.readings ?? [];
  if (size === null || reading === undefined) return null;
  if (size.kind === 'amount') {
    const grams = 'low' in reading && reading.unit !== null ? gramsIn(reading.unit) : null;
    return name === 'loaf tin' && grams !== null && 'low' in reading
      ? { pan: loafPanFor(reading.low * grams), inches: false }
      : null;
  }
  if (!('figures' in reading) || reading.range) return null;
  const cm = reading.unit === 'inch' ? 2.54 : reading.unit === 'mm' ? 0.1 : 1;
  const pan = panOf(
    name,
    text.slice(start, end),
    reading.figures.map((figure) => Math.round(figure * cm * 10) / 10),
  );
  return pan === null ? null : { pan, inches: reading.unit === 'inch' };
}

const COUNTS = 'no one two three four five six'.split(' ');
const SEVERAL = /(?<![\p{L}\d])(?:two|three|four|five|six|[2-6]) $/iu;

/** Returns the number of tins: 2 for "two 20 cm tins". */
const countBefore = (text: string, start: number): number =>
  numberIn(SEVERAL.exec(text.slice(Math.max(0, start - 8), start))?.[0].trim() ?? '1');

function panNotes({ text, parts }: RecipeStep, at: number, factor: number): ScalingNote[] {
  const note = (words: string, fit: number): ScalingNote => ({
    about: 'pan',
    line: null,
    step: at,
    text: `${words}: ${Math.abs(fit - 1) < 0.03 ? 'the same depth' : `a slightly ${fit > 1 ? 'shallower' : 'deeper'} filling`}.`,
  });
  return parts.flatMap((part) => {
    const found = part.kind === 'equipment' ? panIn(text, part) : null;
    if (found === null) return [];
    const written = text.slice(part.start, part.end);
    const count = countBefore(text, part.start);
    const many = Math.round(count * factor);
    const fit = many / (count * factor);
    // With several tins, changing their number avoids buying other sizes.
    if (count > 1 && many >= 1 && many <= 6 && Math.abs(fit - 1) < 0.08)
      return [note(`Use ${COUNTS[many]} of the ${written} instead of ${COUNTS[count]}`, fit)];
    const together = count > 1 && count * factor < 0.75;
    const choice = panFor(found.pan, together ? factor * count : factor, found.inches);
    if (choice === null) return [];
    const tin = describePan(choice.pan, found.inches);
    const what = choice.count === 1 ? `${articleFor(tin)} ${tin}` : `${COUNTS[choice.count]} ${tin}s`;
    // "Two 20 cm tins": each is replaced.
    const instead =
      count === 1
        ? written.endsWith('s')
          ? 'For each of the'
          : 'Instead of the'
        : together
          ? `Instead of the ${COUNTS[count]}`
          : 'For each of the';
    return [note(`${instead} ${written}, use ${what}`, choice.fit)];
  });
}

const BAKED = /\b(?:bakes?|roast\w*|oven)\b/iu;
const BOILED = /\b(?:boil\w*|simmer\w*|poach\w*|stew\w*|braise\w*)\b/iu;
const FRIED = /\b(?:fr(?:y|ies|ying)|sear\w*|brown(?:ed|ing)?|sauté\w*)\b/iu;

const MORE_TEXTS: readonly (readonly [RegExp, string])[] = [
  [
    BAKED,
    'A fuller oven or a deeper pan takes longer: start checking at the time given, and go by color and a toothpick.',
  ],
  [BOILED, 'A fuller pot takes longer to come to a boil. Count the time given from then on.'],
  [FRIED, 'Brown in batches: a crowded pan steams. Each batch takes the time given.'],
];
const LESS_TEXTS: readonly (readonly [RegExp, string])[] = [
  [BAKED, 'A smaller amount may be done sooner: start checking at two thirds of the time given.'],
  [BOILED, 'A small amount boils down faster: use a smaller pot, and add a little liquid if it gets dry.'],
];

/** Names a duration; `find-times` reads it. */
const TIMED =
  /(?:\d|(?<!\p{L})an?) ?-?(?:more |of )?(?:s|secs?|seconds|min(?:s|utes?|uten?|ut[io]s?)?|h|hrs?|hours?|heures?|horas?|or[ae]|Std|Stunden?|days?|weeks?)(?!\p{L})|overnight/iu;

/** Returns notes on steps whose time depends on the batch size, one per cooking method; the times stay as written. */
function timeNotes(steps: readonly RecipeStep[], factor: number): ScalingNote[] {
  if (factor > 2 / 3 && factor < 1.5) return [];
  return (factor > 1 ? MORE_TEXTS : LESS_TEXTS).flatMap(([pattern, text]) => {
    const step = steps.findIndex((each) => pattern.test(each.text) && TIMED.test(inFigures(each.text).text));
    return step < 0 ? [] : [{ about: 'time', line: null, step, text }];
  });
}

/**
 * Returns what a cook should know about a scaled recipe, most important first and no more than can be read: whole things
 * rounded (the furthest off first), tins, sublinear growth, times.
 */
export function scalingNotes(
  lines: readonly IngredientLine[],
  steps: readonly RecipeStep[],
  factor: number,
): ScalingNote[] {
  if (factor === 1) return [];
  const whole = lines
    .flatMap((line, at) => wholeNote(line, at, factor) ?? [])
    .toSorted((one, other) => other.error - one.error)
    .map(({ note }) => note);
  const pans = steps.flatMap((step, at) => panNotes(step, at, factor));
  return [
    ...whole,
    ...lines.flatMap((line, at) => animalNote(line, at, factor) ?? []),
    // Two steps may name the same tin.
    ...pans.filter(({ text }, at) => pans.findIndex((pan) => pan.text === text) === at),
    ...growthNotes(lines, factor),
    ...timeNotes(steps, factor),
  ].slice(0, MAX_NOTES);
}
