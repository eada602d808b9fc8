import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd } from '#forms/main-dish';
import { namesAnd, withMore } from '#forms/sides/small-dish';

export function writeStuffedEggs(k: Kitchen): Draft {
  const [eggs] = k.need('egg', ['egg'], { per: 2 });
  if (eggs === undefined) throw new Error('Stuffed eggs need eggs');
  const creamy = orAdd(k, 'creamy', 'mayonnaise', 1.2);
  const sharp = orAdd(k, 'sharp', 'dijon mustard', 0.3);
  const bacon = k.in('finish').filter(({ food }) => food.cooked === true);
  k.step(
    `Lower ${k.the(eggs)} into boiling water and cook for 10 minutes, until the yolks are firm (71 °C). Cool in iced water for 5 minutes, then peel.`,
    {
      cook: 10,
      wait: 5,
    },
  );
  if (bacon.length > 0)
    k.step(`Fry ${k.the(bacon)} in a dry pan for 5 minutes, until crisp, and crumble.`, { cook: 5 });
  const chopped = [...k.in('fill'), ...k.in('bits')];
  k.step(
    `Halve lengthways and press the yolks through a sieve. Beat them with ${namesAnd(k, [...creamy, ...sharp], k.pinch())} until light.${chopped.length > 0 ? ` Chop ${k.the(chopped)} very fine and fold in.` : ''}`,
  );
  k.step('Taste: it should be bolder than you think, for the whites are mild. Spoon or pipe back into the halves.');
  const spice = orAdd(k, 'spice', k.chance.pick('egg spice', ['paprika', 'smoked paprika', 'cayenne pepper']));
  const finish = orAdd(k, 'finish', k.chance.pick('egg herb', ['chives', 'dill', 'parsley']));
  k.step(`Dust with ${k.the([...spice])} and top with ${k.the([...finish])}. Serve within two hours.`);
  const about = onlyGiven([
    ...k.in('fill', 'bits'),
    ...finish,
    ...spice,
    ...sharp.filter(({ food }) => food.role === 'sauce'),
    ...creamy,
  ]);
  const stuff = about.length > 0 ? about : finish;
  const two = listOf(mainNames(k, stuff, 2));
  return {
    title: titleCase(
      k.chance.pick('stuffed egg title', [
        withMore('deviled eggs', two),
        withMore('stuffed eggs', mainNames(k, stuff, 1).join('')),
        `${nounModifiers(stuff, 1).join('')} deviled eggs`,
      ]),
    ),
    description: k.chance.pick('stuffed egg description', [
      `Firm whites piled with a sharp, creamy filling, with ${two}. Make more than seems right.`,
      `Mashed yolk beaten with ${two} and spooned back where it came from: an old party trick that never fails.`,
    ]),
  };
}
