import type { Technique } from '#catalogue/facts/food-facts';
import type { Allergen, Diet } from '#catalogue/food-row';
import type { Nutrient } from '#nutrition';
import type { SpokenLanguage } from '#spoken/detect-language';
import type { SubjectStems } from '#spoken/subject-stems';
import type { TranslatedEntry } from '#spoken/translated-entries';
import type { UnitName } from '#units';

/** A time or a span of it that food keeps. */
export type KeepingUnit = 'hours' | 'days' | 'weeks' | 'months' | 'years';

/** Where and in which state food keeps. */
export type KeepingPlace = 'room' | 'fridge' | 'freezer' | 'raw' | 'cooked' | 'cut' | 'opened';

/** The sentences of a language. Functions get names and figures that are written already. */
export interface Phrases {
  readonly and: string;
  readonly or: string;
  /** Between the integer and the fraction: "0,5". */
  readonly decimal: ',' | '.';
  /** Between a label and what it labels: ": ", in French with a blank before. */
  readonly colon: string;
  /** Precedes an answer that exists in English only. */
  readonly inEnglish: string;
  /** Precedes a recipe, which is written in English. */
  readonly recipeInEnglish: string;
  readonly unknown: string;
  /** What REECE can do. */
  readonly help: string;
  readonly hello: string;
  readonly thanks: string;
  readonly bye: string;
  readonly who: string;
  /** The reply to a statement of what the user does not eat. */
  readonly noted: string;
  readonly yes: string;
  readonly no: string;
  readonly sameAmount: string;
  /** "for 100 g: 80 g oil and 5 g salt" */
  per100(parts: string): string;
  substitutes(food: string, list: string): string;
  readonly leftOut: string;
  core(food: string, degrees: string): string;
  readonly coreRest: string;
  readonly coreWhere: string;
  readonly coreEgg: string;
  enough(degrees: string): string;
  notEnough(degrees: string): string;
  time(food: string, list: string): string;
  readonly timeTest: string;
  timeCore(degrees: string): string;
  readonly timeFrozen: string;
  driedBeans(food: string, list: string): string;
  readonly techniques: Readonly<Record<Technique, string>>;
  /** A span of time: "3–5 Tage". */
  span(from: number, to: number, unit: KeepingUnit | 'minutes'): string;
  readonly places: Readonly<Record<KeepingPlace, string>>;
  keeping(food: string, list: string): string;
  readonly freezes: string;
  readonly keepRule: string;
  season(food: string, from: string, to: string): string;
  allYear(food: string): string;
  readonly months: readonly string[];
  portion(food: string, people: number, total: string, each: string): string;
  bottles(count: string): string;
  pieces(count: string): string;
  readonly diets: Readonly<Record<Diet, string>>;
  readonly allergens: Readonly<Record<Allergen, string>>;
  readonly shellfish: string;
  /** `because` is empty or a list of allergens. */
  diet(food: string, diet: string, verdict: 'yes' | 'no' | 'maybe' | 'unknown', because: string): string;
  allergen(food: string, allergen: string, holds: 'yes' | 'maybe' | 'no' | 'unknown'): string;
  readonly halalMeat: string;
  readonly readLabel: string;
  readonly nutrients: Readonly<Record<Nutrient, string>>;
  nutrition(food: string, grams: string, list: string): string;
  readonly cooked: string;
  readonly units: Readonly<Partial<Record<UnitName, readonly [one: string, many: string]>>>;
  /** `food` is empty if the units determine the result. */
  measure(amount: string, food: string, result: string): string;
  degrees(given: string, result: string): string;
}

/** Everything that answering in one language takes. Loaded when a message is written in it. */
export interface LanguagePack {
  readonly language: SpokenLanguage;
  readonly phrases: Phrases;
  /**
   * Phrases of questions and their English words, one pair a line: "wie lange = how long". Alternatives are separated by
   * commas. Lower case, without accents.
   */
  readonly glossary: string;
  /** The words of dangerous subjects. */
  readonly stems: SubjectStems;
  /** Patterns for texts without accents. The first match wins. */
  readonly smallTalk: readonly (readonly [pattern: RegExp, reply: 'hello' | 'thanks' | 'bye' | 'who' | 'yes' | 'no'])[];
  /** A request for a recipe. */
  readonly asksForRecipe: RegExp;
  readonly texts: Readonly<Record<TranslatedEntry, string>>;
}
