import { listOf } from '#compose/kitchen';
import { distinct, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeLoafCake(k: Kitchen): Draft {
  const flour = k.measure('all-purpose flour', 28);
  const butter = k.measure('butter', 20);
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 20, { slot: 'sweet' }), 20);
  const eggs = k.measure('egg', 0.4);
  const milk = k.weigh(k.in('milk')[0] ?? k.add('milk', 12, { slot: 'milk' }), 12);
  const baking = k.measure('baking powder', 0.25);
  const fruit =
    k.in('fruit').length + k.in('fold', 'acid').length > 0
      ? k.in('fruit')
      : k.need('fruit', ['blueberry', 'banana', 'apple'], { cut: 'raw' });
  const flavor = [
    ...k.in('spice'),
    ...k.in('baking').filter(({ food }) => food.name !== 'baking powder'),
    ...k.in('acid'),
  ];
  const scent = flavor.length > 0 ? flavor : [k.add('vanilla extract', 0.25, { slot: 'spice' })];
  k.step(
    `Heat the oven to 180 °C and line a loaf tin${k.servings > 10 ? ' or two' : ''} with baking paper. Melt ${k.the(butter)} gently and leave to cool.`,
    { cook: 2 },
  );
  k.step(`Whisk ${k.the(sugar, eggs)} for 2 minutes, until foamy, then whisk in ${k.the(butter, milk, scent)}.`);
  k.step(
    `Stir ${k.the(flour)} with ${k.the(baking)} and ${k.pinch()}, tip into the bowl and fold until just combined; a few lumps are better than a tough cake.`,
  );
  const fold = [...fruit, ...k.in('fold')];
  if (fold.length > 0)
    k.step(
      `Fold in ${k.the(fold)}${fruit.some(({ food }) => food.name === 'banana') ? ', the fruit mashed first' : ''}, and scrape into the tin.`,
    );
  k.step(
    'Bake for 50 minutes, until well risen and a skewer comes out clean. Cover loosely with foil if the top browns too soon. Cool in the tin for 15 minutes, then turn out.',
    { cook: 50, wait: 15 },
  );
  if (k.in('serve').length > 0) k.step(`Serve in slices, with ${k.the(k.in('serve'))}.`);
  const about = distinct([...stems(fruit, 2), ...stems(k.in('acid'), 1), ...stems(k.in('fold'), 1)]).slice(0, 2);
  const kind = about.length > 0 ? listOf(about) : stems(scent, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} loaf cake`,
        `one-bowl ${kind} cake`,
        `${kind} loaf with ${stems(scent, 1).join('')}`.replace(
          new RegExp(`with ${stems(scent, 1).join('')}$`, 'u'),
          about.includes(stems(scent, 1).join('')) ? 'cake' : `with ${stems(scent, 1).join('')}`,
        ),
      ]),
    ),
    description: k.chance.pick('description', [
      `A plain, soft loaf with ${kind}, for slicing thickly and eating with tea.`,
      'No mixer, no creaming: melt, whisk, fold, bake. It keeps moist for three days in a tin.',
    ]),
  };
}
