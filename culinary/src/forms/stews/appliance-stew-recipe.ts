import { capital } from '#food-words';
import type { Draft, Write } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { mainNames, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import {
  aboutOf,
  byPalette,
  isFilling,
  isSlow,
  needOnion,
  onlyGiven,
  orAdd,
  splashOf,
  starchOptions,
  starchStep,
  warmThrough,
  WARMED_MINUTES,
} from '#forms/main-dish';

interface Appliance {
  readonly name: string;
  readonly title: string;
  /** Minutes for tough cuts, for other meat, and for vegetables and beans alone. */
  readonly minutes: { readonly tough: number; readonly meat: number; readonly plain: number };
  readonly how: (minutes: number) => string;
  /** Waiting after it, for the pressure to fall. */
  readonly after: number;
  /** Millilitres of stock per person; none of it boils away. */
  readonly stock: number;
}

/** Times: kitchen practice for a full pot; on high a slow cooker takes about half as long as on low. */
const SLOW_COOKER: Appliance = {
  name: 'slow cooker',
  title: 'Slow-Cooker',
  minutes: { tough: 480, meat: 360, plain: 300 },
  how: (minutes) => `cover and cook on low for ${minutes / 60} hours, or on high for half that time`,
  after: 0,
  stock: 80,
};
const PRESSURE_COOKER: Appliance = {
  name: 'pressure cooker',
  title: 'Pressure-Cooker',
  minutes: { tough: 40, meat: 15, plain: 10 },
  how: (minutes) =>
    `lock the lid, bring to high pressure and cook for ${minutes} minutes, then let the pressure fall by itself for 10 minutes`,
  after: 10,
  stock: 100,
};
const LAST_MINUTES = 20;
/** Vegetables that would fall apart go in at the end. */
const isTender = ({ food, cut }: Item): boolean => minutesOf(food, 'simmer', cut) < 8;

const doneness = (meat: readonly Item[]): string => {
  const core = Math.max(0, ...meat.map(({ food }) => food.core ?? 0));
  return meat.length === 0
    ? 'until everything is tender'
    : `until a fork goes in with hardly a push${core > 0 ? ` and the thickest piece is at ${core} °C or above` : ''}`;
};

const writeIn =
  (appliance: Appliance): Write =>
  (k: Kitchen): Draft => {
    const proteins = k.in('bone', 'protein');
    if (proteins.length + k.in('beans').length === 0) k.need('beans', ['white bean', 'chickpea']);
    if (k.in('veg').length === 0) k.need('veg', ['carrot', 'potato', 'parsnip'], { cut: 'chunk' });
    needOnion(k);
    k.add('garlic', 0.6, { slot: 'base' });
    const raw = proteins.filter(({ food }) => food.ready !== true && food.role !== 'tinned-fish');
    const late = proteins.filter((item) => !raw.includes(item));
    const meat = raw.filter(({ food }) => isMeatOrFish(food));
    const spice = orAdd(k, 'spice', byPalette(k, 'spices', 'smoked paprika'));
    if (k.find('tomato') === undefined) k.add('tomato paste', 0.4, { slot: 'liquid' });
    const stock =
      k.find('stock') ??
      k.add(meat.length > 0 ? 'chicken stock' : 'vegetable stock', appliance.stock, { slot: 'liquid' });
    const liquids = [stock, ...k.in('liquid').filter((item) => item !== stock)];
    const hard = k.in('veg').filter((item) => !isTender(item));
    const tender = k.in('veg').filter(isTender);
    const minutes = appliance.minutes[raw.some(isSlow) ? 'tough' : raw.length > 0 ? 'meat' : 'plain'];
    k.step(
      `Put ${k.the(k.in('base'), hard, k.in('fruit'))} into the ${appliance.name}${raw.length > 0 ? `, season ${k.the(raw)} with ${k.season()} and lay on top` : ''}. Add ${k.the(spice, k.in('beans'))} and pour in ${k.the(liquids)}.`,
    );
    k.step(`${capital(appliance.how(minutes))}, ${doneness(meat)}.`, { cook: minutes, wait: appliance.after });
    if (tender.length > 0)
      k.step(`Stir in ${k.the(tender)} and cook for ${LAST_MINUTES} minutes more, until tender.`, {
        cook: LAST_MINUTES,
      });
    if (late.length > 0) k.step(warmThrough(k, late), { cook: WARMED_MINUTES });
    const thick = k.in('thick');
    if (thick.length > 0)
      k.step(
        `Stir ${k.the(thick)} into a few spoonfuls of cold water, whisk it in and leave for 10 minutes, until the sauce has thickened.`,
        { cook: 10 },
      );
    const sharp = orAdd(k, 'sharp', byPalette(k, 'sharp', 'red wine vinegar'));
    const finish = orAdd(k, 'finish', byPalette(k, 'herbs', 'parsley'));
    const starch = k.need(
      'starch',
      isFilling(k.in('veg')) ? ['bread'] : starchOptions(k, ['bread', 'long-grain rice']),
    )[0];
    if (starch !== undefined) starchStep(k, starch, minutes);
    k.step(
      `Stir in ${splashOf(k, sharp)} to sharpen, season with ${k.season()} and finish with ${k.the(finish)}. Serve with ${k.the(starch ?? [])}.`,
    );
    const about = aboutOf(k, proteins, onlyGiven(k.in('beans')), k.in('veg'));
    return {
      title: titleCase(`${appliance.title} ${about.kind} stew`),
      description: `${capital(mainNames(k, [...proteins, ...k.in('beans', 'veg')], 2).join(' and '))}: everything into the ${appliance.name} together, soft hours later, in a sauce of its own.`,
    };
  };

export const writeSlowCooker = writeIn(SLOW_COOKER);
export const writePressureCooker = writeIn(PRESSURE_COOKER);
