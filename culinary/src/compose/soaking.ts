import type { Item, Step } from '#compose/item';
import { isDriedBean } from '#compose/leftovers';
import { minutes } from '#measure';

/** Dishes that grind their beans raw: boiled ones would disintegrate in the oil or not set. */
const GROUND_RAW: ReadonlySet<string> = new Set([
  'falafel',
  'falafel-pitas',
  'falafel-dish',
  'akara-dish',
  'moi-moi-dish',
]);

const OVERNIGHT = { text: 'overnight, 8 hours or longer', wait: 480 };
/**
 * Quick soak of dried beans, then the hard boil in fresh water that makes kidney beans safe (US FDA, Bad Bug Book:
 * after soaking, boil in fresh water; 30 minutes are advised, and the simmer continues from there), then until soft:
 * kitchen practice.
 */
const QUICK = { start: 2, stand: 60, boil: 10, simmer: 50 };

/** Minutes of boiling that make peeled cassava safe (US FDA, Bad Bug Book: cyanogenic glycosides; kitchen practice). */
const CASSAVA = 25;

/** Returns the steps that detoxify cassava before the dish uses it. */
function boilingSteps(items: readonly Item[], the: (items: readonly Item[]) => string): Step[] {
  const raw = items.filter(({ food }) => food.name === 'cassava' && food.ready !== true);
  if (raw.length === 0) return [];
  const text = `Boil ${the(raw)}, peeled and cut up, in plenty of water without a lid for ${CASSAVA} minutes, until soft all through: cassava must never be eaten raw. Throw the water away and take out the woody core.`;
  return [{ text, cook: minutes(CASSAVA), wait: minutes(0) }];
}

/**
 * Returns the steps that prepare dried beans first; empty if there are none. The rest of the dish treats them like
 * canned ones.
 * @param the names items as the dish does: "the black beans"
 */
export function soakingSteps(form: string, items: readonly Item[], the: (items: readonly Item[]) => string): Step[] {
  const dried = items.filter(({ food }) => isDriedBean(food));
  const boiled = boilingSteps(items, the);
  if (dried.length === 0) return boiled;
  const named = the(dried);
  if (GROUND_RAW.has(form))
    return [
      ...boiled,
      {
        text: `Soak ${named} in plenty of cold water ${OVERNIGHT.text}, and drain well.`,
        cook: minutes(0),
        wait: minutes(OVERNIGHT.wait),
      },
    ];
  const { start, stand, boil, simmer } = QUICK;
  return [
    ...boiled,
    {
      text: `Cover ${named} with plenty of water, boil for ${start} minutes and leave to soak, off the heat, for ${stand} minutes. Drain, cover with fresh water, boil hard for ${boil} minutes, then simmer for ${simmer} minutes, until soft all through, and drain.`,
      cook: minutes(start + boil + simmer),
      wait: minutes(stand),
    },
  ];
}
