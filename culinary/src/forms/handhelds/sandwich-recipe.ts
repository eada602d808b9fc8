import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { aboutOf } from '#forms/main-dish';
import { fryTogether } from '#forms/main-pan';

// Sold raw, or good only when crisp.
const FRIED_CURED = new Set([
  'bacon',
  'turkey bacon',
  'canadian bacon',
  'pancetta',
  'guanciale',
  'salt pork',
  'speck',
  'luncheon meat',
]);

export function writeSandwich(k: Kitchen): Draft {
  const bread = k
    .need('bread', ['sourdough', 'ciabatta', 'wholewheat bread'])
    .map((item) =>
      item.food.name === 'baguette'
        ? k.prepare(item, 'cut into lengths and split')
        : item.food.name === 'croissant' || item.food.name === 'focaccia'
          ? k.prepare(item, 'split')
          : item,
    );
  const sliced = bread.some(({ food }) => food.unit === 'slice');
  if (k.in('cold', 'hot', 'egg', 'cheese').length === 0)
    k.need(
      k.chance.at('sandwich heart') < 0.5 ? 'cheese' : 'cold',
      k.chance.at('sandwich heart') < 0.5
        ? ['mozzarella', 'goat cheese', 'cheddar']
        : ['smoked turkey', 'ham', 'canned tuna'],
    );
  const spread =
    k.in('spread').length > 0
      ? k.in('spread')
      : [k.add(k.may('mayonnaise') ? 'mayonnaise' : 'hummus', undefined, { slot: 'spread' })];
  if (k.in('raw').length === 0) k.need('raw', ['lettuce', 'tomato', 'arugula', 'cucumber'], { cut: 'slice' });
  const crisp = k.in('cold').filter(({ food }) => FRIED_CURED.has(food.name));
  const flaked = k.in('cold').filter(({ food }) => food.role === 'tinned-fish' && food.name.startsWith('canned'));
  const cold = k.in('cold').filter((item) => !crisp.includes(item) && !flaked.includes(item));
  const pan = [...crisp, ...k.in('hot')];
  const fried = fryTogether(k, pan, k.in('veg'), 'until tender', false);
  if (pan.length + k.in('veg').length > 0)
    k.step(`Heat ${k.the(k.fat('olive oil', 0.3))} in a frying pan. ${fried.text} Season with ${k.season()}.`, {
      cook: fried.minutes,
    });
  if (k.in('egg').length > 0)
    k.step(`Boil ${k.the(k.in('egg'))} for 9 minutes, cool under the tap, peel and slice.`, { cook: 9 });
  const mash = [...flaked, ...k.in('spice'), ...k.in('finish')];
  const acid = k.in('acid');
  const mixed = mash.length + acid.length > 0 || spread.length > 1;
  if (mixed)
    k.step(
      `Stir ${k.the(spread)}${mash.length > 0 ? ` with ${k.the(mash)}` : ''}${acid.length > 0 ? `${mash.length > 0 ? ' and' : ' with'} a little ${acid.map((item) => k.juice(item)).join('')}` : ''} and season with ${k.season()}.`,
    );
  k.step(`Toast ${k.the(bread)} lightly${sliced ? '' : ' on the cut sides'}, 2 minutes.`, { cook: 2 });
  const layers = [
    ...cold,
    ...pan,
    ...k.in('egg'),
    ...k.in('cheese'),
    ...k.in('veg'),
    ...k.in('fruit'),
    ...k.in('raw'),
    ...k.in('pickle'),
  ];
  k.step(
    `Spread ${sliced ? 'every slice' : 'both halves'}, right to the edges, ${mixed ? '' : `with ${k.the(spread)} `}and layer with ${k.the(layers)}. Press together, let it sit for a minute and cut in two.`,
  );
  const heart = [...k.in('hot'), ...k.in('cold'), ...k.in('egg'), ...k.in('cheese')];
  const about = aboutOf(k, heart, k.in('cheese'), k.in('veg', 'raw'));
  const loaf = nounModifiers(bread, 1).join('');
  const noun = /^(?:bread|baguette|bagel|croissant|ciabatta|brioche|focaccia)$|bun$|roll$/u.test(loaf)
    ? loaf === 'bread'
      ? 'sandwich'
      : `${loaf}s`.replace(/ss$/u, 's')
    : 'sandwich';
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} ${noun}`,
        `${noun === 'sandwich' ? `${loaf.replace(/ ?bread$/u, '')} sandwich`.trim() : noun} with ${about.two}`,
        `${about.first} ${noun} with ${about.second}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A proper lunch: ${about.two}, something crisp and ${mainNames(k, spread, 1).join('')} right to the edges.`,
      `Layered so that nothing slides out, with ${about.two} on toasted ${mainNames(k, bread, 1).join('')}.`,
    ]),
  };
}
