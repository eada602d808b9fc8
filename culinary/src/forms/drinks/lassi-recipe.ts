import { capital } from '#food-words';
import { sharpJuice } from '#forms/sweets/batter';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';

export function writeLassi(k: Kitchen): Draft {
  const yogurt = k.need('yogurt', ['plain yogurt'], { per: 150 });
  const fruit = k.in('fruit');
  const sweet =
    k.in('sweet').length > 0 ? k.in('sweet') : fruit.length > 0 ? [k.add('honey', 0.25, { slot: 'sweet' })] : [];
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add(fruit.length > 0 ? 'ginger' : 'ground cumin', fruit.length > 0 ? 0.4 : 0.15, { slot: 'spice' })];
  k.step(
    `Put ${k.the(yogurt, fruit, k.in('milk'))} into a blender with ${k.the(spice, sweet)} and ${k.pinch()}, and ${k.servings * 60} ml of cold water.`,
  );
  k.step(
    `Blend for 1 minute, until frothy.${k.in('acid').length > 0 ? ` Sharpen with a squeeze of ${sharpJuice(k, k.in('acid'))}.` : ''}`,
  );
  k.step(
    `Pour into tall glasses over ice${k.in('top').length > 0 ? ` and scatter over ${k.the(k.in('top'))}` : ''}. Drink at once, while the froth stands.`,
  );
  const kind = listOf(nounModifiers(fruit.length > 0 ? fruit : spice, 2));
  return {
    title: titleCase(
      k.chance.pick('lassi title', [
        `${kind} lassi`,
        `${fruit.length > 0 ? 'cool' : 'salted'} ${kind} lassi`,
        `${kind} lassi with ${mainNames(k, fruit.length > 0 ? spice : yogurt, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('lassi description', [
      `${capital(listOf(mainNames(k, fruit.length > 0 ? [...fruit, ...yogurt] : yogurt, 2)))}, frothy and cold: puts out any curry, and does well without one.`,
      'One minute in the blender, and cooler than anything from a bottle.',
    ]),
  };
}
