import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { aboutOf, orAdd, put, without } from '#forms/main-dish';
import { searInWok, tossInWok } from '#forms/main-wok';

export function writeRiceNoodles(k: Kitchen): Draft {
  const noodle = k.need('noodle', ['rice noodle']);
  if (k.in('protein').length + k.in('egg').length + k.in('veg').length === 0)
    k.need('protein', ['shrimp', 'firm tofu', 'chicken breast'], { cut: 'strip' });
  if (k.in('veg').length === 0) k.need('veg', ['bean sprout', 'carrot'], { cut: 'strip' });
  const eggs = k.in('egg').length > 0 ? k.in('egg') : k.may('egg') ? [k.add('egg', 0.5, { slot: 'egg' })] : [];
  k.add('garlic', 0.6, { slot: 'aromatic' });
  const salty = k
    .in('sauce')
    .filter(({ food }) => food.role === 'sauce' && food.name !== 'tamarind paste' && food.name !== 'sesame oil');
  if (salty.length === 0) k.add(k.may('fish sauce') ? 'fish sauce' : 'soy sauce', 1, { slot: 'sauce' });
  if (k.find('sweetener') === undefined) put(k, 'brown sugar', 8, 'sauce');
  if (k.in('sauce').length < 4) k.add('tamarind paste', 1.5, { slot: 'sauce' });
  const oil = k.fat('vegetable oil', 0.6);
  k.step(`Soak ${k.the(noodle)} in very hot water for 10 minutes, until bendy but not soft. Drain.`, { wait: 10 });
  const sauce = k.in('sauce');
  k.step(`Stir ${k.the(sauce)} with a few spoonfuls of water until even.`);
  if (k.in('protein').length > 0) {
    const fried = searInWok(k, k.in('protein'), 'Add');
    k.step(`Get a wok very hot with half of ${k.the(oil)}. ${fried.text} Lift out.`, { cook: fried.minutes });
  }
  const staged = tossInWok(
    k,
    k.in('veg').filter(({ food }) => food.name !== 'bean sprout'),
  );
  const sprouts = without(k.in('veg'), ...k.in('veg').filter(({ food }) => food.name !== 'bean sprout'));
  k.step(
    `${k.in('protein').length > 0 ? `Pour in the rest of ${k.the(oil)}` : `Get a wok very hot with ${k.the(oil)}`} and sizzle ${k.the(k.in('aromatic'))} for 1 minute. ${staged.text}${eggs.length > 0 ? ` Push aside, crack in ${k.the(eggs)} and scramble for 1 minute, until set.` : ''}`,
    { cook: 1 + staged.minutes + (eggs.length > 0 ? 1 : 0) },
  );
  const last = [...k.in('protein'), ...sprouts];
  k.step(
    `Add ${k.the(noodle)} and the sauce and toss for 3 minutes, until they have drunk it and turned soft; add a splash of water if they stick.${last.length > 0 ? ` Fold in ${k.the(last)} for 1 minute.` : ''}`,
    { cook: 4 },
  );
  const acid = orAdd(k, 'acid', 'lime', 0.4, 'cut into wedges');
  const finish =
    k.in('finish').length > 0 ? k.in('finish') : [k.add('peanut', 12, { note: 'roughly chopped' }), k.add('scallion')];
  k.step(`Pile onto plates, scatter with ${k.the(finish)} and squeeze over ${k.the(acid)}.`);
  const about = aboutOf(k, k.in('protein').length > 0 ? k.in('protein') : eggs, k.in('veg'));
  const thai = k.in('sauce').some(({ food }) => food.name === 'tamarind paste');
  return {
    title: titleCase(
      k.chance.pick('title', [
        thai ? `${about.first} pad thai` : `${about.first} rice noodles`,
        `wok-fried noodles with ${about.two}`,
        `${thai ? 'sweet-and-sour' : 'savory'} rice noodles with ${about.two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Sweet, sour and salty noodles with ${about.two}, tossed hot and finished with crunch.`,
      `Everything cut, soaked and stirred together first; then the wok needs only ten minutes for ${about.two}.`,
    ]),
  };
}
