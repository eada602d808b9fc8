import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd } from '#forms/main-dish';
import { boilEggs, boilGrains, cookSome, dress, sharpOf } from '#forms/salads/salad-parts';
import { withMore } from '#forms/sides/small-dish';

const CRUNCH = ['celery', 'red onion', 'pickle'] as const;

/** German cuisine warms the dressing with stock; US cuisine uses mayonnaise. */
const isWarm = (k: Kitchen, base: Item): boolean =>
  base.food.role === 'veg' &&
  k.in('creamy').length === 0 &&
  (k.palette?.name === 'german' ||
    k.in('stock').length > 0 ||
    (k.palette === null && k.chance.at('warm potato salad') < 0.5));

function dressing(k: Kitchen, base: Item): void {
  if (isWarm(k, base)) {
    const stock = k.one(['stock'], 'vegetable stock', 40);
    k.step(
      `Bring ${k.the(stock)} to a boil, take off the heat and whisk in ${dress(k)}. Pour over ${k.the(base)} while both are hot, turn gently, and leave for 20 minutes to soak it up.`,
      { cook: 2, wait: 20 },
    );
    return;
  }
  const creamy = orAdd(k, 'creamy', 'mayonnaise', 1.5);
  const sharp = sharpOf(k);
  const body = k.in('dressing').length > 0 ? k.in('dressing') : [k.add('dijon mustard', 0.3, { slot: 'dressing' })];
  const more = k.in('acid').filter((item) => item !== sharp);
  k.step(
    `Sprinkle ${k.the(base)} with ${k.juice(sharp)} while still warm and leave for 10 minutes. Stir ${k.the([...creamy], body, more)} together with ${k.season()}${k.in('stock').length > 0 ? ` and let it down with ${k.the(k.in('stock'))}` : ''}, and fold it in when the bowl has cooled.`,
    { wait: 10 },
  );
}

export function writePotatoSalad(k: Kitchen): Draft {
  const [base] = k.need('base', ['potato', 'new potato'], { per: 210, cut: 'chunk' });
  if (base === undefined) throw new Error('A potato salad has something to stand on');
  const potato = base.food.role === 'veg';
  if (k.in('raw', 'finish').length === 0) k.need('raw', CRUNCH, { cut: 'dice' });
  if (base.food.ready === true)
    k.step(`Put ${k.the(base)} in a pan with a splash of water, cover and warm through for 4 minutes.`, { cook: 4 });
  else if (potato)
    k.step(
      `Put ${k.the(base)} in cold salted water, bring to a boil and simmer for 15 minutes, until a knife slides in but nothing falls apart. Drain and leave to steam dry.`,
      { cook: 20 },
    );
  else boilGrains(k, [base]);
  cookSome(k, k.in('cooked'));
  boilEggs(k, k.in('egg'));
  const bacon = k.in('bacon');
  if (bacon.length > 0) {
    const fried = panFry(k, bacon, 'Put in');
    k.step(`Set a dry frying pan over medium heat. ${fried.text}`, { cook: fried.minutes });
  }
  dressing(k, base);
  const fold = k.in('raw', 'cooked', 'ready', 'cheese');
  const [herb, ...herbs] = orAdd(k, 'finish', 'chives', 0.5);
  k.step(
    `${fold.length > 0 ? `Fold in ${k.the(fold)}. ` : ''}Taste for ${k.salt()} once more and finish with ${k.the(k.in('egg'), bacon, herb, herbs)}.`,
  );
  const kind = potato ? nounModifiers([base], 1).join('') : 'pasta';
  const more = onlyGiven([...k.in('ready', 'bacon', 'egg', 'cooked', 'cheese', 'raw'), herb, ...herbs]);
  const with2 = listOf(mainNames(k, more.length > 0 ? more : [herb], 2));
  const style = k.palette === null ? '' : `${k.palette.word} `;
  return {
    title: titleCase(
      k.chance.pick('potato salad title', [
        withMore(`${style}${kind} salad`, with2),
        `${isWarm(k, base) ? 'warm' : 'creamy'} ${kind} salad`,
        withMore(`picnic ${kind} salad`, mainNames(k, more.length > 0 ? more : [herb], 1).join('')),
      ]),
    ),
    description: k.chance.pick('potato salad description', [
      `Dressed in two goes, the first while it is warm, so that the ${kind} salad tastes of something all the way through.`,
      `${capital(kind)} salad with ${with2}: make it an hour ahead and it only gets better.`,
    ]),
  };
}
