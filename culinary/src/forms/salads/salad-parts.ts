import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { inStages, panFry } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { byPalette, isEastern, isMush } from '#forms/main-dish';
import { isBottledDressing } from '#forms/salads/salad-foods';
import { getFood } from '#ingredient-catalogue';

/** Returns the acid: the given one, or one of the cuisine. */
export function sharpOf(k: Kitchen): Item {
  const there = k.in('acid')[0];
  if (there !== undefined) return there;
  const sharp = byPalette(k, 'sharp', k.chance.pick('salad acid', ['lemon', 'red wine vinegar', 'balsamic vinegar']));
  // A preserved lemon has no juice.
  const name = sharp === 'preserved lemon' ? 'lemon' : sharp;
  return k.add(name, undefined, { slot: 'acid', ...(getFood(name).unit === 'piece' ? { note: 'juiced' } : {}) });
}

/**
 * "Whisk together …": a vinaigrette of the available foods, one part acid to two parts oil; a bought dressing is only
 * thinned.
 */
export function dress(k: Kitchen): string {
  const bottled = k.in('dressing').filter(({ food }) => isBottledDressing(food));
  if (bottled.length > 0) {
    const rest = [...k.in('acid'), ...k.in('dressing').filter((item) => !bottled.includes(item))];
    return rest.length === 0
      ? `${k.name(bottled)} and a spoonful of water`
      : `${k.name(bottled)} and ${listOf(rest.map((item) => k.juice(item)))}`;
  }
  const sharp = sharpOf(k);
  // Butter would set on cold leaves, so a dressing needs oil.
  const brought = k.find('fat');
  const usual = k.palette?.fat.endsWith(' oil') === true ? k.palette.fat : 'olive oil';
  const oil = brought?.food.name.endsWith(' oil') === true ? brought : k.add(usual, 0.75);
  const spoon = isEastern(k)
    ? k.may('fish sauce') && k.palette?.sauces.includes('fish sauce') === true
      ? k.add('fish sauce', 0.4, { slot: 'dressing' })
      : k.add('soy sauce', 0.4, { slot: 'dressing' })
    : undefined;
  const body =
    spoon !== undefined
      ? [...new Set([...k.in('dressing'), spoon])]
      : k.in('dressing').length > 0
        ? k.in('dressing')
        : [k.add('dijon mustard', 0.35, { slot: 'dressing' })];
  const more = k.in('acid').filter((item) => item !== sharp);
  const parts = [k.juice(sharp), ...[oil, ...body].map((item) => k.name(item)), ...more.map((item) => k.juice(item))];
  return `${listOf(parts)} with a pinch of ${k.season()}`;
}

const isPotato = ({ food }: Item): boolean => food.texture === 'root';
const boilMinutes = (item: Item): number =>
  isPotato(item) ? (item.food.name === 'beet' ? 30 : 15) : Math.max(3, minutesOf(item.food, 'simmer'));

/** Adds steps that boil and cool vegetables unsuitable raw. */
export function cookSome(k: Kitchen, items: readonly Item[]): void {
  if (items.length === 0) return;
  const quick = items.filter((item) => boilMinutes(item) <= 8);
  const slow = items.filter((item) => !quick.includes(item));
  const brief = Math.min(5, Math.max(0, ...quick.map(boilMinutes)));
  const long = Math.max(0, ...slow.map(boilMinutes));
  const first = slow.length > 0 ? `Cook ${k.the(slow)} for ${long} minutes, until tender to the point of a knife` : '';
  const then =
    quick.length === 0
      ? '.'
      : slow.length > 0
        ? `, adding ${k.the(quick)} for the last ${brief} minutes.`
        : `Cook ${k.the(quick)} for ${brief} minutes, until bright and just tender.`;
  k.step(`Bring a pan of salted water to a boil. ${first}${then} Drain, rinse under cold water and dry well.`, {
    cook: Math.max(long, brief),
  });
}

/** Adds steps that sear mushrooms and the like; they go in warm. */
export function searSome(k: Kitchen, items: readonly Item[]): void {
  if (items.length === 0) return;
  const staged = inStages(k, items, 'pan', 'cook', 'until tender and browned');
  k.step(
    `Warm a spoonful of ${k.the(k.fat('olive oil', 0.75))} in a frying pan over medium-high heat. ${staged.text}`,
    { cook: staged.minutes },
  );
}

export function boilEggs(k: Kitchen, eggs: readonly Item[]): void {
  if (eggs.length === 0) return;
  const minutes = eggs.some(({ food }) => food.name === 'quail egg') ? 4 : 9;
  k.step(
    `Boil ${k.the(eggs)} for ${minutes} minutes, cool under the tap, peel and ${minutes === 4 ? 'halve' : 'quarter'}.`,
    { cook: minutes },
  );
}

/** Adds steps that fry meat, fish and tofu, which rest while the salad is made. */
export function fryForSalad(k: Kitchen, items: readonly Item[]): void {
  if (items.length === 0) return;
  const fried = panFry(k, items);
  const dry = items.every(({ food }) => food.role === 'cured');
  k.step(
    `Set a frying pan over medium-high heat${dry ? '' : ` with a little ${k.name(k.fat('olive oil', 0.75))}`}. ${fried.text} Leave to rest while you make the salad.`,
    { cook: fried.minutes },
  );
}

const SOAKS: ReadonlySet<string> = new Set(['couscous', 'bulgur']);
/** Adds steps that boil grains, lentils and pasta for a cold bowl. */
export function boilGrains(k: Kitchen, items: readonly Item[]): void {
  for (const item of items) {
    const minutes = item.food.minutes?.simmer ?? 12;
    if (item.food.ready === true) k.step(`Loosen ${k.the(item)} with a fork, so that no lumps are left.`);
    else if (isMush(item))
      k.step(
        `Rain ${k.the(item)} into four times its volume of simmering salted water and stir often for ${minutes} minutes, until it pulls away from the sides. Spread it out to cool and set, then cut into cubes.`,
        { cook: minutes, wait: 15 },
      );
    else if (SOAKS.has(item.food.name)) {
      const wait = item.food.name === 'bulgur' ? 15 : 5;
      k.step(
        `Cover ${k.the(item)} with boiling salted water by a finger, put a plate on top for ${wait} minutes, then drain off what is left and fluff with a fork.`,
        { wait },
      );
    } else
      k.step(
        `Cook ${k.the(item)} in salted boiling water for ${minutes} minutes, until tender. Drain well and spread out to steam dry.`,
        {
          cook: minutes,
        },
      );
  }
}
