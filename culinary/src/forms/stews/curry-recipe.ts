import { type Draft, not } from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';

function words(k: Kitchen, coconut: boolean): { title: string; description: string } {
  const things = distinct([
    ...stars(k, k.in('protein'), 1),
    ...stars(
      k,
      k.in('beans').filter(({ given }) => given),
      1,
    ),
    ...stars(k, k.in('veg'), 2),
  ]);
  const two = listOf(distinct([...things, ...(things.length > 1 ? [] : [...stars(k, k.in('beans'), 1)])]).slice(0, 2));
  const kinds = distinct([
    ...stems(k.in('protein'), 1),
    ...stems(
      k.in('beans').filter(({ given }) => given),
      1,
    ),
    ...stems(k.in('veg'), 2),
  ]);
  const kind = listOf(distinct([...kinds, ...(kinds.length > 1 ? [] : [...stems(k.in('beans'), 1)])]).slice(0, 2));
  const base = coconut ? 'coconut' : 'tomato';
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} ${coconut ? 'coconut curry' : 'curry'}`,
        `${base} curry with ${two}`,
        `weeknight ${kinds[0] ?? base} curry${things[1] === undefined ? '' : ` with ${things[1]}`}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A ${coconut ? 'mellow coconut' : 'bright tomato'} curry built the proper way: onions first, spices bloomed in the oil, then ${two} simmered until tender.`,
      `${sentence(two)} in a ${coconut ? 'creamy, gently spiced' : 'rich, tangy'} sauce. It tastes even better tomorrow.`,
      `One pan, warm spices and a squeeze of something sharp at the end to wake it all up.`,
    ]),
  };
}

const coconutty = (k: Kitchen): boolean =>
  k.has('coconut milk') ||
  (!k.has('canned tomatoes') && k.find('yogurt') === undefined && k.chance.at('curry base') < 0.5);

export function writeCurry(k: Kitchen): Draft {
  const proteins = k.in('protein');
  const coconut = coconutty(k);
  if (proteins.length + k.in('beans').length === 0) k.add('chickpea', 0.5, { slot: 'beans' });
  if (k.in('veg').length === 0) k.need('veg', ['spinach', 'sweet potato', 'cauliflower'], { cut: 'chunk' });
  if (!k.in('base').some(({ food }) => food.texture === 'allium')) k.add('onion', 0.35, { slot: 'base', cut: 'dice' });
  k.add('garlic', 0.75, { slot: 'base' });
  k.add('ginger', 0.75, { slot: 'base' });
  const onions = k.in('base').filter(({ food }) => food.texture === 'allium');
  const quick = k.in('base').filter(({ food }) => food.texture !== 'allium');
  const paste = k.has('curry paste');
  if (!paste) k.add('curry powder', 0.6, { slot: 'spice' });
  const oil = k.fat('vegetable oil', 0.4);
  const slow = proteins.filter(({ food }) => food.role === 'braise');
  const fast = proteins.filter(({ food }) => food.role !== 'braise');
  // Fish and shellfish would fall apart in a long simmer; they poach in the finished sauce.
  const delicate = fast.filter(({ food }) => food.role === 'fish' || food.role === 'shellfish');
  const sturdy = fast.filter((item) => !delicate.includes(item));
  k.step(
    `Heat ${k.the(oil)} in a deep pan over medium heat and cook ${k.the(onions)} with ${k.pinch()} for 8 minutes, until soft and golden.`,
    { cook: 8 },
  );
  k.step(`Stir in ${k.the(quick, k.in('spice'))} and fry for 1 minute, until it smells wonderful.`, { cook: 1 });
  if (sturdy.length > 0) {
    const fried = panFry(k, sturdy);
    k.step(fried.text, { cook: fried.minutes });
  }
  const liquids = [
    coconut ? k.add('coconut milk', 100, { slot: 'sauce' }) : k.add('canned tomatoes', 0.25, { slot: 'sauce' }),
    ...k
      .rest('sauce')
      .filter(({ food }) => food.role !== 'yogurt' && food.name !== 'coconut milk' && food.name !== 'canned tomatoes'),
  ];
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  const beans = k.in('beans').filter(({ food }) => food.role === 'legume');
  const long =
    slow.length > 0 ? 90 : lentils.length > 0 ? Math.max(...lentils.map(({ food }) => food.minutes?.simmer ?? 20)) : 0;
  const into = [...slow, ...lentils];
  k.step(
    `Pour in ${k.the(liquids)}${into.length > 0 ? ` with ${k.the(into)}` : ''} and ${lentils.length > 0 || slow.length > 0 ? `${k.servings * 100} ml` : `${k.servings * 40} ml`} of water, and bring to a gentle simmer.${long > 0 ? ` Cover and cook for ${long} minutes, until ${slow.length > 0 ? `${k.the(slow)} gives way to a fork` : 'the lentils are soft'}.` : ''}`,
    { cook: long + 2 },
  );
  const staged = inStages(k, [...k.in('veg')], 'simmer', 'simmer', 'until tender');
  k.step(`${staged.text}${beans.length > 0 ? ` Warm ${k.the(beans)} through in the sauce.` : ''}`, {
    cook: staged.minutes,
  });
  const late = [...delicate, ...k.in('fruit')];
  if (late.length > 0)
    k.step(
      `Slip in ${k.the(late)} and simmer for 5 minutes${delicate.length > 0 ? ', until just cooked through (63 °C)' : ''}.`,
      { cook: 5 },
    );
  const yogurt = k.rest('sauce');
  if (k.in('acid').length === 0) k.add('lime', 0.25, { slot: 'acid', note: 'juiced' });
  k.step(
    `Take off the heat${yogurt.length > 0 ? `, stir in ${k.the(yogurt)} so it does not split` : ''}, sharpen with ${k.the(k.in('acid'))} and taste for ${k.salt()}.`,
  );
  const starch = k.need('starch', ['long-grain rice', 'flatbread'])[0];
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('cilantro')];
  if (starch?.food.role === 'rice')
    k.step(
      `While the curry simmers, cook ${k.the(starch)} in one and a half times its volume of water, covered, for 12 minutes, then leave to steam off the heat. Serve under the curry, with ${k.the(finish)} over the top.`,
      { cook: long > 0 ? 0 : 4 },
    );
  else if (starch !== undefined)
    k.step(
      `Warm ${k.the(starch)} in a dry pan for 2 minutes and serve alongside, with ${k.the(finish)} over the curry.`,
      { cook: 2 },
    );
  return words(k, coconut);
}
