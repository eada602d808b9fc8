import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { put, starchStep, without, orAdd } from '#forms/main-dish';

export function writeMapoTofu(k: Kitchen): Draft {
  const tofu = k
    .need('tofu', ['firm tofu', 'silken tofu'], { per: 140 })
    .map((item) => (item.food.role === 'tofu' ? k.prepare(item, 'cut into large cubes') : item));
  const mince = k
    .need('mince', ['ground pork', 'shiitake mushroom'], { cut: 'dice' })
    .map((item) => (item.given ? item : k.weigh(item, 60)));
  k.add('garlic', 0.75, { slot: 'aromatic' });
  k.add('ginger', 0.6, { slot: 'aromatic' });
  const hot =
    k.in('sauce').find(({ food }) => ['doubanjiang', 'gochujang', 'chili crisp', 'sambal oelek'].includes(food.name)) ??
    k.add('doubanjiang', 1, { slot: 'sauce' });
  const soy = k.in('sauce').find(({ food }) => isSoySauce(food)) ?? k.add('soy sauce', 0.5, { slot: 'sauce' });
  const starchy = k.in('sauce').find(({ food }) => food.name === 'cornstarch') ?? put(k, 'cornstarch', 2.5, 'sauce');
  const pepper = k.add('sichuan pepper', 0.25, { slot: 'sauce', note: 'ground' });
  const rice = k.need('starch', ['jasmine rice', 'long-grain rice'])[0];
  if (rice !== undefined) starchStep(k, rice);
  k.step(
    `Slide ${k.the(tofu)} into barely simmering salted water for 5 minutes: it firms up and takes the seasoning. Lift out with care.`,
    { cook: 5 },
  );
  const oil = k.fat('vegetable oil', 0.6);
  const meaty = mince.filter(({ food }) => food.role !== 'veg');
  const fried = panFry(k, meaty, 'Add');
  const shrooms = inStages(k, without(mince, ...meaty), 'pan', 'fry');
  k.step(
    `Heat ${k.the(oil)} in a wok. ${fried.text}${shrooms.text} Stir in ${k.the(hot, k.in('aromatic'))} and fry for 2 minutes, until the oil turns red.`,
    { cook: fried.minutes + shrooms.minutes + 2 },
  );
  const veg = inStages(k, k.in('veg'), 'pan', 'toss');
  if (veg.text !== '') k.step(veg.text, { cook: veg.minutes });
  const stock = k.find('stock');
  const more = without(k.in('sauce'), hot, starchy, pepper, soy, stock);
  k.step(
    `Pour in ${stock === undefined ? `${k.servings * 70} ml of water` : k.the(k.weigh(stock, 70))} with ${k.the(soy, more)}, slip in ${k.the(tofu)} and simmer gently for 4 minutes. Stir ${k.the(starchy)} into a spoonful of cold water, trickle in and shake the pan until the sauce is thick and glossy, 1 minute.`,
    { cook: 6 },
  );
  const finish = orAdd(k, 'finish', 'scallion');
  k.step(`Dust with ${k.the(pepper)}, scatter with ${k.the(finish)} and serve over ${k.the(rice ?? [])}.`);
  const beside = nounModifiers(mince, 1)
    .join('')
    .replace(/^ground /u, '');
  const block = nounModifiers(tofu, 1)
    .join('')
    .replace(/^(?:firm|silken) /u, '');
  return {
    title: titleCase(
      k.chance.pick('title', [`mapo ${block} with ${beside}`, `mapo ${block}`, `Sichuan ${block} and ${beside}`]),
    ),
    description: k.chance.pick('description', [
      `Trembling ${block} in a red, numbing, deeply savory sauce, made in the time ${rice === undefined ? 'it takes to boil water' : `${k.label(rice)} takes`}.`,
      `Hot in two ways at once, ${k.label(hot)} and ${k.label(pepper)}, with ${block} to calm it down.`,
    ]),
  };
}
