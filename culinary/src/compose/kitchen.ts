import type { Diet, FoodRole } from '#catalogue/food-row';
import type { Equipment } from '#compose/equipment';
import type { SeededRandom } from '#seeded-random';
import type { Palette } from '#compose/cuisines';
import { SUBSTITUTE_RATIOS, SUBSTITUTIONS, type Swaps } from '#compose/substitutions';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { nameFor } from '#compose/food-name';
import { shortLabel } from '#compose/short-label';
import { type GivenFood, PANTRY_SLOT } from '#compose/given-food';
import { itemOf } from '#compose/create-item';
import type { Item, Step } from '#compose/item';
import type { KitchenOptions } from '#compose/kitchen-options';
import { linesOf, type Salted } from '#compose/list-lines';
import { listOf } from '#compose/list-of';
import { countOf, dryWeight, inPieces, isServedWhole, sharesOf, usualWeight, wholeOnes } from '#compose/portion';
import { ownWeight } from '#compose/own-weight';
import { isMeasuredUsedAsStated } from '#compose/stated-amount';
import type { CutStyle } from '#compose/technique';
import { type Food, type FoodName, getFood, gramsPerUnit } from '#ingredient-catalogue';
import { grams, minutes } from '#measure';
import type { Slot } from '#compose/slot';

export type { Item } from '#compose/item';

const MAX_STRETCH = 1.25;
/** Lists name these even if the request named only their kind. */
const CERTAIN_ROLES: ReadonlySet<FoodRole> = new Set(['flour', 'egg', 'citrus', 'drink']);

/** Builds one recipe. Every food that a sentence mentions is listed, in the order of first use: list and steps agree. */
export class Kitchen {
  readonly servings: number;
  readonly chance: SeededRandom;
  /** Null without a clear cuisine. */
  readonly palette: Palette | null;
  readonly hurried: boolean;
  readonly diets: readonly Diet[];
  readonly equipment: Equipment | undefined;
  private readonly allows: (food: Food) => boolean;
  private readonly swaps: Swaps;
  private readonly frugal: boolean;
  private readonly measured = new Set<string>();
  private readonly items: Item[] = [];
  private readonly used: Item[] = [];
  private readonly steps: Step[] = [];
  private readonly juiced = new Set<Item>();
  private salted: Salted = 'no';

  constructor(order: KitchenOptions) {
    const { slots, placed } = order;
    ({ servings: this.servings, chance: this.chance, palette: this.palette, allows: this.allows } = order);
    ({ swaps: this.swaps = {}, frugal: this.frugal = false, hurried: this.hurried = false } = order);
    ({ diets: this.diets = [], equipment: this.equipment } = order);
    for (const { food, weight } of [...placed.values()].flat()) if (weight !== null) this.measured.add(food.name);
    for (const slot of slots) this.fill(slot, placed.get(slot.id) ?? []);
    this.share();
    for (const given of placed.get(PANTRY_SLOT) ?? [])
      this.items.push(itemOf(given, PANTRY_SLOT, 'whole', usualWeight(given.food, order.servings)));
  }

  private fill(slot: Slot, givens: readonly GivenFood[]): void {
    const usual = givens.reduce((sum, { food }) => sum + dryWeight(food, this.servings), 0);
    const crowd = givens.length > 2 ? 2 / givens.length + 0.15 : 1;
    const factor = slot.budget === undefined ? crowd : Math.min(MAX_STRETCH, (slot.budget * this.servings) / usual);
    const cut = slot.cut ?? 'whole';
    for (const given of givens) {
      // Whole pieces are not shared: four people get four steaks, not three or five.
      const isPieces = cut === 'whole' && givens.length === 1 && isServedWhole(given.food);
      const usualDue = isPieces
        ? wholeOnes(given.food, this.servings)
        : usualWeight(given.food, this.servings) * factor;
      const due = ownWeight(slot, given.food, this.servings) ?? usualDue;
      if (slot.own !== undefined) this.measured.add(given.food.name);
      this.items.push(itemOf(given, slot.id, cut, due, slot.structural));
    }
  }

  private share(): void {
    sharesOf(this.items, this.servings).forEach((share, at) => {
      const item = this.items[at];
      if (item === undefined || share === 1 || this.measured.has(item.food.name)) return;
      this.measured.add(item.food.name);
      this.change(item, { weight: grams(item.weight * share) });
    });
  }

  in(...slots: readonly string[]): readonly Item[] {
    return this.items.filter(({ slot }) => slots.includes(slot));
  }

  find(...roles: readonly FoodRole[]): Item | undefined {
    return this.items.find(({ food }) => roles.includes(food.role));
  }

  has(name: FoodName): boolean {
    return this.items.some(({ food }) => food.name === name);
  }

  private onCounter(name: FoodName): Item | undefined {
    return (
      this.items.find(({ food }) => food.name === name) ??
      this.items.find(({ food, given }) => given && food.like === name)
    );
  }

  may(name: FoodName): boolean {
    return this.allows(getFood(name));
  }

  /**
   * Adds a food unless it is there already, or its substitute if it is not allowed. Refer to the returned item, never
   * to the requested food. `per` is in the food's own units per person; see `SUBSTITUTE_RATIOS` for substitutes.
   */
  add(asked: FoodName, per?: number, more: { cut?: CutStyle; slot?: string; note?: string } = {}): Item {
    const name = this.allowed(asked);
    const there = this.onCounter(name);
    if (there !== undefined) return there;
    const food = getFood(name);
    const meant = getFood(asked);
    const whole = per === undefined && (more.cut ?? 'whole') === 'whole' && isServedWhole(meant);
    const weight = grams(
      (whole ? wholeOnes(meant, this.servings) : (per ?? meant.per) * gramsPerUnit(meant) * this.servings) *
        (name === asked ? 1 : (SUBSTITUTE_RATIOS[name] ?? 1)),
    );
    // A preparation note of a lemon does not apply to bottled juice.
    const note = food.role === meant.role ? more.note : undefined;
    const item: Item = {
      food,
      name,
      weight,
      given: false,
      slot: more.slot ?? 'added',
      cut: more.cut ?? 'whole',
      ...(note === undefined ? {} : { note }),
    };
    this.items.push(item);
    return item;
  }

  // If no allowed substitute exists, the dish keeps the food and is rejected as a whole afterwards.
  private allowed(name: FoodName): FoodName {
    if (this.may(name)) return name;
    const own = this.swaps[name];
    // An empty list says that nothing takes its place in this dish.
    const others = own?.length === 0 ? [] : [...(own ?? []), ...(SUBSTITUTIONS[name] ?? [])];
    return others.find((other) => this.may(other)) ?? name;
  }

  /** Sets a structural food (flour of a cake) to the dish's own amount, even if it was given. */
  measure(asked: FoodName, per: number): Item {
    const there = this.onCounter(asked) ?? this.onCounter(this.allowed(asked));
    if (there === undefined) return this.add(asked, per);
    return this.setOwn(there, per * gramsPerUnit(getFood(asked)) * this.servings);
  }

  /** Sets an item to the dish's own amount, in grams per person. */
  weigh(item: Item, perPerson: number): Item {
    return this.setOwn(item, perPerson * this.servings);
  }

  /** Uses the dish's own amount, or the stated one if it is close enough. */
  private setOwn(item: Item, due: number): Item {
    const isNear = item.stated !== undefined && isMeasuredUsedAsStated(item.stated, due);
    return this.change(item, { weight: isNear ? item.stated.weight : grams(due) });
  }

  /** Ensures a minimum in grams per person, unless an amount was stated. */
  atLeast(item: Item, each: number): Item {
    return this.measured.has(item.food.name) ? item : this.weigh(item, Math.max(each, item.weight / this.servings));
  }

  /**
   * Sets a counted food (a chop, a fillet) to one piece per person. A stated or shared amount stays, in whole pieces.
   */
  portion(item: Item): Item {
    if (item.food.unit !== 'piece' || item.stated?.weight === item.weight) return item;
    const named = this.measured.has(item.food.name);
    const weight = named ? inPieces(item.food, item.weight) : wholeOnes(item.food, this.servings);
    return this.change(item, { weight: grams(weight) });
  }

  /** Takes a certain food for its kind or for what it is part of: shoulder for "pork". Cheese stays cheese. */
  choose(item: Item, food: Food): Item {
    const name = isMeatOrFish(food) || CERTAIN_ROLES.has(food.role) ? food.name : (item.food.kind ?? item.name);
    return this.change(item, { food, name });
  }

  prepare(item: Item, note: string): Item {
    return this.change(item, { note });
  }

  private change(item: Item, to: Partial<Item>): Item {
    const changed: Item = { ...item, ...to };
    this.items[this.items.indexOf(item)] = changed;
    return changed;
  }

  /** Returns the first item of these roles, or adds the given staple. */
  one(roles: readonly FoodRole[], otherwise: FoodName, per?: number, cut?: CutStyle): Item {
    return this.find(...roles) ?? this.add(otherwise, per, cut === undefined ? {} : { cut });
  }

  /** Returns the items of a slot; if it is empty, adds one of the options. */
  need(
    slot: string,
    options: readonly [FoodName, ...FoodName[]],
    more: { per?: number; cut?: CutStyle } = {},
  ): readonly Item[] {
    const there = this.in(slot);
    if (there.length > 0) return there;
    const allowed = options.filter((name) => !this.has(name) && this.may(name));
    const modest = this.frugal ? allowed.filter((name) => !isMeatOrFish(getFood(name))) : allowed;
    const free = modest.length > 0 ? modest : allowed;
    const name = this.chance.pick(`need ${slot}`, [free[0] ?? options[0], ...free.slice(1)]);
    return [this.add(name, more.per, { slot, ...(more.cut === undefined ? {} : { cut: more.cut }) })];
  }

  fat(otherwise: FoodName = 'olive oil', per?: number): Item {
    return this.one(['fat'], otherwise, per);
  }

  /** "the onion, carrots and celery"; marks the items as used. */
  the(...items: readonly (Item | readonly Item[])[]): string {
    return `the ${this.name(...items)}`;
  }

  name(...items: readonly (Item | readonly Item[])[]): string {
    const flat = [...new Set(items.flat())];
    for (const item of flat) {
      if (!this.used.includes(item)) this.used.push(item);
      this.juiced.delete(item);
    }
    return listOf(flat.map((item) => this.label(item)));
  }

  /** "lemon juice", but plain "vinegar". */
  juice(item: Item): string {
    if (item.food.role !== 'citrus' || item.name.endsWith('juice')) return this.name(item);
    const first = !this.used.includes(item);
    if (first) this.used.push(item);
    if (first && item.food.unit === 'piece') this.juiced.add(item);
    return `${item.name} juice`;
  }

  /** "a pinch of salt" for sentences that salt along the way. */
  pinch(): string {
    if (this.salted === 'no') this.salted = 'pinch';
    return `a pinch of ${this.name(this.add('salt'))}`;
  }

  /** "salt and black pepper"; marks both as used. */
  season(): string {
    this.salted = 'well';
    return this.name(this.add('salt'), this.add('black pepper'));
  }

  /** "salt", for water and for final seasoning. */
  salt(): string {
    this.salted = 'well';
    return this.name(this.add('salt'));
  }

  /** Returns a short name for titles, without marking the item as used. */
  label(item: Item): string {
    const short = shortLabel(item);
    const clash = this.items.some((other) => other !== item && shortLabel(other) === short);
    return clash ? nameFor(item.food, item.name, countOf(item.food, item.weight)) : short;
  }

  step(text: string, time: { cook?: number; wait?: number } = {}): void {
    // Sentences consist of optional parts; collapse the spaces between them.
    this.steps.push({
      text: text.replace(/ {2,}/gu, ' ').trim(),
      cook: minutes(time.cook ?? 0),
      wait: minutes(time.wait ?? 0),
    });
  }

  rest(...slots: readonly string[]): readonly Item[] {
    return this.in(...slots).filter((item) => !this.used.includes(item));
  }

  unusedItems(): readonly Item[] {
    return this.items.filter((item) => item.given && !this.used.includes(item));
  }

  list(): readonly Item[] {
    return this.used;
  }

  written(): readonly Step[] {
    return this.steps;
  }

  lines(diets: readonly Diet[]): string[] {
    const used = this.used.map((item) => (this.juiced.has(item) ? { ...item, note: 'juiced' } : item));
    return linesOf(used, this.salted, diets);
  }
}
