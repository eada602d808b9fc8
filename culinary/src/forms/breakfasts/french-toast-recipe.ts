import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import { scented } from '#forms/sweets/batter';
import type { Draft } from '#compose/dish-form';

export function writeFrenchToast(k: Kitchen): Draft {
  const bread = k.need('bread', ['bread']);
  const eggs = k.measure('egg', 0.75);
  const milk = k.weigh(k.in('milk')[0] ?? k.add('milk', 50, { slot: 'milk' }), 50);
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('cinnamon', 0.15, { slot: 'spice' })];
  const fruit = k.in('fruit').length > 0 ? k.in('fruit') : k.need('fruit', ['strawberry', 'banana', 'blueberry']);
  const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('maple syrup', 0.6, { slot: 'sweet' })];
  k.step(
    `Beat ${k.the(eggs, milk)} with ${scented(k, spice)} and ${k.pinch()} in a wide dish. Lay in ${k.the(bread)} and soak for 2 minutes a side, until heavy but not falling apart.`,
    { wait: 4 },
  );
  k.step(
    `Melt half of ${k.the(k.add('butter', 10))} in a frying pan over medium heat. Fry for 3 minutes a side, in batches, until golden and set in the middle, melting the rest for the second batch.`,
    { cook: 12 },
  );
  k.step(`Serve hot, with ${k.the(fruit, k.in('top', 'acid'), sweet)}.`);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `French toast with ${listOf(mainNames(k, fruit, 2))}`,
        `${nounModifiers(spice, 1).join('')} French toast with ${mainNames(k, fruit, 1).join('')}`,
        `${nounModifiers(fruit, 1).join('')} French toast`,
      ]),
    ),
    description: k.chance.pick('description', [
      'The best thing that can happen to bread that is a day too old.',
      `Custardy inside, crisp and golden outside, with ${listOf(mainNames(k, [...fruit, ...sweet], 2))}.`,
    ]),
  };
}
