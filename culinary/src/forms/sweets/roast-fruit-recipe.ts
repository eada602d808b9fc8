import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { cutOf, minutesOf } from '#compose/technique';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';

const WHOLE_OR_HALVED: Readonly<Record<string, string>> = {
  fig: 'halved',
  banana: 'peeled and halved lengthwise',
  strawberry: 'hulled',
  grape: '',
};

/** Halves hold together in the oven; slices would disintegrate. */
function halved(k: Kitchen, item: Item): Item {
  const note = cutOf(item.food, item.cut).replace(
    /^(peeled, )?(cored|stoned) and (?:sliced|quartered|halved)$/u,
    '$1halved and $2',
  );
  return k.prepare(item, WHOLE_OR_HALVED[item.food.name] ?? note);
}
const runs = ({ food }: Item): boolean => food.liquid === true;

export function writeRoastFruit(k: Kitchen): Draft {
  const fruit = k.need('fruit', ['pear', 'plum', 'peach', 'apple']).map((item) => halved(k, item));
  const sweet = k.in('sweet')[0] ?? k.add('honey', 0.6, { slot: 'sweet' });
  const scent =
    k.in('scent').length > 0
      ? k.in('scent')
      : [k.add(k.chance.pick('fruit scent', ['cinnamon', 'thyme', 'vanilla extract']), undefined, { slot: 'scent' })];
  const wet = k.in('wet').length > 0 ? k.in('wet') : [k.add('orange', 0.25, { slot: 'wet', note: 'juiced' })];
  const butter = k.add('butter', 6);
  const cutSides = fruit.some(({ note }) => note?.includes('halved') === true) ? ', cut sides up' : '';
  k.step(`Heat the oven to 200 °C. Put ${k.the(fruit)} into a baking dish that just holds everything${cutSides}.`);
  const dry = [...scent, sweet].filter((item) => !runs(item));
  const poured = [...scent, sweet].filter(runs).map((item) => k.the(item));
  const juices = wet.map((item) => (item.food.unit === 'piece' ? `the juice of ${k.the(item)}` : k.the(item)));
  k.step(
    `${dry.length > 0 ? `Scatter over ${k.the(dry)}, dot` : 'Dot'} with ${k.the(butter)} and trickle over ${listOf([...poured, ...juices])}.`,
  );
  const minutes = Math.max(15, Math.min(35, Math.max(...fruit.map(({ food }) => minutesOf(food, 'roast')))));
  k.step(
    `Roast for ${minutes} minutes, spooning the juices over once or twice, until a knife slips in and the edges have caught a little.`,
    { cook: minutes },
  );
  if (k.in('nut').length > 0)
    k.step(`Scatter over ${k.the(k.in('nut'))} and give it 5 minutes more in the oven.`, { cook: 5 });
  const serve =
    k.in('serve').length > 0
      ? k.in('serve')
      : [
          k.add(k.chance.pick('fruit serve', ['plain yogurt', 'heavy cream', 'mascarpone']), undefined, {
            slot: 'serve',
          }),
        ];
  k.step(`Leave for 5 minutes. Serve in shallow bowls with ${k.the(serve)} and all of the juices.`, { wait: 5 });
  const kind = listOf(mainNames(k, fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('fruit title', [
        `roast ${kind} with ${mainNames(k, serve, 1).join('')}`,
        `${nounModifiers(scent, 1).join('')}-roasted ${kind}`,
        `${kind} roasted in ${nounModifiers(wet, 1).join('')}${wet[0]?.food.unit === 'piece' ? ' juice' : ''}`,
      ]),
    ),
    description: k.chance.pick('fruit description', [
      `${capital(kind)}, a hot oven and hardly any work; the syrup makes itself.`,
      'The dessert for fruit that is not quite ripe, or is about to be too ripe.',
    ]),
  };
}
