import { courseNamed, courseOfItem } from '#menu/course-of-item';
import { plainMenuText } from '#menu/is-menu-request';
import { type CourseWish, MAX_AVOIDED, MAX_MENU_SERVINGS, MAX_NAME, type MenuRequest } from '#menu/menu-request';
import { readEquipment, statesEquipment } from '#menu/read-equipment';
import { readGroups } from '#menu/read-menu-request';
import { readServingTime } from '#menu/read-serving-time';
import { parseWish } from '#wish';

/** What a follow-up asks of the menu before it. `again`: a menu of other dishes. */
export type MenuChange =
  | { readonly kind: 'shopping' }
  | { readonly kind: 'again'; readonly request: MenuRequest }
  | { readonly kind: 'change'; readonly request: MenuRequest };

const POLITE =
  /^(?:please|can you|could you|would you|ok|okay|and|but|now|then)[,]? |[,]? (?:please|instead|then|now|thanks)$/gu;
const SHOPPING = /\b(?:shopping|grocery|groceries) ?list\b|\bwhat (?:do|should|must) i (?:need to |have to )?buy\b/u;
const QUESTION = /^(?:is|are|am|was|does|did|what|how|why|when|where|which|who|should)\b/u;
const AGAIN =
  /^(?:(?:make|give|show|suggest|plan) (?:me |us )?)?(?:another|a different|a new|a second|something) ?(?:menu|one|idea|suggestion|else|different)?$/u;
const OTHER_COURSE =
  /^(?:(?:make|give|show|suggest) (?:me |us )?)?(?:another|a different|some other|a new) (.{3,80})$/u;
const REPLACE =
  /^(?:replace|swap|change|exchange|switch)(?: out)? (?:the |my )?(.{2,80}?)(?: (?:with|for|by|to) (?:an? |some |the )?(.{2,80}))?$/u;
const DROP = /^(?:leave out|drop|skip|remove|cancel|without|no) (?:the |an? )?(.{2,80})$/u;
const SERVINGS =
  /^(?:(?:(?:make|plan|do) it |scale it )?(?:for|to)|(?:we(?:'re|'ll be| are| will be)|there(?:'re|'ll be| are| will be))(?: only| just| now)*) (\d{1,2})(?: (?:people|persons|guests|of us))?$/u;
const SERVE_AT =
  /^(?:(?:we )?(?:serve|eat|start|have it|dinner|lunch|brunch|make it|move it|serve it|serving)(?: is)? )?(?:at|by|to|for) .{1,20}$/u;
/** "One guest is vegetarian": a statement about some of the eaters. */
const SOME_EAT = /\b(?:is|are|eats?) (?:an? )?(?:vegan|vegetarian)s?$/u;
const RULES =
  /^(?:make (?:it|them|all|everything|the menu) (?:all )?|all |everything |the same |with(?:out)? |no |in |within |under |it must be |only )?.{2,80}$/u;

/**
 * Reads a follow-up about a menu whose dishes have these titles. Undefined for anything else. Never throws.
 */
export function changeMenu(message: string, request: MenuRequest, titles: readonly string[]): MenuChange | undefined {
  const text = plainMenuText(message)
    .replaceAll(/[.!?]+$/gu, '')
    .replaceAll(POLITE, '')
    .trim();
  if (text.length > 160) return undefined;
  if (
    SHOPPING.test(text) &&
    !/\b(?:for|of) (?!it\b|this\b|that\b|the (?:menu|dinner|whole|meal)\b|all\b|everything\b|me\b)/u.test(text)
  )
    return { kind: 'shopping' };
  if (QUESTION.test(text)) return undefined;
  const avoid = [...request.avoid, ...titles].slice(-MAX_AVOIDED);
  if (AGAIN.test(text)) {
    const courses = request.courses.map(({ course, text: named }) =>
      named === undefined ? { course } : { course, text: named },
    );
    return { kind: 'again', request: { ...request, courses, avoid } };
  }
  const changed = changeDish(text, request, titles) ?? changeFrame(text, message, request);
  return changed === undefined ? undefined : { kind: 'change', request: changed };
}

function changeDish(text: string, request: MenuRequest, titles: readonly string[]): MenuRequest | undefined {
  const find = (words: string): number => {
    const course = courseNamed(words.replace(/^(?:the|my|other) /u, ''));
    const byCourse = request.courses.findIndex((wish) => wish.course === course);
    if (byCourse !== -1) return byCourse;
    return request.courses.findIndex(({ pinned, text: named }) =>
      [pinned, named].some((each) => each !== undefined && each.toLowerCase() === words),
    );
  };
  const [, replaced, by] = REPLACE.exec(text) ?? [];
  const target = replaced ?? OTHER_COURSE.exec(text)?.[1];
  const at = target === undefined ? -1 : find(target);
  if (at !== -1) {
    const old = request.courses[at];
    const named = by === undefined ? undefined : courseOfItem(by.slice(0, MAX_NAME));
    const fresh: CourseWish = {
      course: old?.course ?? 'main',
      ...(named?.text === undefined ? {} : { text: named.text }),
    };
    const gone = titles.filter((title) => title === old?.pinned || title.toLowerCase() === old?.text?.toLowerCase());
    const avoid = [...request.avoid, ...(old?.pinned === undefined ? [] : [old.pinned]), ...gone].slice(-MAX_AVOIDED);
    return { ...request, courses: request.courses.with(at, fresh), avoid };
  }
  const dropped = DROP.exec(text)?.[1];
  const out = dropped === undefined ? -1 : find(dropped);
  return out === -1 || request.courses.length < 2
    ? undefined
    : { ...request, courses: request.courses.toSpliced(out, 1) };
}

/** Changes the people, the time, the kitchen, or what everyone eats. */
function changeFrame(text: string, message: string, request: MenuRequest): MenuRequest | undefined {
  const servings = Number(SERVINGS.exec(text)?.[1] ?? 0);
  if (servings > 0) {
    const groups = request.groups.filter(({ count }) => count < servings);
    return { ...request, servings: Math.min(MAX_MENU_SERVINGS, servings), groups };
  }
  const serveAt = SERVE_AT.test(text) ? readServingTime(text, mealOf(request)) : null;
  if (serveAt !== null) return { ...request, serveAt };
  if (statesEquipment(text)) return { ...request, ...readEquipment(text) };
  const groups = readGroups(text, request.servings);
  if (groups.length > 0 && SOME_EAT.test(text)) {
    const diets = new Set(groups.flatMap((group) => group.diets));
    const others = request.groups.filter((group) => !group.diets.some((diet) => diets.has(diet)));
    return { ...request, groups: [...others, ...groups] };
  }
  if (!RULES.test(text)) return undefined;
  const { diets, without, minutes, phrase, unknown } = parseWish(message);
  const isOnlyRules = /^(?:it|them|all|everything|menu|same|only|must be|instead)?$/u.test(phrase);
  if (!isOnlyRules || unknown.length > 0 || diets.length + without.length === 0) {
    return isOnlyRules && minutes !== undefined ? { ...request, limit: minutes } : undefined;
  }
  return {
    ...request,
    diets: [...new Set([...request.diets, ...diets])],
    without: [...new Set([...request.without, ...without])].slice(0, 40),
  };
}

const mealOf = ({ usualTime }: MenuRequest): 'brunch' | 'lunch' | 'dinner' =>
  usualTime <= 11 * 60 ? 'brunch' : usualTime <= 13 * 60 ? 'lunch' : 'dinner';
