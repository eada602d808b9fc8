import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, titleCase } from '#compose/sentences';
import { aboutOf, onlyGiven, needOnion, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';
import { breadAlong, poached } from '#forms/soups/soup-parts';

export function writeChowder(k: Kitchen): Draft {
  needOnion(k, 'onion', 0.3);
  const potatoes = k.need('potato', ['potato'], { per: 130, cut: 'dice' });
  const [potato] = potatoes;
  if (k.in('fish', 'corn').length === 0) k.add('corn', 80, { slot: 'corn' });
  const bacon = k.in('bacon');
  const fat = bacon.length > 0 ? k.find('fat') : k.fat('butter', 8);
  if (bacon.length > 0)
    k.step(
      `Put ${k.the(bacon)} in a cold, heavy pot and cook over medium heat for 6 minutes, until crisp. Lift out and leave the fat behind.`,
      { cook: 6 },
    );
  k.step(
    `${fat === undefined ? 'In the same pot' : `Warm ${k.the(fat)} in ${bacon.length > 0 ? 'the same' : 'a heavy'} pot over medium heat and`} soften ${k.the(k.in('base'))} for 8 minutes without coloring. Stir in ${k.the(orAdd(k, 'thick', 'all-purpose flour', 5), orAdd(k, 'spice', 'thyme'))} and cook for 1 minute.`,
    { cook: 9 },
  );
  const stock = k.one(['stock'], 'vegetable stock', 180);
  const wine = k.in('liquid').filter((item) => item !== stock);
  const hard = [...potatoes, ...k.in('veg').filter(({ food }) => food.texture === 'root')];
  const soft = k.in('veg').filter((item) => !hard.includes(item));
  k.step(
    `Pour in ${k.the(wine, stock)} a little at a time, stirring so that no lumps form. Add ${k.the(hard)} and simmer for 14 minutes, until a knife slides in. Crush a few pieces against the side of the pot to thicken it.`,
    { cook: 17 },
  );
  if (soft.length > 0) {
    const staged = inStages(k, soft, 'simmer', 'simmer');
    k.step(staged.text, { cook: staged.minutes });
  }
  const fish = k.in('fish');
  if (fish.length > 0) {
    const poach = poached(k, fish);
    k.step(poach.text, { cook: poach.minutes });
  }
  const dairy = orAdd(k, 'dairy', 'milk', 120);
  k.step(`Add ${k.the([...dairy], k.in('corn'))} and warm for 4 minutes. It must not boil now, or it may split.`, {
    cook: 4,
  });
  const [finish, ...others] = orAdd(k, 'finish', k.chance.pick('chowder finish', ['chives', 'parsley', 'scallion']));
  k.step(
    `Season with ${k.season()}. Leave off the heat for 5 minutes, then ladle out and top with ${k.the(bacon, finish, others)}.${breadAlong(k, k.in('bread'))}`,
    { wait: 5 },
  );
  const about = aboutOf(k, fish, k.in('corn'), onlyGiven([...k.in('veg'), ...bacon]), potatoes);
  return {
    title: titleCase(
      k.chance.pick('chowder title', [
        `${about.kind} chowder`,
        withMore(`${about.first} chowder`, k.label(bacon[0] ?? finish)),
        withMore('chowder', about.two, 'of'),
      ]),
    ),
    description: k.chance.pick('chowder description', [
      `Thick, milky and full of ${about.two}: the soup for a wet evening, with the potatoes doing the thickening.`.replace(
        'the potatoes',
        potato === undefined ? 'the crushed pieces' : `the ${k.label(potato)}`,
      ),
      `${capital(about.two)} in a creamy broth, kept just below a boil so that it stays smooth.`,
    ]),
  };
}
