import { isMeatOrFish } from '#compose/meat-or-fish';
import type { Item, Kitchen } from '#compose/kitchen';
import { pluralOf } from '#food-words';
import type { Food } from '#ingredient-catalogue';

/** A food of a dish and the item that took its place. */
export interface Replaced {
  readonly own: Food;
  readonly item: Item;
}

/** Words for flesh in general, which a step uses after it has named the food. */
const FLESH = ['meat', 'fish', 'mince', 'fillet', 'bird', 'seafood', 'joint'];
/** Words of food names that mean nothing, or a dish, by themselves: "bread" of bread flour, "pie" of pumpkin pie spice. */
const NO_HEAD: ReadonlySet<string> = new Set(
  'ground dried fresh canned heavy light whole white red green black long grain all purpose puff hard firm sweet hot dark milk plain greek roasting stewing sauce paste stock oil powder water juice bread cake pie curry pizza burger taco sushi ramen lasagna mole jerk satay dal'.split(
    ' ',
  ),
);

const wordsFor = ({ own, item }: Replaced): readonly string[] => {
  const flesh = isMeatOrFish(own) && !isMeatOrFish(item.food) ? FLESH : [];
  // "Beef" is what a stew is made of, not its beef stock.
  if (own.name.endsWith(' stock')) return [own.name, own.short ?? own.name];
  return [
    own.name,
    own.short ?? own.name,
    ...own.name.split(' ').filter((word) => word.length > 2 && !NO_HEAD.has(word)),
    ...flesh,
  ];
};

/**
 * Returns a function that replaces, in the text of a dish outside of placeholders, the names of foods that something
 * else took the place of: "until the meat is tender" of a dish made with lentils.
 */
export function literalWords(k: Kitchen, replaced: readonly Replaced[]): (text: string) => string {
  if (replaced.length === 0) return (text) => text;
  const labels = new Map<string, Item>();
  for (const each of replaced)
    for (const word of wordsFor(each))
      for (const form of [word, pluralOf(word)])
        if (!labels.has(form.toLowerCase())) labels.set(form.toLowerCase(), each.item);
  // Before another noun of a title it is singular: "Chickpea Curry".
  const named = (match: string, rest: string): string => {
    const item = labels.get(match.toLowerCase());
    if (item === undefined) return match;
    return /^ \p{Lu}/u.test(rest) ? item.food.name : k.label(item);
  };
  const longestFirst = [...labels.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`\{[^}]*\}|\b(?:${longestFirst.map((word) => RegExp.escape(word)).join('|')})\b`,
    'giu',
  );
  return (text) =>
    text.replaceAll(pattern, (match: string, at: number) =>
      match.startsWith('{') ? match : named(match, text.slice(at + match.length)),
    );
}
