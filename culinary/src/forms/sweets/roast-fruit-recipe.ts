import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { minutesOf } from '#compose/technique';
import { stars, stems, titleCase } from '#compose/sentences';

export function writeRoastFruit(k: Kitchen): Draft {
  const fruit = k.need('fruit', ['pear', 'plum', 'peach', 'apple']);
  const sweet = k.in('sweet')[0] ?? k.add('honey', 0.6, { slot: 'sweet' });
  const scent =
    k.in('scent').length > 0
      ? k.in('scent')
      : [k.add(k.chance.pick('fruit scent', ['cinnamon', 'thyme', 'vanilla extract']), undefined, { slot: 'scent' })];
  const wet = k.in('wet').length > 0 ? k.in('wet') : [k.add('orange', 0.25, { slot: 'wet', note: 'juiced' })];
  const butter = k.add('butter', 6);
  k.step(
    `Heat the oven to 200 °C. Halve the larger fruit and take out stones and cores. Put ${k.the(fruit)} into a baking dish that just holds everything, cut sides up.`,
  );
  k.step(
    `Scatter over ${k.the(scent)}, dot with ${k.the(butter)} and trickle over ${k.the(sweet)} and ${listOf(wet.map((item) => (item.food.unit === 'piece' ? `the juice of ${k.the(item)}` : k.the(item))))}.`,
  );
  const minutes = Math.max(15, Math.min(35, Math.max(...fruit.map(({ food }) => minutesOf(food, 'roast')))));
  k.step(
    `Roast for ${minutes} minutes, spooning the juices over once or twice, until a knife slips in and the edges have caught a little.`,
    { cook: minutes },
  );
  if (k.in('nut').length > 0) k.step(`Scatter over ${k.the(k.in('nut'))} and give it 5 minutes more.`, { cook: 5 });
  const serve =
    k.in('serve').length > 0
      ? k.in('serve')
      : [
          k.add(k.chance.pick('fruit serve', ['plain yogurt', 'heavy cream', 'mascarpone']), undefined, {
            slot: 'serve',
          }),
        ];
  k.step(`Leave for 5 minutes. Serve in shallow bowls with ${k.the(serve)} and all of the juices.`, { wait: 5 });
  const kind = listOf(stars(k, fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('fruit title', [
        `roast ${kind} with ${stars(k, serve, 1).join('')}`,
        `${stems(scent, 1).join('')}-roasted ${kind}`,
        `${kind} roasted in ${stems([...wet, sweet], 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('fruit description', [
      `${capital(kind)}, a hot oven and hardly any work; the syrup makes itself.`,
      'The dessert for fruit that is not quite ripe, or is about to be too ripe.',
    ]),
  };
}
