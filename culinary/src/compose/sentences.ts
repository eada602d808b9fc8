import type { Item, Kitchen } from '#compose/kitchen';
import { type Heat, minutesOf, panMethod, type ProteinMethod } from '#compose/technique';
import { capital, singular } from '#food-words';

const SMALL_WORDS = new Set([
  'and',
  'with',
  'in',
  'on',
  'the',
  'of',
  'a',
  'an',
  'for',
  'or',
  'to',
  'from',
  'at',
  'over',
]);

const hyphened = (word: string): string =>
  word
    .split('-')
    .map((part, at) => (at > 0 && SMALL_WORDS.has(part) ? part : capital(part)))
    .join('-');

/** Title-cases a text as a cookbook does. Drops repeated words when a cuisine and a food share one. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .filter((word, at, words) => word.toLowerCase() !== words[at - 1]?.toLowerCase())
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : hyphened(word)))
    .join(' ');
}

/** Groups vegetables of similar cooking time, longest first. */
function waves(
  items: readonly Item[],
  heat: Heat,
): readonly { readonly items: readonly Item[]; readonly minutes: number }[] {
  const sorted = items.toSorted(
    (left, right) => minutesOf(right.food, heat, right.cut) - minutesOf(left.food, heat, left.cut),
  );
  const groups: { items: Item[]; minutes: number }[] = [];
  for (const item of sorted) {
    const minutes = minutesOf(item.food, heat, item.cut);
    const last = groups.at(-1);
    if (last !== undefined && last.minutes - minutes <= (heat === 'roast' ? 6 : 2)) last.items.push(item);
    else groups.push({ items: [item], minutes });
  }
  return groups;
}

/**
 * Returns sentences that add vegetables in stages, and their total minutes: "Add the carrots and cook for 6 minutes.
 * Add the peppers and cook for 4 minutes. Stir in the spinach for the last 2 minutes."
 */
export function inStages(
  kitchen: Kitchen,
  items: readonly Item[],
  heat: Heat,
  verb: string,
  cue = '',
): { text: string; minutes: number } {
  const groups = waves(items, heat);
  const parts: string[] = [];
  let total = 0;
  groups.forEach((group, at) => {
    const next = groups[at + 1];
    const minutes = group.minutes - (next?.minutes ?? 0);
    total += minutes;
    const names = kitchen.the(group.items);
    const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    if (groups.length === 1) parts.push(`Add ${names} and ${verb} for ${time}${cue === '' ? '' : `, ${cue}`}.`);
    else if (next === undefined)
      parts.push(
        at > 0 && minutes <= 3
          ? `Stir in ${names} for the last ${time}${cue === '' ? '' : `, ${cue}`}.`
          : `Add ${names} and give everything ${time} more${cue === '' ? '' : `, ${cue}`}.`,
      );
    else parts.push(at === 0 ? `Add ${names} and ${verb} for ${time}.` : `Add ${names} and ${verb} for ${time} more.`);
  });
  return { text: parts.join(' '), minutes: total };
}

const isInOnePiece = ({ food, cut, note }: Item): boolean =>
  cut === 'whole' && note === undefined && food.unit === 'piece';

/** Returns sentences that fry each protein in turn, with its doneness cue. */
export function panFry(kitchen: Kitchen, items: readonly Item[], opening = 'Add'): { text: string; minutes: number } {
  const method = (item: Item): ProteinMethod => panMethod(item.food, isInOnePiece(item));
  const order = items.toSorted((left, right) => method(right).minutes - method(left).minutes);
  let total = 0;
  const parts = order.map((item, at) => {
    const { minutes, cue } = method(item);
    total += minutes;
    const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    return `${at === 0 ? opening : 'Add'} ${kitchen.the(item)} and cook for ${time}, ${cue}.`;
  });
  return { text: parts.join(' '), minutes: total };
}

/**
 * Returns the most prominent foods for a title: given ones first, no two that share a word ("red cabbage and cabbage").
 */
export function mainNames(kitchen: Kitchen, items: readonly Item[], most: number): string[] {
  return distinct(givenFirst(items).map((item) => kitchen.label(item))).slice(0, most);
}

/** Like `stars`, in the form before another noun: "carrot" soup, "chickpea" curry. */
export function nounModifiers(items: readonly Item[], most: number): string[] {
  const names = givenFirst(items).map(({ food, name }) => {
    const shown = name === food.name ? (food.short ?? name) : name;
    const plain = shown.replace(/ (?:powder|extract|paste|flakes)$/u, '');
    const cut = plain.lastIndexOf(' ') + 1;
    const last = plain.slice(cut);
    return last.endsWith('gras') ? plain : plain.slice(0, cut) + singular(last);
  });
  return distinct(names).slice(0, most);
}

const givenFirst = (items: readonly Item[]): readonly Item[] => {
  const given = items.filter((item) => item.given);
  return given.length > 0 ? given : items;
};

/** Colors do not make names alike: green beans are no green lentils. */
const COLORS: ReadonlySet<string> = new Set([
  'green',
  'black',
  'white',
  'brown',
  'yellow',
  'dried',
  'canned',
  'ground',
]);

export function distinct(names: readonly string[]): string[] {
  const said = new Set<string>();
  return names.filter((name) => {
    const words = name
      .split(' ')
      .filter((word) => word.length > 3 && !COLORS.has(word))
      .map(singular);
    if (words.some((word) => said.has(word))) return false;
    for (const word of words) said.add(word);
    return true;
  });
}
