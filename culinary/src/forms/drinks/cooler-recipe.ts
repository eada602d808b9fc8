import { listOf } from '#compose/list-of';
import { distinct, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import { allJuice } from '#forms/sweets/batter';
import type { Draft } from '#compose/dish-form';

export function writeCooler(k: Kitchen): Draft {
  const acid =
    k.in('acid').length > 0
      ? k.in('acid')
      : [k.add(k.chance.pick('cooler acid', ['lemon', 'lime']), 0.5, { slot: 'acid' })];
  const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('sugar', 12, { slot: 'sweet' })];
  const herb = k.in('herb').length > 0 ? k.in('herb') : [k.add('mint', 0.2, { slot: 'herb' })];
  const fruit = [...k.in('fruit'), ...k.in('green')];
  const spirit = k.in('spirit');
  const ice = k.in('ice').length > 0 ? k.the(k.in('ice')) : 'ice';
  const tea = k.in('base').filter(({ food }) => food.name === 'tea' || food.name === 'coffee');
  k.step(
    `Warm ${k.the(sweet)} with ${k.servings * 20} ml of water in a small pan for 3 minutes, stirring, until clear. Drop in ${k.the(herb)} and leave to infuse for 10 minutes.`,
    { cook: 3, wait: 10 },
  );
  if (tea.length > 0)
    k.step(`Brew ${k.the(tea)} a little stronger than you would drink it hot, and cool.`, { wait: 10 });
  if (fruit.length > 0)
    k.step(
      `Crush half of ${k.the(fruit)} in a large jug with the end of a rolling pin; keep the rest for the glasses.`,
    );
  const base = [...tea, ...k.in('base').filter((item) => !tea.includes(item))];
  const top = base.length > 0 ? base : [k.add('sparkling water', 180, { slot: 'base' })];
  k.step(
    `Strain the syrup into ${fruit.length > 0 ? 'the' : 'a large'} jug and add ${allJuice(k, acid, 20)}${spirit.length > 0 ? ` and ${k.the(spirit)}` : ''}. Stir, taste, and make it sharper or sweeter.`,
  );
  k.step(
    `Fill glasses with ${ice}${fruit.length > 0 ? ` and the rest of ${k.in('fruit').length > 0 ? 'the fruit' : k.the(fruit)}` : ''}, pour in the mix and top up with ${k.the(top)}.`,
  );
  const poured = top.filter(({ food, given }) => given && food.name !== 'sparkling water' && food.name !== 'water');
  const kind = listOf(
    distinct([
      ...nounModifiers(fruit, 1),
      ...nounModifiers([...poured, ...acid, ...tea], 1),
      ...nounModifiers(herb, 1),
    ]).slice(0, 2),
  );
  return {
    title: titleCase(k.chance.pick('title', [`${kind} cooler`, `sparkling ${kind} cooler`, `iced ${kind} cooler`])),
    description: k.chance.pick('description', [
      `Long, cold and not too sweet, with ${kind} in every glass.`,
      'A jug for a hot afternoon. The syrup keeps for a week in the fridge, so make double.',
    ]),
  };
}
