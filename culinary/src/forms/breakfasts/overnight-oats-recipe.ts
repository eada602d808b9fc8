import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { stars, stems, titleCase } from '#compose/sentences';

export function writeOvernightOats(k: Kitchen): Draft {
  const oats = k.need('oats', ['rolled oats']);
  const milk = k.in('milk')[0] ?? k.add('milk', 110, { slot: 'milk' });
  const yogurt = k.in('yogurt')[0] ?? k.add('plain yogurt', 50, { slot: 'yogurt' });
  const sweet = k.in('sweet')[0] ?? k.add('honey', 0.35, { slot: 'sweet' });
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add(k.chance.pick('oats spice', ['cinnamon', 'vanilla extract', 'lemon']), undefined, { slot: 'spice' })];
  const fruit = k.need('fruit', ['apple', 'blueberry', 'banana', 'pear'], { cut: 'raw' });
  const grated = fruit.filter(({ food }) => food.texture === 'firm');
  const later = fruit.filter((item) => !grated.includes(item));
  k.step(
    `Stir ${k.the(oats, k.in('seed'))} with ${k.the(milk, yogurt)}, half of ${k.the(sweet)}, ${k.name(spice)} and ${k.pinch()} in jars or a bowl.${grated.length > 0 ? ` Fold in ${k.the(grated)}.` : ''}`,
  );
  k.step('Cover and leave in the fridge overnight, or for at least 4 hours, until the oats have gone soft.', {
    wait: 240,
  });
  const top =
    k.in('top').length > 0
      ? k.in('top')
      : [k.add(k.chance.pick('oats top', ['walnut', 'almond', 'hazelnut']), undefined, { slot: 'top' })];
  k.step(`Loosen with a splash of water if it is stiff. Top with ${k.the(later, top)} and the rest of the sweetening.`);
  const kind = listOf(stems(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('oats title', [
        `overnight oats with ${listOf(stars(k, fruit, 2))}`,
        `${kind} overnight oats`,
        `${kind} bircher muesli with ${stars(k, top, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('oats description', [
      'Two minutes of stirring at night, breakfast waiting in the morning.',
      `${capital(listOf(stars(k, fruit, 2)))} and cool, creamy oats; it travels well in a jar.`,
    ]),
  };
}
