import { needCooked } from '#compose/vulnerable-eater-rules';
import { isFlesh, isOfMeatOrFish } from '#food-diets';
import type { Food } from '#ingredient-catalogue';
import { seededRandom } from '#seeded-random';
import { attempts } from '#compose/attempts';
import type { Placement } from '#compose/choose-form';
import { type BestDish, compositionOf, type Failure, nothing, sidesFor } from '#compose/report';
import { isFreshMeatOrFish } from '#compose/meat-or-fish';
import { mayCombine } from '#compose/kosher-rule';
import { type DishCriteria, isLittleLate } from '#compose/dish-criteria';
import { weightOf } from '#compose/food-weight';
import { MAIN_FOOD } from '#compose/slot-fit';
import { isNamedIn, isDish } from '#compose/dish-words';
import type { ComposeRequest, Composition } from '#compose/composition';
import type { ComposeDish, ComposedDish } from '#compose/compose-dish';
import { areAlike } from '#dish-title';
import { dishNamedIn } from '#dishes/named-dish';
import { writeDish } from '#dishes/write-dish';
import { fitServings } from '#compose/fit-servings';
import { penaltyOf } from '#compose/penalties';
import { type DishForm, isOfCookbook, type Write } from '#compose/dish-form';
import { type Equipment, needsAny } from '#compose/equipment';
import { type ParsedRequest, parseRequest } from '#compose/parse-request';
import { DEFAULT_SERVINGS } from '#compose/parse-options';
import { isAddable, violationOf } from '#compose/constraints';
import { categoryIn } from '#compose/wishes';
import { DISH_FORMS, type Family, familyOf } from '#forms/dish-forms';
import { RECIPE_CATEGORIES } from '#recipe-category';

/** What the driver supplies for a family: its recipe writers and the composer. */
export interface FamilyRecipes {
  readonly recipes: Readonly<Record<string, Write>>;
  readonly composeDish: ComposeDish;
}

const MAX_ATTEMPTS = 40;
const HURRIED_MINUTES = 30;

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
  // The best dish that takes a little too long.
  let late: BestDish | null = null;
  for (const attempt of attempts(request, read, criteria)) {
    if (tries >= MAX_ATTEMPTS) break;
    const placement = attempt.place();
    if (wasMade(placement.form, request) && !isAsked(placement, criteria)) continue;
    tries += 1;
    if (best !== null && placement.score <= best.value) break;
    if (placement.form.never?.some((diet) => read.constraints.diets.includes(diet)) === true) {
      failures.push({ kind: 'rules', minutes: placement.form.minutes ?? 0, form: placement.form.id });
      continue;
    }
    const asked = isAsked(placement, criteria);
    const sides = sidesFor(placement, read);
    const family = yield familyOf(placement.form);
    const { variant } = read;
    const isVariant = variant !== null && placement.form === variant.form;
    const write = isVariant ? writeDish(variant.dish) : family.recipes[placement.form.id];
    if (write === undefined) throw new Error(`The dish form ${placement.form.id} has no writer`);
    const isMeatless = isVariant && variant.isMeatless;
    const allows = (food: Food): boolean => isAddable(food, read.constraints) && !(isMeatless && isOfMeatOrFish(food));
    const cookFor = (people: number, placed = placement.placed): ComposedDish =>
      family.composeDish(write, {
        form: placement.form,
        placed,
        sides,
        servings: people,
        chance: seededRandom(attempt.seed),
        cuisine: read.cuisine,
        cuisineAsked: read.cuisineAsked,
        frugal: read.given.length > 0,
        hurried: read.minutes !== null && read.minutes <= HURRIED_MINUTES,
        allows,
        diets: read.constraints.diets,
        without: read.constraints.exclusions.map(({ text }) => text),
        equipment: equipmentFor(placement.form, read),
      });
    const servings = read.servingsOpen
      ? fitServings(cookFor, placement.placed, servesOf(placement, read))
      : read.servings;
    const cooked = cookFor(servings);
    const failure = failureOf(cooked, read, isMeatless);
    const penalty = penaltyOf(cooked, placement, { given: read.given.length > 0, asked });
    const value = placement.score - penalty;
    if (failure !== null) {
      failures.push({ ...failure, form: placement.form.id });
      if (
        failure.kind === 'time' &&
        isLittleLate(failure.minutes, read.minutes ?? 0) &&
        value > (late?.value ?? -Infinity)
      )
        late = { cooked, servings, placement, value };
      continue;
    }
    if (best === null || value > best.value) best = { cooked, servings, placement, value };
    if (penalty === 0) break;
  }
  if (late !== null && best !== null && leftOut(late, read) < leftOut(best, read))
    return compositionOf(late, read, criteria, failures);
  if (best !== null) return compositionOf(best, read, criteria, failures);
  return nothing(read, criteria, failures);
}

/** The weight of the main foods that are neither in a dish nor beside it. */
function leftOut({ placement }: BestDish, read: ParsedRequest): number {
  const sides = sidesFor(placement, read);
  return placement.left
    .filter((each) => !sides.includes(each) && weightOf(each.food) >= MAIN_FOOD)
    .reduce((sum, { food }) => sum + weightOf(food), 0);
}

/** True for a dish of the cookbook with one of the titles to avoid. */
const wasMade = (form: DishForm, { unlike = [] }: ComposeRequest): boolean =>
  isOfCookbook(form) && unlike.some((title) => areAlike(title, form.words[0] ?? ''));

const servesOf = ({ form, placed }: Placement, { servings }: ParsedRequest): number =>
  [...placed.values()].flat().length > 0 && servings !== DEFAULT_SERVINGS ? servings : (form.serves ?? servings);

/** The requested equipment, or the first that takes the place of what is missing. */
function equipmentFor({ ways = [] }: DishForm, { equipment, missing }: ParsedRequest): Equipment | undefined {
  if (equipment !== null) return equipment;
  return missing.length === 0 ? undefined : ways.find((way) => way !== 'one pan' && !missing.includes(way));
}

const isAsked = ({ form }: Placement, { dish, named, wishes }: DishCriteria): boolean =>
  form.id === named || isNamedIn(form, wishes) || (dish !== undefined && isDish(form, dish));

function criteriaOf(request: ComposeRequest, read: ParsedRequest): DishCriteria {
  const dish = request.dish?.slice(0, 60).trim();
  return {
    category: isCategory(request.category) ? request.category : undefined,
    leaning: categoryIn(read.wishes) ?? read.droppedCategory,
    wishes: read.wishes,
    dish: dish === '' ? undefined : dish,
    named: read.dish ?? namedByOption(dish),
    variant: read.variant?.form ?? null,
    equipment: read.equipment,
    cuisine: read.cuisine,
    cuisineAsked: read.cuisineAsked,
    minutes: read.minutes,
    servings: read.servings,
  };
}

/** The cookbook's dish that the option names, by its title or by a name that no dish form has. */
function namedByOption(dish: string | undefined): string | null {
  if (dish === undefined || dish === '') return null;
  const title = dish.replace(/^(?:vegan|vegetarian|gluten-free|dairy-free) /iu, '');
  const exact = DISH_FORMS.find((form) => isOfCookbook(form) && form.words[0] === title);
  if (exact !== undefined) return exact.id;
  const isOfForm = DISH_FORMS.some((form) => !isOfCookbook(form) && (form.id === dish || isDish(form, dish)));
  return isOfForm ? null : (dishNamedIn(dish, [], true)?.id ?? null);
}

/** True for raw fish: the recipe asks for what is sold for it. */
const isEatenRaw = ({ items, ingredients, instructions }: ComposedDish): boolean =>
  items.some(({ food }) => isFreshMeatOrFish(food)) &&
  [...ingredients, ...instructions].some((text) => text.includes('eating raw'));

function failureOf(
  cooked: ComposedDish,
  { constraints, minutes, missing, eaters }: ParsedRequest,
  isMeatless: boolean,
): Failure | null {
  const total = cooked.preparing + cooked.cooking;
  const keeps =
    cooked.items.every(({ food, given }) =>
      given
        ? violationOf(food, constraints) === null
        : isAddable(food, constraints) && !(isMeatless && isFlesh(food.role)),
    ) &&
    mayCombine(
      cooked.items.map(({ food }) => food),
      constraints,
    );
  if (!keeps || !cooked.keepsRules) return { kind: 'rules', minutes: total };
  if (!cooked.safe || (needCooked(eaters) && isEatenRaw(cooked))) return { kind: 'safety', minutes: total };
  if (needsAny(cooked.instructions, missing)) return { kind: 'equipment', minutes: total };
  return minutes !== null && total > minutes ? { kind: 'time', minutes: total } : null;
}
