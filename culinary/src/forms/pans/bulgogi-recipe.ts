import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, mainNames, titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { aboutOf, put, starchStep, without } from '#forms/main-dish';
import { searInWok } from '#forms/main-wok';

export function writeBulgogi(k: Kitchen): Draft {
  const meat = k.need('protein', ['flank steak', 'pork loin', 'firm tofu'], { cut: 'strip' });
  const pear = k.prepare(k.in('pear')[0] ?? k.add('pear', 0.2, { slot: 'pear' }), '');
  k.add('garlic', 0.75, { slot: 'aromatic' });
  k.add('ginger', 0.5, { slot: 'aromatic' });
  const soy = k.in('sauce').find(({ food }) => isSoySauce(food)) ?? k.add('soy sauce', 1, { slot: 'sauce' });
  const sesame = k.add('sesame oil', 0.75, { slot: 'sauce' });
  const sweet = k.find('sweetener') ?? put(k, 'brown sugar', 7, 'sauce');
  const more = without(k.in('sauce'), soy, sesame, sweet);
  const quick = k.in('aromatic').filter(({ food }) => food.texture !== 'allium');
  k.step(
    `Grate ${k.the(pear)} into a bowl and stir in ${k.the(soy, sweet, sesame, more, quick)}${
      k.in('acid').length > 0
        ? ` and ${k
            .in('acid')
            .map((item) => k.juice(item))
            .join('')}`
        : ''
    }. Add ${k.the(meat)}, rub the marinade in with your hands and leave for 20 minutes; the fruit tenderizes as well as sweetens.`,
    { wait: 20 },
  );
  const rice = k.need('starch', ['jasmine rice', 'sushi rice'])[0];
  if (rice !== undefined) starchStep(k, rice, 12);
  const oil = k.fat('vegetable oil', 0.4);
  const onions = k.in('aromatic').filter(({ food }) => food.texture === 'allium');
  const veg = inStages(
    k,
    [...(onions.length > 0 ? onions : [k.add('onion', 0.4, { slot: 'aromatic', cut: 'slice' })]), ...k.in('veg')],
    'pan',
    'fry',
    'until browned at the edges',
  );
  k.step(`Get your heaviest frying pan very hot with half of ${k.the(oil)}. ${veg.text} Tip out.`, {
    cook: veg.minutes,
  });
  const fried = searInWok(k, meat, 'Add');
  k.step(
    `Pour in the rest of ${k.the(oil)}. Lift the pieces out of the marinade and cook in two batches so that they sear. ${fried.text} Pour in what is left of the marinade and boil for 3 minutes, until sticky, then stir everything together.`,
    { cook: fried.minutes + 3 },
  );
  const leaf = k.in('leaf').length > 0 ? k.in('leaf') : [k.add('butterhead lettuce', undefined, { slot: 'leaf' })];
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('sesame seed', 0.5), k.add('scallion')];
  k.step(`Scatter with ${k.the(finish)} and serve with ${k.the(rice ?? [], leaf)} to wrap it in.`);
  const about = aboutOf(k, meat, k.in('veg'), leaf);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.first} bulgogi`,
        `${about.first} bulgogi with ${mainNames(k, k.in('veg').length > 0 ? k.in('veg') : leaf, 1).join('')}`,
        `sticky Korean ${about.first} with ${rice === undefined ? 'rice' : k.label(rice)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Thin ${about.first} in a sweet, savory marinade, seared so hard that the edges char.`,
      `Put the pan on the table with ${mainNames(k, leaf, 1).join('')} and ${rice === undefined ? 'rice' : k.label(rice)}, and let everyone make parcels.`,
    ]),
  };
}
