import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { scented } from '#forms/sweets/batter';

/** Grams; one egg brushes a whole tart. */
const EGG = 50;
const MAX_OF_A_ROUND = 8;

export function writeGalette(k: Kitchen): Draft {
  const pastry =
    k.in('pastry')[0] ??
    k.add(k.chance.pick('galette pastry', ['shortcrust pastry', 'puff pastry']), undefined, { slot: 'pastry' });
  const dough = k.weigh(pastry, 60);
  const fruit = k.need('fruit', ['apple', 'plum', 'apricot'], { cut: 'slice' });
  const sugar = k.in('sweet')[0] ?? k.add('sugar', 10, { slot: 'sweet' });
  const bed = k.in('bed')[0] ?? k.add('almond flour', 10, { slot: 'bed' });
  const scent =
    k.in('scent').length > 0
      ? k.in('scent')
      : [k.add(k.chance.pick('galette scent', ['cinnamon', 'vanilla extract', 'lemon']), undefined, { slot: 'scent' })];
  const rounds = Math.ceil(k.servings / MAX_OF_A_ROUND);
  const wash = k.in('glaze')[0] ?? k.add('milk', 5, { slot: 'glaze' });
  const beaten = wash.food.role === 'egg';
  const glaze = k.weigh(wash, beaten ? (EGG * rounds) / k.servings : 5);
  const sheets = dough.food.name === 'phyllo dough';
  k.step(
    `Heat the oven to 200 °C. ${sheets ? `Lay the sheets of ${k.the(dough)} over each other on a lined baking sheet, each brushed with a little oil or water` : `Roll out ${k.the(dough)} on a sheet of baking paper to ${rounds === 1 ? 'a rough round, 4 mm thick, and slide it onto a baking sheet' : `${rounds} rough rounds, 4 mm thick, and slide each onto a baking sheet`}`}.`,
  );
  k.step(`Toss ${k.the(fruit)} with ${k.the(sugar)} and ${scented(k, scent)}.`);
  k.step(
    `Spread ${k.the(bed)} over the middle of the pastry, leaving a wide border: it keeps the base dry. Pile on the fruit and fold the border over its edge in loose pleats. Brush the pleats with ${beaten ? `${k.the(glaze)}, beaten` : k.the(glaze)}.${k.in('nut').length > 0 ? ` Scatter over ${k.the(k.in('nut'))}.` : ''}`,
  );
  k.step(
    'Bake for 35 minutes on the lowest rack, until the pastry is deep golden underneath, too, and the fruit is soft and bubbling. Leave for 10 minutes before cutting.',
    { cook: 35, wait: 10 },
  );
  if (k.in('serve').length > 0) k.step(`Serve warm, with ${k.the(k.in('serve'))}.`);
  const kind = listOf(nounModifiers(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('galette title', [
        `${kind} galette`,
        `rustic ${kind} tart`,
        `${kind} galette with ${mainNames(k, [...k.in('nut'), ...scent], 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('galette description', [
      'No tin, no crimping, no blind baking: a free-form tart that looks better the rougher it is.',
      `${capital(listOf(mainNames(k, fruit, 2)))} under a folded crust, with something underneath to drink up the juice.`,
    ]),
  };
}
