import type { Item, Kitchen } from '#compose/kitchen';
import { inStages, panFry } from '#compose/sentences';
import { panMethod } from '#compose/technique';

interface Fried {
  readonly text: string;
  readonly minutes: number;
}

/** Delicate foods that overcook or break easily; they are cooked separately, last. */
export const isTender = ({ food }: Item): boolean =>
  food.ready !== true && (food.role === 'fish' || food.role === 'shellfish');

// Foods that tolerate a longer time in the pan.
const PATIENT: ReadonlySet<string> = new Set(['mince', 'legume', 'tofu', 'sausage']);

const rank = (item: Item): number => (item.food.role === 'cured' ? 0 : isTender(item) ? 2 : 1);

/** Fries bacon first for its fat, then the slowest, fish last; what would overcook is removed from the pan. */
function fryInTurn(k: Kitchen, meats: readonly Item[]): Fried & { readonly lifted: boolean } {
  const order = meats.toSorted(
    (left, right) => rank(left) - rank(right) || panMethod(right.food).minutes - panMethod(left.food).minutes,
  );
  let minutes = 0;
  let lifted = false;
  const parts = order.map((item, at) => {
    const fried = panFry(k, [item]);
    minutes += fried.minutes;
    if (at === order.length - 1 || PATIENT.has(item.food.role)) return fried.text;
    lifted = true;
    return `${fried.text} Lift out.`;
  });
  return { text: parts.join(' '), minutes, lifted };
}

/**
 * Fries vegetables and meats in one pan, vegetables first, so that the meat browns.
 * @param back true if everything returns to the pan (a filling), false if it stays apart (layers)
 */
export function fryTogether(k: Kitchen, meats: readonly Item[], veg: readonly Item[], cue = '', back = true): Fried {
  const staged = inStages(k, veg, 'pan', 'cook', cue);
  if (meats.length === 0) return staged;
  const cleared = veg.some(({ food }) => food.texture !== 'allium') || (veg.length > 0 && !back);
  const fried = fryInTurn(k, meats);
  const parts = [
    staged.text,
    cleared ? 'Tip onto a plate.' : '',
    fried.text,
    back && (cleared || fried.lifted) ? 'Return everything to the pan.' : '',
  ];
  return { text: parts.filter((part) => part !== '').join(' '), minutes: staged.minutes + fried.minutes };
}

/** Adds a step for fish and shellfish of a filling, with the second half of the oil. */
export function tenderStep(k: Kitchen, tender: readonly Item[], oil: Item): void {
  if (tender.length === 0) return;
  const fried = fryInTurn(k, tender);
  k.step(`Scrape the filling into a warm bowl, wipe the pan and heat the rest of ${k.the(oil)}. ${fried.text}`, {
    cook: fried.minutes,
  });
}
