import { loadEveryLanguage } from '#every-language';
import { type Diet, DIETS } from '#catalogue/food-row';
import { groupTerm, parseExclusion } from '#compose/constraints';
import { GROUP_NAMES } from '#compose/food-groups';
import { foodWords } from '#food-words';
import { type Food, FOODS, namesOf } from '#ingredient-catalogue';
import { materialsOf } from '#made-of';
import type { RequestedRules } from '#check-recipe';
import { certainly, type FinishedRecipe, mixesMeatWithMilk, type ReadText, readRecipe } from '#read-recipe';

/** A rule, with the terms of `contentsOfRecipe` that violate it. */
export interface RuleTerms {
  /** Null for an exclusion. */
  readonly diet: Diet | null;
  /** The diet, or the exclusion in the user's words. */
  readonly name: string;
  /** Any of them violates the rule. */
  readonly terms: readonly string[];
  /** The same for words that name no known food: all terms of one list violate it together. */
  readonly unknown: readonly (readonly string[])[];
}

/** A rule that a recipe violates, or may violate. */
export interface Conflict {
  readonly diet: Diet | null;
  readonly name: string;
  readonly isCertain: boolean;
  /** The food that violates a diet. */
  readonly food: string | null;
}

/** Text that is not understood: it may violate any rule. */
export const UNKNOWN_TERM = '*';

/** How a term begins in the contents, whether it is certain or not. SQL searches for it as well. */
export const termIn = (term: string): string => `|${term}:`;

const dietTerm = (diet: Diet): string => `@${diet}`;
const wordTerm = (word: string): string => `~${word}`;

const SHORTEST_WORD = 3;
let nameWords: ReadonlySet<string> | undefined;

/** The words of a text that no food of the catalog has in its name. */
function unknownWords(text: string): string[] {
  const known = (nameWords ??= new Set(FOODS.flatMap((food) => namesOf(food)).flatMap(foodWords)));
  return foodWords(text).filter((word) => word.length >= SHORTEST_WORD && !known.has(word));
}

/** Terms with 1 where the recipe certainly has them, and 0 where some products do. */
class Terms {
  readonly #levels = new Map<string, string>();

  add(term: string, isCertain: boolean, food = ''): void {
    const before = this.#levels.get(term);
    if (before === undefined || (isCertain && before.startsWith('0')))
      this.#levels.set(term, `${isCertain ? 1 : 0}${food}`);
  }

  toString(): string {
    return `|${[...this.#levels].map(([term, level]) => `${term}:${level}|`).join('')}`;
  }
}

/**
 * Returns what a recipe contains as text, so that a database finds the recipes that violate any user's rules: the diets it
 * violates, the groups of its foods, its foods with what they are made of, and words that name no food. Judges as
 * `checkRecipe` does: no rule that it finds violated is missing here. Never throws.
 */
export function contentsOfRecipe(recipe: FinishedRecipe): string {
  const terms = new Terms();
  const reads = readRecipe(recipe);
  for (const read of reads) addText(terms, read);
  if (mixesMeatWithMilk(reads)) terms.add(dietTerm('kosher-style'), true, 'meat with milk');
  return terms.toString();
}

function addText(terms: Terms, { place, text, foods, others, isUnsure }: ReadText): void {
  const isCertain = place !== 'title';
  if (isUnsure) terms.add(UNKNOWN_TERM, false);
  for (const { food, breaks, mayBreak } of foods) {
    for (const diet of breaks) terms.add(dietTerm(diet), isCertain, food.name);
    if (place === 'ingredients') for (const diet of mayBreak) terms.add(dietTerm(diet), false, food.name);
  }
  for (const food of [...foods.map((each) => each.food), ...others]) {
    addFood(terms, certainly(food), isCertain);
    if (place === 'ingredients') addFood(terms, food, false);
  }
  if (place === 'ingredients') for (const word of unknownWords(text)) terms.add(wordTerm(word), true);
}

function addFood(terms: Terms, food: Food, isCertain: boolean): void {
  for (const each of [food, ...materialsOf(food)]) {
    terms.add(each.name, isCertain);
    for (const [group] of GROUP_NAMES) if (group(each)) terms.add(groupTerm(group), isCertain);
  }
}

const MAX_RULES = 120;
const MAX_CHARACTERS = 200;

/** Parses a user's rules once for any number of recipes. */
export function termsOfRules({ diets, without }: RequestedRules): RuleTerms[] {
  loadEveryLanguage();
  const texts = [...new Set(without.map((text) => text.slice(0, MAX_CHARACTERS).trim()))].filter((text) => text !== '');
  return [
    ...texts.slice(0, MAX_RULES).map(termsOfExclusion),
    ...DIETS.filter((diet) => diets.includes(diet)).map((diet) => ({
      diet,
      name: diet,
      terms: [dietTerm(diet)],
      unknown: [],
    })),
  ];
}

function termsOfExclusion(text: string): RuleTerms {
  const meant = parseExclusion(text);
  const unknown = meant === null ? [text] : (meant.unknown ?? []);
  return {
    diet: null,
    name: text,
    terms: [...new Set(meant?.terms?.())],
    unknown: unknown.map((part) => unknownWords(part).map(wordTerm)).filter((words) => words.length > 0),
  };
}

/**
 * Returns the rules that a recipe violates or may violate. Contents that are not computed yet may violate every rule, and so
 * may text that is not understood.
 */
export function conflictsWith(contents: string | null, rules: readonly RuleTerms[]): Conflict[] {
  return rules.flatMap(({ diet, name, terms, unknown }): Conflict[] => {
    const levels = terms.flatMap((term) => levelIn(contents, term) ?? []);
    const worst = levels.find((level) => level.startsWith('1')) ?? levels[0];
    const food = diet === null || worst === undefined ? null : worst.slice(1);
    const isNamed = unknown.some((words) => words.every((word) => levelIn(contents, word) !== undefined));
    if (isNamed || worst?.startsWith('1') === true) return [{ diet, name, isCertain: true, food }];
    const isUnknown = contents === null || levelIn(contents, UNKNOWN_TERM) !== undefined;
    return worst !== undefined || isUnknown ? [{ diet, name, isCertain: false, food }] : [];
  });
}

/** What follows a term in the contents; undefined without it. */
function levelIn(contents: string | null, term: string): string | undefined {
  const begin = termIn(term);
  const at = contents?.indexOf(begin) ?? -1;
  return contents === null || at === -1 ? undefined : contents.slice(at + begin.length, contents.indexOf('|', at + 1));
}
