import { listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

const MILLILITRES_PER_BOWL = 300;

export function writeChunkySoup(k: Kitchen): Draft {
  if (k.in('veg').length === 0) k.need('veg', ['carrot', 'potato', 'kale'], { cut: 'dice' });
  if (!k.in('base').some(({ food }) => food.texture === 'allium')) k.add('onion', 0.3, { slot: 'base', cut: 'dice' });
  const base = [...k.in('base'), ...(k.in('base').length < 2 ? [k.add('garlic', 0.5, { slot: 'base' })] : [])];
  const fish = k
    .in('protein')
    .filter(({ food }) => food.role === 'fish' || food.role === 'shellfish' || food.role === 'tinned-fish');
  const braise = k.in('protein').filter(({ food }) => food.role === 'braise');
  const meats = k.in('protein').filter((item) => !fish.includes(item) && !braise.includes(item));
  k.step(
    `Warm ${k.the(k.fat('olive oil', 0.4))} in a large pot over medium heat. Add ${k.the(base)} with ${k.pinch()} and soften for 8 minutes without letting it brown.`,
    { cook: 8 },
  );
  if (meats.length > 0) {
    const fried = panFry(k, meats);
    k.step(fried.text, { cook: fried.minutes });
  }
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add(k.chance.pick('soup spice', ['thyme', 'smoked paprika', 'bay leaf']), undefined, { slot: 'spice' })];
  const creams = k
    .in('liquid')
    .filter(
      ({ food }) =>
        food.role === 'cream' || food.role === 'milk' || food.name === 'pesto' || food.name === 'miso paste',
    );
  const stock = k.one(['stock'], 'vegetable stock', MILLILITRES_PER_BOWL);
  const liquids = [stock, ...k.in('liquid').filter((item) => !creams.includes(item) && item !== stock)];
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  const long = [...lentils, ...braise];
  k.step(
    `Stir in ${k.the(spice)}, then pour in ${k.the(liquids)} and bring to a simmer.${long.length > 0 ? ` Add ${k.the(long)}, cover and simmer for ${braise.length > 0 ? 80 : 15} minutes${braise.length > 0 ? ', until the meat is nearly tender' : ''}.` : ''}`,
    { cook: 5 + (braise.length > 0 ? 80 : lentils.length > 0 ? 15 : 0) },
  );
  const staged = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  k.step(staged.text, { cook: staged.minutes });
  const beans = k.in('beans').filter(({ food }) => food.role === 'legume');
  const starch = k.in('starch');
  if (beans.length + starch.length > 0)
    k.step(
      `Add ${k.the(beans, starch)} and simmer for ${starch.length > 0 ? `${starch[0]?.food.minutes?.simmer ?? 9} minutes, until tender. Top up with hot water if it gets too thick` : '4 minutes, until hot'}.`,
      { cook: starch.length > 0 ? (starch[0]?.food.minutes?.simmer ?? 9) : 4 },
    );
  if (fish.length > 0)
    k.step(
      `Lower ${k.the(fish)} into the hot soup, cover, and poach for 4 minutes, until just cooked through (63 °C).`,
      { cook: 4 },
    );
  const sharp = k.in('acid');
  k.step(
    `${creams.length > 0 ? `Stir in ${k.the(creams)}. ` : ''}Taste, then season with ${k.season()}${sharp.length > 0 ? ` and sharpen with ${k.the(sharp)}` : ''}.`,
  );
  const top = [...k.in('swirl'), ...k.in('cheese'), ...k.in('finish')];
  const topping = top.length > 0 ? top : [k.add('parsley')];
  k.step(
    `Ladle into warm bowls and finish with ${k.the(topping)}.${k.in('bread').length > 0 ? ` Toast ${k.the(k.in('bread'))} to go alongside.` : ''}`,
  );
  const things = distinct([
    ...stars(
      k,
      k.in('protein').filter(({ given }) => given),
      1,
    ),
    ...stars(
      k,
      k.in('beans').filter(({ given }) => given),
      1,
    ),
    ...stars(k, k.in('veg'), 2),
  ]).slice(0, 2);
  const two = listOf(things);
  const kind = listOf(
    distinct([
      ...stems(
        k.in('protein').filter(({ given }) => given),
        1,
      ),
      ...stems(
        k.in('beans').filter(({ given }) => given),
        1,
      ),
      ...stems(k.in('veg'), 2),
    ]).slice(0, 2),
  );
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} soup`,
        `chunky ${kind} soup`,
        `${kind} soup with ${k.label(topping[0] ?? stock)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A spoon-standing soup of ${two}, started slowly with ${k.label(base[0] ?? stock)} so that it tastes of more than the sum of its parts.`,
      `A pot of ${kind} soup for a grey day. It keeps for three days and freezes well.`,
      `${sentence(two)} in a clear, savory broth, with enough in the bowl to call it supper.`,
    ]),
  };
}
