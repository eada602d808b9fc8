import { isRoastProtein } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { minutesOf, roastMethod } from '#compose/technique';

const GAP_MINUTES = 9;

/** What foods are roasted in. */
export interface Roaster {
  readonly heat: string;
  readonly spread: (servings: number) => string;
  readonly name: string;
  readonly verb: string;
  /** Factor of the times at 220 °C. */
  readonly pace: number;
}
export const OVEN: Roaster = {
  heat: 'Heat the oven to 220 °C.',
  spread: (servings) => `over ${servings > 5 ? 'two large baking sheets' : 'a large baking sheet'}`,
  name: 'tray',
  verb: 'roast',
  pace: 1,
};
/** The moving air of a small space browns faster: kitchen practice. */
export const AIR_FRYER: Roaster = {
  heat: 'Heat the air fryer to 200 °C for 3 minutes.',
  spread: () => 'in the basket, in batches if they lie on top of each other',
  name: 'basket',
  verb: 'cook',
  pace: 0.7,
};

/** Adds the subject to a doneness cue: on a shared tray "it" is ambiguous. */
function namedCue(k: Kitchen, item: Item, among: boolean): string {
  const { cue } = roastMethod(item.food);
  const label = k.label(item);
  const who = `the ${label}`;
  const many = label !== item.food.short && label !== item.name;
  const named = cue.replace(/^(?:it|they) (?:is|are) /u, `${who} ${many ? 'are' : 'is'} `);
  if (!among) return named;
  return named
    .replace(/^the edges are/u, `the edges of ${who} are`)
    .replace(/^the juices run/u, `the juices of ${who} run`)
    .replace(/^the thickest piece is/u, many ? `the thickest of ${who} is` : `${who} is`);
}

/** Roasts everything on one tray; items join in the order of their times. */
export function roastTogether(
  k: Kitchen,
  items: readonly Item[],
  how: string,
  { spread, name, verb, pace }: Roaster = OVEN,
): number {
  const timed = items
    .map((item) => ({
      item,
      minutes: Math.round(
        pace *
          (isRoastProtein(item.food)
            ? roastMethod(item.food, item.weight).minutes
            : minutesOf(item.food, 'roast', item.cut)),
      ),
    }))
    .toSorted((left, right) => right.minutes - left.minutes);
  const groups: { items: Item[]; minutes: number }[] = [];
  for (const { item, minutes } of timed) {
    const last = groups.at(-1);
    if (last !== undefined && last.minutes - minutes <= GAP_MINUTES) last.items.push(item);
    else groups.push({ items: [item], minutes });
  }
  const proteins = items.filter(({ food }) => isRoastProtein(food));
  const cues = proteins.map((item) => namedCue(k, item, proteins.length > 1));
  const done = cues.length > 0 ? listOf([...new Set(cues)]) : 'everything is tender and browned at the edges';
  let total = 0;
  groups.forEach((group, at) => {
    const minutes = group.minutes - (groups[at + 1]?.minutes ?? 0);
    total += minutes;
    const last = at === groups.length - 1;
    const until = last ? `, until ${done}` : '';
    if (at === 0)
      k.step(`Spread ${k.the(group.items)} ${spread(k.servings)}${how} and ${verb} for ${minutes} minutes${until}.`, {
        cook: minutes,
      });
    else
      k.step(
        `Add ${k.the(group.items)} to the ${name}, turn everything in the juices and ${verb} for ${minutes} minutes more${until}.`,
        { cook: minutes },
      );
  });
  return total;
}
