import { articleFor, capital } from '#food-words';
import { type SeededRandom, seededRandom } from '#seeded-random';
import { mayCombine } from '#compose/kosher-rule';
import { candidates, homeCandidates, namedCandidates, type Placement } from '#compose/choose-form';
import type { DishCriteria } from '#compose/dish-criteria';
import { isNamedIn, isDish } from '#compose/dish-words';
import type { ComposeRequest, Composition, Unusable } from '#compose/composition';
import type { ComposeDish, ComposedDish } from '#compose/compose-dish';
import { fitServings } from '#compose/fit-servings';
import { penaltyOf } from '#compose/penalties';
import type { Write } from '#compose/dish-form';
import { nameFor } from '#compose/food-name';
import type { GivenFood } from '#compose/given-food';
import { unusedReason } from '#compose/unused-reason';
import { type ParsedRequest, parseRequest } from '#compose/parse-request';
import { isAddable, describeConstraints, violationOf } from '#compose/constraints';
import { ideas } from '#compose/surprise';
import { categoryIn } from '#compose/wishes';
import { DISH_FORMS, type Family, familyOf } from '#forms/dish-forms';
import { getFood } from '#ingredient-catalogue';
import { RECIPE_CATEGORIES } from '#recipe-category';

/** What the driver supplies for a family: its recipe writers and the composer. */
export interface FamilyRecipes {
  readonly recipes: Readonly<Record<string, Write>>;
  readonly composeDish: ComposeDish;
}

/** One candidate: the given foods, their placement and a seed. */
interface Attempt {
  readonly given: readonly GivenFood[];
  readonly place: () => Placement;
  readonly seed: string;
}

const MAX_ATTEMPTS = 40;
const HURRIED_MINUTES = 30;
const MAX_OF_ONE_ROUND = 16;
/** Maximum dishes per combination of surprise foods. */
const MAX_OF_ONE_IDEA = 3;

const isCategory = (category: ComposeRequest['category']): boolean =>
  category !== undefined && RECIPE_CATEGORIES.includes(category);

/**
 * Composes a recipe as a coroutine: it yields the family whose recipes it needs and receives them. The same code runs
 * with all recipes loaded and with lazy loading.
 */
export function* composeSteps(request: ComposeRequest): Generator<Family, Composition, FamilyRecipes> {
  const read = parseRequest(request);
  if (read.isDeclined) return { recipe: null, used: [], added: [], unusable: [...read.unusable], notes: [] };
  const criteria = criteriaOf(request, read);
  const failures: Failure[] = [];
  let tries = 0;
  // The best valid dish so far, despite its penalties.
  let best: BestDish | null = null;
  for (const attempt of attempts(request, read, criteria)) {
    if (tries >= MAX_ATTEMPTS) break;
    tries += 1;
    const placement = attempt.place();
    if (best !== null && placement.score <= best.value) break;
    const asked = isAsked(placement, criteria);
    const family = yield familyOf(placement.form);
    const write = family.recipes[placement.form.id];
    if (write === undefined) throw new Error(`The dish form ${placement.form.id} has no writer`);
    const cookFor = (people: number, placed = placement.placed): ComposedDish =>
      family.composeDish(write, {
        form: placement.form,
        placed,
        servings: people,
        chance: seededRandom(attempt.seed),
        cuisine: read.cuisine,
        cuisineAsked: read.cuisineAsked,
        frugal: read.given.length > 0,
        hurried: read.minutes !== null && read.minutes <= HURRIED_MINUTES,
        allows: (food) => isAddable(food, read.constraints),
        diets: read.constraints.diets,
      });
    const servings = read.servingsOpen ? fitServings(cookFor, placement.placed, read.servings) : read.servings;
    const cooked = cookFor(servings);
    const failure = failureOf(cooked, read);
    if (failure !== null) {
      failures.push(failure);
      continue;
    }
    const penalty = penaltyOf(cooked, placement, { given: read.given.length > 0, asked });
    const value = placement.score - penalty;
    if (best === null || value > best.value) best = { cooked, servings, placement, value };
    if (penalty === 0) break;
  }
  if (best !== null) return compositionOf(best, read, criteria);
  return nothing(read, criteria, failures);
}

interface BestDish {
  readonly cooked: ComposedDish;
  readonly servings: number;
  readonly placement: Placement;
  readonly value: number;
}

const isAsked = ({ form }: Placement, { dish, wishes }: DishCriteria): boolean =>
  isNamedIn(form, wishes) || (dish !== undefined && isDish(form, dish));

function criteriaOf(request: ComposeRequest, read: ParsedRequest): DishCriteria {
  const dish = request.dish?.slice(0, 60).trim();
  return {
    category: isCategory(request.category) ? request.category : undefined,
    leaning: categoryIn(read.wishes),
    wishes: read.wishes,
    dish: dish === '' ? undefined : dish,
    cuisine: read.cuisine,
    cuisineAsked: read.cuisineAsked,
    minutes: read.minutes,
    servings: read.servings,
  };
}

/**
 * Yields candidates, best first: every dish once, then again with other seeds, because other staples may satisfy the
 * constraints.
 */
function* attempts(request: ComposeRequest, read: ParsedRequest, criteria: DishCriteria): Generator<Attempt> {
  const chance = seededRandom(request.seed);
  const order = [...firstRound(read, criteria, chance, request.seed)].slice(0, MAX_OF_ONE_ROUND);
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
  if (!read.surprise) return;
  for (const place of homeCandidates(DISH_FORMS, criteria, chance)) yield { given, place, seed };
  const category = criteria.category ?? criteria.leaning ?? undefined;
  for (const idea of ideas(category, criteria.cuisine, chance)) {
    const foods = idea.foods.map((name) => getFood(name));
    if (foods.some((food) => violationOf(food, read.constraints) !== null)) continue;
    const chosen = foods.map((food): GivenFood => ({ food, name: food.name, weight: null }));
    const places = candidates(DISH_FORMS, chosen, { ...criteria, category: idea.category }, chance);
    for (const place of places.slice(0, MAX_OF_ONE_IDEA)) yield { given: chosen, place, seed };
  }
}

interface Failure {
  readonly kind: 'rules' | 'time' | 'safety';
  readonly minutes: number;
}

function failureOf(cooked: ComposedDish, { constraints, minutes }: ParsedRequest): Failure | null {
  const total = cooked.preparing + cooked.cooking;
  const keeps =
    cooked.items.every(({ food, given }) =>
      given ? violationOf(food, constraints) === null : isAddable(food, constraints),
    ) &&
    mayCombine(
      cooked.items.map(({ food }) => food),
      constraints,
    );
  if (!keeps) return { kind: 'rules', minutes: total };
  if (!cooked.safe) return { kind: 'safety', minutes: total };
  return minutes !== null && total > minutes ? { kind: 'time', minutes: total } : null;
}

function compositionOf(
  { cooked, servings, placement }: BestDish,
  read: ParsedRequest,
  criteria: DishCriteria,
): Composition {
  const { form } = placement;
  const names = (given: boolean): string[] =>
    cooked.items
      .filter((item) => (item.given && !read.surprise) === given)
      .map(({ food, name }) => nameFor(food, name, 2));
  const leaning =
    criteria.leaning !== null && form.categories.includes(criteria.leaning) ? criteria.leaning : undefined;
  return {
    recipe: {
      title: cooked.title,
      description: cooked.description,
      ingredients: [...cooked.ingredients],
      instructions: [...cooked.instructions],
      preparation_time: cooked.preparing,
      cooking_time: cooked.cooking,
      servings,
      category: criteria.category ?? leaning ?? form.categories[0],
    },
    used: names(true),
    added: names(false),
    unusable: [
      ...read.unusable,
      ...otherDish(placement, read, criteria),
      ...placement.left.map((left) => ({
        text: nameFor(left.food, left.name, 2),
        reason: unusedReason(left, placement),
      })),
      ...(read.surprise ? [] : cooked.unneeded).map(({ food, name }) => ({
        text: name,
        reason: `${capital(nameFor(food, name, 2))} can stay in the cupboard: ${form.noun} needs none`,
      })),
    ],
    notes: [...read.notes, ...(read.surprise ? [] : cooked.notes)],
  };
}

/** Reports a dish that was requested by name but not made. */
function otherDish({ form }: Placement, read: ParsedRequest, { dish }: DishCriteria): Unusable[] {
  const reason = `What you have makes ${form.noun} instead`;
  const asked = read.dishes.filter(({ meant }) => !isNamedIn(form, meant)).map(({ text }) => ({ text, reason }));
  if (dish === undefined || isDish(form, dish)) return asked;
  const known = DISH_FORMS.some((each) => isDish(each, dish));
  return [...asked, { text: dish, reason: known ? reason : `I don't know a dish called '${dish}'` }];
}

/** Returns a composition without a recipe that explains every part of the request. */
function nothing(read: ParsedRequest, criteria: DishCriteria, failures: readonly Failure[]): Composition {
  const unusable = [...read.unusable];
  const constraints = describeConstraints(read.constraints);
  const late = failures.filter(({ kind }) => kind === 'time').map(({ minutes }) => minutes);
  if (late.length > 0)
    unusable.push({
      text: `${read.minutes ?? 0} minutes`,
      reason: `The quickest dish I know${constraints === '' ? '' : ` that is ${constraints}`} takes ${Math.min(...late)} minutes`,
    });
  else if (failures.some(({ kind }) => kind === 'rules'))
    unusable.push({
      text: constraints,
      reason: 'Every dish I could think of needs something this rules out',
    });
  else {
    const category = (criteria.category ?? 'recipe').toLowerCase();
    const kind = `${articleFor(category)} ${category}`;
    for (const { food, name } of read.given) {
      const text = nameFor(food, name, 2);
      unusable.push({ text, reason: `I don't know ${kind} with ${text}` });
    }
    for (const { text } of read.given.length > 0 ? [] : read.dishes)
      unusable.push({ text, reason: `I don't know ${kind} by that name` });
  }
  if (unusable.length === 0) unusable.push({ text: 'nothing', reason: 'I found nothing I can cook with' });
  return { recipe: null, used: [], added: [], unusable, notes: [...read.notes] };
}
