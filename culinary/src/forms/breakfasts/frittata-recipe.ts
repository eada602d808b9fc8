import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { distinct, inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeFrittata(k: Kitchen): Draft {
  const eggs = k.need('egg', ['egg'], { per: 2 });
  if (k.in('veg').length + k.in('meat').length === 0)
    k.need('veg', ['spinach', 'zucchini', 'potato', 'mushroom'], { cut: 'dice' });
  const milk = k.weigh(k.in('dairy')[0] ?? k.add('milk', 20, { slot: 'dairy' }), 20);
  const cheese =
    k.in('cheese').length > 0
      ? k.in('cheese')
      : [k.add(k.chance.pick('frittata cheese', ['cheddar', 'feta', 'parmesan']), undefined, { slot: 'cheese' })];
  const oil = k.fat('olive oil', 0.4);
  k.step(
    `Heat the broiler (the oven grill) to high. Whisk ${k.the(eggs)} with ${k.the(milk)}, half of ${k.the(cheese)}${k.in('spice').length > 0 ? `, ${k.name(k.in('spice'))}` : ''} and a good pinch of ${k.season()}.`,
  );
  if (k.in('meat').length > 0) {
    const fried = panFry(k, k.in('meat'));
    k.step(`Set an ovenproof frying pan over medium heat. ${fried.text}`, { cook: fried.minutes });
  }
  const all = [...k.in('base').filter(({ food }) => food.texture === 'allium'), ...k.in('veg')];
  const garlic = k.in('base').filter(({ food }) => food.texture !== 'allium');
  const staged = inStages(k, all, 'pan', 'cook', 'until tender and dry');
  k.step(
    `Warm ${k.the(oil)} in ${k.in('meat').length > 0 ? 'the same' : 'an ovenproof frying'} pan. ${staged.text}${garlic.length > 0 ? ` Stir in ${k.the(garlic)} for 1 minute.` : ''}`.replace(
      'pan.  Stir',
      'pan. Stir',
    ),
    { cook: staged.minutes + (garlic.length > 0 ? 1 : 0) },
  );
  k.step(
    'Spread everything out evenly and pour over the mixture. Cook over low heat for 6 minutes without stirring, until the edges are set but the middle still wobbles.',
    { cook: 6 },
  );
  k.step(
    `Scatter over the rest of ${k.the(cheese)} and slide under the broiler for 4 minutes, until puffed, golden and set in the middle (71 °C).`,
    { cook: 4 },
  );
  const side = [...k.in('leaf'), ...k.in('acid')];
  k.step(
    `Leave for 5 minutes, then cut into wedges${k.in('finish').length > 0 ? ` and scatter over ${k.the(k.in('finish'))}` : ''}.${side.length > 0 ? ` Serve with ${k.the(side)}.` : ''}${k.in('bread').length > 0 ? ` Toast ${k.the(k.in('bread'))} to eat with it.` : ''}`,
    { wait: 5 },
  );
  const things = distinct([...mainNames(k, k.in('meat'), 1), ...mainNames(k, k.in('veg'), 2)]).slice(0, 2);
  const kinds = distinct([...nounModifiers(k.in('meat'), 1), ...nounModifiers(k.in('veg'), 2)]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(kinds)} frittata`,
        `frittata with ${listOf(things)}`,
        `${kinds[0] ?? ''} and ${k.label(cheese[0] ?? milk)} frittata`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Eggs, ${listOf(things)} and a pan that can go under the broiler. Good hot, better warm, and fine cold tomorrow.`,
      `${capital(listOf(things))} set in a thick, golden frittata that slices like a cake.`,
    ]),
  };
}
