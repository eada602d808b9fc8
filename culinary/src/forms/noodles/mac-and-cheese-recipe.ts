import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, nounModifiers, titleCase } from '#compose/sentences';
import { isReady, put } from '#forms/main-dish';

export function writeMacAndCheese(k: Kitchen): Draft {
  const pasta = k.need('pasta', ['macaroni']);
  const cheese =
    k.in('cheese').length > 0
      ? k.in('cheese')
      : [k.add('cheddar', 55, { slot: 'cheese' }), k.add('gruyère', 20, { slot: 'cheese' })];
  const milk = k.weigh(k.in('milk')[0] ?? k.add('milk', 150, { slot: 'milk' }), 150);
  const flour = k.in('flour')[0] ?? put(k, 'all-purpose flour', 11, 'flour');
  const due = k.weigh(flour, flour.food.name === 'cornstarch' ? 6 : 11);
  const butter = k.add('butter', 14);
  if (k.in('spice').length === 0) k.add('dijon mustard', 0.5, { slot: 'spice' });
  const crumb = k.in('crumb')[0] ?? k.add('panko', 12, { slot: 'crumb' });
  k.step(
    `Heat the oven to 200 °C. ${pasta.every(isReady) ? `Loosen ${k.the(pasta)} with a splash of hot water.` : `Boil ${k.the(pasta)} in plenty of salted water for 2 minutes less than the packet says. Drain.`}`,
    { cook: pasta.every(isReady) ? 0 : 7 },
  );
  const fried = panFry(k, k.in('extra'));
  const staged = inStages(k, k.in('veg'), 'pan', 'cook', 'until tender');
  if (fried.text !== '' || staged.text !== '')
    k.step(`Meanwhile get a frying pan hot with a little of ${k.the(butter)}. ${fried.text} ${staged.text}`, {
      cook: Math.max(0, fried.minutes + staged.minutes - 7),
    });
  k.step(
    `Melt most of ${k.the(butter)} in a large pan, stir in ${k.the(due)} and cook for 2 minutes. Whisk in ${k.the(milk)} a splash at a time, then simmer for 4 minutes, whisking, until it coats a spoon.`,
    { cook: 6 },
  );
  k.step(
    `Off the heat, beat in ${k.the(k.in('spice'))} and three quarters of ${k.the(cheese)} until smooth. Season with ${k.season()}.`,
  );
  const mix = [...pasta, ...k.in('extra'), ...k.in('veg')];
  k.step(
    `Fold in ${k.the(mix)} and tip into a baking dish. Toss ${k.the(crumb)} with the rest of ${k.the(butter, cheese)}, scatter over and bake for 20 minutes, until golden and bubbling. ${k.in('finish').length > 0 ? `Scatter with ${k.the(k.in('finish'))}.` : 'Let it settle for 5 minutes first, or it burns tongues.'}`,
    { cook: 20, wait: 5 },
  );
  const extra = [...nounModifiers(k.in('extra'), 1), ...nounModifiers(k.in('veg'), 1)].slice(0, 1).join('');
  const main = nounModifiers(cheese, 1).join('');
  const noodle = nounModifiers(pasta, 1).join('');
  const mac = noodle === 'macaroni' ? 'mac and cheese' : `baked ${main} ${noodle}`;
  return {
    title: titleCase(
      extra === ''
        ? k.chance.pick('title', [
            noodle === 'macaroni' ? `baked ${main} macaroni` : mac,
            noodle === 'macaroni' ? 'crisp-topped mac and cheese' : `${noodle} in ${main} sauce`,
            noodle === 'macaroni' ? `${main} mac with a crisp top` : `crisp-topped ${main} ${noodle}`,
          ])
        : k.chance.pick('title', [`${extra} ${mac}`, `${mac} with ${extra}`, `crisp-topped ${mac} with ${extra}`]),
    ),
    description: k.chance.pick('description', [
      `A proper white sauce, more ${main} than seems wise, and crumbs that stay crisp while everything under them runs.`,
      `${noodle.slice(0, 1).toUpperCase()}${noodle.slice(1)} under a golden crust${extra === '' ? '' : `, with ${extra} folded through`}. Nobody has ever left any.`,
    ]),
  };
}
