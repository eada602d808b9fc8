import { foodWords } from '#food-words';
import type { IngredientLine, TextSpan } from '#line/ingredient-line-type';
import { namesOf } from '#ingredient-catalogue';
import { findPhrases, type StepWord } from '#steps/step-words';

const MAX_LINES = 300;
const LONGEST = 6;

// Words that may be dropped from a name, or stand alone for it: "garlic cloves" are "the garlic".
const FORM_WORDS: ReadonlySet<string> = new Set(
  'clove leaf fillet breast thigh leg wing drumstick stalk floret powder seed wedge sprig root bulb head cheese extract essence pasta spaghetti rice shoulder loin steak chop mince shank rib rind zest juice fish flake bean pod cob stick sheet oil'.split(
    ' ',
  ),
);
// Too ambiguous to denote a food by themselves.
const AMBIGUOUS_WORDS: ReadonlySet<string> = new Set(
  'clove leaf fillet stalk powder seed wedge sprig root bulb head extract essence sheet piece slice can tin pack packet bag bunch handful pinch cube half large small medium fresh optional taste dry dried red green white black brown yellow whole ground hot cold warm sweet extra light dark plain good free range ripe baby hard soft thick thin of and or the a an for to in with from at more other all purpose low fat high quality topping serving garnish flake stick rib pod cob loin chop floret thing baking cooking'.split(
    ' ',
  ),
);

// Collective nouns and the roles that they cover.
const COLLECTIVE =
  'vegetable veg veggie:veg aromatic|meat:meat braise mince poultry sausage cured|fish:fish|seafood:fish shellfish|herb:herb|spice:spice sweet-spice|cheese:cheese|nut:nut|pasta:pasta|bean:legume|lentil:lentil|fruit:fruit|stock broth:stock|seasoning:seasoning|sweetener:sweetener'
    .split('|')
    .map((row) => row.split(':').map((words) => words.split(' ')));

interface Named {
  readonly rank: number;
  readonly lines: readonly number[];
}

/** Returns the phrases that may denote a line, each with its distance from the written name (0 is closest). */
function phrasesFor(line: IngredientLine): Map<string, number> {
  const phrases = new Map<string, number>();
  const put = (words: readonly string[], rank: number, allowAmbiguous = false): void => {
    const key = words.join(' ');
    const isAmbiguous = words.length === 1 && (key.length < 3 || (AMBIGUOUS_WORDS.has(key) && !allowAmbiguous));
    if (words.length === 0 || words.length > LONGEST || isAmbiguous) return;
    phrases.set(key, Math.min(rank, phrases.get(key) ?? rank));
  };
  for (const [at, name] of [line.name, ...line.alternatives].entries()) {
    const words = foodWords(name.slice(0, 120));
    const later = at === 0 ? 0 : 1;
    put(words, later);
    for (let from = 1; from < words.length; from += 1) put(words.slice(from), from === words.length - 1 ? 2 : 1);
    // "Aceite de oliva", "huile d'olive": the head noun comes first.
    const of = words.findIndex((word) => word === 'de' || word === 'di');
    if (of > 0) put(words.slice(0, of), 2);
    const last = words.at(-1);
    if (last !== undefined && words.length > 1 && FORM_WORDS.has(last)) {
      for (let from = 0; from < words.length - 1; from += 1) put(words.slice(from, -1), 2);
    }
  }
  const food = line.food?.food;
  if (line.food !== null && food !== undefined) {
    if (food.name === 'egg') for (const part of ['yolk', 'egg yolk', 'egg white']) put(part.split(' '), 3);
    // Cloves have no other name, and short ribs are "the ribs".
    put(foodWords(line.food.name), 1, true);
    put(foodWords(food.short ?? ''), 1, true);
    // Step words contain no apostrophes: "za", "atar".
    put(foodWords(line.food.name.replaceAll(/['’](?!s\b)/gu, ' ')), 1);
    for (const name of namesOf(food)) put(foodWords(name), 3);
  }
  return phrases;
}

function dictionary(lines: readonly IngredientLine[]): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  const put = (key: string, rank: number, line: number): void => {
    const before = names.get(key);
    if (before === undefined || rank < before.rank) names.set(key, { rank, lines: [line] });
    else if (rank === before.rank && !before.lines.includes(line))
      names.set(key, { rank, lines: [...before.lines, line] });
  };
  for (const [at, line] of lines.slice(0, MAX_LINES).entries()) {
    for (const [key, rank] of phrasesFor(line)) {
      put(key, rank, at);
      // German dative after "mit": "2 Eiern".
      if (/e[lr]$/u.test(key)) put(`${key}n`, rank, at);
    }
    const role = line.food?.food.role;
    if (role === undefined) continue;
    for (const [words = [], roles] of COLLECTIVE)
      if (roles?.includes(role) === true) for (const word of words) put(word, 2.5, at);
  }
  return names;
}

const dictionaries = new WeakMap<readonly IngredientLine[], ReadonlyMap<string, Named>>();
// Made of a food, or named after it, but a different food.
const OTHER_THING: ReadonlySet<string> = new Set('stock broth powder cube seasoning water white yolk'.split(' '));

/**
 * Finds where a step mentions foods of the ingredient list, in order, with the lines that each mention covers. Never
 * throws.
 */
export function findIngredients(
  text: string,
  words: readonly StepWord[],
  lines: readonly IngredientLine[],
): (TextSpan & { readonly lines: readonly number[] })[] {
  if (lines.length === 0) return [];
  let names = dictionaries.get(lines);
  if (names === undefined) {
    names = dictionary(lines);
    dictionaries.set(lines, names);
  }
  return findPhrases(text, words, names, LONGEST)
    .filter(({ to, end }) => {
      const next = words[to];
      if (next === undefined || text.slice(end, next.start) !== ' ') return true;
      return !OTHER_THING.has(next.word) && !(next.word === 'cheese' && words[to - 1]?.word === 'cream');
    })
    .map(({ start, end, value }) => ({ start, end, lines: value.lines }));
}
