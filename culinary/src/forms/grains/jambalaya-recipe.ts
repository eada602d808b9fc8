import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import { aboutOf, needOnion, orAdd, stockWith, without } from '#forms/main-dish';

export function writeJambalaya(k: Kitchen): Draft {
  const rice = k.need('rice', ['long-grain rice', 'parboiled rice']);
  if (k.in('protein', 'late', 'beans').length === 0) k.need('beans', ['kidney bean', 'black-eyed pea']);
  if (k.in('veg').length === 0) k.need('veg', ['green bell pepper', 'red bell pepper'], { cut: 'dice' });
  needOnion(k);
  k.add('celery', 0.5, { slot: 'base', cut: 'dice' });
  k.add('garlic', 0.6, { slot: 'base' });
  if (k.in('spice').length === 0) {
    k.add('smoked paprika', 0.4, { slot: 'spice' });
    k.add('dried thyme', 0.25, { slot: 'spice' });
    k.add('cayenne pepper', 0.08, { slot: 'spice' });
  }
  const oil = k.fat('vegetable oil', 0.4);
  if (k.in('protein').length > 0) {
    const fried = panFry(k, k.in('protein'), 'Add');
    k.step(`Heat ${k.the(oil)} in a wide, heavy pot. ${fried.text} Lift out, leaving the fat.`, {
      cook: fried.minutes,
    });
  }
  const staged = inStages(k, k.in('veg'), 'pan', 'cook');
  k.step(
    `${k.in('protein').length > 0 ? 'Soften' : `Heat ${k.the(oil)} in a wide, heavy pot and soften`} ${k.the(k.in('base'))} for 8 minutes. ${staged.text} Stir in ${k.the(k.in('spice'))} for 1 minute.`,
    { cook: 9 + staged.minutes },
  );
  const tomato = k.find('tomato') ?? k.add('canned tomatoes', 0.2, { slot: 'liquid' });
  const stock = k.weigh(
    k.find('stock') ?? k.add(stockWith(k.in('protein', 'late'), 'chicken stock'), 130, { slot: 'liquid' }),
    130,
  );
  const minutes = Math.max(18, rice[0]?.food.minutes?.simmer ?? 18);
  const more = without(k.in('liquid'), tomato, stock);
  const back = k.in('protein', 'beans');
  k.step(
    `Add ${k.the(rice)} and stir until every grain shines, 2 minutes. Pour in ${k.the(tomato, stock, more)}${back.length > 0 ? `, add ${k.the(back)}` : ''}, bring to a boil, cover and cook over low heat for ${minutes} minutes without stirring.`,
    { cook: minutes + 4 },
  );
  if (k.in('late').length > 0)
    k.step(`Push ${k.the(k.in('late'))} into the top, cover again and cook for 6 minutes, until just opaque (63 °C).`, {
      cook: 6,
    });
  const finish = orAdd(k, 'finish', 'scallion');
  k.step(
    `Leave to stand, covered, for 5 minutes. Fork through, season with ${k.season()}${
      k.in('sharp').length > 0
        ? ` and ${k
            .in('sharp')
            .map((item) => k.juice(item))
            .join('')}`
        : ''
    } and scatter with ${k.the(finish)}.`,
    { wait: 5 },
  );
  const about = aboutOf(k, [...k.in('protein'), ...k.in('late'), ...k.in('beans')], k.in('late'), k.in('veg'));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} jambalaya`,
        `${about.first} jambalaya`,
        `one-pot jambalaya with ${about.two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Smoky, a little hot and all in one pot, with ${about.two} and ${k.label(rice[0] ?? tomato)} that has soaked up the lot.`,
      `A pot for a table of friends, with ${about.two}: soften, stir, then leave the lid alone.`,
    ]),
  };
}
