import { choosePlates, type GivenRecipe, type Plate, type PlateOptions } from '#menu/choose-plates';
import { type MenuRequest, servingMinutes } from '#menu/menu-request';
import { scheduleMenu, type Timeline } from '#menu/timeline';

export interface PlannedDish extends Plate {
  /** Minutes after the first serving. */
  readonly servedAt: number;
}

export interface Menu {
  /** The request, with the chosen dishes pinned. */
  readonly request: MenuRequest;
  readonly dishes: readonly PlannedDish[];
  /** Null if the dishes cannot be cooked in this kitchen; `problem` then says what to drop. */
  readonly timeline: Timeline | null;
  /** Minutes after midnight of the first serving. */
  readonly clock: number;
  readonly notes: readonly string[];
  readonly problem: string | null;
}

export interface PlanOptions {
  /** The same request and seed give the same menu. */
  readonly seed: string;
  /** 1–12. */
  readonly month: number;
  /** Recipes of the user that the request names. */
  readonly given?: readonly GivenRecipe[];
}

/** Bounds how often dishes that do not fit together are replaced. */
const MAX_ROUNDS = 12;

/**
 * Plans a menu: dishes that suit the request and each other, and a timeline for one cook. Dishes that the user named stay,
 * others are replaced until the kitchen and the time limit allow all. Deterministic; never throws.
 */
export function planMenu(request: MenuRequest, { seed, month, given = [] }: PlanOptions): Menu {
  const banned = new Set(request.avoid);
  const cache: PlateOptions['cache'] = new Map();
  let best: Menu | null = null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { plates, notes } = choosePlates(request, { seed, month, given, banned, cache });
    const menu = menuOf(request, plates, notes);
    if (menu.timeline !== null && !isLate(menu)) return pinned(menu);
    if (best === null || rankOf(menu) < rankOf(best)) best = menu;
    const drop = dishToReplace(menu, round);
    if (drop === undefined) break;
    banned.add(drop.title);
  }
  const menu = best ?? menuOf(request, [], []);
  return pinned({ ...menu, problem: problemOf(menu) });
}

const rankOf = ({ timeline }: Menu): number => timeline?.total ?? Infinity;
const isLate = ({ timeline, request }: Menu): boolean =>
  request.limit !== null && (timeline?.total ?? 0) > request.limit;

function menuOf(request: MenuRequest, plates: readonly Plate[], notes: readonly string[]): Menu {
  const clock = request.serveAt ?? request.usualTime;
  const minutes = servingMinutes(plates.map(({ course }) => course));
  const dishes = plates.map((plate, at) => ({ ...plate, servedAt: minutes[at] ?? 0 }));
  const timeline = dishes.length === 0 ? null : timelineOf(request, dishes);
  return {
    request,
    dishes,
    timeline: timeline === null || 'dish' in timeline ? null : timeline,
    clock,
    notes,
    problem: null,
  };
}

function timelineOf(request: MenuRequest, dishes: readonly PlannedDish[]): ReturnType<typeof scheduleMenu> {
  return scheduleMenu(
    dishes.map(({ recipe, servedAt }) => ({ recipe, servedAt })),
    { hobs: request.hobs, ovens: request.ovens, clock: request.serveAt ?? request.usualTime },
  );
}

/** The dish to replace: the one that does not fit, or starts first; undefined if the user named all of them. */
function dishToReplace({ request, dishes, timeline }: Menu, round: number): PlannedDish | undefined {
  const free = dishes.filter(({ isNamed }) => !isNamed);
  const result = timeline ?? timelineOf(request, dishes);
  const culprit = dishes['dish' in result ? result.dish : (result.tasks[0]?.dish ?? 0)];
  const isStuck = round % 3 === 2;
  return culprit !== undefined && free.includes(culprit) && !isStuck ? culprit : free[round % Math.max(1, free.length)];
}

/** Says why the menu cannot be done as requested, and what to leave out. */
function problemOf(menu: Menu): string {
  const { request, dishes, timeline } = menu;
  if (dishes.length === 0) return 'I found no dishes that obey all of that.';
  const reason =
    timeline === null
      ? `With ${kitchenName(request)} and one cook, these dishes cannot all be ready on time.`
      : `It takes ${durationText(timeline.total)} from the first task to serving, ${durationText(timeline.total - (request.limit ?? 0))} more than you have.`;
  const without = dishToDrop(menu);
  return without === undefined ? `${reason} A simpler dish would help.` : `${reason} ${without}`;
}

function dishToDrop({ request, dishes }: Menu): string | undefined {
  let best: { readonly dish: PlannedDish; readonly total: number } | undefined;
  const droppable = dishes.filter(({ course }) => course !== 'main');
  for (const dish of droppable.length === 0 ? dishes : droppable) {
    if (dishes.length < 2) break;
    const rest = menuOf(
      request,
      dishes.filter((each) => each !== dish),
      [],
    );
    const total = rest.timeline?.total;
    if (total !== undefined && (best === undefined || total < best.total)) best = { dish, total };
  }
  if (best === undefined) return undefined;
  const isEnough = request.limit === null || best.total <= request.limit;
  return isEnough
    ? `Leave out the ${best.dish.title} and it works: ${durationText(best.total)}.`
    : `Without the ${best.dish.title} it still takes ${durationText(best.total)}.`;
}

const kitchenName = ({ hobs, ovens }: MenuRequest): string =>
  `${hobs === 1 ? 'one hob' : `${hobs} hobs`} and ${ovens === 0 ? 'no oven' : ovens === 1 ? 'one oven' : `${ovens} ovens`}`;

/** "1 h 20 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours === 0 ? [] : [`${hours} h`]), ...(rest === 0 && hours > 0 ? [] : [`${rest} min`])].join(' ');
}

/** Pins the chosen dishes, so that a later change leaves the others as they are. */
function pinned(menu: Menu): Menu {
  const courses = menu.request.courses.map((wish, at) => {
    const dish = menu.dishes.find((each) => each.wish === at && each.group === null);
    return dish === undefined ? wish : { ...wish, pinned: dish.asked };
  });
  return { ...menu, request: { ...menu.request, courses } };
}
