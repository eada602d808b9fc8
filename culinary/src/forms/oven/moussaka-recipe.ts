import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { aboutOf, needOnion, orAdd, runny, without } from '#forms/main-dish';

export function writeMoussaka(k: Kitchen): Draft {
  const layers = k.need('layer', ['eggplant'], { cut: 'slice' });
  const layer = layers.map((item) => k.weigh(item, 240 / layers.length));
  // Meat is never added unasked.
  if (k.in('mince', 'beans').length === 0) k.need('beans', ['green lentil', 'brown lentil']);
  const filling = k.in('mince', 'beans');
  needOnion(k, 'onion', 0.3);
  k.add('garlic', 0.6, { slot: 'base' });
  if (k.in('spice').length === 0) {
    k.add('cinnamon', 0.15, { slot: 'spice' });
    k.add('dried oregano', 0.3, { slot: 'spice' });
  }
  const yogurt = k.weigh(k.in('top')[0] ?? k.add('greek yogurt', 80, { slot: 'top' }), 80);
  const egg = k.in('egg')[0] ?? k.add('egg', 0.5, { slot: 'egg' });
  const cheese = orAdd(k, 'cheese', 'feta', 25);
  const oil = k.fat('olive oil', 1);
  const minutes = Math.max(...layer.map(({ food }) => minutesOf(food, 'roast'))) - 5;
  k.step(
    `Heat the oven to 220 °C. Brush ${k.the(layer)} with most of ${runny(k, oil)}, salt lightly and roast in one layer on two trays for ${minutes} minutes, turning once, until soft and brown.`,
    { cook: minutes },
  );
  const meat = panFry(k, k.in('mince'), 'Add');
  const staged = inStages(k, k.in('veg'), 'pan', 'cook');
  k.step(
    `Meanwhile heat the rest of ${k.the(oil)} in a wide pan and soften ${k.the(k.in('base'))} for 6 minutes. ${meat.text} ${staged.text}`,
  );
  const tomato = k.find('tomato') ?? k.add('canned tomatoes', 0.3, { slot: 'liquid' });
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  const simmer = lentils.length > 0 ? 30 : 15;
  k.step(
    `Stir in ${k.the(k.in('spice'), tomato, without(k.in('liquid'), tomato), k.in('beans'))}${lentils.length > 0 ? ` and ${k.servings * 80} ml of water` : ''} and simmer for ${simmer} minutes, until thick${lentils.length > 0 ? ' and tender' : ''}. Season with ${k.season()}.`,
    { cook: simmer },
  );
  k.step(`Whisk ${k.the(yogurt, egg)} with half of ${k.the(cheese)} until smooth.`);
  k.step(
    `Turn the oven down to 190 °C. Layer ${k.the(layer)} and the filling in a baking dish, beginning and ending with ${k.name(layer)}. Spread the topping over, scatter with the rest of ${k.the(cheese)} and bake for 30 minutes, until set and golden in patches (71 °C).`,
    { cook: 30 },
  );
  const finish = orAdd(k, 'finish', 'parsley');
  k.step(`Leave for 15 minutes, or it will slide apart, then scatter with ${k.the(finish)} and cut into squares.`, {
    wait: 15,
  });
  const base = nounModifiers(layer, 1).join('');
  const about = aboutOf(k, filling, layer);
  const plain = about.first.replace(/^ground /u, '');
  const within = mainNames(k, filling, 1)
    .join('')
    .replace(/^ground /u, '');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${plain} moussaka`,
        `${base} and ${plain} moussaka`,
        `baked ${base} with ${within} and ${k.label(cheese[0] ?? oil)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Roasted rather than fried, so it stays light: soft ${base}, spiced ${within} and a golden, tangy top.`,
      `A long list of small jobs and then an hour off. It is best just warm, with ${k.label(finish[0] ?? oil)} over it.`,
    ]),
  };
}
