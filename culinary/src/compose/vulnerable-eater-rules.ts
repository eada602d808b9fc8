import { type Exclusion, exclusionByWords, parseExclusion } from '#compose/constraints';
import type { ComposedDish } from '#compose/compose-dish';
import { nameFor } from '#compose/food-name';
import type { Test } from '#compose/food-groups';
import type { Food } from '#ingredient-catalogue';
import { type Eater, findEaters, withoutEaters } from '#wish/vulnerable-eater';

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
  /** Kinds that the catalogue does not distinguish from harmless ones. */
  readonly named?: RegExp;
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
    'smoked salmon, gravlax, smoked trout, smoked mackerel, brie, camembert, blue cheese, gorgonzola, taleggio, queso fresco, pâté, prosciutto, serrano ham, bresaola',
  why: 'is safe only when heated until steaming',
};
/** Eaten raw; bean sprouts are cooked. */
const SPROUTS: Hazard = { foods: 'alfalfa sprout, radish sprout', why: 'carries germs unless cooked' };
const MERCURY: Hazard = {
  foods: 'swordfish',
  named: /\b(?:king mackerel|ahi|bigeye|big-eye|marlin|shark|tilefish|orange roughy)\b/iu,
  why: 'is high in mercury',
};
const ALCOHOL: Hazard = { foods: 'alcohol', why: 'is not for children' };
const COFFEE: Hazard = { foods: 'coffee, espresso', why: 'is not for children' };
const FOR_CHILDREN: readonly Hazard[] = [ALCOHOL, COFFEE, SPROUTS, MERCURY];
const FOR_SMALL_CHILDREN: readonly Hazard[] = [...FOR_CHILDREN, EATEN_COLD, ...CHOKING];

/** Sources: US CDC (choking, listeria); FDA and USDA (pregnancy, mercury, sprouts); AAP (caffeine); UK NHS (cheese); EFSA (vitamin A in liver). */
const HAZARDS: Readonly<Record<Eater, readonly Hazard[]>> = {
  baby: [{ foods: 'honey', why: 'is not safe before 12 months' }, ...FOR_SMALL_CHILDREN],
  toddler: FOR_SMALL_CHILDREN,
  child: FOR_CHILDREN,
  pregnant: [{ foods: 'alcohol, liver', why: 'is not for pregnancy' }, EATEN_COLD, SPROUTS, MERCURY],
  nursing: [{ foods: 'alcohol', why: 'is best left out while breastfeeding' }, MERCURY],
  infection: [EATEN_COLD, SPROUTS],
  pet: [],
};

const NOTES: Readonly<Partial<Record<Eater, string>>> = {
  toddler:
    'For a small child, cut round and firm foods small, grapes and sausages lengthwise into quarters, leave out whole nuts, and salt the rest after taking out the child’s portion.',
  nursing: 'While breastfeeding, best leave out alcohol, and have no more than 200 mg of caffeine a day.',
  pregnant:
    'In pregnancy, cook meat, fish and eggs through, heat smoked fish and cold cuts until steaming, and use only pasteurized milk and cheese.',
  infection:
    'For someone whom an infection endangers, cook meat, fish and eggs through, heat smoked fish and cold cuts until steaming, and wash raw vegetables well.',
};

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
  const eaters = findEaters(plain);
  return eaters.length === 0 ? null : { ...rulesFor(eaters), rest: withoutEaters(text) };
}

/** What is composed for eaters at risk. */
export const rulesFor = (eaters: readonly Eater[]): Omit<EatersRead, 'rest'> => ({
  eaters,
  declined: eaters.map((eater) => DECLINED[eater]).find((reason) => reason !== undefined),
  exclusions: eaters.flatMap(exclusionsFor),
  notes: eaters.flatMap((eater) => NOTES[eater] ?? []),
});

/** True if one of them must not have meat, fish or eggs raw. */
export const needCooked = (eaters: readonly Eater[]): boolean => eaters.some((eater) => eater !== 'nursing');

/** What an eater must not have. */
export const exclusionsFor = (eater: Eater): readonly Exclusion[] =>
  HAZARDS[eater].map(({ foods, why, test, named }) => {
    const is = test ?? (parseExclusion(foods) ?? exclusionByWords(foods)).is;
    return { is, near: is, text: foods, why, isOfEater: true, ...(named === undefined ? {} : { named }) };
  });

const ROUND = /^(?:grape|cherry tomato|cherry|olive)$/u;
const MINCED = /\b(?:crumbl|break (?:it|them|up)|skins? off|casings?)/u;
/** Cold cuts that most dishes heat. */
const COLD_CUT = /^(?:ham|salami|pepperoni|chorizo|mortadella|pastrami|bean sprout|smoked turkey)$/u;
/** Steps that leave the yolk soft, or to the cook's liking. */
const SOFT_YOLK = /\byolks? (?:as (?:firm as )?you like|runs?\b)|\b(?:runny|soft|liquid) yolks?\b/u;

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
  const isSoft = needCooked(eaters) && SOFT_YOLK.test(text);
  const more = [
    round === '' ? '' : ` For a small child, cut the ${round} lengthwise into quarters.`,
    cold === '' ? '' : ` In pregnancy or with a weak immune system, eat the ${cold} only steaming hot (74 °C).`,
    isSoft ? ' For this eater, cook the eggs until white and yolk are firm (71 °C).' : '',
  ].join('');
  if (more === '') return instructions;
  return [...instructions.slice(0, -1), `${instructions.at(-1) ?? ''}${more}`];
}
