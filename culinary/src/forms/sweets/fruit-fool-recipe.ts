import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import { limitFoldIns, scented, sharpJuice } from '#forms/sweets/batter';
import type { Draft } from '#compose/dish-form';

export function writeFruitFool(k: Kitchen): Draft {
  const fruit = k.need('fruit', ['strawberry', 'mango', 'raspberry'], { cut: 'chunk' });
  const cream =
    k.in('cream').length > 0
      ? k.in('cream')
      : [k.add('heavy cream', 50, { slot: 'cream' }), k.add('plain yogurt', 50, { slot: 'cream' })];
  const sweet = k.in('sweet').length > 0 ? k.in('sweet') : [k.add('honey', 0.4, { slot: 'sweet' })];
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('vanilla extract', 0.2, { slot: 'spice' })];
  const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
  const raw = fruit.filter(({ food }) => food.cooked !== true && food.name !== 'cranberry');
  const tart = fruit.filter((item) => !raw.includes(item));
  if (tart.length > 0)
    k.step(`Simmer ${k.the(tart)} with 2 tablespoons of water for 8 minutes, until soft. Cool.`, {
      cook: 8,
      wait: 10,
    });
  k.step(
    `Crush a third of ${k.the(fruit)} with half of ${k.the(sweet)} and a squeeze of ${sharpJuice(k, acid)}, stir in the rest and leave for 10 minutes, until the juices run.`,
    { wait: 10 },
  );
  const whips = cream.some(({ food }) => food.name === 'heavy cream');
  k.step(
    `${whips ? 'Whip' : 'Beat'} ${k.the(cream)} with the rest of the sweetening and ${scented(k, spice)} ${whips ? 'until it holds soft peaks' : 'until smooth and light'}.`,
  );
  if (k.in('chocolate').length > 0)
    k.step(
      `Melt ${k.the(k.in('chocolate'))} in a bowl over barely simmering water for 3 minutes, and let it cool a little.`,
      { cook: 3 },
    );
  const crunch =
    k.in('crunch').length > 0
      ? limitFoldIns(k, k.in('crunch'), 30)
      : [k.add(k.chance.pick('fool crunch', ['almond', 'pistachio', 'mint']), undefined, { slot: 'crunch' })];
  const rawOats = crunch.filter(
    ({ food }) => food.role === 'oats' && food.name !== 'granola' && food.like !== 'granola',
  );
  if (rawOats.length > 0)
    k.step(`Toast ${k.the(rawOats)} in a dry pan for 4 minutes, until they smell good. Cool.`, { cook: 4, wait: 5 });
  k.step(
    `Ripple the fruit through it in two or three strokes, spoon into glasses${k.in('chocolate').length > 0 ? ', trail over the chocolate' : ''} and top with ${k.the(crunch)}. Eat now, or chill for up to an hour.`,
  );
  const kind = listOf(nounModifiers(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} fool`,
        `${kind} and ${k.label(cream[0] ?? fruit[0] ?? k.add('heavy cream'))} pots`,
        `${kind} fool with ${k.label(crunch[0] ?? fruit[0] ?? k.add('almond'))}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Ripe fruit, soft cream and nothing baked: a pudding in a quarter of an hour.`,
      `${capital(listOf(mainNames(k, fruit, 2)))} rippled through ${listOf(mainNames(k, cream, 2))}, cool and not too sweet.`,
    ]),
  };
}
