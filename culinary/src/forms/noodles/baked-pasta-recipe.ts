import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import { aboutOf, onlyGiven, isReady, needOnion, orAdd, safeCore, without } from '#forms/main-dish';
import { isCrumb } from '#forms/main-foods-data';

export function writeBakedPasta(k: Kitchen): Draft {
  const pasta = k.need('pasta', ['rigatoni', 'penne', 'lasagna sheet']);
  const tubes = pasta.some(({ food }) => food.name === 'cannelloni');
  const sheets = tubes || pasta.some(({ food }) => food.name === 'lasagna sheet');
  if (k.in('protein', 'veg').length === 0)
    k.need('veg', ['eggplant', 'mushroom', 'spinach', 'zucchini'], { cut: 'dice' });
  needOnion(k, 'onion', 0.3);
  k.add('garlic', 0.6, { slot: 'base' });
  const tomato = k.in('tomato')[0] ?? k.add('canned tomatoes', 0.4, { slot: 'tomato' });
  const soft = orAdd(k, 'soft', 'ricotta', 50);
  const cheese =
    k.in('cheese').length > 0
      ? k.in('cheese')
      : [k.add('mozzarella', 35, { slot: 'cheese' }), k.add('parmesan', 10, { slot: 'cheese' })];
  if (k.in('spice').length === 0) k.add('dried oregano', 0.3, { slot: 'spice' });
  const oil = k.fat('olive oil', 0.5);
  k.step(
    `Heat the oven to 200 °C. Warm ${k.the(oil)} in a wide pan and soften ${k.the(k.in('base'))} with ${k.pinch()} for 6 minutes.`,
    { cook: 6 },
  );
  // Fish goes in raw, because it bakes for half an hour.
  const fish = k
    .in('protein')
    .filter(({ food }) => (food.role === 'fish' || food.role === 'shellfish') && food.ready !== true);
  const fried = panFry(k, without(k.in('protein'), ...fish));
  const staged = inStages(k, k.in('veg'), 'pan', 'cook', 'until soft');
  if (fried.text !== '' || staged.text !== '')
    k.step(`${fried.text} ${staged.text}`, { cook: fried.minutes + staged.minutes });
  k.step(
    `${k.in('wine').length > 0 ? `Pour in ${k.the(k.in('wine'))} and boil until it has gone. ` : ''}Stir in ${k.the(k.in('tomato'), k.in('spice'))} with ${k.servings * (sheets ? 60 : 30)} ml of water and simmer for 15 minutes. It should be looser than you think: ${k.the(pasta)} will drink it.`,
    { cook: 17 },
  );
  if (tubes)
    k.step(
      `Season with ${k.season()}. Spoon ${k.the(soft)} into ${k.the(pasta)}. ${fish.length > 0 ? `Stir ${k.the(fish)} into the sauce. ` : ''}Spread a third of the sauce over the base of a baking dish, lay them in side by side, cover with the rest and scatter with ${k.the(cheese)}.`,
    );
  else if (sheets)
    k.step(
      `Season with ${k.season()}${fish.length > 0 ? ` and stir in ${k.the(fish)}` : ''}. Spread a little sauce over the base of a baking dish, then build layers of ${k.the(pasta)}, sauce and spoonfuls of ${k.the(soft)}, ending with sauce. Scatter with ${k.the(cheese)}.`,
    );
  else
    k.step(
      `${pasta.every(isReady) ? `Loosen ${k.the(pasta)} with a splash of hot water.` : `Meanwhile boil ${k.the(pasta)} in salted water for 3 minutes less than the packet says, then drain.`} Fold through the sauce with ${k.the(soft, fish)}, season with ${k.season()} and tip into a baking dish. Scatter with ${k.the(cheese)}.`,
    );
  const finish = orAdd(k, 'finish', 'basil');
  const crumbs = finish.filter(({ food }) => isCrumb(food));
  const leaves = finish.filter((item) => !crumbs.includes(item));
  const minutes = sheets ? 40 : 25;
  k.step(
    `${crumbs.length > 0 ? `Strew with ${k.the(crumbs)}. ` : ''}${sheets ? 'Cover with foil for the first 20 minutes and bake' : 'Bake'} for ${minutes} minutes${sheets ? ' in all' : ''}, until bubbling at the edges and browned on top${fish.length > 0 ? `, and ${k.the(fish)} cooked through${safeCore(fish)}` : ''}. Leave for 10 minutes before cutting${leaves.length > 0 ? `, then scatter with ${k.the(leaves)}` : ''}.`,
    { cook: minutes, wait: 10 },
  );
  const about = aboutOf(k, k.in('protein'), k.in('veg'), onlyGiven([...soft, ...k.in('cheese')]), soft);
  const noun = tubes ? 'cannelloni' : sheets ? 'lasagna' : `${nounModifiers(pasta, 1).join('')} bake`;
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} ${noun}`,
        `${about.first} ${noun}`,
        `${sheets ? noun : `baked ${k.label(pasta[0] ?? oil)}`} with ${about.two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Crisp at the corners and molten in the middle, with ${about.two} in ${k.label(tomato)}.`,
      `A dish to put together in the afternoon and bake when people arrive: ${about.two}, plenty of sauce and a browned lid.`,
    ]),
  };
}
