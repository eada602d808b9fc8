import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { put, runny, without } from '#forms/main-dish';

function shapePatties(k: Kitchen, meat: readonly Item[]): string {
  const mixed = [...k.in('spice'), ...k.in('base').filter(({ food }) => food.name === 'garlic')];
  if (meat.length > 0) {
    const core = Math.max(...meat.map(({ food }) => food.core ?? 0));
    k.step(
      `Season ${k.the(meat)} with ${k.season()}${mixed.length > 0 ? ` and mix lightly with ${k.the(mixed)}` : ''}. Shape into ${k.servings === 1 ? 'one patty' : `${k.servings} patties`} a little wider than your palm, press a dent into the middle so that they stay flat, and chill while you get everything else ready.`,
    );
    return core > 0
      ? `for 5 minutes a side, without pressing, until browned and no longer pink inside (${core} °C)`
      : 'for 5 minutes a side, without pressing, until browned and hot all through';
  }
  const egg = k.in('egg')[0] ?? (k.may('egg') ? k.add('egg', 0.25, { slot: 'egg' }) : undefined);
  const crumb = k.in('crumb')[0] ?? put(k, 'breadcrumb', 20, 'crumb');
  // Mushrooms alone would not hold together.
  if (k.in('beans').every(({ food }) => food.role === 'veg')) k.add('white bean', 0.25, { slot: 'beans' });
  for (const item of k.in('beans')) if (item.food.role === 'tofu') k.prepare(item, 'patted dry');
  const beans = k.in('beans');
  const [lentils, mushrooms] = [
    beans.filter(({ food }) => food.role === 'lentil'),
    beans.filter(({ food }) => food.role === 'veg'),
  ];
  if (lentils.length > 0) {
    const minutes = Math.max(...lentils.map(({ food }) => food.minutes?.simmer ?? 25));
    k.step(`Simmer ${k.the(lentils)} in plenty of water for ${minutes} minutes, until soft, and drain very well.`, {
      cook: minutes,
    });
  }
  if (mushrooms.length > 0)
    k.step(
      `Chop ${k.the(mushrooms)} as fine as crumbs and fry in a little of ${k.the(k.fat('vegetable oil', 0.6))} for 8 minutes, until all their water has gone.`,
      { cook: 8 },
    );
  k.step(
    `Mash ${k.the(beans)} with a fork, leaving some texture. Mix with ${k.the(mixed.length > 0 ? mixed : [k.add('smoked paprika', 0.3), k.add('garlic', 0.4)], egg === undefined ? [] : egg, crumb)}, and season with ${k.season()}. Shape into ${k.servings === 1 ? 'one patty' : `${k.servings} patties`} and chill for 15 minutes, so that they hold together.`,
    { wait: 15 },
  );
  return 'for 4 minutes a side, turning them once and gently, until crusted and hot all through';
}

export function writeBurgers(k: Kitchen): Draft {
  if (k.in('patty', 'mince', 'beans').length === 0) {
    if (k.may('ground beef') || k.may('ground turkey'))
      k.need('mince', ['ground beef', 'ground turkey', 'ground lamb']);
    else k.need('beans', ['black bean', 'kidney bean', 'chickpea']);
  }
  const [ready, meat] = [k.in('patty'), k.in('mince')];
  const bun = k.need('bun', ['burger bun', 'bread roll', 'brioche']);
  const fresh =
    k.in('fresh').length > 0
      ? k.in('fresh')
      : [k.add('lettuce', 0.1, { slot: 'fresh' }), k.add('tomato', 0.5, { slot: 'fresh', cut: 'slice' })];
  const sauce =
    k.in('sauce').length > 0
      ? k.in('sauce')
      : [k.add('mayonnaise', 0.75, { slot: 'sauce' }), k.add('ketchup', 0.5, { slot: 'sauce' })];
  const onions = without(k.in('base'), ...k.in('base').filter(({ food }) => food.name === 'garlic'));
  const oil = k.fat('vegetable oil', 0.4);
  if (k.in('side').length > 0)
    k.step(
      `Heat the oven to 220 °C. Toss ${k.the(k.in('side'))} with half of ${runny(k, oil)} and ${k.pinch()} and roast on a tray for 35 minutes, turning once, until crisp.`,
      { cook: 35 },
    );
  const slabs = ready.some(({ food }) => food.name === 'halloumi');
  const how =
    ready.length > 0
      ? `for ${slabs ? '2' : '5'} minutes a side, until browned and hot all through`
      : shapePatties(k, meat);
  const shaped = ready.some(({ food }) => food.core !== undefined)
    ? `${how} (${ready[0]?.food.core ?? 71} °C inside)`
    : how;
  const aside = k.in('side').length > 0;
  const bacon = panFry(k, k.in('bacon'));
  if (onions.length + k.in('bacon').length > 0)
    k.step(
      `Get a heavy frying pan hot. ${bacon.text}${onions.length > 0 ? ` Cook ${k.the(onions)} in ${k.in('bacon').length > 0 ? 'the fat' : `a little of ${k.the(oil)}`} for 8 minutes, until soft and browned.` : ''} Lift out.`,
      { cook: aside ? 0 : bacon.minutes + (onions.length > 0 ? 8 : 0) },
    );
  const cheese = k.in('cheese');
  const made = ready.length > 0 ? ready : [...meat, ...k.in('beans')];
  const word = ready.length > 0 ? k.the(ready) : 'the patties';
  k.step(
    `Heat a heavy frying pan until it smokes, brush with ${k.the(oil)} and cook ${word} ${shaped}.${cheese.length > 0 ? ` Lay ${k.the(cheese)} on top for the last minute to melt.` : ''} Rest for 3 minutes.`,
    { cook: aside ? 0 : 10, wait: 3 },
  );
  const leftEgg = k.rest('egg');
  if (leftEgg.length > 0) k.step(`Fry ${k.the(leftEgg)} in the same pan for 4 minutes, until set.`, { cook: 4 });
  k.step(`Toast ${k.the(bun)}, cut side down, in the dry pan for 1 minute. Spread with ${k.the(sauce)}.`, {
    cook: 1,
  });
  const inside = [...fresh, ...onions, ...k.in('bacon'), ...k.in('pickle'), ...k.rest('crumb', 'spice', 'base')];
  k.step(
    `Stack up with ${word} and ${k.the(inside)}${aside ? `, and serve with ${k.the(k.in('side'))}` : ''}. Eat with both hands.`,
  );
  const kind = nounModifiers(made, 1)
    .join('')
    .replace(/^ground /u, '');
  const lead = /patt(?:y|ie)|burger/u.test(kind) ? (nounModifiers(cheese, 1)[0] ?? 'classic') : kind;
  const extra = mainNames(k, [...cheese, ...k.in('pickle'), ...fresh], 1).join('');
  const melted = mainNames(k, cheese, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${lead} burgers with ${extra}`,
        melted === '' || melted === lead ? `${lead} burgers` : `${lead} burgers with melted ${melted}`,
        `stacked ${lead} burgers`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A dark crust, a toasted ${nounModifiers(bun, 1).join('')} and cool ${mainNames(k, fresh, 1).join('')}: a burger needs little else.`,
      `Better than the one you order: loosely shaped, cooked hot and fast, with ${extra} on top.`,
    ]),
  };
}
