import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { needOnion, orAdd } from '#forms/main-dish';
import { cookingSpice, freshHerb, withMore } from '#forms/sides/small-dish';
import { isOnionSoup, leeksOf, POTATO_WITH_LEEKS, writeOnionSoup } from '#forms/soups/onion-soup-recipe';
import { breadAlong, isCreamy, isMiso } from '#forms/soups/soup-parts';

export function writeSmoothSoup(k: Kitchen): Draft {
  if (isOnionSoup(k)) return writeOnionSoup(k);
  const leeks = leeksOf(k);
  const veg = k.need('veg', leeks.length > 0 ? ['potato'] : ['carrot', 'cauliflower', 'butternut squash'], {
    cut: 'chunk',
    ...(leeks.length > 0 ? { per: POTATO_WITH_LEEKS } : {}),
  });
  needOnion(k, 'onion', 0.3);
  const spice = orAdd(
    k,
    'spice',
    cookingSpice(k, k.chance.pick('smooth spice', ['ground cumin', 'thyme', 'nutmeg', 'smoked paprika'])),
  );
  const crisp = k.in('crisp');
  const fat = k.fat(k.palette?.fat ?? 'butter', k.palette === null || k.palette.fat === 'butter' ? 8 : 0.6);
  if (crisp.length > 0)
    k.step(
      `Fry ${k.the(crisp)} in a dry pot for 5 minutes, until crisp. Lift out and keep for the top, leaving the fat in the pot.`,
      { cook: 5 },
    );
  k.step(
    `${fat.food.name.includes('butter') ? 'Melt' : 'Warm'} ${k.the(fat)} in ${crisp.length > 0 ? 'the same' : 'a large'} pot over medium heat and soften ${k.the(k.in('base'))} for 8 minutes. Stir in ${k.the([...spice])} for the last minute.`,
    { cook: 8 },
  );
  const creams = k.in('liquid').filter(isCreamy);
  const stock = k.one(['stock'], 'vegetable stock', 250);
  const miso = k.in('liquid').filter(isMiso);
  const liquids = [
    stock,
    ...k.in('liquid').filter((item) => !creams.includes(item) && !miso.includes(item) && item !== stock),
  ];
  const leaves = veg.filter(({ food }) => food.texture === 'leaf');
  const solid = veg.filter((item) => !leaves.includes(item));
  const lentils = k.in('lentil').some(({ food }) => food.role === 'lentil');
  const minutes = Math.max(
    ...solid.map(({ food }) => (food.texture === 'root' || food.texture === 'squash' ? 20 : 12)),
    lentils ? 25 : 5,
  );
  const into = [...solid, ...k.in('fruit', 'lentil')];
  k.step(
    `${into.length > 0 ? `Add ${k.the(into)} and stir to coat. ` : ''}Pour in ${k.the(liquids)}, bring to a boil, then simmer for ${minutes} minutes, until ${solid.length > 0 ? `a knife slides easily through ${k.the(solid)}` : 'the base is very soft'}.${leaves.length > 0 ? ` Drop in ${k.the(leaves)} for the last 2 minutes so the color stays bright.` : ''}`,
    { cook: minutes + 4 },
  );
  const sharp = k.in('acid');
  k.step(
    `Take off the heat${creams.length + miso.length > 0 ? `, add ${k.the(creams, miso)}` : ''} and blend until completely smooth, loosening with a little hot water if it is thicker than you like. Season with ${k.season()}${sharp.length > 0 ? ` and sharpen with ${listOf(sharp.map((item) => k.juice(item)))}` : ''}.`,
    { cook: 2 },
  );
  const top = [...k.in('swirl', 'cheese'), ...crisp, ...k.in('finish')];
  const topping =
    top.length > 0 ? top : [k.add(freshHerb(k, k.chance.pick('smooth top', ['pumpkin seed', 'chives', 'sour cream'])))];
  k.step(`Serve hot, topped with ${k.the(topping)}.${breadAlong(k, k.in('bread'))}`);
  const two = listOf(distinct([...mainNames(k, leeks, 1), ...mainNames(k, veg, 2)]).slice(0, 2));
  const kind = listOf(distinct([...nounModifiers(leeks, 1), ...nounModifiers(veg, 2)]).slice(0, 2));
  const accent = mainNames(k, [spice[0]], 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `velvety ${kind} soup`,
        withMore(`${kind} soup`, accent),
        `${creams.length > 0 ? 'creamy' : 'smooth'} ${kind} soup`,
        withMore(`${kind} soup`, mainNames(k, topping, 1).join('')),
      ]),
    ),
    description: k.chance.pick('description', [
      `${capital(two)} simmered until soft and blended to silk, with ${accent} for warmth.`,
      `${capital(two)}, good stock and a patient start: it does not take more than that.`,
      `Smooth, warming and ready in about half an hour. Some ${k.label(topping[0] ?? stock)} on top, and supper is done.`,
    ]),
  };
}
