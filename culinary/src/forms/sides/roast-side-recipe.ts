import { listOf } from '#compose/kitchen';
import { sentence, stars, stems, titleCase } from '#compose/sentences';
import { roastTogether } from '#compose/roasting';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeRoastSide(k: Kitchen): Draft {
  const veg = k.need('veg', ['carrot', 'cauliflower', 'sweet potato'], { cut: 'chunk' });
  const flavor =
    k.in('flavor').length > 0
      ? k.in('flavor')
      : [
          k.add(k.chance.pick('side flavor', ['ground cumin', 'thyme', 'smoked paprika', 'rosemary']), undefined, {
            slot: 'flavor',
          }),
        ];
  k.step(
    `Heat the oven to 220 °C. Stir ${k.the(k.fat('olive oil', 0.6))} with ${k.name(flavor)} and a good pinch of ${k.season()}.`,
  );
  roastTogether(k, [...veg, ...k.in('beans', 'fruit', 'bacon')], ', toss with the seasoned oil');
  const sauce = k.in('sauce');
  const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
  if (sauce.length > 0)
    k.step(`Loosen ${k.the(sauce)} with half of ${k.the(acid)} and a spoonful of water, and spread over a plate.`);
  const finish =
    k.in('finish').length > 0
      ? k.in('finish')
      : [k.add(k.chance.pick('side finish', ['parsley', 'almond', 'feta']), undefined, { slot: 'finish' })];
  k.step(
    `Pile the hot vegetables ${sauce.length > 0 ? 'on top' : 'into a warm dish'}, squeeze over ${sauce.length > 0 ? 'the rest of ' : ''}${k.the(acid)} and finish with ${k.the(finish)}.`,
  );
  const two = listOf(stars(k, veg, 2));
  const with1 = k.label(finish[0] ?? acid[0] ?? veg[0] ?? flavor[0] ?? k.add('parsley'));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `roast ${two} with ${with1}`,
        `${listOf(stars(k, veg, 2))} roasted with ${stems(flavor, 1).join('')}`,
        `${stems(flavor, 1).join('')}-roasted ${two}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A hot oven and a bit of room on the tray make ${two} sweet, brown and worth a second helping.`,
      `${sentence(two)} with crisp edges, lifted by lemon and ${with1}.`,
    ]),
  };
}
