import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { mainNames, titleCase } from '#compose/sentences';
import { put, orAdd } from '#forms/main-dish';

export function writeFalafelPitas(k: Kitchen): Draft {
  const ready = k.in('ready').length > 0;
  const beans = ready ? k.in('ready') : k.need('beans', ['chickpea']);
  const bread = k.need('bread', ['pita', 'flatbread']);
  const raw =
    k.in('raw').length > 0
      ? k.in('raw')
      : [
          k.add('tomato', 0.6, { slot: 'raw', cut: 'slice' }),
          k.add('cucumber', undefined, { slot: 'raw', cut: 'slice' }),
        ];
  const acid = k.in('acid')[0] ?? k.add('lemon', 0.35, { slot: 'acid', note: 'juiced' });
  const herb = orAdd(k, 'herb', 'parsley', 0.5);
  const sauce = orAdd(k, 'sauce', 'tahini', 1);
  const oil = k.fat('vegetable oil', 1.5);
  const balls = ready ? k.the(beans) : 'the patties';
  if (!ready) {
    const base =
      k.in('base').length > 0
        ? k.in('base')
        : [k.add('red onion', 0.2, { slot: 'base' }), k.add('garlic', 0.6, { slot: 'base' })];
    const spice =
      k.in('spice').length > 0
        ? k.in('spice')
        : [k.add('ground cumin', 0.4, { slot: 'spice' }), k.add('ground coriander', 0.4, { slot: 'spice' })];
    const flour = k.weigh(k.in('flour')[0] ?? put(k, 'all-purpose flour', 10, 'flour'), 10);
    k.step(
      `Dry ${k.the(beans)} very well. Chop in a food processor with ${k.the(base, spice)} and half of ${k.the(herb)} to coarse crumbs, not a paste. Stir in ${k.the(flour)}, season with ${k.season()} and shape into ${k.servings * 4} small, thick patties. Chill for 20 minutes.`,
      { wait: 20 },
    );
  }
  k.step(
    `Heat ${k.the(oil)} in a wide frying pan and fry ${balls} in two batches for 3 minutes a side, until deep brown and crisp. Drain on kitchen paper.`,
    { cook: 12 },
  );
  const tahini = sauce.some(({ food }) => food.name === 'tahini');
  k.step(
    `Whisk ${k.the(sauce)} with half of the ${k.juice(acid)}, ${k.pinch()}${tahini ? ' and a little cold water, until pale and loose' : ' until smooth'}. Dress ${k.the(raw)} with the rest of the ${k.juice(acid)}.`,
  );
  const more = ready ? [...k.in('spice'), ...k.in('base')] : [];
  k.step(
    `Warm ${k.the(bread)} in a dry pan, 1 minute a side. Fill with ${balls}, ${k.the(raw, k.in('pickle'), more)} and ${ready ? k.the(herb) : `the rest of ${k.the(herb)}`}, and spoon over the sauce.`,
    { cook: 2 },
  );
  const cool = mainNames(k, raw, 1).join('');
  const dip = k.label(sauce[0] ?? acid);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `falafel with ${dip}`,
        `crisp falafel with ${cool} and ${dip}`,
        `falafel in warm ${k.label(bread[0] ?? acid)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Green with herbs, crisp outside and crumbly within, with ${cool} and a spoonful of ${dip}.`,
      `Better than the stall on the corner, and it begins with ${k.label(beans[0] ?? acid)} and half an hour.`,
    ]),
  };
}
