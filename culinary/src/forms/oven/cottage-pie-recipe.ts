import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import { aboutOf, onlyGiven, isReady, needOnion, orAdd, put, stockWith, without } from '#forms/main-dish';

export function writeCottagePie(k: Kitchen): Draft {
  if (k.in('mince', 'beans').length === 0) {
    // Without meat, lentils make the dark, thick filling and mushrooms season it.
    const meatless = k.in('mushroom').length > 0 || !(k.may('ground beef') || k.may('ground lamb'));
    if (meatless) k.need('beans', ['green lentil', 'brown lentil'], { per: 50 });
    else k.need('mince', ['ground beef', 'ground lamb']);
    if (meatless && k.in('mushroom').length === 0) k.add('mushroom', 60, { slot: 'mushroom', cut: 'dice' });
  }
  const filling = [...k.in('mince'), ...onlyGiven(k.in('mushroom')), ...k.in('beans')];
  const top = k.need('top', ['potato'], { per: 250, cut: 'chunk' });
  needOnion(k);
  if (k.in('veg').length === 0) k.add('carrot', 0.75, { slot: 'veg', cut: 'dice' });
  const spice = orAdd(k, 'spice', 'thyme', 1);
  const paste = k.find('tomato') ?? k.add('tomato paste', 0.5, { slot: 'liquid' });
  const stock = k.find('stock') ?? k.add(stockWith(k.in('mince'), 'beef stock'), 110, { slot: 'liquid' });
  const butter = k.add('butter', 10);
  const milk = k.in('milk')[0] ?? k.add('milk', 30, { slot: 'milk' });
  const oil = k.has('olive oil') ? k.add('olive oil') : k.add('vegetable oil', 0.4);
  const veg = k.in('mushroom', 'veg');
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  const meat = panFry(k, k.in('mince'), 'Add');
  const boiled = top.every(isReady);
  if (!boiled)
    k.step(`Put ${k.the(top)} in cold salted water, bring to a boil and simmer for 15 minutes, until very soft.`, {
      cook: 18,
    });
  k.step(
    `${boiled ? 'Heat' : 'Meanwhile heat'} ${k.the(oil)} in a wide pan and soften ${k.the(k.in('base'))} for 6 minutes. ${meat.text}`,
    {
      cook: Math.max(0, 6 + meat.minutes - (boiled ? 0 : 15)),
    },
  );
  const staged = inStages(k, veg, 'pan', 'cook');
  const flour = put(k, 'all-purpose flour', 5);
  const simmer = lentils.length > 0 ? 30 : 15;
  const wet = without(k.in('liquid'), paste, stock);
  k.step(
    `${staged.text} Stir in ${k.the(spice, paste, flour)} for 2 minutes, then ${k.the(k.in('beans'), stock, wet)}${lentils.length > 0 ? ` and ${k.servings * 60} ml of water` : ''}. Simmer for ${simmer} minutes, until thick and dark${lentils.length > 0 ? ` and ${k.the(lentils)} are soft` : ''}. Season with ${k.season()}.`,
    { cook: staged.minutes + simmer + 2 },
  );
  const cheese = k.in('cheese');
  k.step(
    `${boiled ? 'Warm' : 'Drain'} ${k.the(top)} and mash with ${k.the(butter, milk)} until smooth, adding ${k.pinch()}. Heat the oven to 200 °C.`,
  );
  k.step(
    `Tip the filling into a baking dish, spread the mash over and rough it up with a fork${cheese.length > 0 ? `; scatter with ${k.the(cheese)}` : ''}. Bake for 25 minutes, until the peaks are brown and the sauce bubbles up the sides.${k.in('finish').length > 0 ? ` Scatter with ${k.the(k.in('finish'))}.` : ''} Let it stand for 5 minutes before serving.`,
    { cook: 25, wait: 5 },
  );
  const about = aboutOf(k, filling, veg);
  const mash = nounModifiers(top, 1).join('');
  const lamb = filling.some(({ food }) => food.name === 'ground lamb');
  const name = lamb ? "shepherd's pie" : 'cottage pie';
  const plain = about.first.replace(/^ground /u, '');
  return {
    title: titleCase(
      k.chance.pick('title', [
        lamb ? name : `${plain} ${name}`,
        `${plain} and ${mash} pie`,
        `${name} with ${mash} mash`,
      ]),
    ).replace("'S Pie", "'s Pie"),
    description: k.chance.pick('description', [
      `Dark, savory ${about.two} under a crust of ${mash} mash, forked up so that the ridges catch.`,
      `A dish that waits kindly: make it in the morning, bake it when everyone is home.`,
    ]),
  };
}
