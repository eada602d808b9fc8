import type { Food, FoodName } from '#ingredient-catalogue';

/** What a dish can be made of in place of its meat. */
export type Main = Animal | 'fish' | 'shrimp' | 'plant';

/** The cuts of an animal by how a dish cooks them, and the minutes that cubes of it simmer until they are tender. */
interface Cuts {
  readonly quick: FoodName;
  /** Pounded thin and breaded. */
  readonly flat?: FoodName;
  readonly slow: FoodName;
  readonly minced?: FoodName;
  readonly tenderAfter: number;
}

export const CUTS = {
  beef: { quick: 'sirloin steak', flat: 'minute steak', slow: 'stewing beef', minced: 'ground beef', tenderAfter: 105 },
  veal: { quick: 'veal cutlet', flat: 'veal cutlet', slow: 'stewing veal', minced: 'ground veal', tenderAfter: 80 },
  lamb: { quick: 'lamb loin', slow: 'lamb shoulder', minced: 'ground lamb', tenderAfter: 90 },
  goat: { quick: 'goat meat', slow: 'goat meat', tenderAfter: 110 },
  venison: { quick: 'venison steak', slow: 'stewing venison', minced: 'ground venison', tenderAfter: 100 },
  pork: {
    quick: 'pork tenderloin',
    flat: 'pork cutlet',
    slow: 'pork shoulder',
    minced: 'ground pork',
    tenderAfter: 80,
  },
  chicken: {
    quick: 'chicken breast',
    flat: 'chicken breast',
    slow: 'chicken thigh',
    minced: 'ground chicken',
    tenderAfter: 40,
  },
  turkey: {
    quick: 'turkey breast',
    flat: 'turkey breast',
    slow: 'turkey breast',
    minced: 'ground turkey',
    tenderAfter: 35,
  },
  duck: { quick: 'duck breast', slow: 'duck leg', tenderAfter: 80 },
} as const satisfies Readonly<Record<string, Cuts>>;
export type Animal = keyof typeof CUTS;

export const cutsOf = (animal: Animal): Cuts => CUTS[animal];
export const isPoultry = (main: Main): boolean => main === 'chicken' || main === 'turkey' || main === 'duck';
export const isAnimal = (main: Main): main is Animal => main in CUTS;

const WORDS: readonly (readonly [RegExp, Animal])[] = [
  [/venison/u, 'venison'],
  [/goat/u, 'goat'],
  [/lamb/u, 'lamb'],
  [/veal/u, 'veal'],
  [/pork|spare rib/u, 'pork'],
  [/chicken|cornish hen/u, 'chicken'],
  [/turkey/u, 'turkey'],
  [/duck/u, 'duck'],
  [/beef|steak|short rib|oxtail/u, 'beef'],
];
const FLESH: ReadonlySet<Food['role']> = new Set<Food['role']>(['poultry', 'meat', 'braise', 'mince']);
/** Vegetables and legumes that a cook puts in the place of meat; dried beans take a cooking of their own. */
const HEARTY =
  /^(?:chickpea|(?:black|kidney|pinto|borlotti|white|cannellini|butter|navy|mixed) bean|black-eyed pea|(?:\w+ )?lentil|jackfruit|cauliflower|mixed vegetables|eggplant|sweet potato|butternut squash|zucchini|celeriac|potato|paneer|halloumi|.*mushroom)$/u;

/** Returns what kind of main food this is, or null if it is none: stock, bacon, an onion. */
export function mainKind({ name, role }: Food): Main | null {
  if (FLESH.has(role))
    return (
      WORDS.find(([word]) => word.test(name))?.[1] ?? (role === 'mince' && name.startsWith('plant') ? 'plant' : null)
    );
  if (role === 'fish') return 'fish';
  if (name === 'shrimp') return 'shrimp';
  return role === 'tofu' || HEARTY.test(name) ? 'plant' : null;
}

/** Returns the word for the animal, or the name of a food of none. */
export function kindOfAnimal(food: Food): string {
  const kind = mainKind(food);
  return kind !== null && isAnimal(kind) ? kind : food.name;
}
