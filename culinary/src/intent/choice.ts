import { normalizeWords } from '#intent/normalize';
import { parseOrdinal } from '#intent/recipe-phrase';

const DAY_MS = 24 * 60 * 60 * 1000;

const LEAD =
  "(?:(?:please|ok|okay|yes|well|no|hmm|and|then|so|maybe|rather|i mean|i meant|i want|i like|i choose|i think|i'll have|i'll take|i'd like|i'd go for|let's|lets|we|do|make|make me|cook|try|have|go for|go with|take|use|choose|pick|it's|it is|that's|that is|number|option|with) )*(?:the )?";
const TAIL =
  '(?: (?:one|ones|recipe|dish|idea|option|of them|of these|of those|of the two|please|thanks|thank you|then|instead|sounds (?:good|great|nice|lovely|best)|looks (?:good|great|nice|best)|is fine|it is))*';
const ORDINAL = new RegExp(`^${LEAD}(?:first|second|third|fourth|fifth|last)${TAIL}$`, 'u');
const NUMBER = new RegExp(`^${LEAD}#?(?<number>\\d{1,2})${TAIL}$`, 'u');
const AGE = new RegExp(
  `^${LEAD}(?<age>newest|latest|most recent|newer|more recent|oldest|earliest|older|earlier)${TAIL}$`,
  'u',
);
const DAY = new RegExp(
  `^${LEAD}(?:(?:one|recipe) )?(?:(?:that )?(?:(?:i|we) )?(?:made|added|saved|created|wrote) )?(?:from )?(?<day>today|yesterday)${TAIL}$`,
  'u',
);
const THAT = new RegExp(`^${LEAD}(?:that|this|it)${TAIL}$`, 'u');

/** True for "ok that one": the recipe that the answer before names as the best. */
export const picksThatOne = (message: string): boolean => THAT.test(normalizeWords(message.slice(0, MAX_CHARACTERS)));

/** A comparative identifies a recipe only where there are exactly two. */
const COMPARATIVES = new Set(['newer', 'more recent', 'older', 'earlier']);
const NEWEST = new Set(['newest', 'latest', 'most recent', 'newer', 'more recent']);

/** "The second one, but for 6": the choice, and what else the dish shall be. */
const WITH_WISH =
  /^(?<choice>.{2,60}?)(?:,? but |,? and (?=(?:for|without|with|no|make it)\b)| (?=(?:for|without|with|no|in) )|, ?)(?<wish>.{2,120})$/u;

/** A choice such as "number 2 but no onions", in two parts. `wish` is empty in a choice alone. */
export function splitChoice(message: string): { readonly choice: string; readonly wish: string } {
  const groups = WITH_WISH.exec(message.trim().slice(0, MAX_CHARACTERS))?.groups;
  return { choice: groups?.['choice'] ?? message, wish: groups?.['wish'] ?? '' };
}
const MAX_CHARACTERS = 200;

interface Times<Recipe> {
  /** In milliseconds, as is `now`. */
  readonly createdAt: (recipe: Recipe) => number;
  readonly now: number;
}

/** The recipe that a message such as "the second one" or "the newest" picks from a list; undefined unless it is clear. */
export function parseChoice<Recipe>(
  message: string,
  recipes: readonly Recipe[],
  times: Times<Recipe>,
): Recipe | undefined {
  const text = normalizeWords(message.replaceAll('#', ' '));
  if (ORDINAL.test(text)) return recipes.at(parseOrdinal(text) ?? recipes.length);
  const number = NUMBER.exec(text)?.groups?.['number'];
  if (number !== undefined) return recipes[Number(number) - 1];
  const age = AGE.exec(text)?.groups?.['age'];
  if (age !== undefined) {
    return COMPARATIVES.has(age) && recipes.length !== 2 ? undefined : byAge(recipes, times, NEWEST.has(age));
  }
  const day = DAY.exec(text)?.groups?.['day'];
  return day === undefined ? undefined : fromDay(recipes, times, day === 'today' ? 1 : 2);
}

function byAge<Recipe>(
  recipes: readonly Recipe[],
  { createdAt }: Times<Recipe>,
  isNewest: boolean,
): Recipe | undefined {
  return recipes.toSorted((one, other) => createdAt(one) - createdAt(other)).at(isNewest ? -1 : 0);
}

/** The only recipe of the last `days` times 24 hours. The user's time zone is unknown, so several candidates are ambiguous. */
function fromDay<Recipe>(
  recipes: readonly Recipe[],
  { createdAt, now }: Times<Recipe>,
  days: number,
): Recipe | undefined {
  const [only, another] = recipes.filter((recipe) => createdAt(recipe) > now - days * DAY_MS);
  return another === undefined ? only : undefined;
}
