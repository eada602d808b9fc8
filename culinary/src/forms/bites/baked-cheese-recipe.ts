import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

export function writeBakedCheese(k: Kitchen): Draft {
  const cheese = k.need('cheese', ['camembert', 'brie', 'feta'], { per: 60 }).map((item) => k.prepare(item, ''));
  const flavor = orAdd(k, 'flavor', k.chance.pick('baked cheese flavor', ['thyme', 'rosemary', 'honey']));
  const fruit = k.in('fruit');
  const nuts = orAdd(k, 'nut', k.chance.pick('baked cheese nut', ['walnut', 'almond', 'hazelnut']), 10);
  const dippers = k.need('dipper', ['baguette', 'bread']);
  const potatoes = dippers.filter(({ food }) => food.cooked === true);
  k.step(
    `Heat the oven to 190 °C. Set ${k.the(cheese)} snugly in a small ovenproof dish${fruit.length > 0 ? ` and tuck ${k.the(fruit)} around` : ''}. Spoon over ${k.the([...flavor])} with ${k.the(k.fat('olive oil', 0.25))}.`,
  );
  if (potatoes.length > 0)
    k.step(`Boil ${k.the(potatoes)} in salted water for 15 minutes, until tender, and drain.`, { cook: 15 });
  k.step('Bake for 10 minutes, until it begins to slump.', { cook: 10 });
  k.step(
    `Scatter over ${k.the([...nuts])} and give it 5 minutes more, until the middle is soft and the edges bubble.`,
    { cook: 5 },
  );
  const bread = dippers.filter(({ food }) => food.role === 'bread' || food.role === 'wrap');
  const finish = k.in('finish');
  k.step(
    `${bread.length > 0 ? `Meanwhile ${bread.some(({ food }) => food.name === 'baguette') ? 'slice and toast' : 'toast'} ${k.the(bread)}. ` : ''}Grind over ${k.name(k.add('black pepper'))}${finish.length > 0 ? `, add ${k.the(finish)}` : ''} and serve straight from the oven, with ${bread.length === dippers.length ? 'the toast' : k.the(dippers)} to dip while it runs.`,
  );
  const more = onlyGiven([...fruit, ...flavor, ...nuts]);
  const two = listOf(distinct(mainNames(k, more.length > 0 ? more : [...flavor, ...nuts], 2)));
  const kind = listOf(mainNames(k, cheese, 1));
  return {
    title: titleCase(
      k.chance.pick('baked cheese title', [
        withMore(`baked ${kind}`, two),
        withMore(`molten ${kind}`, mainNames(k, more.length > 0 ? more : [...nuts], 1).join('')),
        withMore(`${kind} baked`, two),
      ]),
    ),
    description: k.chance.pick('baked cheese description', [
      `${capital(kind)} baked until it runs, with ${two}: fifteen minutes in the oven and a crowd around the dish.`,
      `Soft in the middle, crisp at the edges and eaten too hot. Have plenty of ${k.label(dippers[0] ?? cheese[0] ?? flavor[0])} ready.`,
    ]),
  };
}
