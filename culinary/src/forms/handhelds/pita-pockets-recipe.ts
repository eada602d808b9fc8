import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, titleCase } from '#compose/sentences';
import { aboutOf, onlyGiven, isReady, runny } from '#forms/main-dish';
import { searInWok } from '#forms/main-wok';

export function writePitaPockets(k: Kitchen): Draft {
  const bread = k.need('bread', ['pita', 'flatbread']);
  if (k.in('protein', 'beans', 'veg').length === 0)
    k.need('protein', ['chicken thigh', 'halloumi', 'lamb chop'], { cut: 'strip' });
  const east =
    k.palette?.name === 'middle-eastern' ||
    k.has('tahini') ||
    k.has('sumac') ||
    k.has('baharat') ||
    k.has('ground cumin');
  if (k.in('marinade').length === 0)
    for (const name of east ? (['ground cumin', 'paprika'] as const) : (['dried oregano', 'paprika'] as const))
      k.add(name, 0.4, { slot: 'marinade' });
  k.add('garlic', 0.6, { slot: 'marinade' });
  const raw =
    k.in('raw').length > 0
      ? k.in('raw')
      : [
          k.add('tomato', 0.6, { slot: 'raw', cut: 'slice' }),
          k.add('cucumber', undefined, { slot: 'raw', cut: 'slice' }),
        ];
  const onion = k.in('onion')[0] ?? k.add('red onion', 0.25, { slot: 'onion', cut: 'slice' });
  const acid = k.in('acid')[0] ?? k.add('lemon', 0.3, { slot: 'acid', note: 'juiced' });
  const oil = k.fat('olive oil', 0.6);
  const main = [...k.in('protein'), ...k.in('beans')];
  const soaks = main.some((item) => !isReady(item));
  k.step(
    `Stir ${k.the(k.in('marinade'))} with half of ${runny(k, oil)}, half of the ${k.juice(acid)} and ${k.season()}.${main.length > 0 ? ` Toss with ${k.the(main)}${soaks ? ' and leave for 15 minutes' : ''}.` : ''}`,
    soaks ? { wait: 15 } : {},
  );
  const veg = inStages(k, k.in('veg'), 'pan', 'cook', 'until tender and charred in places');
  const fried = searInWok(k, main, 'Add');
  const cleared = veg.text !== '' && fried.text !== '' ? 'Tip onto a plate.' : '';
  k.step(`Get a heavy frying pan very hot with the rest of ${k.the(oil)}. ${veg.text} ${cleared} ${fried.text}`, {
    cook: fried.minutes + veg.minutes,
  });
  const sauce =
    k.in('sauce').length > 0
      ? k.in('sauce')
      : [east ? k.add('tahini', 0.9, { slot: 'sauce' }) : k.add('greek yogurt', 45, { slot: 'sauce' })];
  const finish =
    k.in('finish').length > 0 ? k.in('finish') : [k.add(east ? 'parsley' : 'dill', undefined, { slot: 'finish' })];
  const tahini = sauce.some(({ food }) => food.name === 'tahini');
  k.step(
    `Whisk ${k.the(sauce)} with the rest of the ${k.juice(acid)}${tahini ? ', a little cold water until it turns pale and loose,' : ''} and ${k.pinch()}.`,
  );
  k.step(`Warm ${k.the(bread)} in the hot pan, 1 minute a side.`, { cook: 2 });
  const fill = [...main, ...k.in('veg'), ...raw, onion, ...k.in('pickle'), ...k.in('cheese')];
  k.step(`Split or fold and fill with ${k.the(fill)}. Spoon in the sauce and finish with ${k.the(finish)}.`);
  const about = aboutOf(
    k,
    k.in('protein').length > 0 ? k.in('protein') : k.in('beans', 'veg'),
    onlyGiven(k.in('veg')),
    raw,
  );
  const name = east ? 'shawarma' : 'gyros';
  const meaty = k
    .in('protein')
    .some(({ food }) => food.role === 'poultry' || food.role === 'meat' || food.role === 'mince');
  return {
    title: titleCase(
      k.chance
        .pick('title', [
          meaty ? `${about.first} ${name}` : `${about.first} pitas with ${about.second}`,
          `warm pitas with ${about.two}`,
          `${about.first} pitas with ${k.label(sauce[0] ?? oil)}`,
        ])
        .replace(/pitas/u, bread.some(({ food }) => food.name === 'pita') ? 'pitas' : 'flatbreads'),
    ),
    description: k.chance.pick('description', [
      `Charred ${about.first}, cool ${about.second} and a sauce that runs down your wrist.`,
      `Everything at the table at once: warm bread, a hot pan of ${about.first} and plenty of ${k.label(sauce[0] ?? oil)}.`,
    ]),
  };
}
