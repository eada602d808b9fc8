import { isNamed } from '#compose/dish-form';
import { type Item, type Kitchen, listOf } from '#compose/kitchen';
import { minutesOf } from '#compose/technique';

export const isBlanched = isNamed(
  'green bean',
  'asparagus',
  'broccoli',
  'cauliflower',
  'potato',
  'pea',
  'edamame',
  'corn',
  'beet',
  'brussels sprout',
  'snow pea',
  'sweet potato',
  'artichoke heart',
  'swiss chard',
  'celeriac',
);

/** A vinaigrette of what is there: one part sharp, two parts oil. */
export function dress(k: Kitchen): string {
  const sharp =
    k.in('acid')[0] ??
    k.add(k.chance.pick('salad acid', ['lemon', 'red wine vinegar', 'balsamic vinegar']), undefined, {
      slot: 'acid',
      ...(k.has('lemon') ? { note: 'juiced' } : {}),
    });
  const oil = k.fat('olive oil', 0.75);
  const body = k.in('dressing').length > 0 ? k.in('dressing') : [k.add('dijon mustard', 0.35, { slot: 'dressing' })];
  const more = k.in('acid').filter((item) => item !== sharp);
  const parts = [k.juice(sharp), ...[oil, ...body, ...more].map((item) => k.name(item))];
  return `${listOf(parts)} with a pinch of ${k.season()}`;
}

export function cookSome(k: Kitchen, items: readonly Item[]): void {
  if (items.length === 0) return;
  const minutes = Math.max(
    ...items.map(({ food }) => (food.name === 'potato' ? 15 : Math.max(3, minutesOf(food, 'simmer')))),
  );
  const quick = items.filter(({ food }) => minutesOf(food, 'simmer') <= 6 && food.name !== 'potato');
  const slow = items.filter((item) => !quick.includes(item));
  k.step(
    `Bring a pan of salted water to a boil. ${slow.length > 0 ? `Cook ${k.the(slow)} for ${minutes} minutes, until tender to the point of a knife.` : ''}${quick.length > 0 ? ` ${slow.length > 0 ? 'Add' : 'Cook'} ${k.the(quick)} ${slow.length > 0 ? 'for the last 4 minutes' : `for ${Math.min(minutes, 6)} minutes, until bright and just tender`}.` : ''} Drain, rinse under cold water and dry well.`.replace(
      'boil.  ',
      'boil. ',
    ),
    { cook: slow.length > 0 ? minutes : Math.min(minutes, 6) },
  );
}
