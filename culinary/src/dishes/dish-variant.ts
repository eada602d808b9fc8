import type { GivenFood } from '#compose/given-food';
import type { DishForm } from '#compose/dish-form';
import { isFreshMeatOrFish } from '#compose/meat-or-fish';
import { isKindOf } from '#compose/kind-of-food';
import { SUBSTITUTIONS } from '#compose/substitutions';
import { DISHES } from '#dishes/all-dishes';
import { isAnimal, type Main, mainKind } from '#dishes/cuts';
import { isFlat } from '#dishes/cooking-method';
import type { Dish } from '#dishes/dish';
import { formOf, idOf } from '#dishes/dish-forms';
import { mainFoodOf, mainNamesOf } from '#dishes/main-food';
import { withMain } from '#dishes/with-main';
import { foodWords } from '#food-words';
import { type Food, findFoods, type FoodName, type FoundFood, getFood } from '#ingredient-catalogue';

/** A dish of the cookbook with another main food. */
export interface DishVariant {
  readonly form: DishForm;
  readonly dish: Dish;
  /** A vegetable takes the place of the meat: no stock, bacon or fish sauce is added either. */
  readonly isMeatless: boolean;
}

export interface DishWithFoods {
  readonly given: readonly GivenFood[];
  /** Null if the dish is made as it is written. */
  readonly variant: DishVariant | null;
  /** True if the dish cannot be made of what was asked for, and of nothing that is near it. */
  readonly isDropped?: true;
  /** Why a given main food is left out. */
  readonly refusal: { readonly text: string; readonly reason: string } | null;
}

let byId: ReadonlyMap<string, Dish> | undefined;
const dishOf = (id: string): Dish | undefined => (byId ??= new Map(DISHES.map((dish) => [idOf(dish), dish]))).get(id);

/** True if a text names no more than the animal: any cut of it is meant. */
function isPlainName({ name }: Food, kind: Main, text: string): boolean {
  const words = foodWords(text);
  return !isAnimal(kind) || name === kind || !foodWords(name).every((word) => words.includes(word));
}

/** How a cook of the dish's country calls its main food in a name. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  gai: 'chicken',
  murgh: 'chicken',
  ayam: 'chicken',
  pollo: 'chicken',
  poulet: 'chicken',
  moo: 'pork',
  cerdo: 'pork',
  neua: 'beef',
  nua: 'beef',
  sapi: 'beef',
  res: 'beef',
  goong: 'shrimp',
  camaron: 'shrimp',
};

/** What the name of a dish, as a text gives it, says about its main food. */
export interface NamedMain {
  /** It names the dish's own: "chicken biryani". */
  readonly isOwn: boolean;
  /** It names another: "larb gai" of a dish that is usually made with pork. */
  readonly other: FoundFood | null;
}

/** Reads the main food in the name of a dish. Names of the dish that have none, or another food, say nothing. */
export function mainInName(id: string, phrase: string): NamedMain {
  const nothing: NamedMain = { isOwn: false, other: null };
  const dish = dishOf(id);
  if (dish === undefined) return nothing;
  const text = phrase
    .trim()
    .split(' ')
    .map((word) => FOREIGN_WORDS[word] ?? word)
    .join(' ');
  // "Bourguignon" finds beef, but does not say it.
  const isSaid = ({ food, name }: FoundFood, kind: Main): boolean =>
    kind !== 'plant' &&
    [kind, ...foodWords(name), ...foodWords(food.name)].some((word) => ` ${text} `.includes(` ${word} `));
  const found = findFoods(text).filter((each) => {
    const kind = mainKind(each.food);
    return kind !== null && isSaid(each, kind);
  });
  const main = mainFoodOf(dish);
  if (main !== null) {
    const [first] = found;
    const isOwn = found.some(
      ({ food }) => mainKind(food) === main.kind && (main.kind !== 'fish' || food.name === main.food.name),
    );
    if (isOwn || (first !== undefined && foodWords(dish.name).join(' ') === phrase.trim()))
      return { isOwn: true, other: null };
    return { isOwn: false, other: first ?? null };
  }
  // A dish that is made without meat may know it as an addition: Alfredo with chicken.
  const other = found.find(({ food }) =>
    Object.values(dish.foods).every(
      ([name, , options]) => options?.when === 'given' || mainKind(getFood(name)) !== mainKind(food),
    ),
  );
  const isFlesh = Object.values(dish.foods).some(
    ([name, , options]) =>
      options?.when === undefined && mainKind(getFood(name)) !== null && mainKind(getFood(name)) !== 'plant',
  );
  return { isOwn: false, other: isFlesh ? null : (other ?? null) };
}

/** True if a dish can be made with this food in the place of its own. */
export function canBeMadeWith(id: string, { food }: FoundFood, own: string): boolean {
  const dish = dishOf(id);
  const main = dish === undefined ? null : mainFoodOf(dish);
  return dish !== undefined && main?.kind === own && withMain(dish, food) !== null;
}

/** What takes the place of the meat in a vegetarian dish that has no replacement of its own, best first. */
const STAND_INS: readonly FoodName[] = ['mushroom', 'firm tofu', 'chickpea', 'jackfruit'];
const FLAT_STAND_INS: readonly FoodName[] = ['celeriac', 'firm tofu'];

/** Makes a dish of meat with vegetables for those who eat none. Null if it has a replacement, or cannot be made so. */
export function withStandIn(
  id: string,
  given: readonly GivenFood[],
  allows: (food: Food) => boolean,
): DishWithFoods | null {
  const dish = dishOf(id);
  const main = dish === undefined ? null : mainFoodOf(dish);
  if (dish === undefined || main === null || allows(main.food)) return null;
  const own = [...(dish.swaps?.[main.food.name] ?? []), ...(SUBSTITUTIONS[main.food.name] ?? []), ...mainNamesOf(main)];
  if (own.some((name) => allows(getFood(name)))) return null;
  const standIns = isFlat(main) ? FLAT_STAND_INS : STAND_INS;
  for (const name of standIns.filter((each) => allows(getFood(each)))) {
    const made = withMain(dish, getFood(name));
    if (made === null || Object.values(dish.foods).some(([other]) => other === name)) continue;
    return {
      given: [...given, { food: made.food, name, weight: null }],
      variant: { dish: made.dish, form: { ...formOf(made.dish), id }, isMeatless: true },
      refusal: null,
    };
  }
  return null;
}

/**
 * Puts a given meat, fish or tofu in the place of the main food of the dish that a request names, so that "lamb korma"
 * is one of lamb. If the dish cannot be made of it, it is left out and the refusal says so.
 * @param before the food that the text puts before the name: vegetables there take the place of the meat, too
 * @param text what the request says
 */
export function withGivenMain(
  id: string,
  given: readonly GivenFood[],
  { before, text }: { readonly before: string | null; readonly text: string },
): DishWithFoods {
  const asIs: DishWithFoods = { given, variant: null, refusal: null };
  const dish = dishOf(id);
  if (dish === undefined) return asIs;
  const main = mainFoodOf(dish);
  const isMeant = (each: GivenFood, kind: Main): boolean =>
    kind !== 'plant' ||
    each.food.name === before ||
    (each.food.role === 'tofu' && !Object.values(dish.foods).some(([name]) => name === each.food.name));
  const meant = given.filter((each) => {
    const kind = mainKind(each.food);
    return kind !== null && each.food.ready !== true && isMeant(each, kind);
  });
  // "Turkey and black bean chili" is one of turkey.
  const meats = meant.filter(({ food }) => mainKind(food) !== 'plant');
  const asked = meats.length > 0 ? meats : meant;
  const [only, another] = asked;
  if (only === undefined || another !== undefined) return asIs;
  const kind = mainKind(only.food);
  if (kind === null) return asIs;
  const isPlain = isPlainName(only.food, kind, text);
  const same = flesh(dish).find((food) => kind !== 'fish' && mainKind(food) === kind);
  // "Lamb" in a moussaka is its mince.
  if (same !== undefined && isPlain)
    return { ...asIs, given: given.map((each) => (each === only ? { ...each, food: same, name: same.name } : each)) };
  if (main === null) return hasOtherMeat(dish, only.food, kind) ? refuse(dish, only, given, text) : asIs;
  if (only.food.name === main.food.name || isKindOf(only.food, main.food)) return asIs;
  const isListed = mainNamesOf(main).includes(only.food.name);
  if (isListed && !isPlain) return asIs;
  const made = withMain(dish, only.food);
  if (made !== null && (isPlain || made.food.role === only.food.role)) {
    const cut = isPlain ? made.food : only.food;
    // A title that names the animal names its cut.
    const food: Food = isAnimal(kind) ? { ...cut, kind } : cut;
    const foods = { ...made.dish.foods };
    const row = foods[main.key];
    if (row !== undefined) foods[main.key] = [food.name, row[1], row[2] ?? {}];
    const changed = { ...made.dish, foods };
    return {
      given: given.map((each) => (each === only ? { ...each, food, name: food.name } : each)),
      variant: { dish: changed, form: { ...formOf(changed), id }, isMeatless: kind === 'plant' },
      refusal: null,
    };
  }
  return isListed ? asIs : refuse(dish, only, given, text);
}

const flesh = (dish: Dish): readonly Food[] =>
  Object.values(dish.foods)
    .filter(([name, , options]) => options?.when === undefined && isFreshMeatOrFish(getFood(name)))
    .map(([name]) => getFood(name));

/** True for a dish of several meats or fishes that has no place for this one. */
const hasOtherMeat = (dish: Dish, food: Food, kind: Main): boolean =>
  flesh(dish).length > 0 &&
  !Object.values(dish.foods).some(
    ([name, , { or = [] } = {}]) => mainKind(getFood(name)) === kind || name === food.name || or.includes(food.name),
  );

/** Leaves the food out and says so: the dish is made of what it is usually made of. */
function refuse(dish: Dish, only: GivenFood, given: readonly GivenFood[], text: string): DishWithFoods {
  const kind = mainKind(only.food);
  const words = foodWords(text);
  const isKind = kind !== null && (isAnimal(kind) || words.includes(kind));
  // "Fish cakes" are called by their name, and "fish" is no cod.
  const isNamed = foodWords(only.name).every((word) => words.includes(word));
  const called = !isNamed && isKind && isPlainName(only.food, kind, text) ? kind : only.name;
  // Those who ask for it with vegetables do not want its meat.
  if (kind === 'plant')
    return {
      given,
      variant: null,
      isDropped: true,
      refusal: {
        text: called,
        reason: `I have no recipe for ${dish.name} with ${called}, so this is the nearest I could think of`,
      },
    };
  const usual = flesh(dish).map((food) => food.short ?? food.name);
  return {
    given: given.filter((each) => each !== only),
    variant: null,
    refusal: {
      text: called,
      reason: `I have no recipe for ${dish.name} with ${called}; the nearest I know is made with ${[...new Set(usual)].join(' and ')}`,
    },
  };
}
