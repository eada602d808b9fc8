import type { Diet } from '#catalogue/food-row';
import { CUISINE_CALLS } from '#compose/cuisine-calls-data';
import { CUISINES, type CuisineName } from '#compose/cuisine-names';
import { ORIGINS } from '#dishes/origins';
import { courseOfItem } from '#menu/course-of-item';
import { asksForTimeline, plainMenuText } from '#menu/is-menu-request';
import {
  type Course,
  type CourseWish,
  DEFAULT_MENU_SERVINGS,
  type EaterGroup,
  inServingOrder,
  MAX_MENU_COURSES,
  MAX_MENU_SERVINGS,
  MAX_NAME,
  type MenuRequest,
} from '#menu/menu-request';
import { readEquipment } from '#menu/read-equipment';
import { readServingTime } from '#menu/read-serving-time';
import { parseWish } from '#wish';

const USUAL_TIMES = { breakfast: 9 * 60, brunch: 11 * 60, lunch: 13 * 60, dinner: 19 * 60 } as const;
const COURSES_BY_NUMBER: Readonly<Record<number, readonly Course[]>> = {
  2: ['main', 'dessert'],
  3: ['starter', 'main', 'dessert'],
  4: ['starter', 'soup', 'main', 'dessert'],
  5: ['starter', 'soup', 'salad', 'main', 'dessert'],
  6: ['starter', 'soup', 'salad', 'main', 'side', 'dessert'],
};
const OCCASIONS: readonly (readonly [says: RegExp, name: string, courses: readonly Course[], cuisine?: CuisineName])[] =
  [
    [/\btapas\b/u, 'tapas', ['small', 'small', 'small', 'small', 'small'], 'spanish'],
    [/\bmez+e\b/u, 'mezze', ['small', 'small', 'small', 'small', 'small'], 'middle-eastern'],
    [/\bantipasti\b/u, 'antipasti', ['small', 'small', 'small', 'small'], 'italian'],
    [/\bbrunch\b/u, 'brunch', ['breakfast', 'breakfast', 'salad', 'dessert']],
    [/\b(?:christmas|xmas)\b/u, 'Christmas', ['starter', 'main', 'side', 'side', 'dessert']],
    [/\bthanksgiving\b/u, 'Thanksgiving', ['starter', 'main', 'side', 'side', 'dessert']],
    [/\beaster\b/u, 'Easter', ['starter', 'main', 'side', 'dessert']],
    [/\bbreakfast\b/u, 'breakfast', ['breakfast', 'breakfast']],
  ];
const GROUP = new RegExp(
  String.raw`\b(\d{1,2}|one|an?|some) (?:(?:of (?:them|us|the guests)|person|people|guests?|friends?|eaters?|kids?) )?(?:(?:is|are|eats?|who (?:is|are)|being) )?(?:a )?(vegetarian|vegan|veggie)s?\b`,
  'gu',
);
const LIST_END =
  /[.;?!]|,? (?:for \d|for (?:the|us|my|our)|at \d|tonight|today|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)|this (?:evening|weekend)|in (?:\d|an? )|without|serve|serving|served|when|what|in what|in which|ready|so that|(?:\d{1,2}|one|an?|some) (?:\p{L}+ ){0,3}(?:vegetarian|vegan|veggie)|i have|we have|on \d|and \d hobs)/u;
const LISTS = [
  /(?::|\bconsisting of|\bconsists of) (.{3,300})$/u,
  /(?<!should |could |can |shall |do |would )\b(?:i|we)(?:'m| am|'re| are|'ll| will| want to| would like to)? (?:make|making|cook|cooking|serve|serving|do|doing|prepare|preparing) (.{3,300})$/u,
  /\b(?:timeline|time ?table|schedule|order) (?:for|of|to cook) (.{3,300})$/u,
];
const WITH = /\b(?:with|around|featuring) (.{3,200})$/u;
const ARTICLES = /^(?:(?:and|with|the|an?|some|my|our|then|also|as|for) )+/u;
const NO_DISH =
  /^\d+ ?(?:people|guests|hobs?|ovens?)?$|^(?:no|not|only|just) |\b(?:dinner|lunch|brunch|menu|meal|party|guests|people|family|friends|wine|hobs?|ovens?|everything|all of it)\b/u;
const MAX_DISH_WORDS = 7;

/** What the reader cannot know from the message. */
export interface MenuReading {
  readonly diets?: readonly Diet[];
  readonly without?: readonly string[];
}

/**
 * Reads a request for a menu: courses, people, diets, cuisine, occasion, serving time, dishes, equipment and time limit.
 * Never throws.
 */
export function readMenuRequest(message: string, always: MenuReading = {}): MenuRequest {
  const text = plainMenuText(message);
  const wish = parseWish(message);
  const servings = Math.min(MAX_MENU_SERVINGS, Math.max(1, wish.servings ?? DEFAULT_MENU_SERVINGS));
  const groups = readGroups(text, servings);
  const grouped = new Set(groups.flatMap(({ diets }) => diets));
  const occasion = OCCASIONS.find(([says]) => says.test(text));
  const meal = (['brunch', 'breakfast', 'lunch', 'dinner'] as const).find((each) => text.includes(each)) ?? 'dinner';
  const alwaysDiets = always.diets ?? [];
  return {
    courses: readCourses(text, asksForTimeline(message), occasion?.[2]),
    servings,
    diets: [...new Set([...alwaysDiets, ...wish.diets.filter((diet) => !grouped.has(diet))])],
    without: [...new Set([...(always.without ?? []), ...wish.without])].slice(0, 40),
    groups,
    cuisine: readCuisine(text) ?? occasion?.[3] ?? null,
    occasion: occasion?.[1] ?? null,
    serveAt: readServingTime(text, meal),
    usualTime: USUAL_TIMES[meal],
    limit: wish.minutes ?? null,
    eaters: wish.eaters,
    avoid: [],
    ...readEquipment(text),
  };
}

/** The vegetarians and vegans among the guests: "two are vegan". */
export function readGroups(text: string, servings: number): EaterGroup[] {
  const counts = new Map<Diet, number>();
  for (const [, number = '', word = ''] of text.matchAll(GROUP)) {
    // "A vegetarian menu" is for everyone.
    if (/^an?$/u.test(number) && !new RegExp(`an? ${word}(?: guest| friend|$|[,.;])`, 'u').test(text)) continue;
    const count = /\d/u.test(number) ? Number(number) : number === 'some' ? Math.ceil(servings / 2) : 1;
    if (count > 0 && count < servings) counts.set(word === 'vegan' ? 'vegan' : 'vegetarian', count);
  }
  return [...counts].map(([diet, count]) => ({ count, diets: [diet] }));
}

function readCuisine(text: string): CuisineName | null {
  const origin = Object.entries(ORIGINS).find(([name]) =>
    new RegExp(`\\b${name.toLowerCase()}\\b`, 'u').test(text),
  )?.[1];
  if (origin !== undefined && origin !== null) return origin;
  return (
    CUISINES.find((name) => CUISINE_CALLS[name].words.some((word) => new RegExp(`\\b${word}\\b`, 'u').test(text))) ??
    null
  );
}

function readCourses(text: string, isExact: boolean, ofOccasion: readonly Course[] | undefined): CourseWish[] {
  const listed = LISTS.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  const named = itemsOf(listed ?? WITH.exec(text)?.[1] ?? '');
  if ((isExact || (listed !== undefined && text.includes(':'))) && named.length > 0) return inServingOrder(named);
  const count = Number(/\b([2-6])[ -]?courses?\b/u.exec(text)?.[1] ?? 0);
  const usual = COURSES_BY_NUMBER[count] ??
    ofOccasion ??
    COURSES_BY_NUMBER[/\blunch\b/u.test(text) ? 2 : 3] ?? ['main'];
  const left = [...named];
  const filled = usual.map((course): CourseWish => {
    const at = left.findIndex((each) => each.course === course);
    const [found] = at === -1 ? [] : left.splice(at, 1);
    return found ?? { course };
  });
  return inServingOrder([...filled, ...left].slice(0, MAX_MENU_COURSES));
}

function itemsOf(list: string): CourseWish[] {
  const end = LIST_END.exec(` ${list}`)?.index;
  return (end === undefined ? list : ` ${list}`.slice(0, end))
    .split(/,|\band\b|\bplus\b|&|\bfollowed by\b|\bthen\b/u)
    .map((item) => item.trim().replace(ARTICLES, '').trim())
    .filter((item) => item !== '' && item.split(' ').length <= MAX_DISH_WORDS && !NO_DISH.test(item))
    .flatMap((item) => courseOfItem(item.slice(0, MAX_NAME)) ?? [])
    .slice(0, MAX_MENU_COURSES);
}
