import { listOf } from '#compose/kitchen';
import { inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeBruschetta(k: Kitchen): Draft {
  const bread = k.need('bread', ['baguette', 'bread']);
  if (k.in('raw', 'veg', 'protein').length === 0) k.need('raw', ['tomato', 'cherry tomato'], { cut: 'dice' });
  const garlic =
    k.in('garlic').length > 0 ? k.in('garlic') : [k.add('garlic', 0.25, { slot: 'garlic', note: 'peeled and halved' })];
  const oil = k.fat('olive oil', 0.5);
  const eggs = k.in('protein').filter(({ food }) => food.role === 'egg');
  const hot = k
    .in('protein')
    .filter(({ food }) => food.role !== 'tinned-fish' && food.name !== 'ham' && food.role !== 'egg');
  if (hot.length > 0) {
    const fried = panFry(k, hot);
    k.step(`Heat a little of ${k.the(oil)} in a frying pan. ${fried.text}`, { cook: fried.minutes });
  }
  if (eggs.length > 0) k.step(`Boil ${k.the(eggs)} for 8 minutes, cool under the tap, peel and slice.`, { cook: 8 });
  if (k.in('veg').length > 0) {
    const staged = inStages(k, k.in('veg'), 'pan', 'cook', 'until tender and browned');
    k.step(`Warm a spoonful of ${k.the(oil)} in a frying pan. ${staged.text}`, { cook: staged.minutes });
  }
  const raw = k.in('raw');
  const drizzle =
    k.in('drizzle').length > 0
      ? k.in('drizzle')
      : [
          k.add(k.chance.pick('toast drizzle', ['balsamic vinegar', 'lemon', 'chili flakes']), undefined, {
            slot: 'drizzle',
          }),
        ];
  if (raw.length > 0)
    k.step(
      `Toss ${k.the(raw)} with ${k.the(drizzle)} and ${k.pinch()}, and leave for 5 minutes while you see to the toast.`,
      { wait: 5 },
    );
  k.step(
    `Brush ${k.the(bread)} with ${k.the(oil)} and toast under a hot broiler for 2 minutes a side, until the edges are brown. Rub while hot with ${k.the(garlic)}.`,
    { cook: 4 },
  );
  const layers = [...k.in('spread'), ...raw, ...k.in('veg'), ...k.in('protein')];
  const finish = [...k.in('cheese'), ...k.in('finish')];
  const top = finish.length > 0 ? finish : [k.add('basil')];
  const late = k.rest('drizzle');
  k.step(
    `${k.in('spread').length > 0 ? `Spread with ${k.the(k.in('spread'))}, pile` : 'Pile'} on ${k.the(layers.filter((item) => !k.in('spread').includes(item)))} and finish with ${k.the(top, late)}. Serve before the toast softens.`
      .replace('pile on the  and', '')
      .replace('on the  and finish', 'and finish'),
  );
  const raws = layers.filter((item) => !k.in('spread').includes(item));
  const two = listOf(stars(k, raws, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(stems(raws, 2))} toasts with ${k.label(top[0] ?? oil)}`,
        `bruschetta with ${two}`,
        `garlic toasts with ${two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Crisp, garlicky toast with ${two}: gone in two bites, so make plenty.`,
      `${sentence(two)} piled high on hot toast.`,
    ]),
  };
}
