import { type Equipment, EQUIPMENT } from '#compose/equipment';
import { isAnimal, isPoultry, type Main } from '#dishes/cuts';
import type { Dish, Way } from '#dishes/dish';
import { TIME } from '#dishes/edit-steps';

/** Minutes that cubes of meat take until they are tender, by appliance. */
const TENDER_MINUTES = {
  'slow cooker': { poultry: 300, other: 420 },
  'pressure cooker': { poultry: 12, other: 25 },
} as const;
const LONG_COOK = {
  'slow cooker': /(\bon low for )\{(?:\d+-)?(\d+) min\}(?: or on high for [\d½¼¾]+ hours?)?/gu,
  'pressure cooker': /(\bat high pressure for )\{(?:\d+-)?(\d+) min\}/gu,
} as const;
/** Minutes in the air fryer of pieces of another animal, at least; of shrimp, at most. */
const AIR_FRYER_MINUTES = { poultry: 12, shrimp: 7 };

/** Returns how long an appliance takes for another main food: a slow cooker, twice as long for lamb as for chicken. */
function timed(equipment: Equipment, steps: readonly string[], kind: Main, own: Main): readonly string[] | null {
  if (equipment === 'slow cooker' || equipment === 'pressure cooker') {
    if (!isAnimal(kind)) return null;
    const isTender = isPoultry(kind) && kind !== 'duck';
    const least = TENDER_MINUTES[equipment][isTender ? 'poultry' : 'other'];
    return steps.map((step) =>
      step.replaceAll(LONG_COOK[equipment], (_, words: string, minutes: string) => {
        const same = isTender === (isPoultry(own) && own !== 'duck');
        return `${words}{${isTender && !same ? least : Math.max(least, Number(minutes))} min}`;
      }),
    );
  }
  if (equipment !== 'air fryer' || kind === 'fish') return null;
  if (kind === 'shrimp')
    return steps.map((step) =>
      step.replaceAll(TIME, (all, minutes: string) =>
        all.replace(/\d.*\d|\d/u, `${Math.min(AIR_FRYER_MINUTES.shrimp, Number(minutes))}`),
      ),
    );
  return isPoultry(kind) && !isPoultry(own)
    ? steps.map((step) =>
        step.replaceAll(TIME, (_, minutes: string) => `{${Math.max(AIR_FRYER_MINUTES.poultry, Number(minutes))} min}`),
      )
    : steps;
}

/** Returns the ways of a dish that suit another main food; `reword` states its temperature. */
export function waysWith(
  { ways = {} }: Dish,
  { kind, own }: { readonly kind: Main; readonly own: Main },
  reword: (step: string) => string,
): NonNullable<Dish['ways']> {
  const suited: Partial<Record<Equipment, Way>> = {};
  for (const equipment of EQUIPMENT) {
    const way = ways[equipment];
    const steps = way === undefined ? null : timed(equipment, way.steps, kind, own);
    if (way !== undefined && steps !== null) suited[equipment] = { ...way, steps: steps.map(reword) };
  }
  return suited;
}
