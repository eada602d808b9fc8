import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

export function writePorridge(k: Kitchen): Draft {
  const oats = k.need('oats', ['rolled oats']);
  const milk = k.in('milk')[0] ?? k.add('milk', 200, { slot: 'milk' });
  // Oats absorb about six times their weight, milk included.
  const water = roundTo(
    Math.max(k.servings * 60, oats.reduce((sum, { weight }) => sum + weight, 0) * 6.5 - milk.weight),
    50,
  );
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [
          k.add(k.chance.pick('porridge spice', ['cinnamon', 'vanilla extract', 'nutmeg']), undefined, {
            slot: 'spice',
          }),
        ];
  const fruit = k.in('fruit').length > 0 ? k.in('fruit') : k.need('fruit', ['banana', 'apple', 'blueberry']);
  const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('honey', 0.4, { slot: 'sweet' })];
  const warm = fruit.filter(
    ({ food }) =>
      food.cooked === true || ['apple', 'pear', 'plum', 'cranberry', 'peach', 'apricot', 'pumpkin'].includes(food.name),
  );
  const cold = fruit.filter((item) => !warm.includes(item));
  k.step(`Toast ${k.the(oats)} in a dry pan for 2 minutes, until they smell nutty.`, { cook: 2 });
  k.step(
    `Pour in ${k.the(milk)} and ${water} ml of water with ${k.name(spice)} and ${k.pinch()}. Simmer for 8 minutes, stirring, until thick and creamy.`,
    { cook: 8 },
  );
  if (warm.length > 0)
    k.step(
      `Meanwhile soften ${k.the(warm)} in a small pan with half of ${k.the(sweet)} and a splash of water for 6 minutes.`,
    );
  const top =
    k.in('top').length > 0
      ? k.in('top')
      : [k.add(k.chance.pick('porridge top', ['walnut', 'almond', 'pumpkin seed']), undefined, { slot: 'top' })];
  k.step(`Spoon into bowls and top with ${k.the(warm, cold, top, k.in('acid'), sweet)}.`);
  const kind = listOf(nounModifiers(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} porridge with ${mainNames(k, top, 1).join('')}`,
        `creamy oats with ${listOf(mainNames(k, [...fruit, ...sweet], 2))}`,
        `toasted ${kind} porridge`,
      ]),
    ),
    description: k.chance.pick('description', [
      'Toasting the oats first takes two minutes and makes all the difference.',
      `A warm bowl with ${listOf(mainNames(k, fruit, 2))} and something crunchy on top.`,
    ]),
  };
}
