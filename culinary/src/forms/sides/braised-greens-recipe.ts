import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { byPalette, orAdd } from '#forms/main-dish';
import { cookingSpice, minutesText, withMore } from '#forms/sides/small-dish';

// Long cooking makes these sweet; spinach and the like only wilt.
const TENDER: ReadonlySet<string> = new Set([
  'spinach',
  'frozen spinach',
  'beet greens',
  'tatsoi',
  'mizuna',
  'bok choy',
  'baby bok choy',
  'choy sum',
  'pea',
  'water spinach',
  'amaranth leaf',
  'sorrel',
  'nettle',
  'dandelion greens',
  'purslane',
]);
const braiseMinutes = ({ food }: Item): number => (TENDER.has(food.name) ? 3 : food.texture === 'leaf' ? 15 : 25);

export function writeBraisedGreens(k: Kitchen): Draft {
  if (k.in('green', 'beans').length === 0) k.need('green', ['green bean', 'kale', 'swiss chard'], { cut: 'slice' });
  const green = k.in('green').toSorted((left, right) => braiseMinutes(right) - braiseMinutes(left));
  if (k.in('base').length === 0) k.add('garlic', 0.75, { slot: 'base' });
  const spice = orAdd(
    k,
    'spice',
    cookingSpice(k, k.chance.pick('braise spice', ['chili flakes', 'bay leaf', 'dried oregano'])),
  );
  const oil = k.fat('olive oil', 1);
  k.step(
    `Warm ${k.the(oil)} in a wide, lidded pan over low heat and cook ${k.the(k.in('cured'), k.in('base'))} for 5 minutes, until soft and sweet but not brown. Stir in ${k.the([...spice])}.`,
    { cook: 5 },
  );
  const liquid =
    k.in('liquid').length + k.in('tomato').length > 0
      ? k.in('liquid')
      : [k.add('vegetable stock', 60, { slot: 'liquid' })];
  const slow = green.filter((item) => braiseMinutes(item) > 3);
  const quick = green.filter((item) => !slow.includes(item));
  const minutes = Math.max(...slow.map(braiseMinutes), k.in('tomato').length > 0 ? 12 : 8);
  const into = [...slow, ...k.in('fruit', 'tomato')];
  k.step(
    `${into.length > 0 ? `Add ${k.the(into)} with ${k.pinch()}, turning until glossy` : 'Turn up the heat'}${liquid.length > 0 ? `, then pour in ${k.the(liquid)}` : ''}. Cover and cook over low heat for ${minutes} minutes, ${slow.length > 0 ? 'until completely tender, adding a splash of water if the pan runs dry' : 'until the flavors have come together'}.`,
    { cook: minutes },
  );
  const beans = k.in('beans');
  if (beans.length + quick.length > 0)
    k.step(
      `Stir in ${k.the(beans, quick)} and cook for ${minutesText(beans.length > 0 ? 5 : 3)} more, uncovered, until ${quick.length > 0 ? 'wilted and hot' : 'hot and coated'}.`,
      {
        cook: beans.length > 0 ? 5 : 3,
      },
    );
  else k.step('Take off the lid and let it bubble for 3 minutes, until the juices are few and shiny.', { cook: 3 });
  const [sharp] = orAdd(k, 'sharp', byPalette(k, 'sharp', 'lemon'), 0.2);
  k.step(
    `Season with ${k.season()} and sharpen with ${k.juice(sharp)}. Rest for 5 minutes: it is best warm, not hot.`,
    { wait: 5 },
  );
  const finish = k.in('finish');
  k.step(
    finish.length > 0
      ? `Serve with ${k.the(finish)} and a last thread of ${k.name(oil)}.`
      : `Serve with a last thread of ${k.name(oil)}.`,
  );
  const main = [...green, ...beans];
  const two = listOf(distinct(mainNames(k, main, 2)));
  const more = mainNames(k, [...k.in('tomato'), ...k.in('cured'), ...finish, sharp], 1).join('');
  return {
    title: titleCase(
      k.chance.pick('braise title', [
        withMore(`braised ${two}`, more),
        withMore(`slow-cooked ${two}`, mainNames(k, k.in('base'), 1).join('')),
        withMore(
          `${k.palette === null ? '' : `${k.palette.word} `}braised ${two}`,
          listOf(nounModifiers([spice[0]], 1)),
        ),
      ]),
    ),
    description: k.chance.pick('braise description', [
      `${capital(two)} cooked slowly under a lid until soft, sweet and shiny with ${k.label(oil)}.`,
      `Not bright green and not meant to be: ${two} with all the time they need, and something sharp to finish.`,
    ]),
  };
}
