import { type DishPart, type DishPlan, type MenuRecipe, planDish } from '#menu/dish-plan';
import { type Booking, type KitchenEquipment, Resources } from '#menu/resources';

/** A dish with the minute of its course, counted from the first serving. */
export interface CourseDish {
  readonly recipe: MenuRecipe;
  readonly servedAt: number;
}

export interface Task {
  /** Index of the dish. */
  readonly dish: number;
  /** Index of the step; -1 is the preparation of the ingredients. */
  readonly step: number;
  readonly text: string;
  /** Minutes relative to the first serving; negative before it. */
  readonly start: number;
  readonly end: number;
  readonly bookings: readonly Booking[];
}

export interface Timeline {
  /** In the order of their start. */
  readonly tasks: readonly Task[];
  /** Minutes from the first task to the first serving. */
  readonly total: number;
  /** Minutes in which the cook is busy. */
  readonly hands: number;
}

export interface TimelineOptions extends KitchenEquipment {
  /** Minutes after midnight of the first serving. */
  readonly clock: number;
}

const GRID = 5;
/** Bounds the search for the places of one dish. */
const MAX_TRIES = 5000;
/** Minutes by which the first dish to be placed is ready early, in the order of the attempts. */
const EARLY = [0, 5, 10, 15];
const DAY = 1440;
/** Nobody cooks between these minutes after midnight. */
const NIGHT = { from: 22 * 60 + 30, to: 7 * 60 };
const MAX_ORDERS = 3;
const EARLIEST = -3 * DAY;

/**
 * Schedules the work of several dishes backwards from their courses: each part starts as late as one pair of hands, the
 * hobs and the ovens allow. Greedy by dish, with a bounded search within each. Null if a dish finds no place; `dish` is
 * then its index.
 */
export function scheduleMenu(
  dishes: readonly CourseDish[],
  options: TimelineOptions,
): Timeline | { readonly dish: number } {
  const plans = dishes.map(({ recipe }) => planDish(recipe));
  const tightest = dishes
    .map((_, index) => index)
    .toSorted(
      (one, other) =>
        holdOf(plans[one]) - holdOf(plans[other]) || minutesOf(plans[other]) - minutesOf(plans[one]) || one - other,
    );
  let failed = tightest[0] ?? 0;
  for (const early of EARLY) {
    let order = tightest;
    for (let attempt = 0; attempt < MAX_ORDERS; attempt += 1) {
      const result = scheduleInOrder({ dishes, plans, order, early }, options);
      if (!('dish' in result)) return result;
      if (attempt > 0 && result.dish === failed) break;
      failed = result.dish;
      // A dish that found no place goes first in the next attempt.
      order = [failed, ...tightest.filter((index) => index !== failed)];
    }
  }
  return { dish: failed };
}

const holdOf = (plan: DishPlan | undefined): number => plan?.parts.at(-1)?.slack ?? 0;
const minutesOf = (plan: DishPlan | undefined): number =>
  (plan?.parts ?? []).reduce((sum, { minutes }) => sum + minutes, 0);

interface Attempt {
  readonly dishes: readonly CourseDish[];
  readonly plans: readonly DishPlan[];
  readonly order: readonly number[];
  readonly early: number;
}

function scheduleInOrder(
  { dishes, plans, order, early }: Attempt,
  { clock, ...equipment }: TimelineOptions,
): Timeline | { readonly dish: number } {
  const isQuiet = (minute: number): boolean => {
    const time = (((clock + minute) % DAY) + DAY) % DAY;
    return time > NIGHT.from || time < NIGHT.to;
  };
  const resources = new Resources(equipment, isQuiet);
  const tasks: Task[] = [];
  for (const [at, dish] of order.entries()) {
    const served = dishes[dish]?.servedAt ?? 0;
    const deadline = { latest: served - (at === 0 ? Math.min(early, holdOf(plans[dish])) : 0), served };
    const placed = placeDish({ dish, parts: plans[dish]?.parts ?? [] }, deadline, resources);
    if (placed === null) return { dish };
    tasks.push(...placed);
  }
  const sorted = tasks.toSorted(
    (one, other) => one.start - other.start || one.dish - other.dish || one.step - other.step,
  );
  const hands = sorted
    .flatMap(({ bookings }) => bookings)
    .reduce((sum, { from, to, segment }) => sum + (segment.hands ? to - from : 0), 0);
  return { tasks: sorted, total: Math.max(0, -(sorted[0]?.start ?? 0)), hands };
}

/** Places the parts of a dish, the last first. Tries earlier places of a part if those before it find none. */
function placeDish(
  { dish, parts }: { readonly dish: number; readonly parts: readonly DishPart[] },
  { latest: deadline, served }: { readonly latest: number; readonly served: number },
  resources: Resources,
): Task[] | null {
  let tries = 0;
  // Places from which the earlier parts were found to have none.
  const failed = new Set<string>();
  const place = (at: number, latestEnd: number, latestStart: number, hob: number | null): Task[] | null => {
    const beside = parts[at + 1];
    const part = parts[at];
    if (part === undefined) return [];
    const latest = Math.min(latestEnd, latestStart + part.minutes);
    const key = `${at} ${latest}`;
    if (failed.has(key)) return null;
    const slack = part.slack + (beside?.isParallel === true ? beside.minutes : 0);
    const earliest = (beside === undefined ? served : latest) - slack;
    for (let end = latest; end >= earliest; end -= GRID) {
      tries += 1;
      const start = end - part.minutes;
      if (tries > MAX_TRIES || start < EARLIEST) return null;
      const bookings = resources.book(dish, part.segments, start, hob);
      if (bookings === null) continue;
      const onHob = bookings.find(({ segment }) => segment.place === 'hob')?.unit ?? hob;
      // The part before one that runs beside it may end as late as that one.
      const before = part.isParallel
        ? place(at - 1, latestEnd, start - GRID, null)
        : place(at - 1, start, Infinity, onHob);
      if (before !== null) return [...before, { dish, step: part.step, text: part.text, start, end, bookings }];
      resources.cancel(bookings);
    }
    failed.add(key);
    return null;
  };
  return place(parts.length - 1, deadline, Infinity, null);
}
