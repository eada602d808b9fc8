import { type Food, findFood, findFoods, type FoundFood } from '#ingredient-catalogue';
import { parseIngredientLine, weightOfLine } from '#ingredient-line';
import type { Given } from '#compose/kitchen';
import { splitUnwanted } from '#compose/left-out';
import { grams } from '#measure';

export interface Unusable {
  readonly text: string;
  readonly reason: string;
}

export interface ReadRequest {
  readonly given: readonly Given[];
  readonly unusable: readonly Unusable[];
  /** Foods that must not be in the dish. */
  readonly leftOut: readonly Food[];
  /** Lower-case text of all entries, for words that name a dish. */
  readonly wishes: string;
  readonly surprise: boolean;
}

// A recipe needs no more than these, and hostile input gets no more work than this.
const MOST_ENTRIES = 200;
const MOST_CHARACTERS = 200;
const MOST_FOODS = 60;
const MOST_COMPLAINTS = 50;

// What may stand around a food without being one ("onion, finely minced", "something quick for dinner").
const NOTE_WORDS: ReadonlySet<string> = new Set(
  'finely roughly coarsely thinly freshly lightly well to for if and or at about very cut into in the some a an as needed taste serve serving garnish optional chopped diced sliced minced grated shredded peeled cubed crushed halved quartered drained rinsed trimmed thawed cooked melted softened beaten room temperature piece pieces strip strips cube cubes chunk chunks washed torn ground toasted divided plus extra more such etc please thanks boneless skinless stuff things recipe with using something make me want have i easy quick healthy simple leftover leftovers dinner lunch breakfast dessert snack soup salad stew curry roast bake smoothie pie sandwich bowl creamy spicy sweet crispy grilled baked roasted fried'.split(
    ' ',
  ),
);

const isNote = (part: string): boolean =>
  (part.toLowerCase().match(/\p{L}+/gu) ?? ['?']).every((word) => NOTE_WORDS.has(word));

/** Whether somebody leaves the choice to us: 'surprise me', 'surprise me with available ingredients'. */
const isSurprise = (text: string): boolean => /^\W*surprise\s+me\b/iu.test(text);

const shown = (text: string): string => (text.length > 40 ? `${Array.from(text).slice(0, 39).join('')}…` : text);

export function readRequest(entries: readonly string[]): ReadRequest {
  const filled: string[] = [];
  let unread = 0;
  for (const entry of entries) {
    if (filled.length < MOST_ENTRIES) {
      const text = entry.slice(0, MOST_CHARACTERS).trim();
      if (text !== '') filled.push(text);
    } else unread += 1;
  }
  const first = filled[0];
  if (filled.length === 1 && first !== undefined && isSurprise(first))
    return { given: [], unusable: [], leftOut: [], wishes: '', surprise: true };

  const given: Given[] = [];
  const unusable: Unusable[] = [];
  const take = ({ food, name }: FoundFood, weight: Given['weight']): void => {
    const at = given.findIndex((other) => other.food.name === food.name);
    const there = given[at];
    if (there === undefined) given.push({ food, name, weight });
    else if (there.weight !== null && weight !== null) given[at] = { ...there, weight: grams(there.weight + weight) };
  };
  const leftOut: Food[] = [];
  const leave = (text: string): void => {
    const foods = findFoods(text).map(({ food }) => food);
    leftOut.push(...foods);
    const reason =
      foods.length > 0
        ? 'Left out, as you asked. What may be made from it I do not check yet'
        : `I do not know '${shown(text)}', so I cannot promise to leave it out`;
    unusable.push({ text: shown(text), reason });
  };
  for (const entry of filled) {
    for (const asked of partsOf(entry)) {
      const { wanted: part, unwanted } = splitUnwanted(asked);
      for (const text of unwanted) leave(text);
      if (part === '') continue;
      const line = parseIngredientLine(part);
      const exact = findFood(line.name);
      const found = findFoods(line.name);
      // One name is one food ("chicken stock"); a phrase may hold several ("creamy garlic mushroom pasta").
      const several = found.length > 1 && found.some(({ food }) => food.name !== exact?.food.name);
      if (exact !== null && !several) take(exact, weightOfLine(line, exact.food));
      else if (several) for (const each of found) take(each, null);
      else if (!isNote(part)) unusable.push({ text: shown(part), reason: `'${shown(part)}' is no food I know` });
    }
  }
  if (given.length === 0 && unusable.length === 0 && first !== undefined) {
    unusable.push({ text: shown(first), reason: `'${shown(first)}' names no food I could cook with` });
  }
  const told = unusable.slice(0, MOST_COMPLAINTS);
  if (unusable.length > told.length) {
    told.push({ text: `${unusable.length - told.length} more`, reason: 'more of what I do not know' });
  }
  if (given.length > MOST_FOODS) {
    told.push({
      text: `${given.length - MOST_FOODS} more foods`,
      reason: `${MOST_FOODS} foods are as many as one kitchen table holds`,
    });
  }
  if (unread > 0) {
    told.push({
      text: `${unread} more entries`,
      reason: `I read the first ${MOST_ENTRIES}; one recipe needs no more`,
    });
  }
  return {
    given: given.filter(({ food }) => !leftOut.includes(food)).slice(0, MOST_FOODS),
    leftOut,
    unusable: told,
    wishes: filled.join(' ').toLowerCase().slice(0, 2000),
    surprise: false,
  };
}

function partsOf(entry: string): string[] {
  // Commas inside numbers and parentheses are not separators.
  return entry
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[;\n|•]|,(?!\d)|\s+(?:and|&|\+|plus|with)\s+/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
