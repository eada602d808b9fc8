import type { FoodRole } from '#catalogue/food-row';
import type { Write } from '#compose/dish-form';
import type { Equipment } from '#compose/equipment';
import { nameFor } from '#compose/food-name';
import { listOf } from '#compose/list-of';
import { isKindOf, isPartOf } from '#compose/kind-of-food';
import { isDriedBean } from '#compose/leftovers';
import type { Item, Kitchen } from '#compose/kitchen';
import { type Dish, type DishFood, servesOf } from '#dishes/dish';
import { renderStep } from '#dishes/step-template';
import { literalWords, type Replaced } from '#dishes/literal-words';
import { titleCase } from '#compose/sentences';
import { capital } from '#food-words';
import { SUBSTITUTE_RATIOS } from '#compose/substitutions';
import { type Food, getFood, gramsPerUnit } from '#ingredient-catalogue';

/** Diets that a title states if a food was replaced for them. */
const STATED = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'] as const;

/** True if a food was named for another: its kind, or what it is part of. */
const isMeantBy = (given: Food, food: Food): boolean => isKindOf(given, food) || isPartOf(food, given);

/** Returns the food of a key in the kitchen: the given one, or the dish's own. Undefined if the dish goes without it. */
function itemFor(k: Kitchen, dish: Dish, key: string, [food, amount, options = {}]: DishFood): Item | undefined {
  const [given] = k.in(key);
  if (given !== undefined) {
    const meant = [food, ...(options.or ?? [])]
      .map((name) => getFood(name))
      .find((each) => isMeantBy(given.food, each));
    const chosen = given.food.name === food || meant === undefined ? given : k.choose(given, meant);
    // Dried beans are soaked and boiled first; the note is about canned ones.
    return options.note === undefined || isDriedBean(given.food) ? chosen : k.prepare(chosen, options.note);
  }
  if (options.when === 'given') return undefined;
  if (options.when === 'garnish' && !k.may(food)) return undefined;
  const slot = options.measured === true ? 'measured' : key;
  const item = k.add(food, amount / servesOf(dish), {
    slot,
    ...(options.cut === undefined ? {} : { cut: options.cut }),
    ...(options.note === undefined ? {} : { note: options.note }),
  });
  if (item.given || item.slot === slot) return item;
  // One food replaces two: beef and pork are both plant-based mince. The list shows the sum.
  const ratio = item.food.name === food ? 1 : (SUBSTITUTE_RATIOS[item.food.name] ?? 1);
  const more = (amount / servesOf(dish)) * gramsPerUnit(getFood(food)) * ratio;
  return k.weigh(item, item.weight / k.servings + more);
}

/** Returns the step templates of a dish, cooked with the given equipment if it knows that way. */
export function stepsOf(dish: Dish, equipment?: Equipment): readonly string[] {
  const way = equipment === undefined ? undefined : dish.ways?.[equipment];
  return way === undefined ? dish.steps : dish.steps.toSpliced(way.from - 1, way.to - way.from + 1, ...way.steps);
}

/**
 * Cooked rice keeps for a day only: its spores survive boiling. A dish that is written with rice says so itself; the
 * text of one that is served with it is about the rest.
 */
const RICE_KEEPS = 'Cool leftover rice within an hour and eat it within a day.';
const keepsOf = ({ keeps, foods }: Dish, keys: ReadonlySet<string>): string => {
  const isServedWithRice = Object.entries(foods).some(
    ([key, [name, , options]]) => keys.has(key) && options?.when !== undefined && RICE.has(getFood(name).role),
  );
  return isServedWithRice && !/\bfresh rice\b|\brice\b[^.]*\b(?:fresh|day)\b/iu.test(keeps)
    ? `${keeps} ${RICE_KEEPS}`
    : keeps;
};
const RICE: ReadonlySet<FoodRole> = new Set<FoodRole>(['rice', 'risotto-rice']);

/** Says which garnish of the description a rule left out: the description names it. */
function describe({ foods }: Dish, about: string, items: ReadonlyMap<string, readonly Item[]>): string {
  const left = Object.entries(foods).flatMap(([key, [name, , options]]) => {
    const food = getFood(name);
    const noun = (food.short ?? food.name).split(' ').at(-1) ?? '';
    const isNamed = new RegExp(String.raw`\b${RegExp.escape(noun)}(?:e?s)?\b`, 'iu').test(about);
    return options?.when === 'garnish' && !items.has(key) && isNamed ? [nameFor(food, food.name, 2)] : [];
  });
  return left.length === 0 ? about : `${about} This one goes without the ${listOf(left)}.`;
}

const RAW_FISH =
  /(?:^|(?<=\. ))[^.]*\b(?:eating raw|poach (?:it|any))\b[^.]*\. ?|; with raw fish[^.]*|(?<=\}), without skin,|raw fish does not keep, and |; raw fish does not keep(?!,)/gu;
const isFish = ({ role }: Food): boolean => role === 'fish' || role === 'tinned-fish' || role === 'shellfish';
/** Leaves out how raw fish is handled where something else takes its place. */
const withoutRawFish = (template: string, replaced: readonly Replaced[]): string =>
  replaced.some(({ own, item }) => isFish(own) && !isFish(item.food)) ? template.replaceAll(RAW_FISH, '') : template;

/** Returns the writer of a dish: its foods for the kitchen's servings, and its steps with their names. */
export const writeDish =
  (dish: Dish): Write =>
  (k) => {
    const items = new Map<string, readonly Item[]>();
    const replaced: Replaced[] = [];
    for (const [key, food] of Object.entries(dish.foods)) {
      const item = itemFor(k, dish, key, food);
      if (item === undefined) continue;
      for (const [other, [there]] of items) if (there?.food.name === item.food.name) items.set(other, [item]);
      items.set(key, [item]);
      const own = getFood(food[0]);
      if (item.food.name !== own.name) replaced.push({ own, item });
    }
    for (const key of Object.keys(dish.welcomes ?? {})) items.set(key, k.in(key));
    const has = (key: string): boolean => (items.get(key)?.length ?? 0) > 0;
    const source = {
      factor: k.servings / servesOf(dish),
      salt: () => k.salt(),
      pinch: () => k.pinch(),
      season: () => k.season(),
      foods: (keys: readonly string[], how: 'the' | 'plain' | 'juice'): string | null => {
        const named = keys.flatMap((key) => items.get(key) ?? []);
        const [first] = named;
        if (first === undefined) return null;
        if (how === 'juice') return `the ${k.juice(first)}`;
        return how === 'plain' ? k.name(named) : k.the(named);
      },
    };
    const say = literalWords(k, replaced);
    const steps = stepsOf(dish, k.equipment)
      .map((template) => renderStep(say(withoutRawFish(template, replaced)), source, has))
      .filter(({ text }) => text !== '');
    const keeps = say(withoutRawFish(keepsOf(dish, new Set([...items.keys()].filter(has))), replaced));
    steps.forEach(({ text, cook, wait }, at) => {
      k.step(at === steps.length - 1 ? `${text} ${keeps}` : text, { cook, wait });
    });
    const diet = replaced.some(({ item }) => !item.given) ? STATED.find((each) => k.diets.includes(each)) : undefined;
    // What replaces chicken is called vegan chicken; the dish keeps its eggs if they are allowed.
    const said = k.diets.includes('vegan')
      ? say(dish.name)
      : say(dish.name).replace(/\bvegan\b/iu, diet ?? 'vegetarian');
    const title = titleCase(said);
    const isStated = diet === undefined || title !== titleCase(dish.name);
    return {
      title: title === titleCase(dish.name) ? `${isStated ? '' : `${capital(diet)} `}${dish.name}` : title,
      description: capital(describe(dish, say(dish.about), items)),
    };
  };
