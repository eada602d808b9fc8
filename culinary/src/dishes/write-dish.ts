import type { Write } from '#compose/dish-form';
import type { Equipment } from '#compose/equipment';
import { isKindOf } from '#compose/kind-of-food';
import type { Item, Kitchen } from '#compose/kitchen';
import { type Dish, type DishFood, servesOf } from '#dishes/dish';
import { renderStep } from '#dishes/step-template';
import { literalWords, type Replaced } from '#dishes/literal-words';
import { titleCase } from '#compose/sentences';
import { capital } from '#food-words';
import { getFood } from '#ingredient-catalogue';

/** Diets that a title states if a food was replaced for them. */
const STATED = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'] as const;

/** Returns the food of a key in the kitchen: the given one, or the dish's own. Undefined if the dish goes without it. */
function itemFor(k: Kitchen, dish: Dish, key: string, [food, amount, options = {}]: DishFood): Item | undefined {
  const [given] = k.in(key);
  if (given !== undefined) {
    const own = getFood(food);
    const chosen = given.food.name !== food && isKindOf(given.food, own) ? k.choose(given, own) : given;
    return options.note === undefined ? chosen : k.prepare(chosen, options.note);
  }
  if (options.when === 'given') return undefined;
  if (options.when === 'garnish' && !k.may(food)) return undefined;
  return k.add(food, amount / servesOf(dish), {
    slot: options.measured === true ? 'measured' : key,
    ...(options.cut === undefined ? {} : { cut: options.cut }),
    ...(options.note === undefined ? {} : { note: options.note }),
  });
}

/** Returns the step templates of a dish, cooked with the given equipment if it knows that way. */
export function stepsOf(dish: Dish, equipment?: Equipment): readonly string[] {
  const way = equipment === undefined ? undefined : dish.ways?.[equipment];
  return way === undefined ? dish.steps : dish.steps.toSpliced(way.from - 1, way.to - way.from + 1, ...way.steps);
}

/** Returns the writer of a dish: its foods for the kitchen's servings, and its steps with their names. */
export const writeDish =
  (dish: Dish): Write =>
  (k) => {
    const items = new Map<string, readonly Item[]>();
    const replaced: Replaced[] = [];
    for (const [key, food] of Object.entries(dish.foods)) {
      const item = itemFor(k, dish, key, food);
      if (item === undefined) continue;
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
      .map((template) => renderStep(say(template), source, has))
      .filter(({ text }) => text !== '');
    steps.forEach(({ text, cook, wait }, at) => {
      k.step(at === steps.length - 1 ? `${text} ${say(dish.keeps)}` : text, { cook, wait });
    });
    const title = titleCase(say(dish.name));
    const diet = replaced.some(({ item }) => !item.given) ? STATED.find((each) => k.diets.includes(each)) : undefined;
    const isStated = diet === undefined || title !== titleCase(dish.name);
    return {
      title: title === titleCase(dish.name) ? `${isStated ? '' : `${capital(diet)} `}${dish.name}` : title,
      description: say(dish.about),
    };
  };
