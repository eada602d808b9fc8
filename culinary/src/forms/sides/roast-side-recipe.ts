import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { roastTogether } from '#compose/roasting';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { byPalette, orAdd, runny } from '#forms/main-dish';
import { cookingSpice, namesAnd, withMore } from '#forms/sides/small-dish';

export function writeRoastSide(k: Kitchen): Draft {
  const veg = k.need('veg', ['carrot', 'cauliflower', 'sweet potato'], { cut: 'chunk' });
  const flavor = orAdd(
    k,
    'flavor',
    cookingSpice(k, k.chance.pick('side flavor', ['ground cumin', 'thyme', 'smoked paprika', 'rosemary'])),
  );
  const fat = k.fat('olive oil', 0.6);
  k.step(
    `Heat the oven to 220 °C. Stir ${runny(k, fat)} with ${namesAnd(k, [...flavor], `a good pinch of ${k.season()}`)}.`,
  );
  roastTogether(k, [...veg, ...k.in('beans', 'fruit', 'bacon')], `, toss with the seasoned ${k.name(fat)}`);
  const sauce = k.in('sauce');
  const [sharp] = orAdd(k, 'acid', byPalette(k, 'sharp', 'lemon'), 0.2);
  if (sauce.length > 0)
    k.step(`Loosen ${k.the(sauce)} with half of ${k.the(sharp)} and a spoonful of water, and spread over a plate.`);
  const finish = orAdd(k, 'finish', k.palette?.tops[0] ?? k.chance.pick('side finish', ['parsley', 'almond', 'feta']));
  k.step(
    `Pile the hot vegetables ${sauce.length > 0 ? 'on top' : 'into a warm dish'}, sharpen with ${sauce.length > 0 ? 'the rest of ' : ''}${k.the(sharp)} and finish with ${k.the([...finish])}.`,
  );
  const two = listOf(mainNames(k, veg, 2));
  const scent = nounModifiers(
    [flavor.find(({ food }) => food.role !== 'sweetener' && food.role !== 'fat') ?? flavor[0]],
    1,
  ).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        withMore(`roast ${two}`, mainNames(k, [...finish], 1).join('')),
        withMore(`${two} roasted`, scent),
        withMore(`${scent.replace('ground ', '')}-roasted ${two}`, ''),
        withMore(
          `${k.palette === null ? '' : `${k.palette.word} `}roast ${two}`,
          sauce.length > 0 ? mainNames(k, sauce, 1).join('') : scent,
        ),
      ]),
    ),
    description: k.chance.pick('description', [
      `A hot oven and a bit of room on the tray make ${two} sweet, brown and worth a second helping.`,
      `${capital(two)} with crisp edges, lifted by ${listOf([k.label(sharp), ...mainNames(k, [...finish], 1)])}.`,
    ]),
  };
}
