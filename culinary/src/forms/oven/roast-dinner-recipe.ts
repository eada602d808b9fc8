import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { orAdd, put, runny, without } from '#forms/main-dish';

interface Roasting {
  /** Minutes per 500 g at 190 °C, after a quarter of an hour at 220 °C. */
  readonly perHalfKilo: number;
  readonly extra: number;
  readonly rest: number;
}

// Kitchen practice for joints to medium; the thermometer decides.
const POULTRY: Roasting = { perHalfKilo: 20, extra: 10, rest: 15 };
const BIG_BIRD: Roasting = { perHalfKilo: 15, extra: 10, rest: 30 };
const BEEF: Roasting = { perHalfKilo: 20, extra: 15, rest: 20 };
const PORK: Roasting = { perHalfKilo: 27, extra: 15, rest: 15 };
const LAMB: Roasting = { perHalfKilo: 22, extra: 15, rest: 20 };
const SMALL: Roasting = { perHalfKilo: 10, extra: 8, rest: 10 };
const SMALL_JOINTS = new Set(['rack of lamb', 'beef tenderloin', 'cornish hen', 'goose breast']);
const HOT_MINUTES = 15;
const BONE_IN_GRAMS = 350;
/** A larger joint is bought as two. */
const LARGEST_JOINT = 2500;

const isBird = ({ core, unit }: Food): boolean => core === 74 && unit === 'piece';

function roastingOf(food: Food): Roasting {
  if (SMALL_JOINTS.has(food.name)) return food.name === 'cornish hen' ? { ...SMALL, extra: 25 } : SMALL;
  if (isBird(food)) return gramsPerUnit(food) > LARGEST_JOINT ? BIG_BIRD : POULTRY;
  if (/lamb/u.test(food.name)) return LAMB;
  return /pork|gammon/u.test(food.name) ? PORK : BEEF;
}

/** Returns the weight of one joint; what exceeds an oven is split. */
function jointGrams(item: Item): number {
  const each = item.food.unit === 'piece' ? (item.food.grams ?? item.weight) : item.weight;
  return isBird(item.food) ? each : each / Math.max(1, Math.ceil(each / LARGEST_JOINT));
}

// Uses birds whole and joints in one piece, whatever the slot's cut.
function wholeJoint(k: Kitchen, item: Item): Item {
  const each = item.food.unit === 'piece' ? (item.food.grams ?? 0) : 0;
  const count = Math.max(1, Math.round((k.servings * BONE_IN_GRAMS) / Math.max(1, each)));
  return k.prepare(each > 0 ? k.weigh(item, (each * count) / k.servings) : item, '');
}

function gravyStep(k: Kitchen, rest: number): void {
  const liquids = orAdd(k, 'gravy', 'chicken stock', 90);
  const ready = liquids.some(({ food }) => food.name === 'gravy');
  const flour =
    ready && k.in('flour').length === 0 ? [] : [k.in('flour')[0] ?? put(k, 'all-purpose flour', 4, 'flour')];
  k.step(
    `While it rests, spoon most of the fat off the pan${flour.length > 0 ? `, stir ${k.the(flour)} into the juices over low heat` : ''} and whisk in ${k.the(liquids)}. Simmer for 5 minutes, scraping up everything brown, and strain into a warm jug.`,
    { cook: Math.max(0, 5 - rest) },
  );
}

export function writeRoastDinner(k: Kitchen): Draft {
  const joint = k.need('joint', ['roasting chicken', 'beef roast', 'leg of lamb']);
  const main = wholeJoint(k, joint[0] ?? k.add('roasting chicken'));
  const core = main.food.core ?? 74;
  const roots =
    k.in('root').length > 0
      ? k.in('root')
      : [k.add('potato', 200, { slot: 'root', cut: 'chunk' }), k.add('carrot', 0.75, { slot: 'root', cut: 'chunk' })];
  const greens = k.need('green', ['savoy cabbage', 'green bean', 'pea']);
  const rub =
    k.in('rub').length > 0
      ? k.in('rub')
      : [k.add(isBird(main.food) ? 'thyme' : 'rosemary', 0.75, { slot: 'rub' }), k.add('garlic', 0.6, { slot: 'rub' })];
  const oil = k.fat('olive oil', 0.75);
  const roasting = roastingOf(main.food);
  const total = Math.round((HOT_MINUTES + roasting.extra + (jointGrams(main) / 500) * roasting.perHalfKilo) / 5) * 5;
  const soft = rub.filter(({ food }) => food.role === 'citrus');
  const rubbed = without(rub, ...soft);
  k.step(
    `Take ${k.the(main)} out of the fridge an hour ahead if you can. Heat the oven to 220 °C. Mix half of ${runny(k, oil)} with ${rubbed.length > 0 ? `${k.the(rubbed)}, ` : ''}${k.season()} and rub it all over${soft.length > 0 ? `; tuck ${k.the(soft)}, halved, in or under it` : ''}.`,
  );
  const early = Math.min(55, total);
  k.step(
    `Put it in a roasting pan and roast for ${HOT_MINUTES} minutes, then turn the oven down to 190 °C${total - early > HOT_MINUTES ? ` and roast for ${total - early - HOT_MINUTES} minutes more` : ''}.`,
    { cook: total - early > HOT_MINUTES ? total - early : HOT_MINUTES },
  );
  const next = total - early > HOT_MINUTES ? early : total - HOT_MINUTES;
  k.step(
    `Toss ${k.the(roots)} with the rest of ${runny(k, oil)} and ${k.pinch()} and spread around it. Roast for ${next} minutes more, turning the vegetables once in the juices, until the thickest part reads ${core} °C on a thermometer${isBird(main.food) ? ' and the juices run clear' : ''}. Start checking 15 minutes early.`,
    { cook: next },
  );
  k.step(
    `Lift ${k.the(main)} onto a board, cover loosely and rest for ${roasting.rest} minutes. Return the vegetables to the oven if they want more color.`,
    { wait: roasting.rest },
  );
  gravyStep(k, roasting.rest);
  const boiled = inStages(k, greens, 'simmer', 'boil', 'until just tender');
  k.step(`Bring a pan of salted water to a boil. ${boiled.text} Drain.`, { cook: 0 });
  const finish = [...k.in('finish'), ...k.in('relish')];
  k.step(`Carve and serve with ${k.the(roots, greens, finish)}, and the sauce from the pan poured over.`);
  const who = main.food.short === undefined ? nounModifiers([main], 1).join('') : main.food.short;
  const named = /^(?:leg|rack)/u.test(main.food.name) ? main.food.name : who.replace(/ roast$/u, '');
  const flavor = nounModifiers(rub, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `roast ${named} with ${listOf(mainNames(k, roots, 2))}`,
        `Sunday roast ${named}`,
        `${flavor}-rubbed ${named} and ${mainNames(k, roots, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `${named.slice(0, 1).toUpperCase()}${named.slice(1)} roasted hot, then gently, with ${listOf(mainNames(k, roots, 2))} in the same pan to catch the juices.`,
      `One pan in the oven, a sauce from what it leaves behind, and time to lay the table.`,
    ]),
  };
}
