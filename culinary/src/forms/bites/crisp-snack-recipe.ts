import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { byPalette, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

// Minutes at 200 °C until brittle; thin pieces are done earlier.
function crispMinutes({ food }: Item): number {
  if (food.role === 'veg') return food.texture === 'leaf' && food.name !== 'edamame' ? 12 : 32;
  if (food.role === 'legume' || food.role === 'tofu') return 30;
  return food.role === 'seaweed' ? 5 : 10;
}

export function writeCrispSnack(k: Kitchen): Draft {
  const crisp = k.need('crisp', ['chickpea', 'sweet potato', 'kale'], { cut: 'slice' });
  const spice = orAdd(
    k,
    'spice',
    byPalette(
      k,
      'spices',
      k.chance.pick('crisp spice', ['smoked paprika', 'ground cumin', 'curry powder', 'rosemary']),
    ),
  );
  const wetSpice = spice.filter(({ food }) => food.role === 'aromatic' || food.role === 'sauce');
  const drySpice = spice.filter((item) => !wetSpice.includes(item));
  const order = crisp.toSorted((left, right) => crispMinutes(right) - crispMinutes(left));
  const longest = Math.max(...crisp.map(crispMinutes));
  const first = order.filter((item) => longest - crispMinutes(item) < 8);
  const later = order.filter((item) => !first.includes(item));
  const rest = Math.max(0, ...later.map(crispMinutes));
  const wet = crisp.filter(({ food }) => food.role === 'veg' || food.role === 'legume' || food.role === 'tofu');
  k.step(
    `Heat the oven to 200 °C. ${wet.length > 0 ? `Dry ${k.the(wet)} very well with a clean cloth: water is the enemy of crunch.` : `Cut ${k.the(crisp)} into bite-size pieces where they are large.`}`,
  );
  k.step(
    `Toss ${k.the(first)} with ${k.the(k.fat('olive oil', 0.35), k.in('sweet'), wetSpice)} and ${k.pinch()}, spread out in one layer and bake for ${longest - rest} minutes, shaking the tray now and then${later.length > 0 ? '' : ', until crisp and deep gold'}.`,
    { cook: longest - rest },
  );
  if (later.length > 0)
    k.step(
      `Turn ${k.the(later)} in the oil on the tray and bake everything for ${rest} minutes more, until crisp and deep gold.`,
      {
        cook: rest,
      },
    );
  k.step(
    `${drySpice.length > 0 ? `Toss with ${k.the(drySpice)} while hot, and leave` : 'Leave'} to cool on the tray for 5 minutes: the crunch comes with cooling.`,
    { wait: 5 },
  );
  const serve = [...k.in('dip'), ...k.in('finish')];
  if (serve.length > 0) k.step(`Serve with ${k.the(serve)}.`);
  const kind = listOf(mainNames(k, crisp, 2));
  const hot = nounModifiers([spice[0]], 1).join('').replace('ground ', '');
  return {
    title: titleCase(
      k.chance.pick('title', [
        withMore(
          distinct([hot, kind]).length < 2 ? `crisp ${kind}` : `crisp ${hot} ${kind}`,
          k.in('dip').length > 0 ? mainNames(k, k.in('dip'), 1).join('') : '',
        ),
        withMore(kind, hot),
        withMore(`oven-crisp ${kind}`, serve.length > 0 ? mainNames(k, serve, 1).join('') : hot),
      ]),
    ),
    description: k.chance.pick('description', [
      `A bowl of something crunchy that is gone before the film starts: ${kind}, ${hot} and a hot oven.`,
      `${capital(kind)}, baked until loud and best on the day of baking.`,
    ]),
  };
}
