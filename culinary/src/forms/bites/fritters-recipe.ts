import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { orAdd } from '#forms/main-dish';
import { fryingOil, withMore } from '#forms/sides/small-dish';

export function writeFritters(k: Kitchen): Draft {
  if (k.in('veg', 'cheese').length === 0)
    for (const item of k.need('veg', ['onion', 'zucchini', 'cauliflower'], { cut: 'strip' })) k.weigh(item, 110);
  // More filling than batter, even with a single given food without an amount.
  const alone = k.in('veg').length === 1 && k.in('cheese').length === 0 ? k.in('veg')[0] : undefined;
  if (alone !== undefined) k.atLeast(alone, 110);
  const main = [...k.in('veg'), ...k.in('cheese')];
  const flour = orAdd(k, 'flour', 'chickpea flour', 35);
  if (k.in('spice').length === 0) {
    k.add('ground cumin', 0.3, { slot: 'spice' });
    k.add(k.chance.pick('fritter spice', ['turmeric', 'ground coriander', 'chili powder']), 0.2, { slot: 'spice' });
  }
  const herbs = orAdd(k, 'herb', 'cilantro', 0.3);
  k.step(
    `Put ${k.the(main)} in a bowl with a good pinch of ${k.salt()}, squeeze once or twice with your hand and leave for 10 minutes to soften and give up a little water.`,
    { wait: 10 },
  );
  k.step(
    `Add ${k.the([...flour], k.in('spice', 'raising', 'aromatic', 'egg'), [...herbs])}. Mix with your fingers, adding cold water by the spoonful, until a thick batter just holds everything together: more filling than batter.`,
  );
  const oil = fryingOil(k, 2.5);
  k.step(
    `Heat ${k.the(oil)} in a deep frying pan to 170 °C, when a drop of batter rises at once. Slide in flattened spoonfuls, without crowding, and fry for 6 minutes, turning, until deep gold and cooked in the middle. Drain on a rack and keep warm while you fry the rest.`,
    { cook: 18 },
  );
  const dip = orAdd(k, 'dip', 'plain yogurt', 30);
  const sharp = k.in('sharp');
  k.step(
    `Sprinkle with a little more ${k.salt()} and serve at once with ${k.the([...dip])}${sharp.length > 0 ? ` and ${k.the(sharp)} to squeeze over` : ''}.`,
  );
  const kind = listOf(distinct(nounModifiers(main, 2)));
  const two = listOf(mainNames(k, main, 2));
  const indian = k.palette?.name === 'indian' || flour[0].food.name === 'chickpea flour';
  const dish = indian ? k.chance.pick('fritter word', ['pakora', 'fritters', 'bhajis']) : 'fritters';
  return {
    title: titleCase(
      k.chance.pick('fritter title', [
        `${kind} ${dish}`,
        withMore(`${kind} ${dish}`, k.label(dip[0])),
        `crisp ${nounModifiers(main, 1).join('')} ${dish}`,
      ]),
    ),
    description: k.chance.pick('fritter description', [
      `${capital(two)} in just enough spiced batter to hold together, fried until they crackle.`,
      `Craggy, hot and gone before the second batch is out of the pan. ${capital(two)} with ${k.label(dip[0])} to dip into.`,
    ]),
  };
}
