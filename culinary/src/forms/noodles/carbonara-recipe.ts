import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';

const YOLKS = 22;

export function writeCarbonara(k: Kitchen): Draft {
  const pasta = k.need('pasta', ['spaghetti', 'rigatoni', 'linguine']);
  const brought = k.need('egg', ['egg'], { per: 1.25 });
  // Yolks alone make a rich sauce: slightly more than one per person.
  const eggs = brought.map((item) =>
    brought.length === 1 && item.food.name === 'egg yolk' ? k.weigh(item, YOLKS) : item,
  );
  if (k.in('cured', 'veg').length === 0)
    k.need(
      k.may('pancetta') ? 'cured' : 'veg',
      k.may('pancetta') ? ['pancetta', 'guanciale', 'bacon'] : ['mushroom', 'zucchini', 'pea'],
      { cut: 'dice' },
    );
  const cheese =
    k.in('cheese').length > 0
      ? k.in('cheese')
      : [k.add(k.chance.pick('carbonara cheese', ['pecorino', 'parmesan']), 20, { slot: 'cheese' })];
  const minutes = pasta[0]?.food.minutes?.simmer ?? 10;
  k.step(
    `Bring a large pot of water to a boil with plenty of ${k.salt()}. Beat ${k.the(eggs)} with most of ${k.the(cheese)} and a lot of ${k.name(k.add('black pepper'))} in a bowl.`,
    { cook: 8 },
  );
  const shape = mainNames(k, pasta, 1).join('');
  const curing = k.in('cured').length > 0 ? 7 : 1;
  const first =
    k.in('cured').length > 0
      ? `Put ${k.the(k.in('cured'))} in a cold wide pan and cook over medium heat for 7 minutes, until the fat has run out and the edges are crisp.`
      : `Warm ${k.the(k.fat('olive oil', 0.75))} in a wide pan.`;
  const staged = inStages(
    k,
    [...k.in('base').filter(({ food }) => food.texture === 'allium'), ...k.in('veg')],
    'pan',
    'cook',
    'until tender',
  );
  const quick = k.in('base').filter(({ food }) => food.texture !== 'allium');
  k.step(`${first} ${staged.text}${quick.length > 0 ? ` Stir in ${k.the(quick)} for 1 minute.` : ''}`, {
    cook: curing + staged.minutes + quick.length,
  });
  k.step(
    `Meanwhile cook ${k.the(pasta)} for ${minutes} minutes, until just firm. Scoop out a mugful of the cooking water, then lift straight into the pan and toss.`,
    { cook: Math.max(1, minutes - 6) },
  );
  k.step(
    `Take the pan off the heat and count to thirty: too hot, and it scrambles. Pour in the ${nounModifiers(eggs, 1).join('')} mixture and toss hard with splashes of the cooking water, back over the lowest heat, for 2 minutes, until thick, glossy and hot (71 °C).`,
    { cook: 2 },
  );
  const finish = k.in('finish');
  k.step(`Serve at once with the rest of ${k.the(cheese)}${finish.length > 0 ? ` and ${k.the(finish)}` : ''} on top.`);
  const what = mainNames(k, [...k.in('cured'), ...k.in('veg')], 1).join('');
  const green = mainNames(k, k.in('veg'), 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${shape} carbonara${green === '' ? '' : ` with ${green}`}`,
        `${shape} carbonara with ${what}`,
        `${what} carbonara`,
      ]),
    ),
    description: k.chance.pick('description', [
      `The sauce is nothing but ${mainNames(k, [...eggs, ...cheese], 2).join(', ')} and a splash of hot water, tossed until it shines.`,
      `On the table as soon as the water has done its work: ${what}, plenty of pepper and a sauce that sets on the fork.`,
    ]),
  };
}
