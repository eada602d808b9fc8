import type { Diet } from '#catalogue/food-row';
import { besidesMince, type CookbookRequest, readCookbookDish } from '#compose/cookbook-request';
import { requestedBread, withoutBakingWords } from '#compose/requested-bread';
import { dishPhrasesIn, isAnyNamedIn, isDishOnly, correctDishWords } from '#compose/dish-words';
import {
  foodBeforeDish,
  isFiller,
  exactFood,
  piecesOf,
  abbreviate,
  SURPRISE,
  withoutMisleadingWords,
  FREE_CHOICE,
  HAS_CONTENT,
  STARTS_WITH_AMOUNT,
  WITH,
} from '#compose/note-words';
import { MAX_EXCLUSIONS, addExclusion } from '#compose/parse-options';
import { MAX_UNUSABLE } from '#compose/unusable-summary';
import type { Unusable } from '#compose/composition';
import type { Equipment } from '#compose/equipment';
import type { CuisineName } from '#compose/cuisine-names';
import { partsOfEntry } from '#compose/entry-parts';
import type { NamedDish, RequestedFood } from '#compose/requested-food';
import { statedAmount } from '#compose/stated-amount';
import { unverifiableDiet } from '#compose/unverifiable-diet';
import { isReady } from '#compose/leftovers';
import { asKind, isNameOfFood } from '#compose/kind-of-food';
import { resolveFood, requestedJoint } from '#compose/resolve-food';
import { type OtherDish, otherDishIn } from '#compose/other-dishes';
import type { Constraints } from '#compose/constraints';
import { safetyNotesFor } from '#compose/safety-notes';
import { whyUnsafe } from '#compose/unsafe';
import { categoryIn, extractWishes } from '#compose/wishes';
import { DISH_FORMS } from '#forms/dish-forms';
import { findFood, findFoods, type FoundFood } from '#ingredient-catalogue';
import { readDishName } from '#dishes/correct-dish-name';
import { readLine } from '#line/read-line';
import { weightOfLine } from '#line/weight';
import type { IngredientLine } from '#line/ingredient-line-type';
import { grams } from '#measure';
import { type EatersRead, readEaters, rulesFor } from '#compose/vulnerable-eater-rules';
import type { Eater } from '#wish/vulnerable-eater';
import { plainPhrase } from '#search/plain-phrase';
import { withoutStopWords } from '#wish/stop-words';
import { readEquipment } from '#wish/equipment';
import { applyRestrictions, extractRules, findRestrictions } from '#wish/restrictions';

const MAX_PARTS = 200;
const CONNECTING = /^\s*(?:with|and|or|plus)\s/iu;

/** Collects the content of all entries; the rules are applied once everything is parsed. */
export class RequestParser {
  readonly requestedFoods: RequestedFood[] = [];
  readonly unusable: Unusable[] = [];
  readonly notes: string[] = [];
  readonly diets = new Set<Diet>();
  readonly exclusions: Constraints['exclusions'][number][] = [];
  readonly wishes: string[] = [];
  readonly dishes: NamedDish[] = [];
  minutes: number | null = null;
  servings: number | null = null;
  cuisine: CuisineName | null = null;
  /** The cookbook's dish that the request names. */
  dish: CookbookRequest | null = null;
  takesDishes = true;
  /** What it is to be cooked with, and what is not there. */
  equipment: Equipment | null = null;
  readonly missing: Equipment[] = [];
  surprise = false;
  hasWishes = false;
  /** The last entry without what it rules out. */
  typed = '';
  /** No other food is named in the request. */
  alone = false;
  unknown = 0;
  /** It is for an eater for whom nothing is composed. */
  isDeclined = false;
  readonly eaters: Eater[] = [];
  private parts = 0;

  parseEntry(text: string): void {
    const said = SURPRISE.exec(text);
    if (said !== null) this.surprise = true;
    const rest = said === null ? text : text.slice(said[0].length);
    const eaters = readEaters(rest, plainPhrase(rest).text);
    if (eaters !== null && !this.addEaters(rest, eaters, eaters.notes)) return;
    const stated = this.withoutExclusions(this.withoutEquipment(eaters?.rest ?? rest));
    const named = this.alone && this.takesDishes ? readDishName(stated.rest) : stated.rest;
    this.typed = named.trim();
    const parts = partsOfEntry(named, (each) => findFoods(each).length > 0).filter((part) => HAS_CONTENT.test(part));
    this.alone &&= parts.length === 1;
    for (const part of parts) {
      if (this.parts >= MAX_PARTS) break;
      this.parts += 1;
      this.parsePart(part.trim(), { ...stated, isOfPerson: stated.isOfPerson || eaters !== null });
    }
  }

  private withoutEquipment(text: string): string {
    const { wanted, missing, rest } = readEquipment(text);
    this.equipment ??= wanted;
    this.missing.push(...missing);
    this.hasWishes ||= wanted !== null || missing.length > 0;
    return rest;
  }

  /** Adds the rules for eaters that no entry describes. Beside a baby it is a dish for the family, so it is composed. */
  protect(eaters: readonly Eater[]): void {
    this.addEaters('', rulesFor(eaters.map((eater) => (eater === 'baby' ? 'toddler' : eater))), []);
  }

  /** Adds the rules for the eaters. False if nothing is composed for them. */
  private addEaters(
    text: string,
    { declined, exclusions, eaters }: Omit<EatersRead, 'rest'>,
    notes: readonly string[],
  ): boolean {
    this.isDeclined ||= declined !== undefined;
    this.eaters.push(...eaters);
    if (declined !== undefined) this.reportUnusable(text, declined);
    this.exclusions.push(...exclusions);
    for (const note of notes) this.addNote(note);
    return declined === undefined;
  }

  /** Applies the exclusions of an entry and cuts them out; a list of them has commas too ("no nuts, eggs or milk"). */
  private withoutExclusions(entry: string): { rest: string; statesDiet: boolean; isOfPerson: boolean } {
    const found = findRestrictions(entry);
    const exclusions = found.filter(({ without, diets }) => without.length > 0 || diets.length === 0);
    const { gaps, without, diets } = applyRestrictions(entry, exclusions);
    for (const diet of diets) this.diets.add(diet);
    for (const each of without) this.exclude(each);
    return {
      rest: gaps.map((gap) => gap.replace(CONNECTING, '')).join(' , '),
      statesDiet: found.length > exclusions.length,
      isOfPerson: found.some(({ of }) => of === 'person'),
    };
  }

  private parsePart(written: string, { statesDiet, isOfPerson }: { statesDiet: boolean; isOfPerson: boolean }): void {
    const text = withoutMisleadingWords(written);
    const found = findFoods(text);
    const names = found.flatMap(({ food, name }) => [food.name.toLowerCase(), name.toLowerCase()]);
    // "Roast chicken" among other foods is cooked already; only alone is it the dish.
    const isCooked = found.some(({ food }) => isReady(text, food));
    // "What can I make with bread" and "12 fish fingers" have the food.
    const isDishAlone = this.alone && new Set(names).size <= 2 && !WITH.test(text) && !STARTS_WITH_AMOUNT.test(text);
    const isDish = this.takesDishes && this.dish === null && (this.alone || !isCooked);
    const isAlone = this.alone && !isCooked;
    const dish = isDish ? readCookbookDish(text, found, { names, isDishAlone, isAlone }) : null;
    if (dish !== null && this.isSafe(text)) {
      this.dish = dish;
      // A dish form of that name is the nearest if the dish itself is impossible.
      this.wishes.push(dish.phrase.trim());
      if (dish.other !== null) this.addFood(dish.other, null, [], false);
      return this.parsePart(dish.rest, { statesDiet, isOfPerson });
    }
    // Gluten-free pasta implies a gluten-free dish.
    if (names.some((name) => name.includes('gluten-free'))) this.diets.add('gluten-free');
    // The name of a single food contains no wishes, unless it is all of the request: "pasta".
    if (isNameOfFood(text, found)) {
      if (!this.isSafe(text)) return;
      if (this.alone) this.wishes.push(text);
      this.parsePiece(text, false);
      return;
    }
    const other = otherDishIn(text, names);
    const dishes = [...dishPhrasesIn(DISH_FORMS, text), ` ${other?.name ?? ''} `];
    const { diets, gaps } = statesDiet ? extractRules(text) : { diets: [], gaps: [text] };
    const wishes = extractWishes(gaps.join(' '), names, dishes);
    const wanted = isOfPerson ? withoutStopWords(wishes.rest) : wishes.rest;
    this.minutes ??= wishes.minutes;
    this.servings ??= wishes.servings;
    this.cuisine ??= wishes.cuisine;
    // "gluten-free flour" qualifies both the flour and the dish.
    for (const diet of diets) this.diets.add(diet);
    this.hasWishes ||=
      diets.length > 0 ||
      wishes.cuisine !== null ||
      wishes.minutes !== null ||
      wishes.unverifiable.length > 0 ||
      FREE_CHOICE.test(text) ||
      categoryIn(text) !== null;
    for (const wish of wishes.unverifiable) this.noteUnverifiableDiet(wish);
    if (wanted === '' || (other !== null && this.isSafe(wanted) && this.addNearestDish(other, wanted))) return;
    const all = piecesOf(wanted);
    const pieces = all.filter((piece) => this.isSafe(piece));
    this.wishes.push(...(pieces.length === all.length ? [wanted] : pieces));
    for (const piece of pieces) this.parsePiece(piece, diets.length > 0);
  }

  /** Handles a dish without a form: the nearest one is made of the foods that its name implies. */
  private addNearestDish(other: OtherDish, text: string): true {
    this.reportUnusable(text, "I don't have a recipe for that yet, so I picked the closest one I know");
    this.wishes.push(other.nearest);
    for (const found of findFoods(other.foods)) this.addFood(resolveFood(found, text, this.alone), null, [], false);
    return true;
  }

  private isSafe(text: string): boolean {
    const unsafe = whyUnsafe(text);
    if (unsafe !== null) this.reportUnusable(text, unsafe);
    return unsafe === null;
  }

  private exclude(text: string): void {
    if (this.exclusions.length >= MAX_EXCLUSIONS) return;
    this.hasWishes = true;
    if (addExclusion(text, this))
      this.reportUnusable(text, 'Left out as you asked, along with everything that I know contains it');
  }

  reportUnusable(text: string, reason: string): void {
    const short = abbreviate(text);
    if (!this.unusable.some((other) => other.text === short)) this.unusable.push({ text: short, reason });
  }

  private parsePiece(text: string, said: boolean): void {
    const joint = this.alone ? requestedJoint(text) : null;
    if (joint !== null) return this.addFood(joint, null, [], said);
    const line = readLine(text);
    // A line keeps the name as written; the recipe is in English.
    const read = line.language === null ? line.food : findFood(text);
    const exact = exactFood(text, read) ?? read ?? findFood(line.name) ?? foodBeforeDish(line.name);
    const found = findFoods(line.language === null ? line.name : text);
    if (this.addBreadDish(text, findFoods(text))) return;
    // "Muffins" are the dish, although a food has the same name.
    const meant = exact === null ? null : asKind(resolveFood(exact, text, this.alone), line.name);
    if (
      this.alone &&
      meant !== null &&
      meant.food.ready !== true &&
      isDishOnly(DISH_FORMS, text, meant.food) &&
      this.addDish(text)
    )
      return;
    // One name is one food ("chicken stock"); a phrase may name several ("creamy garlic mushroom pasta").
    const several =
      line.alternatives.length === 0 && found.length > 1 && found.some(({ food }) => food.name !== exact?.food.name);
    const resolved = found.map((each) => resolveFood(each, text, this.alone));
    if (several) for (const each of besidesMince(resolved)) this.addFood(each, null, [], said);
    else if (meant !== null) {
      for (const note of safetyNotesFor(text, meant)) this.addNote(note);
      this.addFood(
        meant,
        line,
        line.alternatives.map((each) => findFood(each)).filter((each) => each !== null),
        said,
      );
    } else if (!(this.unknown < MAX_UNUSABLE && this.addDish(text)) && !isFiller(text)) {
      this.unknown += 1;
      this.reportUnusable(text, `'${abbreviate(text)}' is not a food I know`);
    }
  }

  /** Handles a diet that the engine cannot verify: excludes clear violations and promises nothing more. */
  private noteUnverifiableDiet(wish: string): void {
    const { exclusion, note } = unverifiableDiet(wish);
    if (exclusion !== null) this.exclusions.push(exclusion);
    this.addNote(note);
  }

  private addNote(note: string): void {
    if (!this.notes.includes(note)) this.notes.push(note);
  }

  /**
   * Handles bread as the dish: the bread itself is not at hand, and other foods of its name ("olive bread") go into it.
   */
  private addBreadDish(text: string, found: readonly FoundFood[]): boolean {
    const meant = requestedBread(text, found);
    if (meant === null || !this.addDish(meant.dish, text)) return false;
    this.wishes.splice(0, this.wishes.length, ...this.wishes.map(withoutBakingWords), meant.dish);
    if (meant.flour !== null) this.addFood(meant.flour, null, [], false);
    for (const each of found)
      if (each !== meant.bread) this.addFood(resolveFood(each, text, this.alone), null, [], false);
    return true;
  }

  private addDish(text: string, said = text): boolean {
    if (this.dishes.length >= MAX_EXCLUSIONS) return false;
    const corrected = correctDishWords(DISH_FORMS, text);
    if (!isAnyNamedIn(DISH_FORMS, corrected)) return false;
    this.wishes.push(corrected);
    if (!isFiller(text)) this.dishes.push({ text: abbreviate(said), meant: corrected });
    return true;
  }

  private addFood(found: FoundFood, line: IngredientLine | null, instead: readonly FoundFood[], said: boolean): void {
    const { food, name } = found;
    const weight = line === null ? null : weightOfLine(line, food);
    const at = this.requestedFoods.findIndex((other) => other.food.name === food.name);
    const there = this.requestedFoods[at];
    const stated = line === null || weight === null ? undefined : statedAmount(line, food);
    if (there === undefined) this.requestedFoods.push({ food, name, weight, stated, instead, said });
    else if (there.weight !== null && weight !== null)
      this.requestedFoods[at] = { ...there, weight: grams(there.weight + weight), stated: undefined };
  }
}
