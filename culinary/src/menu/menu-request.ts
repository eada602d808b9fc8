import type { Eater } from '#wish/vulnerable-eater';
import type { Diet } from '#catalogue/food-row';
import type { CuisineName } from '#compose/cuisine-names';
import type { KitchenEquipment } from '#menu/resources';

/** The part of a menu that a dish is. `small` dishes are served together, as tapas are. */
export const COURSES = ['starter', 'soup', 'salad', 'main', 'side', 'breakfast', 'small', 'dessert'] as const;
export type Course = (typeof COURSES)[number];

export interface CourseWish {
  readonly course: Course;
  /** The dish or food that the user named. */
  readonly text?: string;
  /** The dish chosen earlier, which stays while it complies. */
  readonly pinned?: string;
}

/** Some of the eaters, and what they do not eat. */
export interface EaterGroup {
  readonly count: number;
  readonly diets: readonly Diet[];
}

/** A request for a menu. Small: it is stored with the answer. */
export interface MenuRequest extends KitchenEquipment {
  readonly courses: readonly CourseWish[];
  readonly servings: number;
  /** Diets and exclusions of everyone. */
  readonly diets: readonly Diet[];
  readonly without: readonly string[];
  readonly groups: readonly EaterGroup[];
  readonly cuisine: CuisineName | null;
  /** "Christmas", "brunch": how the answer calls the menu. */
  readonly occasion: string | null;
  /** Minutes after midnight; null if no time was stated. */
  readonly serveAt: number | null;
  /** The time of serving that planning assumes without a stated one. */
  readonly usualTime: number;
  /** Longest time from the first task to serving, in minutes. */
  readonly limit: number | null;
  /** Small children, pregnant women and others at risk who eat too. Missing in menus that were stored before. */
  readonly eaters?: readonly Eater[] | undefined;
  /** Titles of earlier menus, which another one avoids. */
  readonly avoid: readonly string[];
}

export const MAX_MENU_COURSES = 8;
export const MAX_MENU_SERVINGS = 50;
export const DEFAULT_MENU_SERVINGS = 4;
export const MAX_AVOIDED = 40;
/** The longest name of a dish that a request holds. */
export const MAX_NAME = 80;

/** What each course is called in an answer. */
export const COURSE_NAMES: Readonly<Record<Course, string>> = {
  starter: 'Starter',
  soup: 'Soup',
  salad: 'Salad',
  main: 'Main course',
  side: 'Side dish',
  breakfast: 'Brunch dish',
  small: 'Small dish',
  dessert: 'Dessert',
};

const GAP = 25;
const DESSERT_GAP = 35;
const SMALL_GAP = 15;

/** Returns the minute at which each course is served, counted from the first. Sides come with the main course. */
export function servingMinutes(courses: readonly Course[]): number[] {
  const hasOwnSalad = courses.includes('starter') && courses.includes('soup') && courses.includes('main');
  const stageOf = (course: Course): number => (course === 'salad' && hasOwnSalad ? 2 : STAGES[course]);
  const stages = [...new Set(courses.map(stageOf))].toSorted((one, other) => one - other);
  const minuteOf = new Map<number, number>();
  let minute = 0;
  for (const [at, stage] of stages.entries()) {
    if (at > 0) minute += stage === STAGES.dessert ? DESSERT_GAP : GAP;
    minuteOf.set(stage, minute);
  }
  let small = 0;
  // Small dishes come one after another, as each is ready.
  return courses.map((course) => (minuteOf.get(stageOf(course)) ?? 0) + (course === 'small' ? SMALL_GAP * small++ : 0));
}

const STAGES: Readonly<Record<Course, number>> = {
  starter: 0,
  soup: 1,
  salad: 3,
  main: 3,
  side: 3,
  breakfast: 3,
  small: 3,
  dessert: 4,
};

/** Sorts wishes in the order in which they are served; the main course comes before what accompanies it. */
export const inServingOrder = (wishes: readonly CourseWish[]): CourseWish[] =>
  wishes.toSorted((one, other) => ORDER.indexOf(one.course) - ORDER.indexOf(other.course));
const ORDER: readonly Course[] = ['starter', 'soup', 'main', 'breakfast', 'small', 'side', 'salad', 'dessert'];
