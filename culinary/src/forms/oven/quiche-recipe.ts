import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import { aboutOf, orAdd, runny } from '#forms/main-dish';

export function writeQuiche(k: Kitchen): Draft {
  const pastry = k.need('pastry', ['shortcrust pastry'], { per: 48 });
  const eggs = k.need('egg', ['egg'], { per: 0.75 });
  if (k.in('meat', 'veg').length === 0 && !k.in('base').some(({ food }) => food.texture === 'allium'))
    k.need('base', ['leek', 'onion'], { per: 0.6, cut: 'slice' });
  if (k.in('veg', 'meat').length === 0 && !k.in('base').some(({ given }) => given))
    k.need('veg', ['mushroom', 'spinach', 'asparagus'], { cut: 'slice' });
  const cream = k.weigh(k.in('cream')[0] ?? k.add('heavy cream', 50, { slot: 'cream' }), 50);
  const cheese = orAdd(k, 'cheese', 'gruyère', 25);
  const spice = orAdd(k, 'spice', 'nutmeg', 0.05);
  const phyllo = pastry.some(({ food }) => food.name === 'phyllo dough');
  const fat = k.fat('butter', 8);
  k.step(
    phyllo
      ? `Heat the oven to 190 °C. Layer ${k.the(pastry)} in a 24 cm tart pan, brushing each sheet with a little of ${runny(k, fat)} and letting the edges hang over. Bake for 8 minutes, until just dry.`
      : `Heat the oven to 190 °C. Roll ${k.the(pastry)} out, line a 24 cm tart pan and prick the base. Chill for 15 minutes, then weigh down with baking paper and beads and bake for 15 minutes; lift off the paper and bake for 5 minutes more, until dry and pale gold.`,
    phyllo ? { cook: 8 } : { cook: 20, wait: 15 },
  );
  const meat = panFry(k, k.in('meat'), 'Add');
  const quick = k.in('base').filter(({ food }) => food.texture !== 'allium');
  const staged = inStages(
    k,
    [...k.in('base').filter(({ food }) => food.texture === 'allium'), ...k.in('veg')],
    'pan',
    'cook',
    'until soft and quite dry',
  );
  k.step(
    `Meanwhile warm ${phyllo ? 'what is left of ' : ''}${k.the(fat)} in a wide pan. ${meat.text} ${staged.text}${quick.length > 0 ? ` Stir in ${k.the(quick)} for 1 minute.` : ''} Leave to cool a little; anything wet makes the base soggy.`,
    {
      cook: Math.max(0, meat.minutes + staged.minutes - 8),
    },
  );
  k.step(
    `Whisk ${k.the(eggs, cream, spice)} and season with ${k.season()}. Spread the filling over the base with half of ${k.the(cheese)}, pour the whisked mixture over and scatter with the rest of ${k.the(cheese)}.`,
  );
  k.step(
    'Bake for 30 minutes, until golden and set with only a slight wobble in the middle (71 °C). Leave for 15 minutes: it cuts better warm than hot.',
    { cook: 30, wait: 15 },
  );
  const finish = k.in('finish');
  const side = k.in('side').length > 0 ? k.in('side') : [k.add('mixed greens', undefined, { slot: 'side' })];
  const acid = k.in('acid')[0] ?? k.add('white wine vinegar', 0.25, { slot: 'acid' });
  k.step(
    `${finish.length > 0 ? `Scatter with ${k.the(finish)}. ` : ''}Dress ${k.the(side)} with ${k.juice(acid)} and ${k.pinch()} and serve beside it.`,
  );
  const about = aboutOf(
    k,
    k.in('meat').length > 0 ? k.in('meat') : k.in('veg', 'base'),
    k.in('veg'),
    k.in('base').filter(({ food }) => food.texture === 'allium'),
    cheese,
  );
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} quiche`,
        `${about.kind} tart`,
        `${about.first} tart with ${k.label(cheese[0] ?? cream)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A crisp shell, a soft wobble and ${about.two} all the way through. Good warm, good cold, good in a lunchbox.`,
      `${about.two.slice(0, 1).toUpperCase()}${about.two.slice(1)} set in just enough savory custard, with leaves on the side.`,
    ]),
  };
}
