import { type Diet, DIETS } from '#catalogue/food-row';
import { parseExclusion } from '#compose/constraints';
import { foodWords } from '#food-words';
import type { Food } from '#ingredient-catalogue';
import type { QualifiedFood } from '#line-contents';
import {
  certainly,
  type FinishedRecipe,
  isOfMeatOrMilk,
  MAX_CHARACTERS,
  mixesMeatWithMilk,
  type ReadText,
  readRecipe,
} from '#read-recipe';

export type { FinishedRecipe };

/** The rules to check. `without` holds free text: foods, food groups or allergens. */
export interface RequestedRules {
  readonly diets: readonly Diet[];
  readonly without: readonly string[];
}

export interface RuleFinding {
  /** Where the violation is; `without` when an exclusion names nothing we recognize. */
  readonly place: ReadText['place'] | 'without';
  readonly at: number;
  readonly text: string;
  /** A diet, or "without" followed by the excluded text. */
  readonly rule: string;
  /** Catalog name of the offending food; null if no food is recognized. */
  readonly food: string | null;
  /** `unsure` when a line names no known food, or only the title mentions a food that is on no line. */
  readonly certainty: 'breaks' | 'unsure';
}

const MAX_RULES = 120;
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

function findingOf(read: ReadText, rule: Rule, hasWords: ReturnType<typeof wordFinder>): RuleFinding | null {
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
  if (read.isUnsure) return found('unsure', undefined);
  const perhaps = place === 'ingredients' ? rule.perhapsBrokenBy(read.foods, read.others) : undefined;
  return perhaps === undefined ? null : found('unsure', perhaps);
}

/** Kosher-style forbids meat and milk in one dish; either alone is allowed. */
function meatWithMilk(reads: readonly ReadText[]): RuleFinding[] {
  if (!mixesMeatWithMilk(reads)) return [];
  return reads.flatMap(({ place, at, text, foods }): RuleFinding[] => {
    const food = place === 'title' ? undefined : foods.find((each) => isOfMeatOrMilk(each.food))?.food.name;
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
  const reads = readRecipe(recipe);
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
