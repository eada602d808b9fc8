import type { RecipeChoice } from '@larder/contract/chat';

import { DAY_MS } from '#platform/durations.ts';

import { placeIn } from './phrase.ts';
import { plainText } from './plain-text.ts';

const LEAD =
  "(?:(?:please|ok|okay|yes|well|no|i mean|i meant|i want|i choose|i'd like|take|use|choose|pick|it's|it is|that's|that is|number|with) )*(?:the )?";
const TAIL = '(?: (?:one|recipe|of them|of these|of those|of the two|please|thanks|thank you))*';
const PLACE = new RegExp(`^${LEAD}(?:first|second|third|fourth|fifth|last)${TAIL}$`, 'u');
const NUMBER = new RegExp(`^${LEAD}#?(?<number>\\d{1,2})${TAIL}$`, 'u');
const AGE = new RegExp(
  `^${LEAD}(?<age>newest|latest|most recent|newer|more recent|oldest|earliest|older|earlier)${TAIL}$`,
  'u',
);
const DAY = new RegExp(
  `^${LEAD}(?:(?:one|recipe) )?(?:(?:that )?(?:(?:i|we) )?(?:made|added|saved|created|wrote) )?(?:from )?(?<day>today|yesterday)${TAIL}$`,
  'u',
);
/** Of two alone it is clear which is the older one. */
const OF_TWO = new Set(['newer', 'more recent', 'older', 'earlier']);
const NEWEST = new Set(['newest', 'latest', 'most recent', 'newer', 'more recent']);

/** Which of several recipes a message picks, such as "the second one" or "the newest"; undefined where it picks none for sure. */
export function readPick(message: string, recipes: readonly RecipeChoice[], now: Date): RecipeChoice | undefined {
  const text = plainText(message.replaceAll('#', ' '));
  if (PLACE.test(text)) return recipes.at(placeIn(text) ?? recipes.length);
  const number = NUMBER.exec(text)?.groups?.['number'];
  if (number !== undefined) return recipes[Number(number) - 1];
  const age = AGE.exec(text)?.groups?.['age'];
  if (age !== undefined) return OF_TWO.has(age) && recipes.length !== 2 ? undefined : byAge(recipes, NEWEST.has(age));
  const day = DAY.exec(text)?.groups?.['day'];
  return day === undefined ? undefined : fromDay(recipes, day === 'today' ? 1 : 2, now);
}

function byAge(recipes: readonly RecipeChoice[], isNewest: boolean): RecipeChoice | undefined {
  const sorted = recipes.toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  return isNewest ? sorted.at(-1) : sorted[0];
}

/** The only one that may be of that day: where the person is, and so when their day began, is not known. */
function fromDay(recipes: readonly RecipeChoice[], days: number, now: Date): RecipeChoice | undefined {
  const since = now.getTime() - days * DAY_MS;
  const [only, another] = recipes.filter(({ created_at }) => Date.parse(created_at) > since);
  return another === undefined ? only : undefined;
}
