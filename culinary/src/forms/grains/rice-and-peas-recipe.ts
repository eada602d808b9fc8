import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import { roastMethod } from '#compose/technique';
import { aboutOf, onlyGiven, needOnion, without, orAdd } from '#forms/main-dish';

export function writeRiceAndPeas(k: Kitchen): Draft {
  const rice = k.need('rice', ['long-grain rice']);
  const beans = k.need('beans', ['kidney bean', 'black-eyed pea']);
  if (k.in('bird', 'protein', 'veg').length === 0) k.need('bird', ['chicken thigh', 'chicken drumstick']);
  needOnion(k, 'onion', 0.3);
  k.add('garlic', 0.75, { slot: 'base' });
  if (!k.in('base').some(({ food }) => food.name.includes('chili') || food.name === 'habanero'))
    k.add('red chili', 0.25, { slot: 'base' });
  const thyme = k.add('thyme', 1, { slot: 'spice' });
  if (!k.has('jerk seasoning') && !k.has('allspice')) k.add('allspice', 0.3, { slot: 'spice' });
  const acid = k.in('acid')[0] ?? k.add('lime', 0.3, { slot: 'acid', note: 'juiced' });
  const coconut = k.weigh(k.in('coconut')[0] ?? k.add('coconut milk', 100, { slot: 'coconut' }), 100);
  const oil = k.fat('vegetable oil', 0.5);
  const bird = k.in('bird');
  const spice = without(k.in('spice'), thyme);
  const main = [...bird, ...k.in('protein')];
  const onions = k.in('base').filter(({ food }) => food.texture === 'allium');
  k.step(
    `Pound ${k.the(spice)} with half of ${k.the(without(k.in('base'), ...onions))}, a spoonful of ${k.the(oil)}, half of the ${k.juice(acid)} and ${k.pinch()} to a rough paste.${main.length > 0 ? ` Rub over ${k.the(main)} and leave for 15 minutes.` : ''}`,
    main.length > 0 ? { wait: 15 } : {},
  );
  if (bird.length > 0) {
    const roast = bird.map(({ food }) => roastMethod(food)).toSorted((left, right) => right.minutes - left.minutes)[0];
    const minutes = (roast?.minutes ?? 30) + 5;
    k.step(
      `Heat the oven to 220 °C. Roast ${k.the(bird)} on a lined tray for ${minutes} minutes, turning once, until dark at the edges and ${roast?.cue ?? 'the thickest part reads 74 °C'}.`,
      { cook: minutes },
    );
  }
  const soften = inStages(k, onions, 'pan', 'cook', 'until soft');
  k.step(
    `${bird.length > 0 ? 'Meanwhile warm' : 'Warm'} the rest of ${k.the(oil)} in a pot. ${soften.text} Add the rest of the ${k.name(without(k.in('base'), ...onions))}, ${k.the(thyme, rice)} and stir for 1 minute.`,
    { cook: bird.length > 0 ? 0 : soften.minutes + 1 },
  );
  k.step(
    `Stir in ${k.the(beans, coconut)}, ${k.servings * 60} ml of water and ${k.salt()}. Bring to a boil, cover and cook over the lowest heat for 18 minutes, then leave to steam, off the heat, for 5 minutes.`,
    { cook: bird.length > 0 ? 0 : 20, wait: bird.length > 0 ? 0 : 5 },
  );
  const pan = panFry(k, k.in('protein'));
  const veg = inStages(k, k.in('veg'), 'pan', 'fry', 'until golden and tender');
  if (k.in('protein').length + k.in('veg').length > 0)
    k.step(`Get a frying pan hot with a little more ${k.name(oil)}. ${pan.text} ${veg.text}`, {
      cook: bird.length > 0 ? 0 : pan.minutes + veg.minutes,
    });
  const fresh = k.in('salsa');
  if (fresh.length > 0) k.step(`Toss ${k.the(fresh)} with the rest of the ${k.juice(acid)} and ${k.pinch()}.`);
  const beside = [...main, ...k.in('veg'), ...fresh];
  const finish = orAdd(k, 'finish', 'scallion');
  k.step(
    `Fork up ${k.the(rice)}, spoon onto plates${beside.length > 0 ? ` with ${k.the(beside)}` : ''} and finish with ${k.the(finish)}${fresh.length > 0 ? '' : ` and the rest of the ${k.juice(acid)}`}.`,
  );
  const about = aboutOf(k, main.length > 0 ? main : k.in('veg'), onlyGiven(k.in('veg')), fresh, beans);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `jerk ${about.first} with coconut rice`,
        `${about.first} with rice and ${k.label(beans[0] ?? thyme)}`,
        `Jamaican-style ${about.first} and ${k.label(beans[0] ?? thyme)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Hot, sweet-spiced ${about.first} beside rice that has drunk a tin of coconut. Bring something cold to drink.`,
      `A Sunday plate: rice simmered with ${k.label(beans[0] ?? thyme)} and ${k.label(thyme)}, and ${about.first} rubbed with spice.`,
    ]),
  };
}
