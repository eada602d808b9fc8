import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

export function writeNachos(k: Kitchen): Draft {
  const [chips] = orAdd(k, 'chip', 'tortilla chip', 50);
  const cheese = orAdd(k, 'cheese', k.chance.pick('nacho cheese', ['cheddar', 'monterey jack']), 35);
  if (k.in('beans', 'meat', 'veg').length === 0) k.add('black bean', 0.2, { slot: 'beans' });
  k.step('Heat the oven to 200 °C.');
  if (chips.food.role === 'wrap' && chips.food.name !== 'taco shell')
    k.step(
      `Cut ${k.the(chips)} into wedges, brush with ${k.the(k.fat('vegetable oil', 0.5))}, sprinkle with ${k.pinch()} and bake for 8 minutes, until crisp.`,
      { cook: 8 },
    );
  const spice = orAdd(k, 'spice', k.chance.pick('nacho spice', ['ground cumin', 'chili powder', 'smoked paprika']));
  const veg = k.in('veg');
  const meat = k.in('meat');
  const beans = k.in('beans');
  const fried = meat.length > 0 ? panFry(k, meat, 'Put in') : { text: '', minutes: 0 };
  const staged =
    veg.length > 0 ? inStages(k, veg, 'pan', 'cook', 'until browned at the edges') : { text: '', minutes: 0 };
  k.step(
    `Warm ${k.the(k.fat('vegetable oil', 0.5))} in a frying pan over medium-high heat. ${fried.text} ${staged.text} Stir in ${k.the([...spice], beans)} and cook for 2 minutes${beans.length > 0 ? ', crushing a few with the spoon' : ''}.`,
    { cook: fried.minutes + staged.minutes + 2 },
  );
  k.step(
    `Spread half of ${k.the(chips)} over a baking sheet, scatter with half of the topping and half of ${k.the([...cheese])}, and repeat, so that no layer goes without. Bake for 8 minutes, until melted and starting to brown.`,
    { cook: 8 },
  );
  const cold = [...k.in('fresh'), ...k.in('hot'), ...k.in('finish')];
  const over =
    cold.length > 0
      ? cold
      : [k.add('pickled jalapeño', 8, { slot: 'hot' }), k.add('cilantro', 0.3, { slot: 'finish' })];
  const salsa = orAdd(k, 'salsa', k.chance.pick('nacho dip', ['salsa', 'sour cream']));
  const lime = k.in('lime');
  k.step(
    `Top with ${k.the(over)}, spoon over ${k.the([...salsa])}${lime.length > 0 ? `, squeeze over ${k.the(lime)}` : ''} and eat straight from the tray, before the chips soften.`.replace(
      'the chips',
      k.the(chips),
    ),
  );
  const stuff = [...meat, ...beans, ...veg];
  const two = listOf(distinct([...mainNames(k, stuff, 1), ...mainNames(k, [...k.in('fresh'), ...cheese], 1)]));
  const kind = nounModifiers(stuff, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('nacho title', [
        `${kind} nachos`,
        withMore('loaded nachos', two),
        withMore(`${kind} nachos`, mainNames(k, [...over], 1).join('')),
      ]),
    ),
    description: k.chance.pick('nacho description', [
      `Built in layers, so that the last chip has as much on it as the first: ${two}, melted and hot.`,
      `${capital(two)} over a tray of crisp chips. Eight minutes in the oven, five on the table.`,
    ]),
  };
}
