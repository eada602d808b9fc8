import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { aboutOf, put, starchStep, without } from '#forms/main-dish';
import { searInWok, tossInWok } from '#forms/main-wok';

export function writeDonburi(k: Kitchen): Draft {
  const rice = k.need('rice', ['sushi rice', 'jasmine rice'])[0];
  if (k.in('protein').length + k.in('egg').length === 0)
    k.need('protein', ['chicken thigh', 'firm tofu', 'salmon fillet'], { cut: 'strip' });
  if (!k.in('aromatic').some(({ food }) => food.texture === 'allium'))
    k.add('onion', 0.4, { slot: 'aromatic', cut: 'slice' });
  k.add('ginger', 0.5, { slot: 'aromatic' });
  const soy = k.in('sauce').find(({ food }) => isSoySauce(food)) ?? k.add('soy sauce', 0.9, { slot: 'sauce' });
  const sweet =
    k.find('sweetener') ?? (k.has('mirin') || k.has('teriyaki sauce') ? undefined : put(k, 'sugar', 6, 'sauce'));
  const mirin = k.may('mirin') ? [k.add('mirin', 0.9, { slot: 'sauce' })] : [];
  const stock = k.find('stock') ?? k.add(k.may('dashi') ? 'dashi' : 'vegetable stock', 60, { slot: 'sauce' });
  if (rice !== undefined) starchStep(k, rice);
  const oil = k.fat('vegetable oil', 0.3);
  const sauce = [soy, ...mirin, ...(sweet === undefined ? [] : [sweet]), k.weigh(stock, 60)];
  const others = without(k.in('sauce'), ...sauce);
  k.step(
    `Stir together ${k.the(sauce, others)}${
      k.in('acid').length > 0
        ? ` and ${k
            .in('acid')
            .map((item) => k.juice(item))
            .join('')}`
        : ''
    } in a small bowl.`,
  );
  const onions = k.in('aromatic').filter(({ food }) => food.texture === 'allium');
  const eggs = k.in('egg');
  if (k.in('protein').length > 0) {
    const fried = searInWok(k, k.in('protein'), 'Add');
    k.step(`Heat ${k.the(oil)} in a wide pan. ${fried.text} Lift out.`, { cook: fried.minutes });
  } else k.step(`Heat ${k.the(oil)} in a wide pan.`, { cook: 1 });
  const staged = tossInWok(k, [...onions, ...k.in('veg')]);
  k.step(
    `${staged.text} Stir in ${k.the(without(k.in('aromatic'), ...onions))}, pour in the sauce and let it bubble for 3 minutes, until it just coats the back of a spoon.${k.in('protein').length > 0 ? ` Return ${k.the(k.in('protein'))} to the pan.` : ''}`,
    { cook: staged.minutes + 3 },
  );
  if (eggs.length > 0)
    k.step(
      `Beat ${k.the(eggs)} lightly and pour over in a spiral. Cover and cook for 3 minutes, until set (71 °C); leave them on a little longer rather than shorter.`,
      { cook: 3 },
    );
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('scallion'), k.add('sesame seed', 0.5)];
  k.step(
    `Heap ${rice === undefined ? 'everything' : k.the(rice)} into deep bowls, slide the topping over with its sauce and finish with ${k.the(finish)}.`,
  );
  const about = aboutOf(k, k.in('protein'), eggs, k.in('veg'));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} donburi`,
        `${sweet === undefined ? 'glazed' : 'sweet-savory'} ${about.first} rice bowl`,
        `${about.first} rice bowl with ${k.label(finish[0] ?? oil)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A deep bowl of hot ${rice === undefined ? 'grains' : k.label(rice)} under ${about.two} in a sweet, salty broth that runs down to the bottom.`,
      `Japanese weeknight cooking: one pan, one bowl, half an hour, and ${about.two}.`,
    ]),
  };
}
