import type { Diet, FoodRole } from '#catalogue/food-row';
import { isAskedFor, mendDishWords } from '#compose/dish-words';
import { foodBeforeDish, isNote, nameAlone, piecesOf, shown, SURPRISE } from '#compose/note-words';
import { cuisineAsked, isOptioned, minutesOf, MOST_RULES, rulesOf, servingsOf } from '#compose/read-options';
import type { ComposeRequest, Unusable } from '#compose/composition';
import type { CuisineName } from '#compose/cuisine-names';
import { cuisineOf } from '#compose/cuisine-of';
import { nameFor } from '#compose/food-name';
import type { Given } from '#compose/given';
import { splitUnwanted } from '#compose/left-out';
import { isReady, readyFood } from '#compose/leftovers';
import { type Rules, understandUnwanted, whyNot } from '#compose/rules';
import { categoryIn, takeWishes } from '#compose/wishes';
import { foodWords } from '#food-words';
import { DISH_FORMS } from '#forms/dish-forms';
import { findFood, findFoods, type FoodName, type FoundFood, getFood } from '#ingredient-catalogue';
import { readLine } from '#line/read-line';
import { weightOfLine } from '#line/weight';
import type { IngredientLine } from '#line/ingredient-line-type';
import { grams } from '#measure';

export interface NamedDish {
  readonly text: string;
  readonly meant: string;
}

export interface ReadRequest {
  readonly given: readonly Given[];
  readonly unusable: readonly Unusable[];
  readonly notes: readonly string[];
  readonly rules: Rules;
  /** What was written besides foods, in lower case, for words that name a dish. */
  readonly wishes: string;
  /** Parts that named a dish and no food: as written, and without slips of the pen. */
  readonly dishes: readonly NamedDish[];
  /** The choice is left to us: said so, or nothing was named but how it should be. */
  readonly surprise: boolean;
  readonly servings: number;
  readonly minutes: number | null;
  readonly cuisine: CuisineName | null;
  readonly cuisineAsked: boolean;
}

// A recipe needs no more than these, and hostile input gets no more work than this.
const MOST_ENTRIES = 200;
const MOST_CHARACTERS = 200;
const MOST_PARTS = 500;
const MOST_FOODS = 60;
const MOST_COMPLAINTS = 50;

// "gluten-free pasta" is a food to be had: what is sold under that name.
const FREE_FROM: Partial<Record<FoodRole, readonly FoodName[]>> = {
  pasta: ['rice pasta'],
  noodle: ['rice noodle'],
  bread: ['rice bread'],
  wrap: ['corn tortilla'],
  flour: ['rice flour', 'buckwheat flour'],
  oats: ['quinoa'],
  milk: ['oat milk', 'rice milk'],
  cream: ['oat cream', 'coconut milk'],
  yogurt: ['soy yogurt', 'coconut yogurt'],
  cheese: ['vegan cheese'],
  fat: ['vegan butter', 'olive oil'],
  sausage: ['vegetarian sausage'],
  mince: ['plant-based mince'],
  sauce: ['tamari', 'vegan mayonnaise'],
  sweetener: ['maple syrup'],
};

/** One food somebody wrote, not yet held against what the dish has to keep to. */
interface Offer extends Given {
  /** Foods that will do as well: "milk or oat milk". */
  readonly instead: readonly FoundFood[];
  /** It was said of the food itself that it fits ("gluten-free pasta"). */
  readonly said: boolean;
}

/** Collects what the entries say; the last word on what may be in the dish falls when all are read. */
class Reading {
  readonly offers: Offer[] = [];
  readonly unusable: Unusable[] = [];
  readonly notes: string[] = [];
  readonly diets = new Set<Diet>();
  readonly unwanted: Rules['unwanted'][number][] = [];
  readonly wishes: string[] = [];
  readonly dishes: NamedDish[] = [];
  minutes: number | null = null;
  servings: number | null = null;
  cuisine: CuisineName | null = null;
  surprise = false;
  wished = false;
  unknown = 0;
  private parts = 0;

  entry(text: string): void {
    const said = SURPRISE.exec(text);
    if (said !== null) this.surprise = true;
    const rest = (said === null ? text : text.slice(said[0].length)).replace(/\([^)]*\)/gu, ' ');
    for (const part of rest.split(/[;\n|•]|,(?!\d)/u)) {
      if (this.parts >= MOST_PARTS || !/[\p{L}\p{N}\p{S}]/u.test(part)) continue;
      this.parts += 1;
      this.part(part.trim());
    }
  }

  private part(text: string): void {
    const names = findFoods(text).flatMap(({ food, name }) => [food.name.toLowerCase(), name.toLowerCase()]);
    const wishes = takeWishes(text, names);
    const { wanted, unwanted } = splitUnwanted(wishes.rest, names);
    this.minutes ??= wishes.minutes;
    this.servings ??= wishes.servings;
    this.cuisine ??= wishes.cuisine;
    // "gluten-free flour" among foods says what the flour is as well as what the dish should be.
    for (const diet of wishes.diets) this.diets.add(diet);
    // Who buys gluten-free pasta wants no bread beside it.
    if (names.some((name) => name.includes('gluten-free'))) this.diets.add('gluten-free');
    if (wishes.fishOnly) this.leaveOut('meat');
    this.wished ||=
      wishes.diets.length > 0 ||
      wishes.cuisine !== null ||
      wishes.minutes !== null ||
      wishes.fishOnly ||
      categoryIn(text) !== null;
    for (const each of unwanted) this.leaveOut(each);
    if (wanted === '') return;
    this.wishes.push(wanted);
    for (const piece of piecesOf(wanted)) this.piece(piece, wishes.diets.length > 0);
  }

  private leaveOut(text: string): void {
    if (this.unwanted.length >= MOST_RULES) return;
    const understood = understandUnwanted(text);
    this.wished = true;
    if (understood === null) {
      this.complain(text, `I do not know '${shown(text)}', so I cannot promise to leave it out`);
      return;
    }
    this.unwanted.push({ ...understood, text: shown(text) });
    this.complain(text, 'Left out, with everything I know to contain it, as you asked');
  }

  complain(text: string, reason: string): void {
    const short = shown(text);
    if (!this.unusable.some((other) => other.text === short)) this.unusable.push({ text: short, reason });
  }

  private piece(text: string, said: boolean): void {
    const line = readLine(text);
    const exact = nameAlone(text, line.food) ?? line.food ?? findFood(line.name) ?? foodBeforeDish(line.name);
    const found = findFoods(line.name);
    // One name is one food ("chicken stock"); a phrase may hold several ("creamy garlic mushroom pasta").
    const several =
      line.alternatives.length === 0 && found.length > 1 && found.some(({ food }) => food.name !== exact?.food.name);
    if (several) for (const each of found) this.take(asIs(each, text), null, [], said);
    else if (exact !== null)
      this.take(
        asIs(exact, text),
        line,
        line.alternatives.map((each) => findFood(each)).filter((each) => each !== null),
        said,
      );
    else if (!(this.unknown < MOST_COMPLAINTS && this.dish(text)) && !isNote(text)) {
      this.unknown += 1;
      this.complain(text, `'${shown(text)}' is no food I know`);
    }
  }

  /** Whether a text names a dish; a slip of the pen in it is mended. */
  private dish(text: string): boolean {
    if (this.dishes.length >= MOST_RULES) return false;
    const mended = mendDishWords(DISH_FORMS, text);
    if (!DISH_FORMS.some((form) => isAskedFor(form, mended))) return false;
    this.wishes.push(mended);
    if (!isNote(text)) this.dishes.push({ text: shown(text), meant: mended });
    return true;
  }

  private take(found: FoundFood, line: IngredientLine | null, instead: readonly FoundFood[], said: boolean): void {
    const { food, name } = found;
    const weight = line === null ? null : weightOfLine(line, food);
    const at = this.offers.findIndex((other) => other.food.name === food.name);
    const there = this.offers[at];
    if (there === undefined) this.offers.push({ food, name, weight, instead, said });
    else if (there.weight !== null && weight !== null)
      this.offers[at] = { ...there, weight: grams(there.weight + weight) };
  }

  /** The foods that may be in the dish; of the others it is said why not. */
  allowed(rules: Rules): Given[] {
    const given: Given[] = [];
    for (const offer of this.offers) {
      const choice = choose(offer, rules);
      if (choice !== null && !given.some(({ food }) => food.name === choice.food.name)) given.push(choice);
      if (choice !== null) continue;
      const why = whyNot(offer.food, rules) ?? '';
      const name = nameFor(offer.food, offer.name, 2);
      // What was asked to be left out has been answered already.
      if (!this.unusable.some(({ text }) => text === name)) this.complain(name, `'${name}' ${why}: left out`);
    }
    return given;
  }
}

/** A food that was cooked already is another thing in the kitchen than a raw one. */
const asIs = ({ food, name }: FoundFood, text: string): FoundFood =>
  isReady(text, food) ? { food: readyFood(food), name } : { food, name };

function choose({ food, name, weight, instead, said }: Offer, rules: Rules): Given | null {
  if (whyNot(food, rules) === null) return { food, name, weight };
  const other = instead.find((each) => whyNot(each.food, rules) === null);
  if (other !== undefined) return { food: other.food, name: other.name, weight };
  const bought = said ? FREE_FROM[food.role]?.find((each) => whyNot(getFood(each), rules) === null) : undefined;
  return bought === undefined ? null : { food: getFood(bought), name: bought, weight };
}

/** Reads what is at hand and what is wished for. Never throws; the work is bounded whatever the strings. */
export function readRequest(request: ComposeRequest): ReadRequest {
  const reading = new Reading();
  let read = 0;
  let unread = 0;
  let first: string | undefined;
  for (const entry of request.ingredients) {
    const text = entry.slice(0, MOST_CHARACTERS).trim();
    if (text === '') continue;
    if (read >= MOST_ENTRIES) {
      unread += 1;
      continue;
    }
    read += 1;
    first ??= text;
    reading.entry(text);
  }
  const rules = rulesOf(request, reading);
  const given = reading.allowed(rules);
  const minutes = minutesOf(request, reading);
  const servings = servingsOf(request, reading);
  const asked = cuisineAsked(request, reading);
  const nothing = reading.offers.length === 0;
  // Pure wishes ("something thai", "vegan, in 20 minutes") leave the choice of foods to us.
  const surprise =
    nothing &&
    (reading.surprise || (reading.wished && reading.unknown === 0) || (first === undefined && isOptioned(request)));
  const wishes = wishText(reading);
  const named = (): boolean => request.dish !== undefined || DISH_FORMS.some((form) => isAskedFor(form, wishes));
  if (nothing && !surprise && reading.unusable.length === 0 && first !== undefined && !named())
    reading.complain(first, `'${shown(first)}' names no food I could cook with`);
  return {
    given: given.slice(0, MOST_FOODS),
    unusable: complaints(reading.unusable, given.length, unread),
    notes: reading.notes,
    rules,
    wishes,
    dishes: reading.dishes,
    surprise,
    servings,
    minutes,
    cuisine: asked ?? cuisineOf(given),
    cuisineAsked: asked !== null,
  };
}

// The names of foods are no wishes: curry powder does not ask for a curry, nor chicken stock for a stock pot.
function wishText({ wishes, offers }: Reading): string {
  let text = ` ${foodWords(wishes.join(' ').slice(0, 4000)).join(' ')} `;
  for (const { food, name } of offers)
    for (const each of [name, food.name]) {
      const words = foodWords(each);
      if (words.length > 1) text = text.replaceAll(` ${words.join(' ')} `, ' ');
    }
  return text.trim();
}

function complaints(unusable: readonly Unusable[], foods: number, unread: number): Unusable[] {
  const told = unusable.slice(0, MOST_COMPLAINTS);
  if (unusable.length > told.length)
    told.push({ text: `${unusable.length - told.length} more`, reason: 'more of what I do not know' });
  if (foods > MOST_FOODS)
    told.push({
      text: `${foods - MOST_FOODS} more foods`,
      reason: `${MOST_FOODS} foods are as many as one kitchen table holds`,
    });
  if (unread > 0)
    told.push({
      text: `${unread} more entries`,
      reason: `I read the first ${MOST_ENTRIES}; one recipe needs no more`,
    });
  return told;
}
