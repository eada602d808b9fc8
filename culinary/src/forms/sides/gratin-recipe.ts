import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { isReady, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

const isRoot = ({ food }: Item): boolean =>
  (food.texture === 'root' || food.texture === 'squash') && food.ready !== true;

export function writeGratin(k: Kitchen): Draft {
  const veg = k.need('veg', ['potato', 'cauliflower', 'leek'], { cut: 'slice' });
  const roots = veg.filter(isRoot);
  const tender = veg.filter((item) => !isRoot(item) && !isReady(item));
  const base = orAdd(k, 'base', 'garlic', 0.25);
  const cream = orAdd(k, 'cream', 'heavy cream', 80);
  const cheese = orAdd(k, 'cheese', 'gruyère', 25);
  const spice = orAdd(k, 'spice', k.chance.pick('gratin spice', ['nutmeg', 'thyme']));
  const hasMeat = k.in('cured').length > 0;
  k.step(
    `Heat the oven to 190 °C and rub a shallow baking dish with ${k.the(k.fat('butter', 4))}.${hasMeat ? ` Cook ${k.the(k.in('cured'))} in a frying pan for 4 minutes, until the edges crisp.` : ''}`,
    { cook: hasMeat ? 4 : 0 },
  );
  if (tender.length > 0) {
    const staged = inStages(k, tender, 'simmer', 'boil', 'until not quite done');
    k.step(
      `Bring a pan of salted water to a boil. ${staged.text} Drain very well and press out the water: a wet gratin curdles.`,
      {
        cook: staged.minutes,
      },
    );
  }
  k.step(
    `Warm ${k.the([...cream])} with ${k.the([...base], [...spice])}${roots.length > 0 ? ` and ${k.servings * 20} ml of water` : ''} for 5 minutes without letting it boil. Season well with ${k.season()}.`,
    { cook: 5 },
  );
  k.step(
    `Layer ${k.the(veg, k.in('cured'))} in the dish, pour over the warm cream and press down until it shows between the layers.`.replace(
      'the warm cream',
      `the warm ${k.label(cream[0])}`,
    ),
  );
  const long = roots.length > 0;
  if (long) k.step('Cover with foil and bake for 35 minutes, until a knife meets little resistance.', { cook: 35 });
  const top = [...cheese, ...k.in('crumb')];
  const finish = k.in('finish');
  k.step(
    `${long ? 'Take off the foil, scatter' : 'Scatter'} with ${k.the(top)} and bake for ${long ? 20 : 25} minutes, until bubbling at the edges and deep gold on top.`,
    { cook: long ? 20 : 25 },
  );
  k.step(
    `Leave for 10 minutes to settle${finish.length > 0 ? `, then finish with ${k.the(finish)}` : ''}. It cuts cleaner and tastes better warm than hot.`,
    { wait: 10 },
  );
  const kind = listOf(nounModifiers(veg, 2));
  const two = listOf(mainNames(k, veg, 2));
  return {
    title: titleCase(
      k.chance.pick('gratin title', [
        `${kind} gratin`,
        withMore(`${kind} gratin`, k.label(cheese[0])),
        withMore(`gratin of ${two}`, mainNames(k, [spice[0]], 1).join('')),
      ]),
    ),
    description: k.chance.pick('gratin description', [
      `${capital(two)} under a bubbling crust of ${k.label(cheese[0])}, soft all the way down.`,
      `${capital(two)} seasoned layer by layer and baked until golden: a side dish that steals the show.`,
    ]),
  };
}
