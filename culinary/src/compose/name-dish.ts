import type { FoodRole } from '#catalogue/food-row';
import type { Palette } from '#compose/cuisines';
import type { Draft } from '#compose/dish-form';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { weightOf } from '#compose/food-weight';
import type { Item } from '#compose/item';
import type { Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { getFood, type Food } from '#ingredient-catalogue';

/** Roles worth naming in a title; flour, eggs and onions are not. */
const NAMED_ROLES: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'poultry',
  'meat',
  'braise',
  'mince',
  'sausage',
  'offal',
  'cured',
  'fish',
  'tinned-fish',
  'shellfish',
  'tofu',
  'legume',
  'lentil',
  'veg',
  'pasta',
  'noodle',
  'rice',
  'risotto-rice',
  'grain',
  'fruit',
  'chocolate',
  'cheese',
  'nut',
  'seaweed',
]);
/** Words that qualify a food without naming it. */
const QUALIFIERS: ReadonlySet<string> = new Set([
  'red',
  'green',
  'white',
  'black',
  'yellow',
  'brown',
  'sweet',
  'fresh',
  'dried',
  'ground',
  'canned',
  'baby',
  'long',
  'grain',
  'whole',
  'cooked',
  'leftover',
  'and',
  'firm',
  'dark',
]);
const LONGEST_TITLE = 62;

const wordsOf = (text: string): string => ` ${text.toLowerCase().replaceAll(/[-,.:;()]/gu, ' ')}`;

/** True if a text, prepared by `wordsOf`, mentions a food by a significant word of its name. */
function mentions(text: string, { food, name }: Item): boolean {
  return `${name} ${food.name} ${food.short ?? ''} ${food.kind ?? ''}`
    .split(/[ -]/u)
    .some((word) => word.length > 2 && !QUALIFIERS.has(word) && text.includes(` ${word.replace(/[sy]$/u, '')}`));
}

/** Returns the given foods that define the dish: the most relevant and the heaviest. */
function mainOf(items: readonly Item[]): readonly Item[] {
  const nameable = items.filter(({ food, given }) => given && NAMED_ROLES.has(food.role) && food.texture !== 'allium');
  if (nameable.length === 0) return [];
  const rank = (item: Item): number => weightOf(item.food) * 10_000 + item.weight;
  const first = nameable.reduce((best, item) => (rank(item) > rank(best) ? item : best));
  const heaviest = nameable.reduce((best, item) => (item.weight > best.weight ? item : best));
  return first === heaviest ? [first] : [first, heaviest];
}

function hasSeasoningOf(items: readonly Item[], palette: Palette): boolean {
  const own = new Set<string>([
    ...palette.spices,
    ...palette.herbs,
    ...palette.sauces,
    ...palette.tops,
    ...palette.sharp,
  ]);
  return items.some(({ food }) => own.has(food.name));
}

export interface Named extends Draft {
  readonly hasUnmentionedFood: boolean;
  readonly isCuisineUnmentioned: boolean;
}

function withFood(draft: Draft, what: string): Draft {
  const joint = draft.title.indexOf(' with ');
  const named = titleCase(what);
  const title =
    joint < 0
      ? `${draft.title} with ${named}`
      : `${draft.title.slice(0, joint)} with ${named} and ${draft.title.slice(joint + ' with '.length)}`;
  const full = joint >= 0 && / and |,/u.test(draft.title.slice(joint));
  if (title.length <= LONGEST_TITLE && !full) return { ...draft, title };
  return { ...draft, description: `${draft.description} With ${what}.` };
}

function inKitchen(draft: Draft, palette: Palette): Draft {
  const title = `${palette.word}-Style ${draft.title}`;
  if (title.length <= LONGEST_TITLE) return { ...draft, title };
  return { ...draft, description: `${draft.description} Seasoned the ${palette.word} way.` };
}

/**
 * Ensures that title or description mention the main given foods and the requested cuisine.
 * @param asked the requested cuisine, if the dish is not native to it
 */
export function nameDish(draft: Draft, k: Kitchen, asked: Palette | null): Named {
  const items = k.list();
  let named: Draft = draft;
  const unmentioned = mainOf(items).filter((item) => !mentions(wordsOf(`${draft.title} ${draft.description}`), item));
  for (const item of unmentioned) named = withFood(named, k.label(item));
  const isCuisineUnmentioned = asked !== null && !hasSeasoningOf(items, asked);
  if (
    asked !== null &&
    !isCuisineUnmentioned &&
    !wordsOf(`${named.title} ${named.description}`).includes(` ${asked.word.toLowerCase()}`)
  )
    named = inKitchen(named, asked);
  return { ...named, hasUnmentionedFood: unmentioned.length > 0, isCuisineUnmentioned };
}

const isSavory = (items: readonly Item[]): boolean =>
  items.some(
    ({ food }) => isMeatOrFish(food) || (food.role === 'veg' && food.texture !== undefined) || food.role === 'aromatic',
  );

/**
 * Returns a finishing herb that gives a savory dish the requested cuisine; undefined if it has one already or none is
 * allowed.
 */
export function finishFor(
  items: readonly Item[],
  palette: Palette,
  allows: (food: Food) => boolean,
): Food['name'] | undefined {
  if (!isSavory(items) || hasSeasoningOf(items, palette)) return undefined;
  return palette.herbs.find((name) => allows(getFood(name)));
}
