import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { batchFor, limitFoldIns } from '#forms/sweets/batter';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writePancakes(k: Kitchen): Draft {
  const batch = batchFor(k.servings, 0.5);
  const flour = k.measure('all-purpose flour', 50 * batch);
  const milk = k.find('milk');
  const liquid = milk === undefined ? k.measure('milk', 70 * batch) : k.weigh(milk, 70 * batch);
  const eggs = k.measure('egg', 0.5 * batch);
  const baking = k.measure('baking powder', 0.5 * batch);
  const fat = k.has('vegetable oil') ? k.add('vegetable oil') : k.add('butter', 8);
  const flavor = k.in('baking').filter(({ food }) => food.name !== 'baking powder');
  const dry = [flour, baking, ...limitFoldIns(k, k.in('oats'), 12 * batch)];
  k.step(
    `Whisk ${k.the(dry)} together with ${k.pinch()}. Beat ${k.the(eggs)} into ${k.the(liquid)}${flavor.length > 0 ? ` with ${k.the(flavor)}` : ''}, pour into the dry things and stir until barely mixed. Lumps are right. Leave for 5 minutes.`,
    { wait: 5 },
  );
  if (k.in('bacon').length > 0)
    k.step(`Meanwhile fry ${k.the(k.in('bacon'))} for 5 minutes, until crisp, and keep warm.`, { cook: 5 });
  const rounds = Math.max(2, Math.ceil((k.servings * 3) / 4));
  k.step(
    `Heat a little of ${k.the(fat)} in a wide pan over medium heat. Drop in ladlefuls of batter, cook for 2 minutes, until bubbles open on top, then flip and cook for 1 minute more. Repeat, about ${rounds} pans in all, keeping the finished ones warm under a cloth.`,
    { cook: Math.min(30, rounds * 3) },
  );
  const fruit =
    k.in('fruit').length > 0
      ? k.in('fruit')
      : k.in('bacon').length > 0
        ? []
        : k.need('fruit', ['blueberry', 'banana', 'strawberry']);
  const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('maple syrup', 0.75, { slot: 'sweet' })];
  k.step(`Stack, and serve with ${k.the(fruit, k.in('bacon'), k.in('top', 'acid'), sweet)}.`);
  const kind = nounModifiers([...fruit, ...k.in('bacon')], 1).join('');
  const front = milk?.food.name === 'buttermilk' ? 'buttermilk' : k.in('oats').length > 0 ? 'oat' : 'fluffy';
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${front} pancakes with ${listOf(mainNames(k, [...fruit, ...k.in('bacon')], 2))}`,
        `${kind} pancakes with ${mainNames(k, sweet, 1).join('')}`,
        `weekend ${kind} pancakes`,
      ]),
    ),
    description: k.chance.pick('description', [
      'Thick, tender pancakes. Rest the batter while the pan heats and the first one will be as good as the last.',
      `A small stack with ${listOf(mainNames(k, [...fruit, ...sweet], 2))}, for a morning without a clock.`,
    ]),
  };
}
