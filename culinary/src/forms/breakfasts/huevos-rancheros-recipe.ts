import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, inStages, panFry, mainNames, titleCase } from '#compose/sentences';

export function writeHuevosRancheros(k: Kitchen): Draft {
  const eggs = k.need('egg', ['egg'], { per: 2 });
  const tortilla = k.need('tortilla', ['corn tortilla']);
  const beans = k.need('beans', ['black bean', 'pinto bean']);
  const oil = k.fat('vegetable oil', 0.6);
  const tomato = k.in('tomato').length > 0 ? k.in('tomato') : [k.add('canned tomatoes', 0.25, { slot: 'tomato' })];
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('ground cumin', 0.2, { slot: 'spice' })];
  if (k.in('base').length === 0) k.add('onion', 0.2, { slot: 'base', cut: 'dice' });
  if (k.in('meat').length > 0) {
    const fried = panFry(k, k.in('meat'));
    k.step(`Set a frying pan over medium heat. ${fried.text} Lift out.`, { cook: fried.minutes });
  }
  const alliums = k.in('base').filter(({ food }) => food.texture === 'allium');
  const aromatics = k.in('base').filter((item) => !alliums.includes(item));
  const soft = [...alliums, ...k.in('veg')];
  const staged = inStages(k, soft, 'pan', 'cook', 'until soft');
  k.step(`Warm half of ${k.the(oil)} in ${k.in('meat').length > 0 ? 'the same' : 'a frying'} pan. ${staged.text}`, {
    cook: staged.minutes,
  });
  k.step(
    `Stir in ${k.the(aromatics, spice)} for 1 minute, add ${k.the(tomato)} and ${k.season()} and simmer for 6 minutes, until it has lost its rawness. Stir ${k.the(beans)} through and keep warm.`,
    { cook: 7 },
  );
  k.step(
    `Warm ${k.the(tortilla)} in a dry pan for a few seconds on each side. Heat the rest of the oil, crack in ${k.the(eggs)} and fry for 3 minutes, until the whites are set and the rims crisp; cover for 1 minute more for firm yolks.`,
    { cook: 5 },
  );
  const top = [...k.in('top'), ...k.in('acid'), ...k.in('meat')];
  const over =
    top.length > 0 ? top : [k.add('avocado', 0.25, { slot: 'top' }), k.add('cilantro', undefined, { slot: 'top' })];
  k.step(`Lay the eggs on the tortillas, spoon over the beans and sauce, and finish with ${k.the(over)}.`);
  const things = distinct([
    ...mainNames(k, k.in('meat'), 1),
    ...mainNames(k, beans, 1),
    ...mainNames(k, over, 1),
  ]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('huevos title', [
        `huevos rancheros with ${listOf(things)}`,
        `ranch eggs with ${listOf(things)}`,
        `fried eggs, ${listOf(things)} on warm tortillas`,
      ]),
    ),
    description: k.chance.pick('huevos description', [
      'A late breakfast in layers: warm tortilla, saucy beans, a fried egg with a crisp rim.',
      `${capital(listOf(things))} and eggs on a quick tomato sauce; hot sauce on the table for those who want it.`,
    ]),
  };
}
