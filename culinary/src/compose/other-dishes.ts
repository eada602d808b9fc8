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
interface KnownDish {
  readonly name: string;
  readonly nearest: string;
  readonly foods: string;
  /** Its position among all dishes: of several in one text the first counts. */
  readonly at: number;
}

const byFirstWord = (dishes: Dishes): ReadonlyMap<string, readonly KnownDish[]> =>
  Map.groupBy(
    Object.entries(dishes).map(([name, [nearest, foods = '']], at) => ({ name, nearest, foods, at })),
    ({ name }) => name.split(' ')[0] ?? '',
  );
let known = byFirstWord(AT_ONCE);

/** Adds the dishes that are known by name only; comes with the rarer names of foods. */
export function knowOtherDishes(dishes: Dishes): void {
  known = byFirstWord({ ...AT_ONCE, ...dishes });
}

/** The dish of another cookbook that a text names, or null; a word in the name of a food (`named`: "sushi rice") asks for no dish. */
export function otherDishIn(text: string, named: readonly string[] = []): OtherDish | null {
  const words = spaced(text);
  const candidates = new Set(words.split(' ').flatMap((word) => known.get(word) ?? []));
  const isAsked = ({ name }: KnownDish): boolean =>
    words.includes(` ${name} `) && !named.some((each) => spaced(each).includes(` ${name} `));
  const [dish] = [...candidates].filter(isAsked).toSorted((one, other) => one.at - other.at);
  if (dish === undefined) return null;
  const { name, nearest, foods } = dish;
  return {
    name,
    nearest: nearest.replace('=', ''),
    same: nearest.startsWith('='),
    foods: `${words.replace(` ${name} `, ' ')}, ${foods}`,
  };
}
