import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';
import { LARGE, orAdd, splashOf, starchStep, without } from '#forms/main-dish';
import { fryTogether, isTender, tenderStep } from '#forms/main-pan';

export function writeTacos(k: Kitchen): Draft {
  const wrap = k.need('wrap', ['corn tortilla', 'flour tortilla']);
  if (k.in('protein').length + k.in('beans').length === 0) k.add('black bean', 0.5, { slot: 'beans' });
  if (!k.in('base').some(({ food }) => food.texture === 'allium'))
    k.add('red onion', 0.3, { slot: 'base', cut: 'slice' });
  if (k.in('fresh').length === 0) k.need('fresh', ['lettuce', 'avocado', 'tomato', 'red cabbage'], { cut: 'slice' });
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add('ground cumin', 0.3, { slot: 'spice' }), k.add('smoked paprika', 0.3, { slot: 'spice' })];
  const acid = orAdd(k, 'sharp', 'lime', 0.25);
  const oil = k.fat('vegetable oil', 0.4);
  const rice = k.in('rice');
  for (const item of rice) starchStep(k, item);
  const proteins = k.in('protein').filter(({ food }) => food.role !== 'egg');
  const tender = proteins.filter(isTender);
  if (tender.length > 0) k.step(`Rub ${k.the(tender)} with half of ${k.the(spice)} and ${k.pinch()}.`);
  k.step(
    `Heat ${tender.length > 0 ? 'half of ' : ''}${k.the(oil)} in a large frying pan over medium-high heat and cook ${k.the(k.in('base'))} for 5 minutes, until soft at the edges.`,
    { cook: 5 },
  );
  const fried = fryTogether(k, without(proteins, ...tender), k.in('veg'), 'until tender and a little charred');
  if (fried.text !== '') k.step(fried.text, { cook: fried.minutes });
  const beans = k.in('beans');
  k.step(
    `Stir in ${tender.length > 0 && beans.length > 0 ? `${k.the(beans)} and ` : ''}${tender.length > 0 ? `the rest of ${k.the(spice)}` : k.the(spice, beans)} with a splash of water and ${k.pinch()}, and cook for 3 minutes, until ${beans.length > 0 ? 'hot, crushing a few of them to thicken the pan juices' : spice.some(({ food }) => food.role === 'spice') ? 'the spices cling' : 'almost dry'}.`,
    { cook: 3 },
  );
  const eggs = k.in('protein').filter(({ food }) => food.role === 'egg');
  if (eggs.length > 0)
    k.step(
      `Beat ${k.the(eggs)}, pour into a clear corner of the pan and scramble for 2 minutes, until just set (71 °C).`,
      {
        cook: 2,
      },
    );
  tenderStep(k, tender, oil);
  k.step(
    `Warm ${k.the(wrap)} one after the other in a dry pan, 30 seconds a side, and keep them wrapped in a clean cloth.`,
    { cook: 4 },
  );
  const fresh = [...k.in('fresh'), ...k.in('fruit')];
  k.step(`Toss ${k.the(fresh)} with half of the ${splashOf(k, acid)}.`);
  const top = [...k.in('sauce'), ...k.in('cheese'), ...k.in('finish')];
  const topping =
    top.length > 0
      ? top
      : [k.add(k.chance.pick('taco sauce', ['salsa', 'sour cream', 'queso fresco']), undefined, { slot: 'sauce' })];
  k.step(
    `Fill ${k.the(wrap)}${rice.length > 0 ? ` with a spoonful of ${k.name(rice)} and` : ' with'} the hot filling, pile on the fresh things, add ${k.the(topping)} and finish with the rest of the ${splashOf(k, acid)}.`,
  );
  const what = distinct([
    ...nounModifiers(k.in('protein'), 1),
    ...nounModifiers(
      beans.filter(({ given }) => given || k.in('protein').length === 0),
      1,
    ),
    ...nounModifiers(k.in('veg'), 1),
  ]).slice(0, 2);
  const cool = mainNames(k, fresh, 1).join('').replace(LARGE, '$1');
  const flat = wrap[0]?.food.name === 'flatbread' || wrap[0]?.name === 'wrap';
  const noun = flat ? k.label(wrap[0] ?? oil) : 'tacos';
  return {
    title: titleCase(
      flat
        ? `${noun} with ${listOf(distinct([...mainNames(k, [...k.in('protein'), ...beans, ...k.in('veg')], 1), cool]))}`
        : k.chance.pick('title', [
            `${listOf(what)} tacos`,
            `${what[0] ?? ''} tacos with ${cool}`,
            `smoky ${listOf(what)} tacos with ${cool}`,
          ]),
    ),
    description: k.chance.pick('description', [
      `A hot, spiced filling, something cool and crisp, and ${flat ? 'warm bread' : 'a warm tortilla'} to hold it: put it all on the table and let everyone build their own.`,
      `${capital(listOf(mainNames(k, [...k.in('protein'), ...beans, ...k.in('veg')], 1)))} from a hot pan with ${cool} and a squeeze of sharpness.`,
    ]),
  };
}
