import { listOf } from '#compose/kitchen';
import { sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeDip(k: Kitchen): Draft {
  const body = k.need('body', ['chickpea', 'white bean']);
  const roasted = body.filter(({ food }) =>
    ['eggplant', 'beet', 'carrot', 'butternut squash', 'sweet potato', 'red bell pepper'].includes(food.name),
  );
  const boiled = body.filter(({ food }) => food.name === 'edamame' || food.name === 'pea');
  if (roasted.length > 0)
    k.step(
      `Heat the oven to 220 °C and roast ${k.the(roasted)} with a little ${k.name(k.fat('olive oil', 0.6))} for 35 minutes, until completely soft. Cool a little.`,
      { cook: 35 },
    );
  if (boiled.length > 0) k.step(`Boil ${k.the(boiled)} for 4 minutes, drain and rinse cold.`, { cook: 4 });
  const creamy =
    k.in('creamy').length > 0
      ? k.in('creamy')
      : [
          k.add(body.some(({ food }) => food.role === 'legume') ? 'tahini' : 'plain yogurt', undefined, {
            slot: 'creamy',
          }),
        ];
  const aromatic = k.in('aromatic').length > 0 ? k.in('aromatic') : [k.add('garlic', 0.25, { slot: 'aromatic' })];
  const acid = k.in('acid')[0] ?? k.add('lemon', 0.25, { slot: 'acid', note: 'juiced' });
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [
          k.add(k.chance.pick('dip spice', ['ground cumin', 'smoked paprika', 'chili flakes']), undefined, {
            slot: 'spice',
          }),
        ];
  k.step(
    `Blend ${k.the(body, creamy, aromatic)} with ${k.juice(acid)}, ${k.name(spice)} and ${k.pinch()} for 2 minutes, scraping down once, until smooth. Loosen with a spoonful or two of cold water.`,
  );
  const dippers =
    k.in('dipper').length > 0
      ? k.in('dipper')
      : k.need('dipper', ['flatbread', 'carrot', 'cucumber'], { cut: 'strip' });
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('parsley', 0.15, { slot: 'finish' })];
  k.step(
    `Swirl onto a plate with the back of a spoon, pour over ${k.the(k.fat('olive oil', 0.5))} and scatter with ${k.the(finish)}.`,
  );
  k.step(`Serve with ${k.the(dippers)} for dipping.`);
  const kind = listOf(stems(body, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `whipped ${kind} dip`,
        `${kind} dip with ${stars(k, finish, 1).join('')}`,
        `${stems(spice, 1).join('')}-spiced ${kind} dip`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Smooth, lemony and made in a blender, with ${listOf(stars(k, dippers, 2))} to chase the last of it round the plate.`,
      `${sentence(listOf(stars(k, body, 2)))} turned into something to gather round. It keeps for three days, covered, in the fridge.`,
    ]),
  };
}
