import type { Item, Kitchen } from '#compose/kitchen';
import { panFry } from '#compose/sentences';
import { minutesOf, panMethod } from '#compose/technique';

interface Tossed {
  readonly text: string;
  readonly minutes: number;
}

const MAX_MINUTES = 5;
const SHARE_OF_PAN = 0.7;
const MIN_SHORTENED = 3;

/** Returns the minutes over high heat; five are enough for the hardest vegetables in sticks and small dice. */
function tossMinutes({ food }: Item): number {
  const inPan = minutesOf(food, 'pan');
  if (inPan <= MIN_SHORTENED) return inPan;
  return Math.max(MIN_SHORTENED, Math.min(MAX_MINUTES, Math.round(inPan * SHARE_OF_PAN)));
}

const timeOf = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Returns sentences that toss finely cut vegetables in a very hot pan, slowest first. */
export function tossInWok(k: Kitchen, items: readonly Item[], cue = ''): Tossed {
  const groups: { items: Item[]; minutes: number }[] = [];
  for (const item of items.toSorted((left, right) => tossMinutes(right) - tossMinutes(left))) {
    const last = groups.at(-1);
    if (last !== undefined && last.minutes - tossMinutes(item) <= 1) last.items.push(item);
    else groups.push({ items: [item], minutes: tossMinutes(item) });
  }
  const until = cue === '' ? '' : `, ${cue}`;
  const parts = groups.map(({ items: group, minutes }, at) => {
    const next = groups[at + 1]?.minutes ?? 0;
    const how =
      at === 0 ? `toss over high heat for ${timeOf(minutes - next)}` : `toss for ${timeOf(minutes - next)} more`;
    return `Add ${k.the(group)} and ${how}${next === 0 ? until : ''}.`;
  });
  return { text: parts.join(' '), minutes: groups[0]?.minutes ?? 0 };
}

const THIN: Readonly<Record<string, number>> = { poultry: 5, meat: 3 };

/** Returns sentences that sear thin strips of meat, in half the time of larger pieces. */
export function searInWok(k: Kitchen, items: readonly Item[], opening = 'Add'): Tossed {
  const thin = items.filter(({ food }) => THIN[food.role] !== undefined && food.ready !== true);
  let minutes = 0;
  const parts = thin.map((item, at) => {
    const time = (THIN[item.food.role] ?? panMethod(item.food).minutes) + (item.cut === 'dice' ? 1 : 0);
    minutes += time;
    const done = item.food.role === 'poultry' ? 'golden and cooked through' : 'browned but still juicy';
    return `${at === 0 ? opening : 'Add'} ${k.the(item)}, spread out and cook for ${timeOf(time)}, tossing once or twice, until ${done} (${item.food.core ?? 63} °C inside).`;
  });
  const others = panFry(
    k,
    items.filter((item) => !thin.includes(item)),
    thin.length > 0 ? 'Add' : opening,
  );
  return { text: [...parts, others.text].filter((part) => part !== '').join(' '), minutes: minutes + others.minutes };
}
