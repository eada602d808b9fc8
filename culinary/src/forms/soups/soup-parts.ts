import type { Item, Kitchen } from '#compose/kitchen';
import { panMethod } from '#compose/technique';

/** Returns the minutes and the cue of raw meat and fish in a simmering pot; the cue follows "simmer for n minutes". */
function poachMethod({ food }: Item): { minutes: number; cue: string } {
  if (food.ready === true) return { minutes: 4, cue: 'until hot all the way through (74 °C)' };
  const core = food.core ?? 63;
  switch (food.role) {
    case 'poultry':
      return { minutes: 8, cue: `until cooked through (${core} °C inside)` };
    case 'sausage':
      return { minutes: 12, cue: `until cooked through (${core} °C inside)` };
    case 'meat':
      return { minutes: 4, cue: `until no longer red in the middle (${core} °C)` };
    case 'fish':
      return { minutes: 5, cue: `until the flesh just flakes (${core} °C)` };
    case 'shellfish':
      return panMethod(food).minutes > 3 ? panMethod(food) : { minutes: 4, cue: `until just opaque (${core} °C)` };
    case 'cured':
      return { minutes: 4, cue: 'until hot through' };
    default:
      return { minutes: 3, cue: 'until hot through' };
  }
}

/**
 * "Lower in the chicken and simmer for 8 minutes, until cooked through (74 °C inside)." Slowest first; the minutes are
 * the total.
 */
export function poached(k: Kitchen, items: readonly Item[]): { text: string; minutes: number } {
  const order = items.toSorted((left, right) => poachMethod(right).minutes - poachMethod(left).minutes);
  let minutes = 0;
  const parts = order.map((item, at) => {
    const method = poachMethod(item);
    minutes += method.minutes;
    return `${at === 0 ? 'Lower in' : 'Add'} ${k.the(item)} and simmer gently for ${method.minutes} minutes, ${method.cue}.`;
  });
  return { text: parts.join(' '), minutes };
}

/** Poured in at the end; must not boil. */
export const isCreamy = ({ food }: Item): boolean =>
  food.role === 'cream' || food.role === 'milk' || food.role === 'yogurt' || food.role === 'cheese';

export const isMiso = ({ food }: Item): boolean => food.name === 'miso paste' || food.name === 'red miso';

/** "Toast the bread to go alongside." or "Warm the naans …", by the kind of bread; empty without any. */
export function breadAlong(k: Kitchen, bread: readonly Item[]): string {
  const [first] = bread;
  if (first === undefined) return '';
  if (first.food.name === 'cracker' || first.food.name === 'crispbread') return ` Serve ${k.the(bread)} alongside.`;
  return ` ${first.food.role === 'wrap' ? 'Warm' : 'Toast'} ${k.the(bread)} to go alongside.`;
}
