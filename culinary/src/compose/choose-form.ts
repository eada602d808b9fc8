import type { FoodRole } from '#catalogue/food-row';
import type { SeededRandom } from '#seeded-random';
import { type DishForm, isOfCookbook } from '#compose/dish-form';
import { namedLength, isDish } from '#compose/dish-words';
import { weightOf } from '#compose/food-weight';
import { type GivenFood, PANTRY_SLOT } from '#compose/given-food';
import { DRIED_BEAN_MINUTES, isDriedBean, leftoverFit, needsRaw } from '#compose/leftovers';
import { type AcceptingSlots, acceptingSlots, formsFor } from '#compose/accepting-slots';
import { capacityFor, isInventory } from '#compose/dish-capacity';
import { canBeSide } from '#compose/serve-alongside';
import { obviousness } from '#compose/obvious';
import {
  hasMostOfSignature,
  matchSignature,
  missingCost,
  NO_SIGNATURE,
  ownLove,
  type SignatureMatch,
} from '#compose/signature';
import { LOVED, matters, roomIn, SEASONING, shortageOf } from '#compose/slot-fit';
import {
  foreignness,
  scoreCriteria,
  hintBonus,
  isRequestedByName,
  isForeign,
  isSlowFor,
  matchesCategory,
  type DishCriteria,
} from '#compose/dish-criteria';

export interface Placement {
  readonly form: DishForm;
  readonly placed: ReadonlyMap<string, readonly GivenFood[]>;
  readonly left: readonly GivenFood[];
  readonly score: number;
}

const LEFT_OUT_FACTOR = 1.4;
/** A food on the table beside the dish is used, though not as well as in it. */
const BESIDE_FACTOR = 0.3;
/** Penalty when every given food is incidental: any other dish would do as well. */
const BY_THE_WAY = 4;
/** Penalty for a regional dish when neither the request nor the foods point to that cuisine. */
const FAR_FROM_HOME = 1;
/** Penalty for a dish that leaves out a given food. */
const NOT_ALL = 1.5;
/** Meat and fish are what a meal is planned around: leaving one out costs twice. */
const CENTERPIECE = 3;
/** Dishes within this distance of the best score are equivalent; the seed chooses. */
const MARGIN = 1.6;

const PANTRY_ROLES: ReadonlySet<FoodRole> = new Set(['fat', 'seasoning']);

interface Fit {
  readonly form: DishForm;
  readonly score: number;
  /** For each given food the index of its slot, −1 for the pantry, −2 if it does not fit and −3 if it is served beside it. */
  readonly places: Int8Array;
  readonly counts: Uint8Array;
  /** True if a given food defines the dish. */
  readonly made: boolean;
  readonly signature: Omit<SignatureMatch, 'bonus'>;
}

const IN_PANTRY = -1;
const NO_SLOT = -2;
const BESIDE = -3;
const NO_BITS = { accepts: 0, own: 0, love: 0 };

/** Assigns each food to a slot of a form (greedy, in order) and scores the result. */
function fit(
  form: DishForm,
  given: readonly GivenFood[],
  slotsOf: readonly AcceptingSlots[],
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
  let own = 0;
  let foods = 0;
  let isExplained = true;
  for (let index = 0; index < given.length; index += 1) {
    const each = given[index];
    if (each === undefined) continue;
    const bits = slotsOf[index]?.(form) ?? NO_BITS;
    const place =
      !capacity.admits(each.food) || needsRaw(form.id, each.food) || (hurried && isDriedBean(each.food))
        ? NO_SLOT
        : roomIn(form.slots, bits.accepts, counts);
    const slot = form.slots[place];
    const isOwnFood = slot !== undefined && ((bits.own >> place) & 1) === 1;
    const love = isOwnFood ? ownLove(slot, each.food) : bits.love;
    loved += love;
    if (!PANTRY_ROLES.has(each.food.role)) {
      foods += 1;
      isExplained &&= slot?.food !== undefined;
    }
    if (place >= 0) {
      if (isOwnFood) own |= 1 << place;
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
      const isBeside = canBeSide(each.food, form) && !isInventory(given);
      places[index] = isBeside ? BESIDE : NO_SLOT;
      const weight = weightOf(each.food);
      score -= weight * (isBeside ? BESIDE_FACTOR : LEFT_OUT_FACTOR);
      if (!isBeside && weight >= CENTERPIECE) score -= CENTERPIECE;
    }
  }
  const missing = missingCost(form, counts);
  const signature = matchSignature(form, { counts, own, foods, isExplained, missing });
  score += signature.bonus - missing;
  // The foods that suggest a cuisine suggest a dish of another one even more.
  if (signature.isExact) score -= foreignness(form, criteria);
  if (!made) score -= BY_THE_WAY;
  if (form.cuisines !== undefined && criteria.cuisine === null && loved < LOVED) score -= FAR_FROM_HOME;
  // Tortillas suggest tacos, but not when Korean food is requested.
  if (criteria.cuisineAsked && isForeign(form, criteria)) score -= Math.max(0, loved);
  // "Roast vegetables" must not become roast lamb: a hint counts only if every food has a place.
  score += places.includes(NO_SLOT) ? -NOT_ALL : hintBonus(form, criteria);
  return { form, score, places, counts, made, signature };
}

function placementOf({ form, score, places }: Fit, given: readonly GivenFood[]): Placement {
  const placed = new Map<string, GivenFood[]>();
  const left: GivenFood[] = [];
  given.forEach((each, index) => {
    const place = places[index] ?? NO_SLOT;
    if (place === NO_SLOT || place === BESIDE) {
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
  const first = fits.reduce<Fit | undefined>(
    (best, each) => (best !== undefined && best.score >= each.score ? best : each),
    undefined,
  );
  const best = first?.score ?? 0;
  const usesAll = first !== undefined && !first.places.includes(NO_SLOT);
  // A dish that leaves nothing out is not equivalent to one that does.
  const near = fits.filter(({ score, places }) => score >= best - MARGIN && !(usesAll && places.includes(NO_SLOT)));
  const equivalent = new Set(mostlyNamed(near, first));
  const rank = (each: Fit): number =>
    (equivalent.has(each) ? 1000 + chance.at(`form ${each.form.id}`) : each.score) -
    (isSlowFor(each.form, criteria) ? 2000 : 0);
  return fits
    .map((each) => ({ each, rank: rank(each) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ each }) => each);
}

/**
 * Of dishes that fit about as well, those that the foods name: a dish that replaces what it is named after is not
 * equivalent to one that has it, nor is a general form to a dish that the foods name, nor onion soup without onions to
 * a dish that lacks nothing.
 */
function mostlyNamed(near: readonly Fit[], best: Fit | undefined): readonly Fit[] {
  const exact = near.filter(({ signature }) => signature.isExact);
  if (exact.length > 0) return exact;
  const named = near.filter(({ signature }) => signature.isNamed);
  if (named.length > 0) return named;
  return best?.signature.lacksStaple === true ? near : near.filter(({ signature }) => !signature.lacksStaple);
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
  const suggested = formsFor(
    forms,
    given.map(({ food }) => food),
  );
  const slotsOf = given.map(({ food }) => acceptingSlots(food));
  const asked = forms.filter(
    (form) => (form.id === criteria.named || form.id === criteria.dish) && !suggested.includes(form),
  );
  const all = [...suggested, ...asked]
    .map((form) => (form.id === criteria.variant?.id ? criteria.variant : form))
    .filter((form) => matchesCategory(form, criteria))
    .map((form) => fit(form, given, slotsOf, criteria))
    .filter((each) => each.form.id === criteria.named || hasMostOfSignature(each.form, each.counts));
  // A dish requested by name gets missing essentials added.
  const good = all.filter(
    (each) =>
      each.form.id === criteria.named || (usesAnyFood(each) && (works(each) || isRequestedByName(each.form, criteria))),
  );
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
  const own = forms.find(({ id }) => id === criteria.named)?.categories;
  const named = forms.filter(
    (form) =>
      matchesCategory(form, criteria) &&
      // The nearest of a pie with meat is no tart with apricots.
      (own === undefined || form.categories.some((category) => own.includes(category))) &&
      (form.id === criteria.named ||
        namedLength(form, criteria.wishes) > 0 ||
        (criteria.dish !== undefined && isDish(form, criteria.dish))),
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
    forms.filter(
      (form) =>
        matchesCategory(form, criteria) &&
        form.cuisines?.includes(cuisine) === true &&
        // Without another wish, a meal: no tortillas or sauces by themselves.
        (!isOfCookbook(form) || form.categories[0] === (criteria.category ?? criteria.leaning ?? 'Main Dish')),
    ),
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
    signature: NO_SIGNATURE,
  }));
  return inOrder(fits, criteria, chance).map((each) => () => placementOf(each, []));
}
