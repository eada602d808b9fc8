import { spaced } from '#compose/dish-words';

/** A well-known dish without a dish form of its own. */
export interface OtherDish {
  readonly name: string;
  /** The words that select the nearest dish form. */
  readonly nearest: string;
  /** The foods that its name implies, and the other foods in the text. */
  readonly foods: string;
}

type Dishes = Readonly<Record<string, readonly [nearest: string, foods?: string]>>;

interface KnownDish {
  readonly name: string;
  readonly nearest: string;
  readonly foods: string;
  /** Its index; the first of several dishes in a text counts. */
  readonly at: number;
}

const byFirstWord = (dishes: Dishes): ReadonlyMap<string, readonly KnownDish[]> =>
  Map.groupBy(
    Object.entries(dishes).map(([name, [nearest, foods = '']], at) => ({ name, nearest, foods, at })),
    ({ name }) => name.split(' ')[0] ?? '',
  );
let known = byFirstWord({});

/** Registers the dishes known by name only; loaded together with the aliases. */
export function registerOtherDishes(dishes: Dishes): void {
  known = byFirstWord(dishes);
}

/**
 * Returns the well-known dish that a text names, or null. A word within a food name (`named`: "sushi rice") does not
 * count.
 */
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
    nearest,
    foods: `${words.replace(` ${name} `, ' ')}, ${foods}`,
  };
}
