import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { cutOf } from '#compose/technique';
import { scented } from '#forms/sweets/batter';

/** Toasted foods would go soggy overnight. */
const isCrisp = ({ food }: Item): boolean =>
  food.name === 'granola' || (food.like === 'granola' && food.name !== 'muesli');

const GRATED: ReadonlySet<string> = new Set(['apple', 'pear', 'asian pear']);
const MIN_YOGURT = 120;

function writeBowl(k: Kitchen, crisp: readonly Item[]): Draft {
  const milk = k.in('milk');
  const given = k.in('yogurt')[0];
  const yogurt =
    given === undefined
      ? milk.length > 0
        ? []
        : [k.add('plain yogurt', MIN_YOGURT, { slot: 'yogurt' })]
      : [k.weigh(given, Math.max(MIN_YOGURT, given.weight / k.servings))];
  const sweet = k.in('sweet')[0] ?? k.add('honey', 0.35, { slot: 'sweet' });
  const fruit = k.need('fruit', ['strawberry', 'blueberry', 'banana'], { cut: 'raw' });
  const spice = k.in('spice');
  const top = k.in('seed', 'top');
  k.step(
    `Toss ${k.the(fruit)} with half of ${k.the(sweet)}${spice.length > 0 ? ` and ${scented(k, spice)}` : ''} and leave for 5 minutes, until the juices run.`,
    { wait: 5 },
  );
  if (yogurt.length > 0)
    k.step(
      `${milk.length > 0 ? `Beat ${k.the(yogurt)} smooth with ${k.the(milk)} and pour` : `Spoon ${k.the(yogurt)}`} into bowls. Top with the fruit and all of its juice${top.length > 0 ? `, then ${k.the(top)}` : ''}.`,
    );
  k.step(
    yogurt.length > 0
      ? `Scatter over ${k.the(crisp)} at the very last, so that nothing goes soft, and finish with the rest of the sweetening. Eat at once.`
      : `Tip ${k.the(crisp)} into bowls and top with the fruit${top.length > 0 ? `, ${k.the(top)}` : ''} and the rest of the sweetening. Pour in ${k.the(milk)}, cold, at the table and eat at once.`,
  );
  const cereal = listOf(mainNames(k, crisp, 1));
  return {
    title: titleCase(
      k.chance.pick('bowl title', [
        `${cereal} with ${listOf([...mainNames(k, fruit, 2), ...mainNames(k, [...yogurt, ...milk], 1)])}`,
        `${nounModifiers(fruit, 1).join('')} and ${cereal} bowl`,
        `breakfast bowl with ${cereal} and ${mainNames(k, fruit, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('bowl description', [
      'Cold and creamy below, juicy in the middle, crisp on top: build it in that order and eat it straight away.',
      `${capital(listOf(mainNames(k, fruit, 2)))} left to run a little, and ${cereal} that still crackles.`,
    ]),
  };
}

export function writeOvernightOats(k: Kitchen): Draft {
  const crisp = k.in('oats').filter(isCrisp);
  const given = k.in('oats').filter((item) => !isCrisp(item));
  if (crisp.length > 0 && given.length === 0) return writeBowl(k, crisp);
  const oats = given.length > 0 ? given : k.need('oats', ['rolled oats']);
  const milk = k.in('milk')[0] ?? k.add('milk', 110, { slot: 'milk' });
  const yogurt = k.in('yogurt')[0] ?? k.add('plain yogurt', 50, { slot: 'yogurt' });
  const sweet = k.in('sweet')[0] ?? k.add('honey', 0.35, { slot: 'sweet' });
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add(k.chance.pick('oats spice', ['cinnamon', 'vanilla extract', 'lemon']), undefined, { slot: 'spice' })];
  const fruit = k.need('fruit', ['apple', 'blueberry', 'banana', 'pear'], { cut: 'raw' });
  const later = fruit.filter(({ food }) => food.texture !== 'firm');
  const grated = fruit
    .filter((item) => !later.includes(item))
    .map((item) => k.prepare(item, GRATED.has(item.food.name) ? 'coarsely grated' : cutOf(item.food, item.cut)));
  k.step(
    `Stir ${k.the(oats, k.in('seed'))} with ${k.the(milk, yogurt)}, half of ${k.the(sweet)}, ${scented(k, spice)} and ${k.pinch()} in jars or a bowl.${grated.length > 0 ? ` Fold in ${k.the(grated)}.` : ''}`,
  );
  k.step('Cover and leave in the fridge overnight, or for at least 4 hours, until the flakes have gone soft.', {
    wait: 240,
  });
  const top =
    k.in('top').length + crisp.length > 0
      ? [...k.in('top'), ...crisp]
      : [k.add(k.chance.pick('oats top', ['walnut', 'almond', 'hazelnut']), undefined, { slot: 'top' })];
  k.step(`Loosen with a splash of water if it is stiff. Top with ${k.the(later, top)} and the rest of the sweetening.`);
  const kind = listOf(nounModifiers(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('oats title', [
        `overnight oats with ${listOf(mainNames(k, fruit, 2))}`,
        `${kind} overnight oats`,
        `${kind} bircher muesli with ${mainNames(k, top, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('oats description', [
      'Two minutes of stirring at night, breakfast waiting in the morning.',
      `${capital(listOf(mainNames(k, fruit, 2)))} and cool, creamy oats; it travels well in a jar.`,
    ]),
  };
}
