import { weightOf } from '#compose/food-weight';
import { nameFor } from '#compose/food-name';
import { usualWeight } from '#compose/portion';
import { isAnyNamedIn } from '#compose/dish-words';
import { abbreviate } from '#compose/note-words';
import { cuisineAsked, isOptioned, minutesOf, constraintsOf, servingsOf } from '#compose/parse-options';
import { withKosherRule } from '#compose/kosher-rule';
import { summarizeUnusable } from '#compose/unusable-summary';
import type { ComposeRequest, Unusable } from '#compose/composition';
import type { Equipment } from '#compose/equipment';
import type { CuisineName } from '#compose/cuisine-names';
import { cuisineOf } from '#compose/cuisine-of';
import { withRequestedMain } from '#compose/cookbook-request';
import type { DishVariant } from '#dishes/dish-variant';
import type { GivenFood } from '#compose/given-food';
import { type Constraints } from '#compose/constraints';
import { capital, foodWords } from '#food-words';
import type { RecipeCategory } from '#recipe-category';
import { DISH_FORMS } from '#forms/dish-forms';
import { cookedBefore } from '#compose/leftovers';
import type { Eater } from '#wish/vulnerable-eater';
import { allowedFoods } from '#compose/allowed-foods';
import { isUnknownName } from '#compose/unknown-name';
import { RequestParser } from '#compose/request-parser';
import type { NamedDish } from '#compose/requested-food';

export interface ParsedRequest {
  readonly given: readonly GivenFood[];
  readonly unusable: readonly Unusable[];
  readonly notes: readonly string[];
  readonly constraints: Constraints;
  /** The entries except foods, in lower case, for matching dish names. */
  readonly wishes: string;
  /** Parts that name a dish and no food: as written, and with the spelling corrected. */
  readonly dishes: readonly NamedDish[];
  /** The id of the cookbook's dish that the request names. */
  readonly dish: string | null;
  /** The words of the request that name it. */
  readonly dishPhrase: string | undefined;
  /** The category of a dish that cannot be made of the food asked for, so that the next best is no dessert. */
  readonly droppedCategory: RecipeCategory | null;
  /** That dish with another main food, if the request names one. */
  readonly variant: DishVariant | null;
  /** What it is to be cooked with, and what is not there. */
  readonly equipment: Equipment | null;
  readonly missing: readonly Equipment[];
  /** The engine chooses the foods: requested explicitly, or only constraints were given. */
  readonly surprise: boolean;
  readonly servings: number;
  /** No number of servings was stated. */
  readonly servingsOpen: boolean;
  readonly minutes: number | null;
  readonly cuisine: CuisineName | null;
  readonly cuisineAsked: boolean;
  /** It is for an eater for whom nothing is composed. */
  readonly isDeclined: boolean;
  readonly eaters: readonly Eater[];
}

// Bounds the work for hostile input.
const MAX_ENTRIES = 200;
const MAX_CHARACTERS = 200;
const MAX_FOODS = 60;
/** Minimum relevance of a food that can be the whole dish. */
const MAIN = 1.5;

/** Below this share of the usual amount, a single given food reduces the servings: one egg is a meal for one. */
const LITTLE = 0.6;

function reduceForSmallAmount(
  servings: number,
  given: readonly GivenFood[],
  asked: ComposeRequest,
  said: RequestParser,
): number {
  const [only, another] = given;
  const isOpen = asked.servings === undefined && said.servings === null;
  if (!isOpen || only === undefined || another !== undefined || only.weight === null || weightOf(only.food) < MAIN)
    return servings;
  const each = usualWeight(only.food, 1);
  return only.weight < LITTLE * each * servings ? Math.max(1, Math.round(only.weight / each)) : servings;
}

function cookedNote(cooked: readonly GivenFood[]): readonly string[] {
  if (cooked.length === 0) return [];
  const names = cooked.map(({ food, name }) => nameFor(food, name, 2)).join(' and ');
  return [`There is no time to boil the ${names}: take what is cooked already, leftover or from a pouch.`];
}

/** Salt or oil alone makes no dish; the note says that the engine chose the rest. */
function pantryNote(given: readonly GivenFood[]): readonly string[] {
  const [first] = given;
  if (first === undefined || !given.every(({ food }) => food.role === 'fat' || food.role === 'seasoning')) return [];
  const names = given.slice(0, 3).map(({ food, name }) => nameFor(food, name, 2));
  return [`${capital(names.join(' and '))} alone makes no dish, so the rest of this one is my choice.`];
}

/** Parses a request into foods, wishes and constraints. Never throws; work is bounded for any input. */
export function parseRequest(request: ComposeRequest): ParsedRequest {
  const parser = new RequestParser();
  parser.alone = request.ingredients.length === 1;
  parser.takesDishes = request.cookbook !== false;
  parser.missing.push(...(request.missing ?? []));
  parser.protect(request.eaters ?? []);
  let read = 0;
  let unread = 0;
  let first: string | undefined;
  for (const entry of request.ingredients) {
    const text = entry.slice(0, MAX_CHARACTERS).trim();
    if (text === '') continue;
    if (read >= MAX_ENTRIES) {
      unread += 1;
      continue;
    }
    read += 1;
    first ??= text;
    parser.parseEntry(text);
  }
  const constraints = withKosherRule(
    parser.requestedFoods.map(({ food }) => food),
    constraintsOf(request, parser),
  );
  const {
    given: raw,
    variant,
    refusal,
    isDropped,
  } = withRequestedMain(parser.dish, allowedFoods(parser, constraints), {
    entries: request.ingredients,
    constraints,
  });
  if (refusal !== null) parser.reportUnusable(refusal.text, refusal.reason);
  const minutes = minutesOf(request, parser);
  const given = cookedBefore(raw, minutes);
  const servings = reduceForSmallAmount(servingsOf(request, parser), given, request, parser);
  const asked = cuisineAsked(request, parser);
  const nothing = parser.requestedFoods.length === 0;
  // Pure wishes ("something thai", "vegan, in 20 minutes") let the engine choose the foods.
  const surprise =
    nothing &&
    (parser.surprise || (parser.hasWishes && parser.unknown === 0) || (first === undefined && isOptioned(request)));
  const wishes = wishText(parser);
  const named = (): boolean => request.dish !== undefined || parser.dish !== null || isAnyNamedIn(DISH_FORMS, wishes);
  if (nothing && !surprise && parser.unusable.length === 0 && first !== undefined && !named())
    parser.reportUnusable(first, `'${abbreviate(first)}' names no food I could cook with`);
  const isNamedByUs = request.dish !== undefined || parser.dish !== null;
  if (parser.alone && !isNamedByUs && parser.unusable.length === 0 && isUnknownName(parser.typed))
    parser.reportUnusable(parser.typed, 'I have no recipe by that name, so this is what I would make of it');
  return {
    given: given.slice(0, MAX_FOODS),
    unusable: summarizeUnusable(parser.unusable, {
      foods: given.length,
      mostFoods: MAX_FOODS,
      unread,
      read: MAX_ENTRIES,
    }),
    notes: [
      ...parser.notes,
      ...(named() ? [] : pantryNote(given)),
      ...cookedNote(given.filter((each) => !raw.includes(each))),
    ],
    constraints,
    wishes,
    dishes: parser.dishes,
    droppedCategory: isDropped === true ? categoryOf(parser.dish?.id) : null,
    dish: isDropped === true ? null : (parser.dish?.id ?? null),
    dishPhrase: parser.dish?.phrase.trim(),
    variant,
    equipment: parser.equipment,
    missing: parser.missing,
    surprise,
    servings,
    servingsOpen: request.servings === undefined && parser.servings === null,
    minutes,
    cuisine: asked ?? cuisineOf(given),
    cuisineAsked: asked !== null,
    isDeclined: parser.isDeclined,
    eaters: parser.eaters,
  };
}

const categoryOf = (id: string | undefined): RecipeCategory | null =>
  DISH_FORMS.find((form) => form.id === id)?.categories[0] ?? null;

// Removes food names from the wishes: curry powder does not request a curry, nor chicken stock a stock pot.
function wishText({ wishes, requestedFoods }: RequestParser): string {
  let text = ` ${foodWords(wishes.join(' ').slice(0, 4000)).join(' ')} `;
  for (const { food, name } of requestedFoods)
    for (const each of [name, food.name]) {
      const words = foodWords(each);
      if (words.length > 1) text = text.replaceAll(` ${words.join(' ')} `, ' ');
    }
  return text.trim();
}
