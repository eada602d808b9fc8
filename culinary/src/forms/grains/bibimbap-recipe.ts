import type { Draft } from '#compose/dish-form';
import { isHotVeg } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { inStages, panFry, mainNames, titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { aboutOf, put, starchStep, without } from '#forms/main-dish';

export function writeBibimbap(k: Kitchen): Draft {
  const rice = k.need('rice', ['sushi rice', 'jasmine rice'])[0];
  for (const name of ['carrot', 'spinach', 'bean sprout'] as const)
    if (k.in('veg').length < 3 && !k.has(name) && k.may(name)) k.add(name, undefined, { slot: 'veg', cut: 'strip' });
  const paste = k.add('gochujang', 1.5, { slot: 'sauce' });
  if (!k.in('sauce').some(({ food }) => isSoySauce(food))) k.add('soy sauce', 0.6, { slot: 'sauce' });
  const sesame = k.add('sesame oil', 0.75, { slot: 'sauce' });
  const garlic = k.add('garlic', 0.5, { slot: 'aromatic' });
  const sweet = k.find('sweetener') ?? put(k, 'sugar', 4, 'sauce');
  const acid = k.in('acid')[0] ?? k.add('rice vinegar', undefined, { slot: 'acid' });
  const eggs = k.in('egg').length > 0 ? k.in('egg') : k.may('egg') ? [k.add('egg', 1, { slot: 'egg' })] : [];
  if (rice !== undefined) starchStep(k, rice);
  k.step(
    `For the sauce, stir ${k.the(paste, sweet)} with ${k.juice(acid)}, half of ${k.the(sesame)} and a spoonful of water.`,
  );
  const oil = k.fat('vegetable oil', 0.5);
  const mix = without(k.in('sauce', 'aromatic'), paste, sesame, sweet, garlic);
  if (k.in('protein').length > 0) {
    const fried = panFry(k, k.in('protein'), 'Add');
    k.step(
      `Heat a spoonful of ${k.the(oil)} in a large frying pan. ${fried.text} Stir in ${k.the(mix, garlic)} and cook for 1 minute, until sticky. Lift out.`,
      { cook: fried.minutes + 1 },
    );
  }
  const raw = k.in('veg').filter(({ food }) => !isHotVeg(food));
  const staged = inStages(k, without(k.in('veg'), ...raw), 'pan', 'cook', 'keeping some bite');
  k.step(
    `${k.in('protein').length > 0 ? `Wipe the pan and warm a little more ${k.label(oil)}.` : `Heat a spoonful of ${k.the(oil)} in a large frying pan.`} ${staged.text} ${k.in('protein').length > 0 ? '' : `Toss with ${k.the(mix, garlic)}.`} Season with ${k.salt()} and the rest of ${k.the(sesame)}.`,
    { cook: staged.minutes + 1 },
  );
  if (eggs.length > 0)
    k.step(
      `Fry ${k.the(eggs)} in the last of ${k.the(oil)} for 4 minutes, until the whites are set and the yolks as firm as you like them.`,
      { cook: 4 },
    );
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('sesame seed', 0.5), k.add('scallion')];
  k.step(
    `Divide ${k.the(rice ?? [])} between bowls and set ${k.the(k.in('protein'), k.in('veg'))} around it in heaps${eggs.length > 0 ? `, ${k.the(eggs)} in the middle` : ''}. Top with ${k.the(finish)} and the sauce, and mix it all up at the table.`,
  );
  const base = rice === undefined ? 'grains' : k.label(rice);
  const about = aboutOf(k, k.in('protein').length > 0 ? k.in('protein') : k.in('veg'), k.in('veg'));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.first} bibimbap`,
        `bibimbap with ${about.two}`,
        `Korean rice bowl with ${about.two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Small heaps of ${listOf(mainNames(k, k.in('veg'), 3))} on hot ${base} with a spicy, sweet sauce. The mixing is half the pleasure.`,
      `A bowl with everything in it: ${about.two}, something hot, something crisp${eggs.length > 0 ? ` and ${k.label(eggs[0] ?? oil)} on top` : ' and a red, sweet sauce'}.`,
    ]),
  };
}
