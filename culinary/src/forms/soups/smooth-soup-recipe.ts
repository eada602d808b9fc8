import { listOf } from '#compose/kitchen';
import { sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeSmoothSoup(k: Kitchen): Draft {
  const veg = k.in('veg');
  if (!k.in('base').some(({ food }) => food.texture === 'allium')) k.add('onion', 0.3, { slot: 'base', cut: 'dice' });
  const base = k.in('base');
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [
          k.add(k.chance.pick('smooth spice', ['ground cumin', 'thyme', 'nutmeg', 'smoked paprika']), undefined, {
            slot: 'spice',
          }),
        ];
  const crisp = k.in('crisp');
  const fat = k.fat('butter', 8);
  if (crisp.length > 0)
    k.step(
      `Fry ${k.the(crisp)} in a dry pot for 5 minutes, until crisp. Lift out and keep for the top, leaving the fat in the pot.`,
      { cook: 5 },
    );
  k.step(
    `Melt ${k.the(fat)} in ${crisp.length > 0 ? 'the same' : 'a large'} pot over medium heat and soften ${k.the(base)} for 8 minutes. Stir in ${k.the(spice)} for the last minute.`
      .replace('Melt the oil', 'Warm the oil')
      .replace(/Melt the (\w+ oil)/u, 'Warm the $1'),
    { cook: 8 },
  );
  const creams = k
    .in('liquid')
    .filter(
      ({ food }) => food.role === 'cream' || food.role === 'milk' || food.role === 'cheese' || food.role === 'yogurt',
    );
  const stock = k.one(['stock'], 'vegetable stock', 250);
  const liquids = [stock, ...k.in('liquid').filter((item) => !creams.includes(item) && item !== stock)];
  const hard = Math.max(
    ...veg.map(({ food }) => (food.texture === 'root' || food.texture === 'squash' ? 20 : 12)),
    k.in('lentil').length > 0 ? 20 : 0,
  );
  const leaves = veg.filter(({ food }) => food.texture === 'leaf');
  const solid = veg.filter((item) => !leaves.includes(item));
  const into = [...solid, ...k.in('fruit', 'lentil')];
  k.step(
    `${into.length > 0 ? `Add ${k.the(into)} and stir to coat. ` : ''}Pour in ${k.the(liquids)}, bring to a boil, then simmer for ${solid.length > 0 ? hard : 5} minutes, until ${solid.length > 0 ? `a knife slides easily through ${k.the(solid)}` : 'the base is very soft'}.${leaves.length > 0 ? ` Drop in ${k.the(leaves)} for the last 2 minutes so the color stays bright.` : ''}`,
    { cook: (solid.length > 0 ? hard : 5) + 4 },
  );
  k.step(
    `Take off the heat${creams.length > 0 ? `, add ${k.the(creams)}` : ''} and blend until completely smooth, loosening with a little hot water if it is thicker than you like. Season with ${k.season()}${k.in('acid').length > 0 ? ` and sharpen with ${k.the(k.in('acid'))}` : ''}.`,
    { cook: 2 },
  );
  const top = [...k.in('swirl'), ...k.in('cheese'), ...crisp, ...k.in('finish')];
  const topping = top.length > 0 ? top : [k.add(k.chance.pick('smooth top', ['pumpkin seed', 'chives', 'sour cream']))];
  k.step(
    `Serve hot, topped with ${k.the(topping)}.${k.in('bread').length > 0 ? ` Toast ${k.the(k.in('bread'))} and cut into fingers for dipping.` : ''}`,
  );
  const two = listOf(stars(k, veg, 2));
  const kind = listOf(stems(veg, 2));
  const accent = k.label(spice[0] ?? stock);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `velvety ${kind} soup`,
        `${kind} soup with ${accent}`,
        `${creams.length > 0 ? 'creamy' : 'smooth'} ${kind} soup`,
      ]),
    ),
    description: k.chance.pick('description', [
      `${sentence(two)} simmered until soft and blended to silk, with ${accent} for warmth.`,
      `A soup with almost nothing in it and plenty of flavor: ${two}, good stock and a patient start.`,
      `Smooth, warming and ready in about half an hour. Some ${k.label(topping[0] ?? stock)} on top, and supper is done.`,
    ]),
  };
}
