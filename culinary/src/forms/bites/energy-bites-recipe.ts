import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';
import { namesAnd, withMore } from '#forms/sides/small-dish';

export function writeEnergyBites(k: Kitchen): Draft {
  const oats = k.in('oats').length > 0 ? k.in('oats') : [k.add('rolled oats', 20, { slot: 'oats' })];
  const nuts =
    k.in('nut').length > 0
      ? k.in('nut')
      : [k.add(k.chance.pick('bite nut', ['almond', 'walnut', 'cashew']), undefined, { slot: 'nut' })];
  const fruit = k.in('fruit').length > 0 ? k.in('fruit') : [k.add('date', 30, { slot: 'fruit' })];
  const sticky = k.in('sticky').length > 0 ? k.in('sticky') : [k.add('peanut butter', 0.75, { slot: 'sticky' })];
  const flavor =
    k.in('flavor').length > 0
      ? k.in('flavor')
      : [
          k.add(k.chance.pick('bite flavor', ['cocoa powder', 'cinnamon', 'vanilla extract']), undefined, {
            slot: 'flavor',
          }),
        ];
  k.step(
    `Toast ${k.the(nuts, oats)} in a dry pan for 4 minutes, until they smell good. Cool, then pulse in a food processor to coarse crumbs.`,
    { cook: 4 },
  );
  k.step(
    `Add the ${namesAnd(k, [...fruit, ...sticky, ...flavor], k.pinch())}, and run the machine until the mixture clumps when you press it. Add a teaspoon of water if it will not hold.`,
  );
  k.step(
    `Roll into ${k.servings * 3} balls with damp hands and chill for 20 minutes to firm up. They keep for a week in the fridge.`,
    { wait: 20 },
  );
  const kind = listOf(distinct([...nounModifiers(fruit, 1), ...nounModifiers(nuts, 1)]).slice(0, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} bites`,
        withMore(`${kind} bites`, nounModifiers(flavor, 1).join('')),
        `no-bake ${kind} balls`,
      ]),
    ),
    description: k.chance.pick('description', [
      'Small, chewy and filling: three of them and a coffee will carry you to supper.',
      `${capital(listOf(mainNames(k, [...fruit, ...nuts], 2)))} pressed into bites, with nothing to bake.`,
    ]),
  };
}
