import type { FoodRole } from '#catalogue/food-row';
import type { SeededRandom } from '#seeded-random';
import type { DishForm } from '#compose/dish-form';
import { namedLength, isDish } from '#compose/dish-words';
import { weightOf } from '#compose/food-weight';
import { type GivenFood, PANTRY_SLOT } from '#compose/given-food';
import { DRIED_BEAN_MINUTES, isDriedBean, leftoverFit, needsRaw } from '#compose/leftovers';
import { capacityFor } from '#compose/dish-capacity';
import { obviousness } from '#compose/obvious';
import type { Slot } from '#compose/slot';
import {
  scoreCriteria,
  hintBonus,
  isRequestedByName,
  isForeign,
  isSlowFor,
  matchesCategory,
  type DishCriteria,
} from '#compose/dish-criteria';
import type { Food } from '#ingredient-catalogue';

export interface Placement {
  readonly form: DishForm;
  readonly placed: ReadonlyMap<string, readonly GivenFood[]>;
  readonly left: readonly GivenFood[];
  readonly score: number;
}

/** At or below this relevance a food seasons the dish rather than defines it. */
const SEASONING = 0.8;
const LEFT_OUT_FACTOR = 1.4;
/** Penalty when every given food is incidental: any other dish would do as well. */
const BY_THE_WAY = 4;
/** Penalty for a regional dish when neither the request nor the foods point to that cuisine. */
const FAR_FROM_HOME = 1;
/** Penalty for a dish that leaves out a given food. */
const NOT_ALL = 1.5;
const LOVED = 0.8;
const MIN_SHARE = 40;
const MAIN_FOOD = 1.5;
/** Penalty per missing share of a structural food: the dish would need a shopping trip. */
const SHORTAGE = 4;
const SHORT_OF_DUE = 0.75;
/** Dishes within this distance of the best score are equivalent; the seed chooses. */
const MARGIN = 1.6;

const PANTRY_ROLES: ReadonlySet<FoodRole> = new Set(['fat', 'seasoning']);

/** How all forms use one food, in the order of the forms. */
interface AcceptingSlots {
  /** Bit set of the slots that accept it. */
  readonly bits: Int32Array;
  readonly loves: Float64Array;
}

/** Cached, because evaluating the predicates dominates the cost and foods recur. */
const acceptingSlotsCache = new WeakMap<readonly DishForm[], Map<string, AcceptingSlots>>();

function acceptingSlots(forms: readonly DishForm[], food: Food): AcceptingSlots {
  let known = acceptingSlotsCache.get(forms);
  if (known === undefined) {
    known = new Map();
    acceptingSlotsCache.set(forms, known);
  }
  // Cooked foods fit other slots than raw ones.
  const key = food.ready === true ? `${food.name}, cooked` : food.name;
  const there = known.get(key);
  if (there !== undefined) return there;
  const bits = Int32Array.from(forms, ({ slots }) => {
    let mask = 0;
    for (let at = 0; at < slots.length; at += 1) if (slots[at]?.takes(food) === true) mask |= 1 << at;
    return mask;
  });
  const read: AcceptingSlots = { bits, loves: Float64Array.from(forms, ({ loves }) => loveFor(loves, food)) };
  known.set(key, read);
  return read;
}

const loveFor = (loves: DishForm['loves'], food: Food): number => loves?.[food.name] ?? 0;

interface Fit {
  readonly form: DishForm;
  readonly score: number;
  /** For each given food the index of its slot, −1 for the pantry and −2 if it does not fit. */
  readonly places: Int8Array;
  readonly counts: Uint8Array;
  /** True if a given food defines the dish. */
  readonly made: boolean;
}

const IN_PANTRY = -1;
const NO_SLOT = -2;

/** Returns the first accepting slot with free capacity, or −1. */
function roomIn(slots: DishForm['slots'], mask: number, counts: Uint8Array): number {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const at = 31 - Math.clz32(rest & -rest);
    if ((counts[at] ?? 0) < (slots[at]?.max ?? 0)) return at;
  }
  return -1;
}

function shortageOf(form: DishForm, place: number, { weight }: GivenFood, servings: number): number {
  const slot = form.slots[place];
  if (weight === null || slot?.structural !== true || slot.budget === undefined) return 0;
  const share = weight / (slot.budget * servings);
  return share >= SHORT_OF_DUE ? 0 : SHORTAGE * (1 - share);
}

/** True if a food in this slot defines the dish rather than being incidental. */
const matters = (slot: Slot | undefined, food: Food, love: number): boolean =>
  love >= LOVED ||
  (slot !== undefined &&
    (slot.structural === true ||
      ((slot.cost ?? 0) > 0 && weightOf(food) >= SEASONING) ||
      (weightOf(food) >= MAIN_FOOD && (slot.budget ?? 0) >= MIN_SHARE)));

/** Assigns each food to a slot of a form (greedy, in order) and scores the result. */
function fit(
  form: DishForm,
  at: number,
  given: readonly GivenFood[],
  known: readonly AcceptingSlots[],
  criteria: DishCriteria,
): Fit {
  const counts = new Uint8Array(form.slots.length);
  const places = new Int8Array(given.length);
  let score = (form.bias ?? 0) + scoreCriteria(form, criteria) + obviousness(form.id, given);
  const capacity = capacityFor(given);
  // When time is short, dried beans are left out unless there is nothing else.
  const hurried =
    criteria.minutes !== null && criteria.minutes < DRIED_BEAN_MINUTES && !given.every(({ food }) => isDriedBean(food));
  let made = false;
  let loved = 0;
  for (let index = 0; index < given.length; index += 1) {
    const each = given[index];
    if (each === undefined) continue;
    const place =
      !capacity.admits(each.food) || needsRaw(form.id, each.food) || (hurried && isDriedBean(each.food))
        ? NO_SLOT
        : roomIn(form.slots, known[index]?.bits[at] ?? 0, counts);
    const love = known[index]?.loves[at] ?? 0;
    loved += love;
    if (place >= 0) {
      counts[place] = (counts[place] ?? 0) + 1;
      places[index] = place;
      capacity.take(each.food);
      made ||= matters(form.slots[place], each.food, love);
      score += weightOf(each.food) + love - shortageOf(form, place, each, criteria.servings);
      if (each.food.ready === true) score += leftoverFit(form.id);
    } else if (PANTRY_ROLES.has(each.food.role)) {
      made ||= love >= LOVED;
      places[index] = IN_PANTRY;
      score += weightOf(each.food) + love;
    } else {
      places[index] = NO_SLOT;
      score -= weightOf(each.food) * LEFT_OUT_FACTOR;
    }
  }
  for (let slot = 0; slot < counts.length; slot += 1) if (counts[slot] === 0) score -= form.slots[slot]?.cost ?? 0;
  if (!made) score -= BY_THE_WAY;
  if (form.cuisines !== undefined && criteria.cuisine === null && loved < LOVED) score -= FAR_FROM_HOME;
  // Tortillas suggest tacos, but not when Korean food is requested.
  if (criteria.cuisineAsked && isForeign(form, criteria)) score -= Math.max(0, loved);
  // "Roast vegetables" must not become roast lamb: a hint counts only if every food has a place.
  score += places.includes(NO_SLOT) ? -NOT_ALL : hintBonus(form, criteria);
  return { form, score, places, counts, made };
}

function placementOf({ form, score, places }: Fit, given: readonly GivenFood[]): Placement {
  const placed = new Map<string, GivenFood[]>();
  const left: GivenFood[] = [];
  given.forEach((each, index) => {
    const place = places[index] ?? NO_SLOT;
    if (place === NO_SLOT) {
      left.push(each);
      return;
    }
    const id = form.slots[place]?.id ?? PANTRY_SLOT;
    const there = placed.get(id);
    if (there === undefined) placed.set(id, [each]);
    else there.push(each);
  });
  return { form, placed, left, score };
}

function works({ form, counts }: Fit): boolean {
  if (form.works === undefined) return true;
  // Slots may share an id; their counts add up.
  return form.works((id) => form.slots.reduce((sum, slot, at) => (slot.id === id ? sum + (counts[at] ?? 0) : sum), 0));
}
const usesAnyFood = ({ counts }: Fit): boolean => counts.some((count) => count > 0);

/**
 * Orders the candidates: near-best fits in the seed's order, then the others by score; dishes that usually take too
 * long go last.
 */
function inOrder(fits: readonly Fit[], criteria: DishCriteria, chance: SeededRandom): Fit[] {
  const best = Math.max(...fits.map(({ score }) => score));
  const rank = ({ form, score }: Fit): number =>
    (score >= best - MARGIN ? 1000 + chance.at(`form ${form.id}`) : score) - (isSlowFor(form, criteria) ? 2000 : 0);
  return fits
    .map((each) => ({ each, rank: rank(each) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ each }) => each);
}

/** Returns dishes of staples for requests that name only seasonings. Empty if a real ingredient was given. */
function ofStaples(fits: readonly Fit[], given: readonly GivenFood[]): readonly Fit[] {
  if (given.some(({ food }) => weightOf(food) > SEASONING)) return [];
  const seasoned = fits.filter(usesAnyFood);
  const onlyPantry = given.every(({ food }) => PANTRY_ROLES.has(food.role));
  // A request for salt and pepper does not ask for a drink.
  const meals = fits.filter(({ form }) => form.categories[0] === 'Main Dish');
  if (!onlyPantry) return seasoned;
  return meals.length > 0 ? meals : seasoned.length > 0 ? seasoned : fits;
}

/** Ranks the dishes that can be made of these foods, best first; empty if no dish of the category uses any of them. */
export function candidates(
  forms: readonly DishForm[],
  given: readonly GivenFood[],
  criteria: DishCriteria,
  chance: SeededRandom,
): (() => Placement)[] {
  const known = given.map(({ food }) => acceptingSlots(forms, food));
  const all: Fit[] = [];
  forms.forEach((form, at) => {
    if (!matchesCategory(form, criteria)) return;
    all.push(fit(form, at, given, known, criteria));
  });
  // A dish requested by name gets missing essentials added.
  const good = all.filter((each) => usesAnyFood(each) && (works(each) || isRequestedByName(each.form, criteria)));
  const seasoned = ofStaples(all, given);
  // Curry powder alone suggests a curry, although there is nothing to put in it yet.
  const loved = seasoned.filter((each) => each.made && !good.includes(each));
  const fits = [...good, ...loved];
  return inOrder(fits.length > 0 ? fits : seasoned, criteria, chance).map((each) => () => placementOf(each, given));
}

/** Ranks dishes requested by name alone ("hearty winter stew") or by cuisine, to be made from staples. */
export function namedCandidates(
  forms: readonly DishForm[],
  criteria: DishCriteria,
  chance: SeededRandom,
): (() => Placement)[] {
  const named = forms.filter(
    (form) =>
      matchesCategory(form, criteria) &&
      (namedLength(form, criteria.wishes) > 0 || (criteria.dish !== undefined && isDish(form, criteria.dish))),
  );
  return staples(named, criteria, chance);
}

export function homeCandidates(
  forms: readonly DishForm[],
  criteria: DishCriteria,
  chance: SeededRandom,
): (() => Placement)[] {
  const { cuisine } = criteria;
  if (cuisine === null) return [];
  return staples(
    forms.filter((form) => matchesCategory(form, criteria) && form.cuisines?.includes(cuisine) === true),
    criteria,
    chance,
  );
}

function staples(forms: readonly DishForm[], criteria: DishCriteria, chance: SeededRandom): (() => Placement)[] {
  const fits = forms.map((form): Fit => ({
    form,
    score: scoreCriteria(form, criteria),
    places: new Int8Array(0),
    counts: new Uint8Array(form.slots.length),
    made: false,
  }));
  return inOrder(fits, criteria, chance).map((each) => () => placementOf(each, []));
}
