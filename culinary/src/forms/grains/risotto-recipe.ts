import { listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeRisotto(k: Kitchen): Draft {
  const rice = k.need('rice', ['arborio rice']);
  if (k.in('veg').length + k.in('protein').length === 0)
    k.need('veg', ['mushroom', 'pea', 'asparagus'], { cut: 'dice' });
  if (!k.in('base').some(({ food }) => food.texture === 'allium'))
    k.add('shallot', 0.75, { slot: 'base', cut: 'dice' });
  const stock = k.one(['stock'], 'vegetable stock', 260);
  const oil = k.fat('olive oil', 0.4);
  k.step(
    `Bring ${k.the(stock)} to a bare simmer in a small pan and keep it there; cold stock stops the rice cooking.`,
    { cook: 5 },
  );
  const proteins = k.in('protein');
  if (proteins.length > 0) {
    const fried = panFry(k, proteins);
    k.step(`Heat half of ${k.the(oil)} in a wide, heavy pan. ${fried.text} Lift out and keep warm.`, {
      cook: fried.minutes,
    });
  }
  const veg = k.in('veg');
  const late = veg.filter(
    ({ food }) =>
      food.texture === 'leaf' ||
      [
        'asparagus',
        'pea',
        'corn',
        'cherry tomato',
        'zucchini',
        'broccoli',
        'sun-dried tomato',
        'artichoke heart',
      ].includes(food.name),
  );
  const early = veg.filter((item) => !late.includes(item));
  k.step(
    `${proteins.length > 0 ? 'Pour in the rest of the oil and soften' : `Heat ${k.the(oil)} in a wide, heavy pan and soften`} ${k.the(k.in('base'), k.in('spice'))} over medium heat for 5 minutes.`.replace(
      'the rest of the oil',
      `the rest of ${k.the(oil)}`,
    ),
    { cook: 5 },
  );
  if (early.length > 0) {
    const staged = inStages(k, early, 'pan', 'cook', 'until tender');
    k.step(staged.text, { cook: staged.minutes });
  }
  const wine = k.find('wine');
  k.step(
    `Tip in ${k.the(rice)} and stir for 2 minutes, until the grains are hot and glassy at the edges.${wine === undefined ? '' : ` Pour in ${k.the(wine)} and stir until it has gone.`}`,
    { cook: 2 },
  );
  k.step(
    `Add the hot stock a ladle at a time, stirring often and letting each one sink in before the next, for 18 minutes, until the rice is creamy but still has a little bite.${late.length > 0 ? ` Stir in ${k.the(late)} for the last 4 minutes.` : ''}`,
    { cook: 18 },
  );
  const cheese = k.in('cheese').length > 0 ? k.in('cheese') : [k.add('parmesan')];
  const enrich = [k.add('butter', 8), ...cheese, ...k.in('cream')];
  k.step(
    `Off the heat, beat in ${k.the(enrich)}${proteins.length > 0 ? `, fold through ${k.the(proteins)}` : ''} and season with ${k.season()}${k.in('acid').length > 0 ? ` and a squeeze of ${k.name(k.in('acid'))}` : ''}. Cover for 2 minutes, then loosen with a last splash of stock so that it flows.`,
    { cook: 2 },
  );
  k.step(
    k.in('finish').length > 0
      ? `Spoon onto warm plates and top with ${k.the(k.in('finish'))}.`
      : 'Spoon onto warm plates and eat at once; risotto waits for nobody.',
  );
  const things = distinct([...stars(k, proteins, 1), ...stars(k, veg, 2)]).slice(0, 2);
  const kinds = distinct([...stems(proteins, 1), ...stems(veg, 2)]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(kinds)} risotto`,
        `risotto with ${listOf(things)}`,
        `${kinds[0] ?? ''} risotto with ${k.label(cheese[0] ?? stock)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Twenty minutes of unhurried stirring for a loose, creamy risotto with ${listOf(things)}.`,
      `${sentence(listOf(things))} folded through soft rice, with butter and ${k.label(cheese[0] ?? stock)} beaten in at the end.`,
      'Risotto the plain, good way: hot stock, a patient spoon and something green or savory on top.',
    ]),
  };
}
