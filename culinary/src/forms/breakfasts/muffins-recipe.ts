import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { batchFor, limitFoldIns, isMoist, scented } from '#forms/sweets/batter';

/** Per person, for one and a half muffins. */
const EGGS = 0.35;

export function writeMuffins(k: Kitchen): Draft {
  const batch = batchFor(k.servings, EGGS);
  const flour = k.weigh(
    k.in('flour')[0] ?? k.add('all-purpose flour', 40, { slot: 'flour' }),
    (k.in('bran').length > 0 ? 34 : 42) * batch,
  );
  const bran = limitFoldIns(k, k.in('bran'), 12 * batch);
  const raising =
    flour.food.name === 'self-rising flour'
      ? k.in('raising')
      : [k.weigh(k.in('raising')[0] ?? k.add('baking powder', 0.35, { slot: 'raising' }), 1.6 * batch)];
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('brown sugar', 18, { slot: 'sweet' }), 18 * batch);
  const eggs = k.measure('egg', EGGS * batch);
  const moist = k.in('fruit').some(isMoist);
  const milk = k.weigh(k.in('milk')[0] ?? k.add('milk', 40, { slot: 'milk' }), (moist ? 24 : 40) * batch);
  const fat = k.weigh(k.fat('vegetable oil', 0.8), 12 * batch);
  const scent =
    k.in('scent').length > 0
      ? k.in('scent')
      : [k.add(k.chance.pick('muffin scent', ['cinnamon', 'vanilla extract', 'lemon']), undefined, { slot: 'scent' })];
  const fruit =
    k.in('fruit').length + k.in('fold').length > 0
      ? k.in('fruit')
      : k.need('fruit', ['blueberry', 'banana', 'apple'], { cut: 'raw' });
  const fold = [...limitFoldIns(k, fruit, (moist ? 42 : 32) * batch), ...limitFoldIns(k, k.in('fold'), 16 * batch)];
  const cases = Math.max(2, Math.round(k.servings * batch * 1.5));
  k.step(
    `Heat the oven to 200 °C and set ${cases} paper cases in muffin tins.${fat.food.liquid === true ? '' : ` Melt ${k.the(fat)} and let it cool a little.`}`,
  );
  k.step(
    `Mix ${k.the(flour, raising, bran)} with ${k.pinch()} in a large bowl. Whisk ${k.the(eggs, milk)} with ${k.the(fat, sugar)} and ${scented(k, scent)} in a jug.`,
  );
  k.step(
    `Pour the jug into the bowl and stir a dozen times, no more: lumps make tender muffins. Fold in ${k.the(fold)} with the last strokes and fill the cases to three quarters.`,
  );
  k.step('Bake for 20 minutes, until domed and springy and a skewer comes out clean. Cool for 10 minutes.', {
    cook: 20,
    wait: 10,
  });
  const kinds = distinct([
    ...nounModifiers(fruit, 2),
    ...nounModifiers(k.in('fold'), 1),
    ...nounModifiers(k.in('bran'), 1),
  ]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('muffin title', [
        `${listOf(kinds)} muffins`,
        `${kinds[0] ?? ''} muffins with ${mainNames(k, [...k.in('fold'), ...scent], 1).join('')}`,
        `breakfast muffins with ${listOf(mainNames(k, fold, 2))}`,
      ]),
    ),
    description: k.chance.pick('muffin description', [
      'Two bowls, a dozen strokes, twenty minutes. Freeze what is left; they come back in a warm oven.',
      `${capital(listOf(mainNames(k, fold, 2)))} in a batter that is barely mixed, which is the whole secret.`,
    ]),
  };
}
