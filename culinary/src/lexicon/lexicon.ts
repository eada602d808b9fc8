import type { Allergen, Diet } from '#catalogue/food-row';
import type { FoodName } from '#ingredient-catalogue';
import type { UnitName } from '#units';

/** The languages of recipes besides English. */
export type LanguageCode = 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'sv' | 'pl' | 'ja';

/** The roles of words that name no food. A word may have several; its position decides. */
export type WordRole =
  | 'article'
  | 'of'
  | 'and'
  | 'or'
  | 'plus'
  | 'with'
  | 'without'
  | 'to'
  | 'stop'
  | 'about'
  | 'optional'
  | 'size'
  | 'manner'
  | 'adverb'
  | 'preparation'
  | 'quality'
  | 'extract'
  | 'harmless';

/** A qualifier that switches to another row of the catalog, under its English name. */
export type Qualifier =
  | 'skinless'
  | 'boneless'
  | 'lean'
  | 'light'
  | 'low-fat'
  | 'skim'
  | 'canned'
  | 'dried'
  | 'frozen'
  | 'smoked'
  | 'salted'
  | 'unsalted'
  | 'ground'
  | 'whole-grain'
  | 'sweetened'
  | 'unsweetened'
  | 'cooked'
  | 'raw';

/** A claim that overrides what a product usually contains, under its English name. */
export type Claim =
  | 'gluten-free'
  | 'dairy-free'
  | 'lactose-free'
  | 'vegan'
  | 'vegetarian'
  | 'egg-free'
  | 'nut-free'
  | 'soy-free'
  | 'alcohol-free';

/** Allergens and groups of foods that a request may exclude, under their English names. */
export type FoodGroup =
  | 'nuts'
  | 'peanuts'
  | 'dairy'
  | 'milk'
  | 'lactose'
  | 'gluten'
  | 'wheat'
  | 'eggs'
  | 'fish'
  | 'seafood'
  | 'shellfish'
  | 'crustaceans'
  | 'molluscs'
  | 'soy'
  | 'sesame'
  | 'mustard'
  | 'celery'
  | 'sulphites'
  | 'lupin'
  | 'meat'
  | 'pork'
  | 'poultry'
  | 'alcohol'
  | 'cheese'
  | 'sugar'
  | 'cream'
  | 'mushrooms'
  | 'pasta'
  | 'rice'
  | 'bread'
  | 'chocolate'
  | 'beans'
  | 'lentils'
  | 'fruit';

/** Introduces what the eater does not eat, in English words; `to` follows "allergic". "Without" is a {@link WordRole}. */
export type Refusal = 'allergic to' | 'to' | 'no';

/** A product without a row of its own: read like the row `like`, with its own allergens and diets. */
export interface Product {
  /** Names, in the notation of {@link Lexicon}. */
  readonly names: string;
  /** Those of the names that a request may give: people have it at hand and cook with it. Singular, comma-separated. */
  readonly requested?: string;
  /** The row that weight and nutrition come from; absent if no row is near enough. */
  readonly like?: FoodName;
  /** Grams of one, where it differs from one of that row. */
  readonly each?: number;
  /** What every usual product contains. */
  readonly contains: readonly Allergen[];
  /** What some usual products contain. */
  readonly mayContain?: readonly Allergen[];
  /** Diets that every usual product violates, beyond those that the allergens imply. */
  readonly rulesOut?: readonly Diet[];
  /** Diets that some usual products violate. */
  readonly mayRuleOut?: readonly Diet[];
}

/**
 * The words of a language. Names are separated by commas, the forms of a name by slashes; a form that begins with a
 * hyphen is appended to the first form: "Zwiebel/-n, Apfel/Äpfel, pomme de terre/pommes de terre". Accents are
 * significant: "pâte" and "pâté" are two words.
 */
export interface Lexicon {
  readonly foods: Readonly<Partial<Record<FoodName, string>>>;
  readonly products: readonly Product[];
  readonly words: Readonly<Partial<Record<WordRole, string>>>;
  readonly qualifiers: Readonly<Partial<Record<Qualifier, string>>>;
  readonly claims: Readonly<Partial<Record<Claim, string>>>;
  /** What a request may exclude besides foods: "Nüsse" under `nuts`. */
  readonly groups: Readonly<Partial<Record<FoodGroup, string>>>;
  /** Words before what the eater does not eat: "allergisch gegen" under `allergic to`. */
  readonly refusals: Readonly<Partial<Record<Refusal, string>>>;
  /** Words after it, joined to a group or apart: "frei" of "nussfrei". */
  readonly endings: string;
  /** Unit → names, with the number of that unit if it is not one: "Pfund=500" under `g`. */
  readonly units: Readonly<Partial<Record<UnitName, string>>>;
  /** Number words: "zwei=2, anderthalb=1.5". */
  readonly numbers: string;
  /** Words whose meaning depends on the product, so that their contents are unsure: "Wurst", "nouilles". */
  readonly ambiguous: string;
}
