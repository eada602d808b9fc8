import { candidates, homeCandidates, namedCandidates, type Placement } from '#compose/choose-form';
import type { ComposeRequest } from '#compose/composition';
import { violationOf } from '#compose/constraints';
import type { DishForm } from '#compose/dish-form';
import type { DishCriteria } from '#compose/dish-criteria';
import type { GivenFood } from '#compose/given-food';
import type { ParsedRequest } from '#compose/parse-request';
import { ideas } from '#compose/surprise';
import { DISH_FORMS } from '#forms/dish-forms';
import { type Food, FOODS, getFood } from '#ingredient-catalogue';
import { type SeededRandom, seededRandom } from '#seeded-random';

const MAX_OF_ONE_ROUND = 16;
/** With a time limit, dishes that take a little longer are tried too, besides those in time. */
const MAX_WITH_LIMIT = 28;
/** Maximum dishes per combination of surprise foods. */
const MAX_OF_ONE_IDEA = 3;

/** One candidate: the given foods, their placement and a seed. */
export interface Attempt {
  readonly given: readonly GivenFood[];
  readonly place: () => Placement;
  readonly seed: string;
}

/**
 * Yields candidates, best first: every dish once, then again with other seeds, because other staples may satisfy the
 * constraints.
 */
export function* attempts(request: ComposeRequest, read: ParsedRequest, criteria: DishCriteria): Generator<Attempt> {
  const chance = seededRandom(request.seed);
  const order = [...firstRound(read, criteria, chance, request.seed)].slice(
    0,
    read.minutes === null ? MAX_OF_ONE_ROUND : MAX_WITH_LIMIT,
  );
  yield* order;
  const again = read.constraints.diets.length + read.constraints.exclusions.length > 0 || read.minutes !== null;
  for (const round of again ? [2, 3] : [])
    for (const attempt of order) yield { ...attempt, seed: `${attempt.seed}/${round}` };
}

function* firstRound(
  read: ParsedRequest,
  criteria: DishCriteria,
  chance: SeededRandom,
  seed: string,
): Generator<Attempt> {
  const { given } = read;
  if (given.length > 0) {
    for (const place of candidates(DISH_FORMS, given, criteria, chance)) yield { given, place, seed };
    return;
  }
  for (const place of namedCandidates(DISH_FORMS, criteria, chance)) yield { given, place, seed };
  // The dish nearest to one that the rules forbid: of the same course, made of what makes that one.
  const named = DISH_FORMS.find(({ id }) => id === read.dish);
  if (named !== undefined)
    yield* ofFoods(signatureOf(named, read), { ...criteria, category: named.categories[0] }, read, chance, seed);
  if (!read.surprise) return;
  for (const place of homeCandidates(DISH_FORMS, criteria, chance)) yield { given, place, seed };
  const category = criteria.category ?? named?.categories[0] ?? criteria.leaning ?? undefined;
  for (const idea of ideas(category, criteria.cuisine, chance)) {
    const foods = idea.foods.map((name) => getFood(name));
    if (foods.some((food) => violationOf(food, read.constraints) !== null)) continue;
    yield* ofFoods(foods, { ...criteria, category: idea.category }, read, chance, seed);
  }
}

/** The foods that make a dish: of each its own, or else one that may replace it. */
function signatureOf({ slots, loves = {} }: DishForm, { constraints }: ParsedRequest): readonly Food[] {
  const allowed = FOODS.filter((food) => loves[food.name] !== undefined && violationOf(food, constraints) === null);
  return slots.flatMap((slot) => {
    if (slot.signature === undefined) return [];
    const chosen = allowed.find(({ name }) => name === slot.food) ?? allowed.find((food) => slot.takes(food));
    return chosen === undefined ? [] : [chosen];
  });
}

/** Yields dishes of foods that the engine chooses. */
function* ofFoods(
  foods: readonly Food[],
  criteria: DishCriteria,
  { constraints }: ParsedRequest,
  chance: SeededRandom,
  seed: string,
): Generator<Attempt> {
  const given = foods
    .filter((food) => violationOf(food, constraints) === null)
    .map((food): GivenFood => ({ food, name: food.name, weight: null }));
  if (given.length === 0) return;
  const places = candidates(DISH_FORMS, given, criteria, chance);
  for (const place of places.slice(0, MAX_OF_ONE_IDEA)) yield { given, place, seed };
}
