import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { aboutOf, needOnion, orAdd, stockWith, without } from '#forms/main-dish';

export function writePaella(k: Kitchen): Draft {
  const rice = k.need('rice', ['paella rice', 'arborio rice']);
  if (k.in('protein', 'sea', 'cured', 'veg', 'beans').length === 0)
    k.need('protein', ['chicken thigh'], { cut: 'dice' });
  if (k.in('veg').length === 0) k.need('veg', ['red bell pepper', 'green bean'], { cut: 'slice' });
  needOnion(k, 'onion', 0.3);
  k.add('garlic', 0.6, { slot: 'base' });
  if (!k.has('smoked paprika')) k.add('smoked paprika', 0.3, { slot: 'spice' });
  const saffron = k.has('saffron') || k.has('turmeric') ? [] : [k.add('saffron', 0.25, { slot: 'spice' })];
  const oil = k.fat('olive oil', 0.6);
  const shells = k.in('sea');
  const meats = [...k.in('cured'), ...k.in('protein')];
  const stock =
    k.find('stock') ??
    k.add(k.in('sea').length > 0 ? 'fish stock' : stockWith(k.in('protein', 'cured'), 'chicken stock'), 260, {
      slot: 'liquid',
    });
  const stockDue = k.weigh(stock, 260);
  const tomato = k.find('tomato') ?? k.add('canned tomatoes', 0.15, { slot: 'liquid' });
  k.step(
    `Bring ${k.the(stockDue)} to a simmer${saffron.length > 0 ? ` with ${k.the(saffron)}` : ''} and keep it hot.`,
    { cook: 5 },
  );
  if (meats.length > 0) {
    const fried = panFry(k, meats, 'Add');
    k.step(`Heat half of ${k.the(oil)} in your widest pan. ${fried.text} Push to the edge.`, { cook: fried.minutes });
  }
  const veg = k.in('veg');
  const late = veg.filter(({ food }) => minutesOf(food, 'pan') <= 3);
  const early = inStages(k, without(veg, ...late), 'pan', 'fry');
  k.step(
    `${meats.length > 0 ? `Pour in the rest of ${k.the(oil)} and` : `Heat ${k.the(oil)} in your widest pan and`} soften ${k.the(k.in('base'))} for 5 minutes. ${early.text} Stir in ${k.the(without(k.in('spice'), ...saffron), tomato)} and cook for 3 minutes, until dark and sticky.`,
    { cook: 8 + early.minutes },
  );
  const wet = without(k.in('liquid'), tomato, stock, stockDue);
  k.step(
    `Scatter in ${k.the(rice)} and stir once to coat. Pour over the hot ${k.label(stockDue)}${wet.length > 0 ? ` and ${k.the(wet)}` : ''}, spread everything level and from now on do not stir. Cook for 10 minutes over a lively heat.`,
    { cook: 10 },
  );
  const top = [...shells, ...k.in('beans'), ...late];
  k.step(
    `${top.length > 0 ? `Tuck in ${k.the(top)}, turn` : 'Turn'} the heat low and cook for 10 minutes more, until ${k.the(rice)} is dry on top${shells.length > 0 ? ` and ${k.the(shells)} ${shells.some(({ food }) => ['mussel', 'clam', 'cockle'].includes(food.name)) ? 'open wide (63 °C inside; throw out any that stay shut)' : `${shells.length > 1 || shells[0]?.food.unit === 'piece' ? 'are' : 'is'} just opaque all the way through (63 °C)`}` : ''}. Raise the heat for the last minute, until it crackles: that is the crust forming.`,
    { cook: 10 },
  );
  const acid = orAdd(k, 'acid', 'lemon', 0.25, 'cut into wedges');
  const finish = orAdd(k, 'finish', 'parsley');
  k.step(
    `Cover with a clean cloth for 5 minutes. Taste for ${k.salt()}, scatter with ${k.the(finish)} and take the pan to the table with ${k.the(acid)}.`,
    { wait: 5 },
  );
  const about = aboutOf(k, [...shells, ...k.in('protein'), ...k.in('cured')], veg);
  return {
    title: titleCase(
      k.chance.pick('title', [`${about.first} paella`, `paella with ${about.two}`, `${about.kind} paella`]),
    ),
    description: k.chance.pick('description', [
      `A wide pan, hot ${k.label(stockDue)} and no stirring: ${about.two} over ${k.label(rice[0] ?? stock)} with a crisp, dark bottom.`,
      `For the middle of the table on a day with time to talk, with ${about.two} and a wedge to squeeze.`,
    ]),
  };
}
