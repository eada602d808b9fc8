import type { Item, Kitchen } from '#compose/kitchen';
import { type FoodName, foodSet } from '#ingredient-catalogue';

/** Flours that make a dough alone: their gluten holds the gas of the yeast. */
const STRONG = foodSet('all-purpose flour', 'bread flour', 'cake flour', 'spelt flour', 'wholewheat flour');
/** The maximum share of a weak flour that still rises: kitchen practice. */
const MAX_SHARE: Partial<Record<FoodName, number>> = {
  'rye flour': 0.5,
  'almond flour': 0.15,
  'coconut flour': 0.1,
  'potato flour': 0.1,
  'soy flour': 0.1,
  'vital wheat gluten': 0.03,
};
const USUAL_SHARE = 0.2;
/** Grams of water per gram beyond what white flour absorbs. */
const THIRST: Partial<Record<FoodName, number>> = {
  'coconut flour': 2,
  'potato flour': 1.5,
  'vital wheat gluten': 0.8,
  'oat flour': 0.1,
  'rye flour': 0.08,
  'wholewheat flour': 0.06,
  'spelt flour': -0.04,
};

interface FlourMix {
  readonly items: readonly Item[];
  /** The adjective of the dough ("rye", "wholewheat"); '' for plain wheat. */
  readonly word: string;
  /** Grams of water per person. */
  readonly water: number;
  /** Share of flours without wheat gluten, 0–0.5. */
  readonly weak: number;
}

const PLAIN = foodSet('all-purpose flour', 'bread flour', 'cake flour');

/** Combines the given flours, with wheat for those that do not rise alone. */
export function mixFlours(k: Kitchen, perPerson: number, hydration: number, wheat: FoodName = 'bread flour'): FlourMix {
  const given = k.in('flour');
  const weak = given.filter(({ food }) => !STRONG.has(food.name));
  const strong = given.filter(({ food }) => STRONG.has(food.name));
  let share = 0;
  let water = hydration * perPerson;
  const weigh = (item: Item, grams: number): Item => {
    water += (THIRST[item.food.name] ?? 0) * grams;
    return k.weigh(item, grams);
  };
  const weakFlours = weak.map((item) => {
    const own = (MAX_SHARE[item.food.name] ?? USUAL_SHARE) / weak.length;
    share += own;
    return weigh(item, own * perPerson);
  });
  const rest = (1 - share) * perPerson;
  const strongFlours =
    strong.length > 0
      ? strong.map((item) => weigh(item, rest / strong.length))
      : [k.weigh(k.add(wheat, 1, { slot: 'flour' }), rest)];
  const named = [...weakFlours, ...strongFlours].find(({ food }) => !PLAIN.has(food.name));
  return {
    items: [...strongFlours, ...weakFlours],
    word: (named?.name ?? '').replace(/ ?(?:flour|harina|gluten|vital)/gu, '').trim(),
    water,
    weak: share,
  };
}

/** Adds salt by weight, because a dough cannot be salted to taste; empty if salt is excluded. */
export function doughSalt(k: Kitchen, perPerson: number): readonly Item[] {
  return k.may('salt') ? [k.weigh(k.add('salt', 1, { slot: 'measured' }), perPerson)] : [];
}

export function pourLiquid(k: Kitchen, perPerson: number): readonly Item[] {
  const there = k.in('liquid');
  const liquids = there.length > 0 ? there : [k.add('water', 1, { slot: 'liquid' })];
  return liquids.map((item) => k.weigh(item, perPerson / liquids.length));
}

/** Adds yeast: 7 g of dry yeast per 500 g of flour, three times as much fresh yeast. */
export function raise(k: Kitchen, flourPerPerson: number): Item {
  const yeast = k.in('yeast')[0] ?? k.add('active dry yeast', 1, { slot: 'yeast' });
  return k.weigh(yeast, flourPerPerson * (yeast.food.name === 'compressed yeast' ? 0.04 : 0.014));
}

export const loavesOf = (flourGrams: number, most: number): number => Math.max(1, Math.ceil(flourGrams / most));

/** "a loaf", "3 loaves". */
export const inLoaves = (count: number, one: string, many: string): string =>
  count === 1 ? `a ${one}` : `${count} ${many}`;
