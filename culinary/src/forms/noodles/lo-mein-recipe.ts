import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { aboutOf, without, orAdd } from '#forms/main-dish';
import { searInWok, tossInWok } from '#forms/main-wok';

const NAMES: Readonly<Record<string, string>> = { 'udon noodle': 'yaki udon', 'soba noodle': 'yakisoba' };

export function writeLoMein(k: Kitchen): Draft {
  const noodle = k.need(
    'noodle',
    k.palette?.name === 'japanese' ? ['udon noodle', 'soba noodle'] : ['wheat noodle', 'egg noodle'],
  );
  if (k.in('veg').length === 0) k.need('veg', ['napa cabbage', 'bok choy', 'carrot', 'mushroom'], { cut: 'strip' });
  if (!k.has('scallion') && k.in('aromatic').length < 2) k.add('ginger', 0.6, { slot: 'aromatic' });
  k.add('garlic', 0.6, { slot: 'aromatic' });
  const soy = k.in('sauce').find(({ food }) => isSoySauce(food)) ?? k.add('soy sauce', 0.9, { slot: 'sauce' });
  if (k.in('sauce').length < 3) k.add('oyster sauce', 0.5, { slot: 'sauce' });
  k.add('sesame oil', 0.4, { slot: 'sauce' });
  const sauce = [soy, ...without(k.in('sauce'), soy), ...k.in('acid').filter(({ food }) => food.role === 'vinegar')];
  const minutes = noodle[0]?.food.minutes?.simmer ?? 4;
  const oil = k.fat('vegetable oil', 0.6);
  k.step(
    `Cook ${k.the(noodle)} in boiling water for ${minutes} minutes, until just tender. Rinse under the cold tap and drain well, so that they fry and do not stick.`,
    { cook: minutes },
  );
  k.step(`Stir ${k.the(sauce)} together in a small bowl.`);
  if (k.in('protein').length > 0) {
    const fried = searInWok(k, k.in('protein'), 'Add');
    k.step(`Get a wok or wide frying pan very hot with half of ${k.the(oil)}. ${fried.text} Lift out.`, {
      cook: fried.minutes,
    });
  }
  const eggs = k.in('egg');
  if (eggs.length > 0)
    k.step(
      `Beat ${k.the(eggs)}, pour into the hot pan with a little of ${k.the(oil)} and scramble for 1 minute, until set. Lift out.`,
      { cook: 1 },
    );
  const onions = k.in('aromatic').filter(({ food }) => food.texture === 'allium');
  const staged = tossInWok(k, [...onions, ...k.in('veg')], 'keeping some bite');
  k.step(
    `Pour in ${k.in('protein').length + eggs.length > 0 ? 'the rest of ' : ''}${k.the(oil)}${k.in('protein').length + eggs.length > 0 ? '' : ' when the wok is very hot'} and sizzle ${k.the(without(k.in('aromatic'), ...onions))} for 1 minute. ${staged.text}`,
    { cook: 1 + staged.minutes },
  );
  const back = [...k.in('protein'), ...eggs];
  k.step(
    `Add ${k.the(noodle, back)}, pour over the sauce and toss for 3 minutes, until every strand is dark and glossy and some have caught at the edges.`,
    { cook: 3 },
  );
  const citrus = k.in('acid').filter(({ food }) => food.role === 'citrus');
  const finish = orAdd(k, 'finish', 'scallion');
  k.step(
    `Scatter with ${k.the(finish)}${citrus.length > 0 ? ` and squeeze over ${k.the(citrus)}` : ''}. Eat straight away.`,
  );
  const about = aboutOf(k, k.in('protein').length > 0 ? k.in('protein') : k.in('veg'), k.in('veg'));
  const noun = NAMES[noodle[0]?.food.name ?? ''] ?? 'lo mein';
  return {
    title: titleCase(
      k.chance.pick('title', [`${about.first} ${noun}`, `${about.kind} ${noun}`, `tossed noodles with ${about.two}`]),
    ),
    description: k.chance.pick('description', [
      `Slippery, savory noodles with ${about.two}, faster than the phone call to order them.`,
      `Boil, rinse, fry: noodles with ${about.two} and a few crisp ends, in under half an hour.`,
    ]),
  };
}
