import { spaced } from '#compose/dish-words';

/** A dish that no form bears the name of. */
export interface OtherDish {
  readonly name: string;
  /** The words that call the nearest dish there is. */
  readonly nearest: string;
  /** The nearest is as good as the thing itself. */
  readonly same: boolean;
  /** The foods its name speaks of, and what else the text names. */
  readonly foods: string;
}

type Dishes = Readonly<Record<string, readonly [nearest: string, foods?: string]>>;

// Named by words that some food has, too, so that no text with them asks for the rarer names.
const AT_ONCE: Dishes = {
  sushi: ['rice bowl', 'sushi rice, cucumber, avocado, nori'],
  'tikka masala': ['=curry', 'tikka paste, canned tomatoes, plain yogurt'],
  trifle: ['fool'],
  'bbq rib': ['sheet pan', 'spare rib'],
  'butter chicken': ['=curry', 'chicken thigh, butter, heavy cream, canned tomatoes'],
  'greek salad': ['=salad', 'tomato, cucumber, feta, olive, red onion'],
};
let known = Object.entries(AT_ONCE);

/** Adds the dishes that are known by name only; comes with the rarer names of foods. */
export function knowOtherDishes(dishes: Dishes): void {
  known = Object.entries({ ...AT_ONCE, ...dishes });
}

/** The dish of another cookbook that a text names, or null; a word in the name of a food (`named`: "sushi rice") asks for no dish. */
export function otherDishIn(text: string, named: readonly string[] = []): OtherDish | null {
  const words = spaced(text);
  for (const [name, [nearest, foods]] of known)
    if (words.includes(` ${name} `) && !named.some((each) => spaced(each).includes(` ${name} `)))
      return {
        name,
        nearest: nearest.replace('=', ''),
        same: nearest.startsWith('='),
        foods: `${words.replace(` ${name} `, ' ')}, ${foods ?? ''}`,
      };
  return null;
}
