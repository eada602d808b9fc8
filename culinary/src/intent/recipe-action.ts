import { normalizeWords } from '#intent/normalize';
import { LEAD, NO_TITLE, ONE, TAIL } from '#intent/recipe-reference';

/** A request to open, share or favorite one recipe: it leaves the recipe's text unchanged. */
export interface RecipeAction {
  readonly kind: 'open' | 'share' | 'favorite' | 'unfavorite';
  /** Candidates for the recipe's title, the longest first; empty where the message refers to the recipe under discussion. */
  readonly titles: readonly string[];
  /** Whether it refers to one of the user's own recipes ("my soup"), so that a part of the title identifies it. */
  readonly isOwn: boolean;
  /** Whether it cannot mean anything else, so that it is answered even if there is no such recipe. */
  readonly isUnambiguous: boolean;
}

/** "My favorites", but not "my favorite recipe", which refers to a recipe. */
const FAVORITES =
  '(?:(?:my|our|the|an?) )?(?:list of )?(?:cookbook )?favou?rite(?:s| list| recipes|)(?: list| recipes| (?:in|of) (?:my|the) cookbook)*';
const SHOW = '(?<lists>show(?: me| us)?|see)';
const OPEN = 'open(?: up)?|view|display|look at|pull up|bring up|go to|take me to';

interface Pattern {
  readonly kind: RecipeAction['kind'];
  readonly expression: RegExp;
  readonly isUnambiguous: boolean;
}

function pattern(kind: RecipeAction['kind'], request: string, isUnambiguous = false): Pattern {
  return { kind, expression: new RegExp(`${LEAD}${request}${TAIL}`, 'u'), isUnambiguous };
}

const PATTERNS: readonly Pattern[] = [
  pattern(
    'favorite',
    `(?:add|put|save|keep|mark|set|move|include)(?: ${ONE})? (?:to|in|into|on|among|as) ${FAVORITES}`,
    true,
  ),
  pattern('favorite', `(?:make|mark) ${ONE} (?:an?|my|our|one of my) favou?rites?`, true),
  pattern('unfavorite', `(?:remove|delete|take|drop|move) ${ONE} (?:from|off|out of|off of) ${FAVORITES}`, true),
  pattern('unfavorite', `un-?(?:favou?rite|star|bookmark) ${ONE}`, true),
  pattern('favorite', `(?:favou?rite|bookmark|star) ${ONE}`),
  pattern('share', `(?:share|send) ${ONE}(?<to> (?:with|to) .{1,60}?)?`),
  pattern('open', `(?:${OPEN}|${SHOW}) ${ONE}`),
];

/** Undefined for a message that does not ask to open, share or favorite one recipe. */
export function parseRecipeAction(message: string): RecipeAction | undefined {
  const text = normalizeWords(message.replaceAll(/[,;:]/gu, ' '));
  for (const { kind, expression, isUnambiguous } of PATTERNS) {
    const groups = expression.exec(text)?.groups;
    if (groups === undefined) continue;
    const { that, which, title, noun, lists, to = '' } = groups;
    if (that !== undefined || title === undefined) return { kind, titles: [], isOwn: true, isUnambiguous };
    if (NO_TITLE.test(title)) return undefined;
    // "Show me my soups" asks for a list.
    const mayList = lists !== undefined && which === 'my' && noun === undefined;
    const isOwn = !mayList && (isUnambiguous || which !== undefined || noun !== undefined);
    return { kind, titles: to === '' ? [title] : [`${title}${to}`, title], isOwn, isUnambiguous };
  }
  return undefined;
}
