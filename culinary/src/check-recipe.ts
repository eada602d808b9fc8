import { type Diet, DIETS } from '#catalogue/food-row';
import { parseExclusion } from '#compose/constraints';
import { allergensIn, allergensMaybeIn, isOfMeat } from '#food-diets';
import { loadEveryLanguage } from '#every-language';
import { foodWords } from '#food-words';
import type { Food } from '#ingredient-catalogue';
import { mayHoldFood } from '#ingredient-heading';
import { readIngredientList } from '#ingredient-list';
import type { IngredientLine } from '#line/ingredient-line-type';
import { contentsOf, type QualifiedFood } from '#line-contents';
import { foodsNotListed } from '#steps/foods-not-listed';

/** A finished recipe from any source: a user, an import or the kitchen engine. */
export interface FinishedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** The rules to check. `without` holds free text: foods, food groups or allergens. */
export interface RequestedRules {
  readonly diets: readonly Diet[];
  readonly without: readonly string[];
}

export interface RuleFinding {
  /** Where the violation is; `without` when an exclusion names nothing we recognize. */
  readonly place: 'title' | 'ingredients' | 'instructions' | 'without';
  readonly at: number;
  readonly text: string;
  /** A diet, or "without" followed by the excluded text. */
  readonly rule: string;
  /** Catalog name of the offending food; null if no food is recognized. */
  readonly food: string | null;
  /** `unsure` when a line names no known food, or only the title mentions a food that is on no line. */
  readonly certainty: 'breaks' | 'unsure';
}

const MAX_LINES = 300;
const MAX_RULES = 120;
const MAX_CHARACTERS = 10_000;
/** Limit for all steps together; several times what the longest real recipe has. */
const MAX_CHARACTERS_OF_STEPS = 15_000;
const KOSHER: Diet = 'kosher-style';

interface Rule {
  readonly name: string;
  /** Returns the first food that violates the rule, if any. */
  readonly brokenBy: (foods: readonly QualifiedFood[], others: readonly Food[]) => Food | undefined;
  /** Returns the first food of which some usual products violate the rule, if any. */
  readonly perhapsBrokenBy: (foods: readonly QualifiedFood[], others: readonly Food[]) => Food | undefined;
  /** Word sequences that violate the rule although they name no known food. */
  readonly words: readonly (readonly string[])[];
  /** The parts of the rule that name nothing we recognize. */
  readonly unknown: readonly string[];
}

const dietRule = (diet: Diet): Rule => ({
  name: diet,
  brokenBy: (foods) => foods.find(({ breaks }) => breaks.includes(diet))?.food,
  perhapsBrokenBy: (foods) => foods.find(({ mayBreak }) => mayBreak.includes(diet))?.food,
  words: [],
  unknown: [],
});

const named = (foods: readonly QualifiedFood[], others: readonly Food[]): readonly Food[] => [
  ...foods.map(({ food }) => food),
  ...others,
];

/** Returns the food without what only some products contain. */
const certainly = (food: Food): Food => (allergensMaybeIn(food).length === 0 ? food : { ...food, mayContain: [] });

function withoutRule(text: string): Rule {
  const meant = parseExclusion(text);
  const unknown = meant === null ? [text] : (meant.unknown ?? []);
  return {
    name: `without ${text}`,
    // An alternative ("butter or margarine") counts too: a user with an allergy must not have it.
    brokenBy: (foods, others) => named(foods, others).find((food) => meant?.is(certainly(food)) === true),
    perhapsBrokenBy: (foods, others) => named(foods, others).find((food) => meant?.is(food) === true),
    words: unknown.map(foodWords),
    unknown,
  };
}

function rulesFor({ diets, without }: RequestedRules): Rule[] {
  const texts = without.map((text) => text.slice(0, 200).trim()).filter((text) => text !== '');
  return [
    ...DIETS.filter((diet) => diets.includes(diet)).map(dietRule),
    ...[...new Set(texts)].slice(0, MAX_RULES).map(withoutRule),
  ];
}

/** A title, line or step with the foods that it brings into the dish. */
interface Read {
  readonly place: RuleFinding['place'];
  readonly at: number;
  readonly text: string;
  readonly foods: readonly QualifiedFood[];
  readonly others: readonly Food[];
  /** True when the contents cannot be determined. */
  readonly unsure: boolean;
}

/** The line parser reads at least this far. */
const READ_WORDS = 30;
const READ_CHARACTERS = 300;

/** Returns the part of a line that the parser does not reach; an allergen there still counts. */
function restOf(text: string): string {
  const words = [...text.matchAll(/\S+/gu)];
  const from = words.findIndex(({ index }, at) => at >= READ_WORDS || index > READ_CHARACTERS);
  // Includes the word before the cut, which may be half of a name.
  return from === -1 ? '' : text.slice(words[Math.max(0, from - 1)]?.index ?? 0);
}

/** A text beyond the limits: it may contain anything. */
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
  const { foods, others, unknown } = contentsOf(line);
  // "Rice, tossed with peanuts": the rest of a line may bring more than its food.
  const brought = foodsNotListed(restOf(text), listed);
  return { place, at, text, foods: [...foods, ...brought], others, unsure: unknown.length > 0 };
}

function readAll(recipe: FinishedRecipe): Read[] {
  const texts = recipe.ingredients.slice(0, MAX_LINES).map((text) => text.slice(0, MAX_CHARACTERS));
  const lines = readIngredientList(texts);
  const holdsFood = mayHoldFood(texts).map((may, at) => may && texts[at]?.trim() !== '');
  const listed = lines.filter((line, at) => holdsFood[at]).filter((line) => line !== null);
  const beyond = (place: 'title' | 'instructions', text: string, at: number): Read => ({
    place,
    at,
    text,
    foods: foodsNotListed(text.slice(0, MAX_CHARACTERS), listed),
    others: [],
    unsure: false,
  });
  let left = MAX_CHARACTERS_OF_STEPS;
  const steps = recipe.instructions.slice(0, MAX_LINES).map((text, at) => {
    left -= Math.min(text.length, MAX_CHARACTERS);
    return left < 0 ? unread('instructions', text, at) : beyond('instructions', text, at);
  });
  return [
    beyond('title', recipe.title, 0),
    ...lines.flatMap((line, at) =>
      line === null || holdsFood[at] === true ? [readLineAt(texts[at] ?? '', line, at, listed)] : [],
    ),
    ...steps,
  ];
}

/** Returns a matcher for adjacent words. It splits each text once, however many rules search it. */
function wordFinder(): (text: string, words: readonly string[]) => boolean {
  const split = new Map<string, string>();
  return (text, words) => {
    if (words.length === 0) return false;
    const spaced = split.get(text) ?? ` ${foodWords(text.slice(0, MAX_CHARACTERS)).join(' ')} `;
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
  if (read.unsure) return found('unsure', undefined);
  const perhaps = place === 'ingredients' ? rule.perhapsBrokenBy(read.foods, read.others) : undefined;
  return perhaps === undefined ? null : found('unsure', perhaps);
}

const ofMeat = ({ food }: QualifiedFood): boolean => isOfMeat(food);
const ofMilk = ({ food }: QualifiedFood): boolean => allergensIn(food).includes('milk');

/** Kosher-style forbids meat and milk in one dish; either alone is allowed. */
function meatWithMilk(reads: readonly Read[]): RuleFinding[] {
  const written = reads.filter(({ place }) => place !== 'title');
  const isIn = (test: (food: QualifiedFood) => boolean): boolean => written.some(({ foods }) => foods.some(test));
  if (!isIn(ofMeat) || !isIn(ofMilk)) return [];
  return written.flatMap(({ place, at, text, foods }): RuleFinding[] => {
    const food = foods.find((each) => ofMeat(each) || ofMilk(each))?.food.name;
    return food === undefined ? [] : [{ place, at, text, rule: KOSHER, food, certainty: 'breaks' }];
  });
}

/**
 * Checks a finished recipe against diets and exclusions: its ingredient lines, and further foods that its steps and
 * title name. Judges foods as they are usually sold and as the recipe qualifies them ("gluten-free flour"); product
 * labels are out of reach. Reads the first 300 lines and steps within the length limits; reports each place once per
 * rule. Never throws.
 */
export function checkRecipe(recipe: FinishedRecipe, asked: RequestedRules): RuleFinding[] {
  const rules = rulesFor(asked);
  if (rules.length === 0) return [];
  loadEveryLanguage();
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
