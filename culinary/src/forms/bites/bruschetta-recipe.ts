import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { byPalette, orAdd, runny, without } from '#forms/main-dish';
import { fryTogether } from '#forms/main-pan';
import { boilEggs } from '#forms/salads/salad-parts';
import { freshHerb, withMore } from '#forms/sides/small-dish';

export function writeBruschetta(k: Kitchen): Draft {
  const bread = k
    .need('bread', ['baguette', 'bread'])
    .map((item) => (item.food.name === 'baguette' ? k.prepare(item, 'sliced') : item));
  if (k.in('raw', 'veg', 'protein').length === 0) k.need('raw', ['tomato', 'cherry tomato'], { cut: 'dice' });
  const sliced = bread.find(({ food }) => food.name === 'baguette');
  const garlic = orAdd(k, 'garlic', 'garlic', 0.25).map((item) =>
    item.food.name === 'garlic' ? k.prepare(item, 'peeled and halved') : item,
  );
  const oil = k.fat('olive oil', 0.5);
  const eggs = k.in('protein').filter(({ food }) => food.role === 'egg');
  const hot = k
    .in('protein')
    .filter(
      ({ food }) =>
        food.role !== 'egg' &&
        food.role !== 'tinned-fish' &&
        (food.role !== 'cured' || food.cooked === true || food.name === 'chorizo'),
    );
  boilEggs(k, eggs);
  const veg = k.in('veg');
  const onions = veg.filter(({ food }) => food.texture === 'allium' && food.name !== 'scallion');
  if (onions.length > 0)
    k.step(
      `Warm a spoonful of ${k.the(oil)} in a frying pan and cook ${k.the(onions)} over medium heat for 12 minutes, stirring now and then, until soft and browned. Tip into a bowl.`,
      { cook: 12 },
    );
  const others = without(veg, ...onions);
  if (others.length > 0) {
    const staged = inStages(k, others, 'pan', 'cook', 'until tender and browned');
    k.step(`Warm a spoonful of ${k.the(oil)} in ${onions.length > 0 ? 'the same' : 'a frying'} pan. ${staged.text}`, {
      cook: staged.minutes,
    });
  }
  if (hot.length > 0) {
    const fried = fryTogether(k, hot, [], '', false);
    k.step(
      `${veg.length > 0 ? 'Tip out. Heat' : 'Heat'} a little of ${k.the(oil)} in ${veg.length > 0 ? 'the same' : 'a frying'} pan. ${fried.text}`,
      { cook: fried.minutes },
    );
  }
  const raw = k.in('raw');
  const drizzle = orAdd(
    k,
    'drizzle',
    byPalette(k, 'sharp', k.chance.pick('toast drizzle', ['balsamic vinegar', 'lemon', 'chili flakes'])),
  );
  if (raw.length > 0)
    k.step(
      `Toss ${k.the(raw)} with ${listOf([...drizzle.map((item) => k.juice(item)), k.pinch()])}, and leave for 5 minutes while you see to the toast.`,
      { wait: 5 },
    );
  // Only a clove or a root can be rubbed on; chilies are scattered.
  const rub = garlic.filter(({ food }) => food.name === 'garlic');
  const hotBits = garlic.filter((item) => !rub.includes(item));
  k.step(
    `Brush ${sliced === undefined ? k.the(bread) : `the slices of ${k.name(bread)}`} with ${veg.length + hot.length > 0 ? `the rest of ${k.the(oil)}` : runny(k, oil)} and toast under a hot broiler for 2 minutes a side, until the edges are brown.${rub.length > 0 ? ` Rub while hot with ${k.the(rub)}.` : ''}`,
    { cook: 4 },
  );
  const spread = k.in('spread');
  const layers = [...raw, ...veg, ...k.in('protein')];
  const finish = [...k.in('cheese'), ...k.in('finish'), ...hotBits];
  const top = finish.length > 0 ? finish : [k.add(freshHerb(k, 'basil'))];
  const late = k.rest('drizzle');
  const sour = late.filter(({ food }) => food.role === 'citrus');
  const plain = without(late, ...sour);
  const piles = layers.length > 0 ? `${spread.length > 0 ? 'pile on' : 'Pile on'} ${k.the(layers)} and ` : '';
  k.step(
    capital(
      `${spread.length > 0 ? `Spread with ${k.the(spread)}${piles === '' ? ' and ' : ', '}` : ''}${piles}finish with ${k.the(top, plain)}${sour.length > 0 ? `, sharpened with ${listOf(sour.map((item) => k.juice(item)))}` : ''}. Serve before the toast softens.`,
    ),
  );
  const main = layers.length > 0 ? layers : spread;
  const two = listOf(mainNames(k, main, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        withMore(`${listOf(nounModifiers(main, 2))} toasts`, k.label(top[0] ?? oil)),
        withMore('bruschetta', two),
        withMore(rub.length > 0 ? 'garlic toasts' : 'crisp toasts', two),
        withMore('crostini', listOf(mainNames(k, [...spread, ...main], 2))),
      ]),
    ),
    description: k.chance.pick('description', [
      `Crisp toast with ${two}: gone in two bites, so make plenty.`,
      `${capital(two)} piled high on hot toast.`,
    ]),
  };
}
