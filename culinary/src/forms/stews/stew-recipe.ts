import { listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeStew(k: Kitchen): Draft {
  const proteins = k.in('protein');
  if (proteins.length + k.in('beans').length === 0)
    k.add(k.chance.pick('stew beans', ['white bean', 'chickpea']), 0.5, { slot: 'beans' });
  if (k.in('veg').length === 0) k.need('veg', ['carrot', 'potato'], { cut: 'chunk' });
  if (!k.in('base').some(({ food }) => food.texture === 'allium')) k.add('onion', 0.35, { slot: 'base', cut: 'dice' });
  k.add('garlic', 0.6, { slot: 'base' });
  const slow = proteins.filter(({ food }) => food.role === 'braise');
  const rest = proteins.filter((item) => !slow.includes(item) && item.food.role !== 'tinned-fish');
  const fish = proteins.filter(({ food }) => food.role === 'tinned-fish');
  const oil = k.fat('olive oil', 0.5);
  if (slow.length > 0)
    k.step(
      `Dry ${k.the(slow)} with kitchen paper and season with ${k.season()}. Heat ${k.the(oil)} in a heavy pot and brown in two batches, 5 minutes each, leaving it alone until it lets go of the pot. Lift out.`,
      { cook: 10 },
    );
  if (rest.length > 0) {
    const fried = panFry(k, rest);
    k.step(`${slow.length > 0 ? '' : `Heat ${k.the(oil)} in a heavy pot. `}${fried.text} Lift out onto a plate.`, {
      cook: fried.minutes,
    });
  }
  const started = slow.length + rest.length > 0;
  k.step(
    `${started ? 'In the same pot, lower the heat and' : `Heat ${k.the(oil)} in a heavy pot over medium heat and`} soften ${k.the(k.in('base'))} for 8 minutes, scraping up anything brown.`,
    { cook: 8 },
  );
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [
          k.add(k.chance.pick('stew spice', ['smoked paprika', 'bay leaf', 'thyme', 'ground cumin']), undefined, {
            slot: 'spice',
          }),
        ];
  const tomato = k.find('tomato') ?? k.add('canned tomatoes', 0.25, { slot: 'liquid' });
  const stock = k.find('stock') ?? k.add('vegetable stock', slow.length > 0 ? 125 : 100, { slot: 'liquid' });
  const liquids = [tomato, stock, ...k.in('liquid').filter((item) => item !== tomato && item !== stock)];
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  const early = [...slow, ...lentils];
  const long = slow.length > 0 ? 90 : lentils.length > 0 ? 15 : 0;
  k.step(
    `Stir in ${k.the(spice)} for a minute, then add ${k.the(liquids)}${early.length > 0 ? ` and ${slow.length > 0 ? 'return ' : ''}${k.the(early)}${slow.length > 0 ? ' to the pot' : ''}` : ''}. Bring to a gentle simmer${long > 0 ? `, cover and cook for ${long} minutes${slow.length > 0 ? ', until the meat has started to soften' : ''}` : ''}.`,
    { cook: long + 3 },
  );
  const staged = inStages(
    k,
    k.in('veg'),
    'simmer',
    'simmer, half covered,',
    slow.length > 0 ? 'until the vegetables are tender and the meat gives way to a fork' : 'until tender',
  );
  k.step(staged.text, { cook: staged.minutes });
  const warm = [...rest, ...k.in('beans').filter(({ food }) => food.role === 'legume'), ...fish, ...k.in('fruit')];
  if (warm.length > 0)
    k.step(
      `${rest.length > 0 ? 'Return' : 'Add'} ${k.the(warm)}${rest.length > 0 ? ' to the pot' : ''} and simmer for 8 minutes more, until everything is hot and the sauce has thickened.`,
      { cook: 8 },
    );
  const sharp = k.in('sharp').length > 0 ? k.in('sharp') : [k.add('red wine vinegar', 0.15, { slot: 'sharp' })];
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('parsley')];
  const starch = k.need('starch', ['bread', 'long-grain rice'])[0];
  const isBread = starch?.food.role === 'bread' || starch?.food.role === 'wrap';
  if (starch !== undefined && !isBread)
    k.step(
      `Meanwhile cook ${k.the(starch)} in lightly salted water for ${starch.food.minutes?.simmer ?? 12} minutes, until tender, then drain.`,
    );
  k.step(
    `Stir in ${sharp.map((item) => k.juice(item)).join('')} to sharpen, season with ${k.season()} and finish with ${k.the(finish)}. Serve with ${k.the(starch ?? [])}.`,
  );
  const things = distinct([
    ...stars(k, proteins, 1),
    ...stars(
      k,
      k.in('beans').filter(({ given }) => given || proteins.length === 0),
      1,
    ),
    ...stars(k, k.in('veg'), 2),
  ]).slice(0, 2);
  const kinds = distinct([
    ...stems(proteins, 1),
    ...stems(
      k.in('beans').filter(({ given }) => given || proteins.length === 0),
      1,
    ),
    ...stems(k.in('veg'), 2),
  ]).slice(0, 2);
  const manner = slow.length > 0 ? 'slow-cooked' : 'one-pot';
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(kinds)} stew`,
        `${manner} ${things[0] ?? ''} with ${things[1] ?? k.label(tomato)}`,
        `${kinds[0] ?? ''} stew with ${things[1] ?? k.label(spice[0] ?? tomato)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      slow.length > 0
        ? `Brown the meat properly, then leave the pot alone: an hour and a half later ${listOf(things)} have become something much better.`
        : `A thick, spoonable pot of ${listOf(things)} that is ready in under an hour and better the next day.`,
      `${sentence(listOf(things))} in a tomato-rich gravy, sharpened at the end so it never tastes heavy.`,
      `The pot to put in the middle of the table, with ${starch === undefined ? 'bread' : k.label(starch)} for the sauce.`,
    ]),
  };
}
