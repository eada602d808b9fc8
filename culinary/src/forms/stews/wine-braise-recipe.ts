import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import {
  aboutOf,
  isFilling,
  isSlow,
  needOnion,
  orAdd,
  potMinutes,
  starchStep,
  stockWith,
  tenderCue,
  without,
} from '#forms/main-dish';

export function writeWineBraise(k: Kitchen): Draft {
  const given = k.in('protein', 'bird');
  const meat = given.length > 0 ? given : k.need('bird', ['chicken leg', 'chicken thigh', 'duck leg']);
  const red = meat.some(isSlow);
  const wine = k.need('wine', red ? ['red wine'] : ['red wine', 'white wine']).map((item) => k.weigh(item, 130));
  needOnion(k, 'shallot', 1);
  k.add('garlic', 0.6, { slot: 'base' });
  if (!k.in('mushroom').some(({ food }) => food.texture === 'soft'))
    k.add('mushroom', 70, { slot: 'mushroom', cut: 'chunk' });
  if (k.in('spice').length === 0) {
    k.add('thyme', 1, { slot: 'spice' });
    k.add('bay leaf', 0.25, { slot: 'spice' });
  }
  const butter = k.add('butter', 8);
  const oil = k.fat('olive oil', 0.5);
  const fat = oil === butter ? k.add('olive oil', 0.4) : oil;
  const bacon = k.in('bacon');
  if (bacon.length > 0) {
    const fried = panFry(k, bacon, 'Put a heavy pot over medium heat, add');
    k.step(`${fried.text} Lift out.`, { cook: fried.minutes });
  }
  k.step(
    `Pat ${k.the(meat)} dry and season with ${k.season()}. Heat ${k.the(fat)} in ${bacon.length > 0 ? 'the same' : 'a heavy'} pot and brown in batches, 10 minutes in all, until deeply colored. Lift out.`,
    { cook: 10 },
  );
  k.step(
    `Lower the heat and soften ${k.the(k.in('base'))} for 8 minutes. Pour in ${k.the(wine)}, scrape up everything brown and boil for 6 minutes, until reduced by half.`,
    { cook: 14 },
  );
  const stock =
    k.find('stock') ?? k.add(stockWith(meat, red ? 'beef stock' : 'chicken stock'), 110, { slot: 'liquid' });
  const minutes = potMinutes(meat) + (red ? 0 : 5);
  k.step(
    `Return ${k.the(meat, bacon)} to the pot with ${k.the(stock, without(k.in('liquid'), stock), k.in('spice'))}. Cover and simmer very gently for ${minutes} minutes, ${tenderCue(k, meat)}.`,
    { cook: minutes + 3 },
  );
  const veg = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  if (veg.text !== '') k.step(veg.text, { cook: veg.minutes });
  const garnish = inStages(k, k.in('mushroom'), 'pan', 'fry', 'until golden');
  k.step(`Meanwhile melt half of ${k.the(butter)} in a frying pan. ${garnish.text} Stir into the pot.`);
  const starch = k.need('starch', isFilling(k.in('veg')) ? ['baguette'] : ['potato', 'tagliatelle', 'baguette'])[0];
  if (starch !== undefined) starchStep(k, starch, minutes);
  const finish = orAdd(k, 'finish', 'parsley');
  k.step(
    `Boil the sauce for 3 minutes until it is glossy${k.in('cream').length > 0 ? `, stir in ${k.the(k.in('cream'))}` : ''} and whisk in the rest of ${k.the(butter)} off the heat. Scatter with ${k.the(finish)} and serve with ${k.the(starch ?? [])}.`,
    { cook: 3 },
  );
  const { first, second } = aboutOf(k, meat, k.in('veg', 'mushroom'));
  const wet = (wine[0] ?? butter).name;
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${first} braised in ${wet}`,
        `${first} in ${wet} with ${second}`,
        `${wet}-braised ${first} with ${second}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Half a bottle for the pot, the rest for the table: ${first} and ${second} in a dark, glossy sauce.`,
      `Browned slowly and left alone in ${wet}, the way a French Sunday lunch begins.`,
    ]),
  };
}
