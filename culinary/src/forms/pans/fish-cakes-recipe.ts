import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { isReady, put, orAdd } from '#forms/main-dish';

export function writeFishCakes(k: Kitchen): Draft {
  const fish = k.need('fish', ['cod fillet', 'salmon fillet', 'canned salmon']);
  const potato = k.in('potato')[0] ?? k.add('potato', 160, { slot: 'potato', cut: 'chunk' });
  const egg = k.in('egg')[0] ?? k.add('egg', 0.25, { slot: 'egg' });
  const crumb = k.weigh(k.in('crumb')[0] ?? put(k, 'breadcrumb', 22, 'crumb'), 22);
  const herb = orAdd(k, 'herb', 'dill', 0.25);
  const mix = orAdd(k, 'mix', 'scallion', 0.5);
  const acid = k.in('sharp')[0] ?? k.add('lemon', 0.4, { slot: 'sharp', note: 'cut into wedges' });
  const raw = fish.filter((item) => item.food.role === 'fish' && !isReady(item));
  const boiled = isReady(potato) && raw.length === 0;
  k.step(
    `${boiled ? `Warm ${k.the(potato)} with a splash of water in a covered pan for 4 minutes, until steaming hot` : `Boil ${k.the(potato)} in well salted water for ${isReady(potato) ? 8 : 15} minutes, until soft`}. ${raw.length > 0 ? `Lay ${k.the(raw)} on top for the last 8 minutes, lid on, until ${k.the(raw)} ${raw.length > 1 ? 'flake' : 'flakes'} (63 °C); lift out and break up. ` : ''}Drain well, let the steam go off and mash.`,
    { cook: boiled ? 4 : 18 },
  );
  k.step(
    `Mix the mash with ${k.the(fish, mix, herb, egg)}, season with ${k.season()} and leave some flakes large. Shape into ${k.servings * 2} flat cakes, coat in ${k.the(crumb)} and chill for 15 minutes to firm up.`,
    { wait: 15 },
  );
  const oil = k.fat('vegetable oil', 1);
  k.step(
    `Heat ${k.the(oil)} in a wide frying pan and fry the cakes in two batches for 4 minutes a side, until golden and hot all through.`,
    { cook: 16 },
  );
  const veg = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until just tender');
  if (veg.text !== '') k.step(`Meanwhile bring a pan of salted water to a boil. ${veg.text} Drain.`);
  const sauce =
    k.in('sauce').length > 0
      ? k.in('sauce')
      : [
          k.may('tartar sauce')
            ? k.add('tartar sauce', undefined, { slot: 'sauce' })
            : k.add('mayonnaise', 1, { slot: 'sauce' }),
        ];
  const fresh =
    k.in('fresh').length + k.in('veg').length > 0 ? k.in('fresh') : [k.add('watercress', undefined, { slot: 'fresh' })];
  k.step(
    `Serve with ${k.the(sauce, fresh, k.in('veg'))}, and ${k.the(acid)}${acid.food.role === 'citrus' ? ' to squeeze over' : ''}.`,
  );
  const who = nounModifiers(fish, 1).join('');
  const green = mainNames(k, [...fresh, ...k.in('veg')], 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${who} cakes with ${k.label(sauce[0] ?? oil)}`,
        `crisp ${who} cakes with ${green}`,
        `${who} and ${nounModifiers([potato], 1).join('')} cakes`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Crisp outside, soft and full of flakes inside, with ${k.label(herb[0] ?? oil)} all the way through.`,
      `A frugal supper that feels like a treat: ${k.label(potato)}, a little ${who} and a hot pan.`,
    ]),
  };
}
