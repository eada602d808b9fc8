import type { Allergen, Diet } from '#catalogue/food-row';
import { ALCOHOL, type Claim, claimsIn, claimsInRemark } from '#claims';
import { allergensIn, allergensMaybeIn, dietsBroken, dietsMaybeRuledOut, dietsRuledOut, isOfMeat } from '#food-diets';
import { foodWords } from '#food-words';
import { type Food, findFoods } from '#ingredient-catalogue';
import { type LanguageIndex, languageWords } from '#lexicon/language-index';
import { languageIndex } from '#lexicon/languages';
import type { Product } from '#lexicon/lexicon';
import { scanLanguage } from '#lexicon/scan-language';
import { isPurpose } from '#ingredient-heading';
import type { IngredientLine } from '#line/ingredient-line-type';
import { scanFoods } from '#line/scan-foods';
import { wholeName } from '#line/whole-name';
import { blank, withoutComparisons } from '#steps/comparisons';

/** A food with the claims of its text applied: "vegan butter" is butter that violates no diet and contains no milk. */
export interface QualifiedFood {
  readonly food: Food;
  readonly breaks: readonly Diet[];
  /** Diets that some products violate. */
  readonly mayBreak: readonly Diet[];
}

export interface LineContents {
  readonly foods: readonly QualifiedFood[];
  /** Alternatives; they violate no diet. */
  readonly others: readonly Food[];
  readonly allergens: ReadonlySet<Allergen>;
  /** Allergens that only some of these products contain. */
  readonly mayContain: ReadonlySet<Allergen>;
  readonly breaks: ReadonlySet<Diet>;
  /** Diets that only some of these products violate. */
  readonly mayBreak: ReadonlySet<Diet>;
  /** Meat or made of it, with claims applied: "vegan sausage" has none. Alternatives do not count. */
  readonly meat: boolean;
  readonly milk: boolean;
  /** Words that may name a food and are not understood, as written: the line may contain anything. */
  readonly unknown: readonly string[];
  /** A product of the line ("grilled cheese") contains more, or violates more diets, than its `foods`. */
  readonly hasMoreThanFoods: boolean;
}

const MAX_READ = 400;
const JOINT = /,| (?:or|and|&|oder|und|ou|et|o|y|plus) |\/|\+/iu;
// "Chicken-style seitan" contains no chicken.
const STYLE = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,20}[- ]style(?!\p{L})/giu;
// Forms after a food name that leave the food what it is.
const FORMS: ReadonlySet<string> = new Set(
  'flake crystal lump paste puree stem cap twist husk top branch peel'.split(' '),
);
const withoutStyles = (text: string): string => (/style/iu.test(text) ? text.replaceAll(STYLE, blank) : text);

/** "A sprinkle of dukkah" holds no sprinkles; an egg "to glaze" is no glaze. */
const PORTIONS =
  /(?<!\p{L})(?:sprinkl(?:e|ing)|scattering|dusting|smattering|grating|glug|shower) of(?!\p{L})|(?<!\p{L})to glaze(?!\p{L})/giu;
const withoutPortions = (text: string): string => text.replaceAll(PORTIONS, blank);

/** "Gluten- and nut-free" claims both. */
const EACH_FREE = /(?<![\p{L}\p{M}])(\p{L}{2,12})-?(, | and | or | & |\/)(?=\p{L}{2,12}[- ]free\b)/giu;
const spellOutClaims = (text: string): string => (/free/iu.test(text) ? text.replaceAll(EACH_FREE, '$1-free$2') : text);

/** Applies claims to a food, so that every check on foods gives the right answer for it. */
function applyClaims(food: Food, claims: readonly Claim[]): QualifiedFood {
  if (claims.length === 0) return { food, breaks: dietsRuledOut(food), mayBreak: dietsMaybeRuledOut(food) };
  const without = new Set(claims.flatMap((each) => each.without));
  const applicable = new Set(claims.flatMap(({ diets, of }) => (of === undefined || of.has(food.role) ? diets : [])));
  const breaks = dietsRuledOut(food, without).filter((diet) => !applicable.has(diet));
  const perhaps = claims
    .flatMap((each) => each.perhaps ?? [])
    .filter((allergen) => allergensIn(food).includes(allergen));
  const mayBreak = [...dietsMaybeRuledOut(food, without), ...dietsBroken([], perhaps)].filter(
    (diet) => !applicable.has(diet),
  );
  const isNoFlesh = applicable.has('vegetarian') && dietsRuledOut({ ...food, rulesOut: [] }).includes('vegetarian');
  const isNoAlcohol = applicable.has('halal') && ALCOHOL.has(food.role);
  const role = isNoFlesh ? 'tofu' : isNoAlcohol ? 'drink' : food.role;
  const contains = allergensIn(food).filter((allergen) => !without.has(allergen));
  const mayContain = [...allergensMaybeIn(food).filter((allergen) => !without.has(allergen)), ...perhaps];
  const rulesOut = (food.rulesOut ?? []).filter((diet) => !applicable.has(diet));
  return { food: { ...food, role, contains, mayContain, rulesOut }, breaks, mayBreak };
}

/** A claim that is part of a product's name is in its figures already: "non-dairy creamer" may contain milk. */
const withoutOwn = (claims: readonly Claim[], name: string): readonly Claim[] => {
  if (claims.length === 0) return claims;
  const own = claimsIn(name);
  return claims.filter((claim) => !own.includes(claim));
};

/** Finds the foods in a few words of running text, with claims applied. */
export const qualifiedFoodsIn = (text: string): QualifiedFood[] =>
  text.split(JOINT).flatMap((part) => {
    const claims = claimsIn(part);
    return findFoods(withoutStyles(part)).map(({ food, name }) => applyClaims(food, withoutOwn(claims, name)));
  });

const NO_CLAIMS: readonly Claim[] = [];

/** Returns the claims of a lexicon's English name. */
const claimsNamed = (name: string): readonly Claim[] => claimsIn(name.replace('-', ' '));

/** Collects what the phrases of a line bring into the dish. */
class Contents {
  private readonly index: LanguageIndex | null;
  readonly foods: QualifiedFood[] = [];
  readonly products: Product[] = [];
  readonly unknown: string[] = [];
  headKnown = false;

  /** @param index the lexicon of another language than English */
  constructor(index: LanguageIndex | null) {
    this.index = index;
  }

  /** Reads a phrase; `claims` hold for it besides its own. */
  read(text: string, claims = NO_CLAIMS): void {
    for (const phrase of text.split(COMMAS)) {
      if (!HAS_LETTER.test(phrase)) continue;
      if (this.index !== null) {
        this.readForeign(this.index, phrase, claims);
        continue;
      }
      const scanned = scanFoods(withoutPortions(withoutStyles(phrase)));
      const parts = claimedParts(phrase);
      for (const { food, name, start } of scanned.foods) {
        const own = parts.findLast((part) => part.start <= start)?.claims ?? NO_CLAIMS;
        this.foods.push(applyClaims(food, withoutOwn([...own, ...claims], name)));
      }
      this.products.push(...scanned.products);
      this.unknown.push(...scanned.unknown);
      this.headKnown = scanned.headKnown;
    }
  }

  private readForeign(index: LanguageIndex, phrase: string, claims: readonly Claim[]): void {
    const scanned = scanLanguage(index, phrase);
    for (const { food, part } of scanned.foods) {
      const own = scanned.claims.flatMap((each) => (each.part === part ? claimsNamed(each.claim) : []));
      this.foods.push(applyClaims(food, [...own, ...claims]));
    }
    this.products.push(...scanned.products);
    this.unknown.push(...scanned.unknown);
    this.headKnown = scanned.main !== null || scanned.products.length > 0;
  }

  get isEmpty(): boolean {
    return this.foods.length === 0 && this.products.length === 0;
  }
}

/** The foods of a phrase that are joined by words, each with its own claims: "vegan butter or milk". */
function claimedParts(phrase: string): readonly { readonly start: number; readonly claims: readonly Claim[] }[] {
  const parts: { readonly start: number; readonly claims: readonly Claim[] }[] = [];
  let start = 0;
  for (const part of phrase.split(JOINT)) {
    parts.push({ start, claims: claimsIn(part) });
    start = phrase.indexOf(part, start) + part.length;
  }
  return parts;
}

const COMMAS = /[,;/+]/u;
const HAS_LETTER = /\p{L}/u;

/** Returns what a line brings into the dish: its foods, those in its remarks, and the words that are not understood. */
export function contentsOf(line: IngredientLine): LineContents {
  const index = line.language === null ? null : languageIndex(line.language);
  const contents = new Contents(index);
  if (index !== null) {
    // A word read as a unit may belong to a name ("palitos de cangrejo"), so the whole line is read.
    readForeignLine(line.text.slice(0, MAX_READ), index, contents);
    if (contents.isEmpty && contents.unknown.length === 0) contents.unknown.push(line.name);
    return summaryOf(line, contents, new Contents(index));
  }
  const said = `${line.preparation}; ${line.comment.slice(purposeOf(line).length)}`.slice(0, MAX_READ);
  const remark = withoutParts(withoutComparisons(spellOutClaims(said)));
  readName(line, contents, claimsInRemark(remark));
  for (const part of remark.split(REMARKS)) if (claimsInRemark(part).length === 0) contents.read(part);
  return summaryOf(line, contents, new Contents(null));
}

/** Returns the beginning of a comment that says what the food is for: "For the cake – 200 g flour" holds no cake. */
function purposeOf({ text, comment, parts: [first] }: IngredientLine): string {
  if (first?.kind !== 'comment') return '';
  const label = text.slice(first.start, first.end);
  return comment.startsWith(label) && isPurpose(label.replace(/[^\p{L})]+$/u, '')) ? label : '';
}

/** Blanks units of several words, which may name a food: "xícaras (chá)", "c. à café". */
function withoutMeasures(text: string, index: LanguageIndex): string {
  const words = languageWords(text);
  let rest = text;
  for (let at = 0; at < words.length;) {
    const { meaning, to } = index.meantAt(words, at);
    const [first, last] = [words[at], words[to - 1]];
    if (meaning?.kind === 'measure' && to > at + 1 && first !== undefined && last !== undefined) {
      const end = last.start + last.written.length;
      rest = rest.slice(0, first.start) + blank(text.slice(first.start, end)) + rest.slice(end);
    }
    at = Math.max(to, at + 1);
  }
  return rest;
}

/** Reads a line in another language; a claim after a comma holds for its food: "Mehl, glutenfrei". */
function readForeignLine(text: string, index: LanguageIndex, contents: Contents): void {
  const phrases = withoutMeasures(text, index)
    .split(REMARKS)
    .map((phrase) => ({ phrase, scanned: scanLanguage(index, phrase) }));
  const remarks = phrases.filter(({ scanned }) => scanned.isClaim);
  const claims = remarks.flatMap(({ scanned }) => scanned.claims.flatMap(({ claim }) => claimsNamed(claim)));
  const parts = phrases.flatMap(({ phrase, scanned }) => scanned.foods.map(({ part }) => `${phrase} ${part}`));
  // "Butter oder Margarine, vegan" does not say which of them is.
  const isOne = new Set(parts).size === 1;
  for (const { phrase } of phrases) contents.read(phrase, isOne ? claims : NO_CLAIMS);
}

/** @param others collects the alternatives of the line */
function summaryOf(line: IngredientLine, contents: Contents, others: Contents): LineContents {
  for (const alternative of line.alternatives) others.read(alternative);
  const all = [...contents.foods, ...others.foods].map(({ food }) => food);
  const products = [...contents.products, ...others.products];
  const more = line.more.map(contentsOf);
  const isMilk = ({ food }: QualifiedFood): boolean => allergensIn(food).includes('milk');
  const merged = <Each>(own: readonly Each[], of: (each: LineContents) => ReadonlySet<Each>): ReadonlySet<Each> =>
    new Set([...own, ...more.flatMap((each) => [...of(each)])]);
  return {
    foods: [...contents.foods, ...more.flatMap(({ foods }) => foods)],
    others: [...others.foods.map(({ food }) => food), ...more.flatMap((each) => each.others)],
    // An alternative violates no diet, but a user with an allergy must know about it.
    allergens: merged(
      [...all.flatMap(allergensIn), ...products.flatMap(({ contains }) => contains)],
      ({ allergens }) => allergens,
    ),
    mayContain: merged(
      [...all.flatMap(allergensMaybeIn), ...products.flatMap(({ mayContain = [] }) => mayContain)],
      ({ mayContain }) => mayContain,
    ),
    breaks: merged(
      [
        ...contents.foods.flatMap(({ breaks }) => breaks),
        ...contents.products.flatMap(({ contains, rulesOut = [] }) => dietsBroken(rulesOut, contains)),
      ],
      ({ breaks }) => breaks,
    ),
    mayBreak: merged(
      [
        ...contents.foods.flatMap(({ mayBreak }) => mayBreak),
        ...contents.products.flatMap(({ mayContain = [], mayRuleOut = [] }) => dietsBroken(mayRuleOut, mayContain)),
      ],
      ({ mayBreak }) => mayBreak,
    ),
    meat: contents.foods.some(({ food }) => isOfMeat(food)) || more.some(({ meat }) => meat),
    milk: contents.foods.some(isMilk) || more.some(({ milk }) => milk),
    unknown: [...new Set([...contents.unknown, ...others.unknown, ...more.flatMap(({ unknown }) => unknown)])],
    hasMoreThanFoods:
      products.some((product) => !isCovered(product, contents.foods, all)) ||
      more.some(({ hasMoreThanFoods }) => hasMoreThanFoods),
  };
}

/** True if the foods of a line contain everything that a product contains, and violate its diets. */
function isCovered(product: Product, foods: readonly QualifiedFood[], all: readonly Food[]): boolean {
  const { contains, mayContain = [], rulesOut = [], mayRuleOut = [] } = product;
  const allergens = new Set(all.flatMap((food) => [...allergensIn(food), ...allergensMaybeIn(food)]));
  const diets = new Set(foods.flatMap(({ breaks, mayBreak }) => [...breaks, ...mayBreak]));
  return (
    [...contains, ...mayContain].every((allergen) => allergens.has(allergen)) &&
    [...rulesOut, ...mayRuleOut].every((diet) => diets.has(diet))
  );
}

/** "Ribs and seeds removed": parts of the food itself, unless a word before says whose; "rib eye" is another food. */
const OWN_PARTS =
  /(?<=^|[;,.(]\s*|\b(?:and|or|the|its|their|leave|with|without|remove|discard)\s)(?:seed|rib|core|vein|heart|skin|shell|bone)s?\b(?! (?:eye|roast|rack|mix|butter|of palm))/giu;
const withoutParts = (remark: string): string => remark.replaceAll(OWN_PARTS, ' ');

const REMARKS = /[;,.()[\]:!?–—]/u;

function readName(line: IngredientLine, contents: Contents, remarked: readonly Claim[]): void {
  const name = spellOutClaims(wholeName(line).slice(0, MAX_READ));
  const parts = name.split(JOINT);
  // "Vegan butter or milk": a claim about one food does not apply to the other.
  contents.read(name, parts.length === 1 ? remarked : NO_CLAIMS);
  const main = line.food;
  if (main !== null && contents.isEmpty)
    contents.foods.push(applyClaims(main.food, parts.length === 1 ? [...claimsIn(name), ...remarked] : NO_CLAIMS));
  // "2 hoja santa": a word parsed as an amount or a unit may belong to the name.
  if (contents.isEmpty) contents.read(line.text.slice(0, MAX_READ));
  // "Carrot cake" is more than carrots.
  const isWhole = contents.headKnown || FORMS.has(foodWords(name).at(-1) ?? '');
  const isNamed = HAS_LETTER.test(line.text);
  if (main === null && isNamed && (contents.isEmpty || !isWhole) && contents.unknown.length === 0)
    contents.unknown.push(name);
}
