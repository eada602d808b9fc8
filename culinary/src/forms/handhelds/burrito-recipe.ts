import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { aboutOf, starchStep, orAdd, without } from '#forms/main-dish';
import { fryTogether, isTender, tenderStep } from '#forms/main-pan';

export function writeBurrito(k: Kitchen): Draft {
  const wrap = k.need('wrap', ['flour tortilla']).map((item) => k.weigh(item, item.food.grams ?? 60));
  const breakfast = k.in('egg').length > 0 && k.in('rice').length === 0;
  const rice = breakfast ? [] : k.need('rice', ['long-grain rice'], { per: 40 });
  if (k.in('protein', 'beans', 'egg').length === 0) k.need('beans', ['black bean', 'pinto bean']);
  if (k.in('base').length === 0) k.add('onion', 0.25, { slot: 'base', cut: 'dice' });
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add('ground cumin', 0.25, { slot: 'spice' }), k.add('smoked paprika', 0.25, { slot: 'spice' })];
  const cheese = orAdd(k, 'cheese', 'monterey jack', 25);
  const sauce = orAdd(k, 'sauce', 'salsa', 1.5);
  const oil = k.fat('vegetable oil', 0.4);
  const first = rice[0];
  if (first !== undefined) starchStep(k, first);
  const tender = k.in('protein').filter(isTender);
  if (tender.length > 0) k.step(`Rub ${k.the(tender)} with ${k.pinch()}.`);
  const fried = fryTogether(k, without(k.in('protein'), ...tender), [
    ...k.in('base').filter(({ food }) => food.texture === 'allium'),
    ...k.in('veg'),
  ]);
  const quick = k.in('base').filter(({ food }) => food.texture !== 'allium');
  k.step(`Heat ${tender.length > 0 ? 'half of ' : ''}${k.the(oil)} in a wide frying pan. ${fried.text}`, {
    cook: fried.minutes,
  });
  const beans = k.in('beans');
  k.step(
    `Stir in ${k.the(quick, spice, beans)} with a splash of water and ${k.pinch()} and cook for 4 minutes, ${beans.length > 0 ? `crushing some of ${k.the(beans)}, ` : ''}until thick enough to stay put.`,
    { cook: 4 },
  );
  if (k.in('egg').length > 0)
    k.step(
      `Push to one side, pour in ${k.the(k.in('egg'))}, beaten, and scramble for 3 minutes, until just set (71 °C).`,
      { cook: 3 },
    );
  tenderStep(k, tender, oil);
  const acid = k.in('acid')[0] ?? k.add('lime', 0.2, { slot: 'acid', note: 'juiced' });
  const finish = orAdd(k, 'finish', 'cilantro');
  const cool = [...k.in('raw'), ...sauce];
  k.step(
    `${first === undefined ? 'Sharpen the filling with' : `Fork up ${k.the(rice)} with`} ${k.juice(acid)} and ${k.the(finish)}. Warm ${k.the(wrap)} in a dry pan, 20 seconds a side, until soft enough to fold.`,
    { cook: 3 },
  );
  k.step(
    `Lay a line of ${k.name(rice, cheese)} across the lower third of each, top with the filling and ${k.the(cool)}, fold in the sides and roll up tightly.`,
  );
  k.step('Toast in the dry pan for 2 minutes a side, seam down first, until sealed and golden. Cut in half to serve.', {
    cook: 4,
  });
  const about = aboutOf(k, [...k.in('protein'), ...k.in('egg'), ...beans], beans, k.in('veg'));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} burritos`,
        `${about.first} burritos with ${k.label(sauce[0] ?? oil)}`,
        `${breakfast ? 'breakfast' : 'toasted'} burritos with ${about.two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A whole dinner in one hand: ${about.two}, melted ${k.label(cheese[0] ?? oil)} and a toasted seam that holds.`,
      `Rolled tight and toasted, with ${about.two} inside. Wrapped in foil, they travel.`,
    ]),
  };
}
