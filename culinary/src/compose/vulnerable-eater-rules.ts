import { type Exclusion, exclusionByWords, parseExclusion } from '#compose/constraints';
import type { ComposedDish } from '#compose/compose-dish';
import { nameFor } from '#compose/food-name';
import type { Test } from '#compose/food-groups';
import type { Food } from '#ingredient-catalogue';
import { findVulnerableEater, type VulnerableEater } from '#wish/vulnerable-eater';

/** Eaters for whom some foods are left out: also older children, and people whom an infection endangers. */
export type Eater = VulnerableEater | 'child' | 'infection';

/** Why no recipe is composed for an eater. Sources: US CDC infant nutrition; FDA on pets. */
const DECLINED: Readonly<Partial<Record<Eater, string>>> = {
  baby: 'I don’t make recipes for babies: what they can eat changes by the month. No honey before 12 months, and no added salt or sugar',
  pet: 'I only cook for people: onion, garlic, grapes, chocolate and much else harm animals',
};

/** Foods that an eater must not have, and why. */
interface Hazard {
  readonly foods: string;
  readonly why: string;
  /** Foods of no name: whole nuts. */
  readonly test?: Test;
}

const WHOLE_NUT = /^(?!.*\b(?:coconut|flaked?|slivered|pine)\b)/u;
const isWholeNut = ({ role, name }: Food): boolean => role === 'nut' && WHOLE_NUT.test(name);

/** Nuts that are sold whole; a recipe may chop them. */
export const WHOLE_NUTS = 'whole nuts';
const CHOKES = 'is a choking hazard for a small child';
/** By what is sold whole: peanut butter and ground almonds do not choke. */
const CHOKING: readonly Hazard[] = [
  { foods: 'popcorn, marshmallow, hard candy', why: CHOKES },
  { foods: WHOLE_NUTS, why: CHOKES, test: isWholeNut },
];
/** Listeria grows in the fridge, so these are safe only hot; most dishes serve them cold. */
const EATEN_COLD: Hazard = {
  foods:
    'smoked salmon, gravlax, smoked trout, smoked mackerel, brie, camembert, blue cheese, gorgonzola, taleggio, pâté, prosciutto, serrano ham, bresaola',
  why: 'is safe only when heated until steaming',
};
const ALCOHOL: Hazard = { foods: 'alcohol', why: 'is not for children' };
const COFFEE: Hazard = { foods: 'coffee, espresso', why: 'is not for a small child' };

/** Sources: US CDC (choking, listeria); FDA and USDA (pregnancy); EFSA (vitamin A in liver). */
const HAZARDS: Readonly<Record<Eater, readonly Hazard[]>> = {
  baby: [ALCOHOL, COFFEE, ...CHOKING],
  toddler: [ALCOHOL, COFFEE, ...CHOKING],
  child: [ALCOHOL],
  pregnant: [{ foods: 'alcohol, liver, swordfish', why: 'is not for pregnancy' }, EATEN_COLD],
  infection: [EATEN_COLD],
  pet: [],
};

const NOTES: Readonly<Partial<Record<Eater, string>>> = {
  toddler:
    'For a small child, cut round and firm foods small, grapes and sausages lengthwise into quarters, leave out whole nuts, and salt the rest after taking out the child’s portion.',
  pregnant:
    'In pregnancy, cook meat, fish and eggs through, heat smoked fish and cold cuts until steaming, and use only pasteurized milk and cheese.',
  infection:
    'For someone whom an infection endangers, cook meat, fish and eggs through, heat smoked fish and cold cuts until steaming, and wash raw vegetables well.',
};

const CHILDREN =
  /\b(?:for|feed) (?:(?:my|our|the|some|a|an|two|three|four|hungry|picky|fussy|young|little|small|\d+) ){0,4}(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|grandchildren|grandkids|kiddos?)\b(?![’']| night| trip)|\b(?:kids?|children)(?:['’]?s?)? (?:party|birthday|lunch|dinner|meal|menu|lunchbox)|\bkids?[- ]friendly\b|\bschool lunch|\b(?:[4-9]|1[0-7])[- ]years?[- ]olds?\b/u;
const INFECTION =
  /\b(?:chemo(?:therapy)?|immuno?[- ]?(?:compromised|suppressed|suppressants?|deficient|deficiency)|(?:weak|weakened|low|poor) immun(?:e|ity)|transplant|frail|elderly)\b|\b(?:[7-9]\d|10\d)[- ]years?[- ]olds?\b/u;
/** Words about the eater that are neither foods nor stop words. */
const SAID_OF_EATER =
  /\b(?:(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:months?|mo|years?|yrs?)(?:[- ]olds?)?|pregnan(?:t|cy)|expecting|immun\w*(?:[- ]?(?:compromised|suppressed|suppressants?|deficient|deficiency|system))?|(?:on )?chemo(?:therapy)?|transplant|frail|elderly|patients?)\b/giu;

export interface EatersRead {
  readonly eaters: readonly Eater[];
  /** Why nothing is composed. */
  readonly declined: string | undefined;
  readonly exclusions: readonly Exclusion[];
  readonly notes: readonly string[];
  /** The text without the words that describe the eater. */
  readonly rest: string;
}

/** Reads who will eat, and what they must not have; null if the text mentions no eater at risk. `plain`: the text as `plainPhrase` gives it. */
export function readEaters(text: string, plain: string): EatersRead | null {
  const vulnerable = findVulnerableEater(plain);
  const eaters: readonly Eater[] = [
    ...(vulnerable === undefined ? [] : [vulnerable]),
    ...(CHILDREN.test(plain) ? (['child'] as const) : []),
    ...(INFECTION.test(plain) ? (['infection'] as const) : []),
  ];
  if (eaters.length === 0) return null;
  return {
    eaters,
    declined: eaters.map((eater) => DECLINED[eater]).find((reason) => reason !== undefined),
    exclusions: eaters.flatMap(exclusionsFor),
    notes: eaters.flatMap((eater) => NOTES[eater] ?? []),
    rest: text.replaceAll(SAID_OF_EATER, ' '),
  };
}

/** What an eater must not have. */
export const exclusionsFor = (eater: Eater): readonly Exclusion[] =>
  HAZARDS[eater].map(({ foods, why, test }) => ({
    ...(test === undefined ? (parseExclusion(foods) ?? exclusionByWords(foods)) : { is: test, near: test }),
    text: foods,
    why,
    isOfEater: true,
  }));

const ROUND = /^(?:grape|cherry tomato|cherry|olive)$/u;
const MINCED = /\b(?:crumbl|break (?:it|them|up)|skins? off|casings?)/u;
/** Cold cuts that most dishes heat. */
const COLD_CUT = /^(?:ham|salami|pepperoni|chorizo|mortadella|pastrami)$/u;

/** The steps of a dish, with what its cook does for eaters at risk. Source: US CDC. */
export function stepsFor({ items, instructions }: ComposedDish, eaters: readonly Eater[]): readonly string[] {
  const text = instructions.join(' ');
  const namesOf = (isMeant: (food: Food) => boolean): string =>
    [...new Set(items.filter(({ food }) => isMeant(food)).map(({ food, name }) => nameFor(food, name, 2)))].join(
      ' and ',
    );
  const round = eaters.includes('toddler')
    ? namesOf(({ name, role }) => ROUND.test(name) || (role === 'sausage' && !MINCED.test(text)))
    : '';
  const cold =
    eaters.includes('pregnant') || eaters.includes('infection') ? namesOf(({ name }) => COLD_CUT.test(name)) : '';
  const more = [
    round === '' ? '' : ` For a small child, cut the ${round} lengthwise into quarters.`,
    cold === '' ? '' : ` In pregnancy or with a weak immune system, eat the ${cold} only steaming hot (74 °C).`,
  ].join('');
  if (more === '') return instructions;
  return [...instructions.slice(0, -1), `${instructions.at(-1) ?? ''}${more}`];
}
