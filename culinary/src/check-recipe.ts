import { knowAllNames } from '#all-names';
import { type Diet, DIETS } from '#catalogue/food-row';
import { understandUnwanted } from '#compose/rules';
import { allergensIn, isOfMeat } from '#food-diets';
import { foodWords } from '#food-words';
import type { Food } from '#ingredient-catalogue';
import { isHeading } from '#ingredient-heading';
import { readIngredientList } from '#ingredient-list';
import type { IngredientLine } from '#line/ingredient-line-type';
import { contentsOf, type SaidFood } from '#line-contents';
import { foodsBeyondList } from '#steps/foods-beyond-list';

/** A recipe that is finished, whoever made it. */
export interface FinishedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** What must hold for it. `without` names foods, groups of foods or allergens, as people write them. */
export interface AskedRules {
  readonly diets: readonly Diet[];
  readonly without: readonly string[];
}

export interface RuleFinding {
  /** Where the fault is; `without` for what is asked to be left out and nobody knows what that is. */
  readonly place: 'title' | 'ingredients' | 'instructions' | 'without';
  /** Its position there. */
  readonly at: number;
  /** The line, the step or the title as it was written. */
  readonly text: string;
  /** A diet, or "without" and what was asked to be left out. */
  readonly rule: string;
  /** The food that is to blame, by its name in the catalogue; null where no food is known. */
  readonly food: string | null;
  /** `unsure` where a line names no food that is known, or only the title speaks of one that is on no line. */
  readonly certainty: 'breaks' | 'unsure';
}

const MOST_LINES = 300;
const MOST_RULES = 120;
const MOST_CHARACTERS = 10_000;
/** In all steps together, as of the ingredient list: several times what the longest recipe has. */
const MOST_CHARACTERS_OF_STEPS = 15_000;
const KOSHER: Diet = 'kosher-style';

interface Rule {
  readonly name: string;
  /** The food that breaks it, if one of these does. */
  readonly brokenBy: (foods: readonly SaidFood[], others: readonly Food[]) => Food | undefined;
  /** Words that break it where they stand, of what is no food that is known. */
  readonly words: readonly (readonly string[])[];
  /** What of it names nothing that is known. */
  readonly unknown: readonly string[];
}

const dietRule = (diet: Diet): Rule => ({
  name: diet,
  brokenBy: (foods) => foods.find(({ breaks }) => breaks.includes(diet))?.food,
  words: [],
  unknown: [],
});

function withoutRule(text: string): Rule {
  const meant = understandUnwanted(text);
  const unknown = meant === null ? [text] : (meant.unknown ?? []);
  return {
    name: `without ${text}`,
    // What will do as well is not for whoever must not have it.
    brokenBy: (foods, others) => [...foods.map(({ food }) => food), ...others].find((food) => meant?.is(food) === true),
    words: unknown.map(foodWords),
    unknown,
  };
}

function rulesFor({ diets, without }: AskedRules): Rule[] {
  const texts = without.map((text) => text.slice(0, 200).trim()).filter((text) => text !== '');
  return [
    ...DIETS.filter((diet) => diets.includes(diet)).map(dietRule),
    ...[...new Set(texts)].slice(0, MOST_RULES).map(withoutRule),
  ];
}

/** A title, line or step, and what it brings into the dish. */
interface Read {
  readonly place: RuleFinding['place'];
  readonly at: number;
  readonly text: string;
  readonly foods: readonly SaidFood[];
  readonly others: readonly Food[];
  /** What is in it nobody can say. */
  readonly unsure: boolean;
}

/** So far the reader of a line surely comes. */
const READ_WORDS = 30;
const READ_CHARACTERS = 300;

/** What is beyond that: an allergen is one wherever it stands. */
function restOf(text: string): string {
  const words = [...text.matchAll(/\S+/gu)];
  const from = words.findIndex(({ index }, at) => at >= READ_WORDS || index > READ_CHARACTERS);
  // The word before it may be half of a name.
  return from === -1 ? '' : text.slice(words[Math.max(0, from - 1)]?.index ?? 0);
}

/** What is not read may hold anything. */
const unread = (place: Read['place'], text: string, at: number): Read => ({
  place,
  at,
  text,
  foods: [],
  others: [],
  unsure: true,
});

function readLineAt(text: string, line: IngredientLine | null, at: number, listed: readonly IngredientLine[]): Read {
  const place = 'ingredients';
  if (line === null) return unread(place, text, at);
  if (isHeading(text) || text.trim() === '') return { place, at, text, foods: [], others: [], unsure: false };
  const { foods, others, unsure } = contentsOf(line) ?? { foods: [], others: [], unsure: true };
  // "Rice, tossed with peanuts": the rest of a line may bring more than its food.
  const brought = foodsBeyondList(`${line.preparation}; ${line.comment}; ${restOf(text)}`, listed);
  return { place, at, text, foods: [...foods, ...brought], others, unsure };
}

function readAll(recipe: FinishedRecipe): Read[] {
  const texts = recipe.ingredients.slice(0, MOST_LINES).map((text) => text.slice(0, MOST_CHARACTERS));
  const lines = readIngredientList(texts);
  const listed = lines.filter((line) => line !== null).filter(({ text }) => !isHeading(text));
  const beyond = (place: 'title' | 'instructions', text: string, at: number): Read => ({
    place,
    at,
    text,
    foods: foodsBeyondList(text.slice(0, MOST_CHARACTERS), listed),
    others: [],
    unsure: false,
  });
  let left = MOST_CHARACTERS_OF_STEPS;
  const steps = recipe.instructions.slice(0, MOST_LINES).map((text, at) => {
    left -= Math.min(text.length, MOST_CHARACTERS);
    return left < 0 ? unread('instructions', text, at) : beyond('instructions', text, at);
  });
  return [
    beyond('title', recipe.title, 0),
    ...lines.map((line, at) => readLineAt(texts[at] ?? '', line, at, listed)),
    ...steps,
  ];
}

/** Whether a text has words that stand beside each other. Splits each text once, however many rules look for words. */
function wordFinder(): (text: string, words: readonly string[]) => boolean {
  const split = new Map<string, string>();
  return (text, words) => {
    if (words.length === 0) return false;
    const spaced = split.get(text) ?? ` ${foodWords(text.slice(0, MOST_CHARACTERS)).join(' ')} `;
    split.set(text, spaced);
    return spaced.includes(` ${words.join(' ')} `);
  };
}

function findingOf(read: Read, rule: Rule, hasWords: ReturnType<typeof wordFinder>): RuleFinding | null {
  const { place, at, text } = read;
  const found = (certainty: RuleFinding['certainty'], food: Food | undefined): RuleFinding => ({
    place,
    at,
    text,
    rule: rule.name,
    food: food?.name ?? null,
    certainty,
  });
  const food = rule.brokenBy(read.foods, read.others);
  if (food !== undefined || rule.words.some((words) => hasWords(text, words)))
    return found(place === 'title' ? 'unsure' : 'breaks', food);
  return read.unsure ? found('unsure', undefined) : null;
}

const ofMeat = ({ food }: SaidFood): boolean => isOfMeat(food);
const ofMilk = ({ food }: SaidFood): boolean => allergensIn(food).includes('milk');

/** Meat here and milk there: each is allowed, the two of them in one dish are not. */
function meatWithMilk(reads: readonly Read[]): RuleFinding[] {
  const written = reads.filter(({ place }) => place !== 'title');
  const isIn = (test: (food: SaidFood) => boolean): boolean => written.some(({ foods }) => foods.some(test));
  if (!isIn(ofMeat) || !isIn(ofMilk)) return [];
  return written.flatMap(({ place, at, text, foods }): RuleFinding[] => {
    const food = foods.find((each) => ofMeat(each) || ofMilk(each))?.food.name;
    return food === undefined ? [] : [{ place, at, text, rule: KOSHER, food, certainty: 'breaks' }];
  });
}

/**
 * Whether a finished recipe keeps to diets and to what must not be in it: its lines, and what its steps and its title name besides. It
 * knows foods as they are usually sold and what the recipe says of them ("gluten-free flour"), not what is on a label. The first 300
 * lines and steps are read, as far as they are of a bearable length; each is found once for each rule. Never throws.
 */
export function checkRecipe(recipe: FinishedRecipe, asked: AskedRules): RuleFinding[] {
  const rules = rulesFor(asked);
  if (rules.length === 0) return [];
  knowAllNames();
  const reads = readAll(recipe);
  const hasWords = wordFinder();
  const findings = reads.flatMap((read) => rules.flatMap((rule) => findingOf(read, rule, hasWords) ?? []));
  const mixed = rules.some(({ name }) => name === KOSHER) ? meatWithMilk(reads) : [];
  const isNew = (one: RuleFinding): boolean =>
    !findings.some(
      ({ place, at, rule, certainty }) =>
        place === one.place && at === one.at && rule === KOSHER && certainty === 'breaks',
    );
  const unknown = rules.flatMap((rule, at) =>
    rule.unknown.map((each): RuleFinding => ({
      place: 'without',
      at,
      text: `without ${each}`,
      rule: rule.name,
      food: null,
      certainty: 'unsure',
    })),
  );
  return [...unknown, ...findings, ...mixed.filter(isNew)];
}
