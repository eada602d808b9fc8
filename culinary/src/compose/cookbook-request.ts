import { type Constraints, violationOf } from '#compose/constraints';
import { spaced } from '#compose/dish-words';
import type { GivenFood } from '#compose/given-food';
import { asKind } from '#compose/kind-of-food';
import { CUTS, cutsOf, isAnimal, kindOfAnimal, mainKind } from '#dishes/cuts';
import { canBeMadeWith, type DishWithFoods, mainInName, withGivenMain, withStandIn } from '#dishes/dish-variant';
import { dishNamedIn, dishNearlyNamedIn, type NamedDish, withoutName, withoutWords } from '#dishes/named-dish';
import { foodWords } from '#food-words';
import { findFoods, type Food, type FoodName, foodSet, type FoundFood, getFood } from '#ingredient-catalogue';

const RECIPE_FOR = /^(?:an? |the )?recipes? for /iu;

/** A dish of the cookbook that a part of a request names. */
export interface CookbookRequest {
  readonly id: string;
  /** The words of its name. */
  readonly phrase: string;
  /** The part without them. A noun takes their place, so that "for 12 pancakes" does not become "for 12". */
  readonly rest: string;
  /** The food right before the name: "mushroom stroganoff". */
  readonly before: string | null;
  /** The name says with which main food: the dish's own. */
  readonly namesOwn: boolean;
  /** A main food in the name that is not the dish's own: "larb gai". */
  readonly other: FoundFood | null;
}

function foodBefore(text: string, phrase: string, found: readonly FoundFood[]): string | null {
  const [words = ''] = spaced(text).split(phrase);
  const last = words.trim().split(' ').at(-1) ?? '';
  const isLast = (name: string): boolean => foodWords(name).at(-1) === last;
  return found.find(({ name, food }) => isLast(name) || isLast(food.name))?.food.name ?? null;
}

const INSTEAD_OF = /\binstead of (?:the )?\p{L}+/giu;
/** "Schnitzel from celeriac", "burritos made of jackfruit": the food takes the place of the meat. */
const MADE_OF = /\b(?:made )?(?:from|of|out of|using) |\bmade with /gu;

/**
 * The food after the name that the dish is made of. "With" names one of these only if it is no addition: sloppy joes
 * with lentils, but a stew with potatoes.
 */
function foodAfter(text: string, phrase: string, found: readonly FoundFood[]): string | null {
  const [, after = ''] = spaced(text).split(phrase);
  const words = after.trim().replace(MADE_OF, '');
  const isMade = words !== after.trim();
  if (!isMade && !words.startsWith('with ')) return null;
  const main = found.find(({ name, food }) =>
    [name, food.name, foodWords(food.name).at(-1) ?? ''].some((each) =>
      spaced(words.replace('with ', '')).startsWith(spaced(each)),
    ),
  );
  if (main === undefined || mainKind(main.food) !== 'plant') return null;
  return isMade || isMock(main.food) || main.food.role === 'lentil' ? main.food.name : null;
}

function requestOf({ id, phrase }: NamedDish, rest: string, before: string | null): CookbookRequest {
  const { isOwn, other } = mainInName(id, phrase);
  const animal = other === null ? null : asKind(other, kindOfAnimal(other.food));
  return { id, phrase, rest, before, namesOwn: isOwn && !isMadeOfPlant(phrase, before), other: animal };
}

const ANIMALS: ReadonlySet<string> = new Set(Object.keys(CUTS));

/** Takes the place of a meat even where the name says the meat: "jackfruit pulled pork". */
const isMock = ({ role, name }: Food): boolean => role === 'tofu' || name === 'jackfruit';

/** True for a vegetable before a name that implies its meat: "cauliflower wings", "mushroom ceviche". */
function isMadeOfPlant(phrase: string, before: string | null): boolean {
  const food = before === null ? undefined : findFoods(before)[0]?.food;
  if (food === undefined || mainKind(food) !== 'plant') return false;
  return isMock(food) || !phrase.split(' ').some((word) => ANIMALS.has(word));
}

/** Reads the dish of the cookbook that a text names. `isAlone`: the text is all of the request. */
export function readCookbookDish(
  text: string,
  found: readonly FoundFood[],
  { names, isDishAlone, isAlone }: { names: readonly string[]; isDishAlone: boolean; isAlone: boolean },
): CookbookRequest | null {
  const plain = text.replace(RECIPE_FOR, '');
  const dish = dishNamedIn(text, names, isDishAlone);
  if (dish !== null)
    return requestOf(
      dish,
      withoutName(plain, dish, 'recipe').replaceAll(INSTEAD_OF, '').replaceAll(MADE_OF, 'with '),
      foodBefore(text, dish.phrase, found) ?? foodAfter(text, dish.phrase, found),
    );
  if (!isAlone) return null;
  const mains = found.flatMap(({ food, name }) => {
    const kind = mainKind(food);
    const word = [name, food.name, ...(kind === null ? [] : [kind]), ...foodWords(food.name).toReversed()].find(
      (each) => spaced(text).includes(spaced(each)),
    );
    return kind === null || word === undefined ? [] : [{ name: word, food }];
  });
  const nearly = dishNearlyNamedIn(text, mains, canBeMadeWith);
  if (nearly === null) return null;
  return requestOf(
    nearly,
    `${withoutWords(plain, nearly)} recipe`,
    found.find(({ food }) => mainKind(food) !== null)?.food.name ?? null,
  );
}

const MAX_CHARACTERS = 1000;

/** Puts the main food that was asked for in the place of the dish's own. `entries` are all of the request. */
export function withRequestedMain(
  dish: CookbookRequest | null,
  given: readonly GivenFood[],
  { entries, constraints }: { readonly entries: readonly string[]; readonly constraints: Constraints },
): DishWithFoods {
  if (dish === null) return { given, variant: null, refusal: null };
  const asked: DishWithFoods = dish.namesOwn
    ? { given, variant: null, refusal: null }
    : withGivenMain(dish.id, given, { before: dish.before, text: entries.join(' ').slice(0, MAX_CHARACTERS) });
  const isMeatless = constraints.diets.some((diet) => diet === 'vegetarian' || diet === 'vegan');
  if (!isMeatless || asked.variant !== null || asked.refusal !== null) return asked;
  return withStandIn(dish.id, asked.given, (food) => violationOf(food, constraints) === null) ?? asked;
}

const SHAPED = foodSet('meatball', 'burger patty');
const WING: FoodName = 'chicken wing';
const SHAPED_PLANT = /^(?:beet|cauliflower|jackfruit|celeriac)$|(?:bean|lentil|chickpea)$/u;

/** Meatballs of chicken are made of ground chicken, not of bought ones; a bean burger has no beef. */
export function besidesMince(found: readonly FoundFood[]): readonly FoundFood[] {
  if (found.some(({ food }) => food.role === 'mince' && !SHAPED.has(food.name)))
    return found.filter(({ food }) => !SHAPED.has(food.name));
  const shaped = found.find(({ food }) => SHAPED.has(food.name) || food.name === WING);
  const [main, another] = found.filter((each) => each !== shaped);
  if (main === undefined || shaped === undefined || another !== undefined) return found;
  const kind = mainKind(main.food);
  const minced = kind !== null && isAnimal(kind) ? cutsOf(kind).minced : undefined;
  if (minced !== undefined && shaped.food.name !== WING) return [{ ...main, food: getFood(minced), name: minced }];
  if (!SHAPED_PLANT.test(main.food.name)) return found;
  return shaped.food.name === WING
    ? [main]
    : [{ ...shaped, food: getFood('veggie burger'), name: `${main.name} ${shaped.food.name.split(' ')[0] ?? ''}` }];
}
