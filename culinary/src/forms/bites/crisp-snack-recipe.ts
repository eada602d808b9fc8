import { listOf } from '#compose/kitchen';
import { sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeCrispSnack(k: Kitchen): Draft {
  const crisp = k.need('crisp', ['chickpea', 'almond', 'sweet potato'], { cut: 'slice' });
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [
          k.add(
            k.chance.pick('crisp spice', ['smoked paprika', 'ground cumin', 'curry powder', 'rosemary']),
            undefined,
            { slot: 'spice' },
          ),
        ];
  const slow = crisp.filter(({ food }) => food.role === 'veg' && food.texture !== 'leaf');
  const minutes =
    slow.length > 0 ? 30 : crisp.some(({ food }) => food.role === 'legume' || food.role === 'tofu') ? 30 : 14;
  k.step(`Heat the oven to 200 °C. Dry ${k.the(crisp)} very well with a clean cloth: water is the enemy of crunch.`);
  k.step(
    `Toss with ${k.the(k.fat('olive oil', 0.35), k.in('sweet'))} and ${k.pinch()}, spread out in one layer and bake for ${minutes} minutes, shaking the tray halfway, until crisp and deep gold.`,
    { cook: minutes },
  );
  k.step(
    `Toss with ${k.the(spice)} while hot, and let it cool on the tray for 5 minutes; it crisps further as it cools.`,
    { wait: 5 },
  );
  const serve = [...k.in('dip'), ...k.in('finish')];
  if (serve.length > 0) k.step(`Serve with ${k.the(serve)}.`);
  const kind = listOf(stars(k, crisp, 2));
  const hot = stems(spice, 1).join('');
  return {
    title: titleCase(k.chance.pick('title', [`crisp ${hot} ${kind}`, `${kind} with ${hot}`, `oven-crisp ${kind}`])),
    description: k.chance.pick('description', [
      `A bowl of something crunchy that is gone before the film starts: ${kind}, ${hot} and a hot oven.`,
      `${sentence(kind)} baked until they rattle. Eat them the day you make them.`,
    ]),
  };
}
