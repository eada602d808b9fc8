import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { scented, sharpJuice } from '#forms/sweets/batter';

/** Per person, for one nest. */
const WHITES = 0.75;
/** Grams per egg white: less makes it weep, more does not dissolve. */
const SUGAR = 55;
const WHITE = 33;
/** Two tablespoons of chickpea water replace one egg white. */
const AQUAFABA = 30;
const WHOLE_EGG = 50;

const whips = ({ food }: Item): boolean => food.name === 'heavy cream' || food.like === 'heavy cream';

export function writePavlova(k: Kitchen): Draft {
  const count = Math.max(1, Math.round(k.servings * WHITES));
  const each = count / k.servings;
  const given = k.in('white')[0] ?? k.add('egg white', WHITES, { slot: 'white' });
  const { name, role } = given.food;
  const white = k.weigh(given, (name === 'egg white' ? WHITE : role === 'egg' ? WHOLE_EGG : AQUAFABA) * each);
  const foam =
    role === 'egg' && name !== 'egg white' ? `the whites of ${k.the(k.prepare(white, 'whites only'))}` : k.the(white);
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', SUGAR, { slot: 'sweet' }), SUGAR * each);
  const sour = k.in('scent').filter(({ food }) => food.role === 'citrus');
  const acid = sour.length > 0 ? sour : [k.add('lemon', 0.12, { slot: 'acid' })];
  const scent = k.in('scent').filter((item) => !sour.includes(item));
  const fruit = k.need('fruit', ['raspberry', 'strawberry', 'passion fruit'], { cut: 'raw' });
  const cream = k.in('cream')[0] ?? k.add('heavy cream', 50, { slot: 'cream' });
  k.step(
    `Heat the oven to 120 °C and line a baking sheet with paper. Beat ${foam} with ${k.pinch()} in a bowl without a trace of grease for 3 minutes, to soft peaks.`,
  );
  k.step(
    `Beat in ${k.the(sugar)}, a spoonful at a time, for 6 minutes more, until stiff, shiny and no longer gritty between two fingers. Fold in a squeeze of ${sharpJuice(k, acid)}${scent.length > 0 ? ` and ${scented(k, scent)}` : ''}.`,
  );
  const nests = Math.max(2, k.servings);
  k.step(
    `Heap onto the paper in ${nests} rounds and hollow each with the back of a spoon. Bake for 75 minutes, until dry outside and easy to lift. Turn off the oven and leave inside, the door ajar, for 60 minutes.`,
    { cook: 75, wait: 60 },
  );
  const top = k.in('top');
  k.step(
    `${whips(cream) ? `Whip ${k.the(cream)} to soft peaks` : `Stir ${k.the(cream)} smooth`}. Just before serving fill the nests, and pile on ${k.the(fruit, top)}.`,
  );
  const kind = listOf(nounModifiers(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('pavlova title', [
        `little ${kind} pavlovas`,
        `${kind} pavlovas with ${mainNames(k, [cream], 1).join('')}`,
        `pavlova nests with ${listOf(mainNames(k, fruit, 2))}`,
      ]),
    ),
    description: k.chance.pick('pavlova description', [
      'A crackling shell, a soft middle and something sharp on top. The nests keep for a week in a tin.',
      `${capital(listOf(mainNames(k, fruit, 2)))} in nests that dry slowly while you do something else.`,
    ]),
  };
}
