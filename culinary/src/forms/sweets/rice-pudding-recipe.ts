import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';

export function writeRicePudding(k: Kitchen): Draft {
  const rice = k.in('rice')[0] ?? k.add('arborio rice', 40, { slot: 'rice' });
  const milks = k.in('milk').length > 0 ? k.in('milk') : [k.add('milk', 220, { slot: 'milk' })];
  const milk = milks.map((item) => k.weigh(item, 230 / milks.length));
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 12, { slot: 'sweet' }), 12);
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [
          k.add(k.chance.pick('pudding spice', ['cinnamon', 'vanilla extract', 'nutmeg']), undefined, {
            slot: 'spice',
          }),
        ];
  k.step(
    `Bring ${k.the(milk)} with ${k.the(spice)} and ${k.pinch()} just to a simmer in a heavy pan. Rain in ${k.the(rice)}, stirring.`,
    { cook: 5 },
  );
  k.step(
    'Cook over the lowest heat for 28 minutes, stirring now and then and more often towards the end, until the grains are soft and everything is creamy. Add a splash of water if it gets stiff.',
    { cook: 28 },
  );
  k.step(`Stir in ${k.the(sugar, k.in('cream'))} and leave for 5 minutes; it thickens as it stands.`, { wait: 5 });
  const top = [...k.in('fruit'), ...k.in('top')];
  const shown =
    top.length > 0
      ? top
      : [k.add(k.chance.pick('pudding top', ['raisin', 'almond', 'pistachio']), undefined, { slot: 'top' })];
  k.step(`Spoon into bowls and top with ${k.the(shown)}. Good warm, and good cold tomorrow.`);
  const kind = rice.food.role === 'grain' ? 'semolina pudding' : 'rice pudding';
  return {
    title: titleCase(
      k.chance.pick('pudding title', [
        `${nounModifiers(spice, 1).join('')} ${kind}`,
        `${kind} with ${listOf(mainNames(k, shown, 2))}`,
        `slow-stirred ${kind} with ${mainNames(k, shown, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('pudding description', [
      `Warm, creamy and hardly sweet, with ${listOf(mainNames(k, shown, 2))} on top.`,
      `${capital(listOf(mainNames(k, milk, 1)))}, a slow flame and patience: half an hour of stirring that nobody regrets.`,
    ]),
  };
}
