import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { cutOf } from '#compose/technique';

export function writeShakshuka(k: Kitchen): Draft {
  const eggs = k.need('egg', ['egg'], { per: 2 });
  const oil = k.fat('olive oil', 0.6);
  if (!k.in('base').some(({ food }) => food.texture === 'allium')) k.add('onion', 0.3, { slot: 'base', cut: 'dice' });
  k.add('garlic', 0.5, { slot: 'base' });
  const tomato =
    k.in('tomato').length > 0
      ? k.in('tomato').map((item) => (item.food.texture === 'soft' ? k.prepare(item, cutOf(item.food, 'dice')) : item))
      : [k.add('canned tomatoes', 0.4, { slot: 'tomato' })];
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add('ground cumin', 0.25, { slot: 'spice' }), k.add('smoked paprika', 0.25, { slot: 'spice' })];
  const alliums = k.in('base').filter(({ food }) => food.texture === 'allium');
  const aromatics = k.in('base').filter((item) => !alliums.includes(item));
  if (k.in('meat').length > 0) {
    const fried = panFry(k, k.in('meat'));
    k.step(`Set a wide, lidded frying pan over medium heat. ${fried.text}`, { cook: fried.minutes });
  }
  const staged = inStages(k, [...alliums, ...k.in('veg')], 'pan', 'soften', 'until sweet and tender');
  k.step(
    `Warm ${k.the(oil)} in ${k.in('meat').length > 0 ? 'the same' : 'a wide, lidded frying'} pan. ${staged.text}`,
    { cook: staged.minutes },
  );
  k.step(
    `Stir in ${k.the(aromatics)} and ${k.the(spice)} for 1 minute, until fragrant. Add ${k.the(tomato, k.in('beans'))} with ${k.season()} and simmer for 10 minutes, until thick enough to hold a hollow.`,
    { cook: 11 },
  );
  k.step(
    `Make a hollow for each of ${k.the(eggs)} and break them in. Cover and cook over low heat for 7 minutes, until the whites are set; go on for 2 minutes more if you want firm yolks (71 °C).`,
    { cook: 9 },
  );
  const finish = [...k.in('cheese'), ...k.in('finish')];
  const over =
    finish.length > 0
      ? finish
      : [k.add(k.chance.pick('shakshuka finish', ['cilantro', 'parsley', 'feta']), undefined, { slot: 'finish' })];
  const bread = k.need('bread', ['flatbread', 'bread']);
  k.step(`Scatter over ${k.the(over)} and bring the pan to the table, with ${k.the(bread)} to tear and dip.`);
  const things = distinct([
    ...mainNames(k, [...k.in('veg'), ...k.in('meat'), ...k.in('beans')], 2),
    ...mainNames(k, k.in('cheese'), 1),
  ]).slice(0, 2);
  const kinds = distinct([
    ...nounModifiers([...k.in('meat'), ...k.in('veg'), ...k.in('beans')], 1),
    ...nounModifiers(over, 1),
  ]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('shakshuka title', [
        `shakshuka with ${listOf(things.length > 0 ? things : mainNames(k, over, 2))}`,
        `${kinds[0] ?? ''} shakshuka`,
      ]),
    ),
    description: k.chance.pick('shakshuka description', [
      'Eggs poached in a thick, warmly spiced tomato sauce, eaten from the pan with torn bread.',
      `${capital(listOf(distinct([...mainNames(k, tomato, 1), ...things]).slice(0, 3)))} and a few eggs: breakfast, lunch or a late supper in half an hour.`,
    ]),
  };
}
