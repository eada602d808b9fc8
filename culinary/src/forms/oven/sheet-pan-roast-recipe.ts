import { capital } from '#food-words';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { FoodName } from '#ingredient-catalogue';
import type { Draft } from '#compose/dish-form';
import { AIR_FRYER, OVEN, roastTogether } from '#compose/roasting';
import { fatOf, relishText, runny } from '#forms/main-dish';

interface Flavor {
  readonly word: string;
  /** Any of these given foods selects it. */
  readonly hints: readonly FoodName[];
  readonly foods: readonly (readonly [FoodName, number])[];
}

const WEDGES = 'zest grated, then cut into wedges';
const FLAVORS: readonly [Flavor, ...Flavor[]] = [
  {
    word: 'sticky soy',
    hints: ['soy sauce', 'teriyaki sauce'],
    foods: [
      ['soy sauce', 0.75],
      ['honey', 0.35],
    ],
  },
  {
    word: 'barbecue',
    hints: ['barbecue sauce'],
    foods: [
      ['barbecue sauce', 1.5],
      ['smoked paprika', 0.25],
    ],
  },
  {
    word: 'lemon-thyme',
    hints: ['lemon', 'thyme'],
    foods: [
      ['thyme', 1],
      ['lemon', 0.25],
    ],
  },
  {
    word: 'smoky',
    hints: ['smoked paprika', 'ground cumin'],
    foods: [
      ['smoked paprika', 0.5],
      ['ground cumin', 0.25],
    ],
  },
  {
    word: 'honey-mustard',
    hints: ['honey', 'dijon mustard', 'wholegrain mustard'],
    foods: [
      ['dijon mustard', 1],
      ['honey', 0.35],
    ],
  },
  {
    word: 'rosemary-garlic',
    hints: ['rosemary'],
    foods: [
      ['rosemary', 0.5],
      ['garlic', 0.75],
    ],
  },
  {
    word: 'chili-lime',
    hints: ['lime', 'chili flakes'],
    foods: [
      ['chili flakes', 0.12],
      ['lime', 0.25],
    ],
  },
];

/** Grams of sugar or syrup for the glaze per person. */
const GLAZE_GRAMS = 7;
const isWhole = ({ food }: Item): boolean => food.role === 'citrus' && food.unit === 'piece';

/** The zest of a fruit goes into the rub; the wedges are squeezed at the table. */
const inRub = (k: Kitchen, items: readonly Item[]): string =>
  listOf(
    items.map((item) => {
      if (!isWhole(item)) return k.name(item);
      k.name(k.prepare(item, WEDGES));
      return `${item.name} zest`;
    }),
  );

/** A given sweetener replaces the honey. */
const rubbed = (k: Kitchen, foods: Flavor['foods'], sweet: Item | undefined): string =>
  inRub(
    k,
    foods.map(([name, per]) =>
      name === 'honey' && sweet !== undefined ? sweet : k.add(name, per, { slot: 'flavor' }),
    ),
  );

/** Returns the title word and the rub: by the given foods, else the requested cuisine, else the seed. */
function flavorOf(k: Kitchen): { word: string; rub: string } {
  const sweet = k.in('flavor').find(({ food }) => food.role === 'sweetener');
  const given = new Set(k.in('flavor').map(({ food }) => food.name));
  const possible = FLAVORS.filter(({ foods }) => foods.every(([name]) => k.may(name)));
  const hintBonus = possible.find(({ hints }) => hints.some((name) => given.has(name)));
  if (hintBonus === undefined && k.palette !== null) {
    // A bay leaf adds nothing to a rub.
    const spices = k.palette.spices.filter((name) => name !== 'bay leaf').slice(0, 2);
    const names = [...spices, k.palette.sharp[0]];
    return {
      word: `${k.palette.word}-style`,
      rub: inRub(
        k,
        names.map((name) => k.add(name, undefined, { slot: 'flavor' })),
      ),
    };
  }
  const [first, ...rest] = possible;
  const glazed = sweet === undefined ? undefined : possible.find(({ hints }) => hints.includes('honey'));
  const flavor = hintBonus ?? glazed ?? k.chance.pick('roast flavor', first === undefined ? FLAVORS : [first, ...rest]);
  const sweetener = sweet === undefined ? 'honey' : nounModifiers([sweet], 1).join('');
  const short = sweetener.includes('sugar') ? 'sweet' : sweetener.replace(/ syrup$/u, '');
  const word = flavor.word.replace(/^honey/u, short);
  return { word, rub: rubbed(k, flavor.foods, sweet) };
}

export function writeSheetPanRoast(k: Kitchen): Draft {
  const isAirFried = k.equipment === 'air fryer';
  const roaster = isAirFried ? AIR_FRYER : OVEN;
  const brought = k.in('bird', 'protein');
  const proteins =
    brought.length > 0 ? brought : k.need('protein', ['chicken thigh', 'sausage', 'salmon fillet', 'halloumi']);
  const veg = k.need('veg', ['potato', 'carrot', 'red onion', 'broccoli'], { cut: 'chunk' });
  if (veg.length === 1)
    k.add(veg[0]?.food.name === 'red onion' ? 'carrot' : 'red onion', 0.5, { slot: 'veg', cut: 'chunk' });
  for (const item of k.in('flavor')) if (item.food.role === 'sweetener') k.weigh(item, GLAZE_GRAMS);
  const flavor = flavorOf(k);
  const oil = fatOf(k, 0.6);
  k.step(
    `${roaster.heat} Mix ${runny(k, oil)} with ${flavor.rub}${k.rest('flavor').length > 0 ? `, then stir in ${inRub(k, k.rest('flavor'))}` : ''}. Rub most of it over ${k.the(proteins)}, and season with ${k.season()}.`,
  );
  roastTogether(k, [...proteins, ...k.in('veg', 'fruit', 'beans')], ', toss with what is left of the rub', roaster);
  if (k.in('green').length > 0)
    k.step(
      `Toss ${k.the(k.in('green'))} through the hot vegetables and ${isAirFried ? 'cook' : 'return the tray to the oven'} for 2 minutes, until ${k.in('green').some(({ food }) => food.name === 'pea') ? 'everything is hot' : 'the leaves have wilted'}.`,
      { cook: 2 },
    );
  const wedges = k.in('flavor').filter(isWhole);
  const last = [...k.in('cheese'), ...k.in('finish')];
  k.step(
    `Let the ${roaster.name} rest for 5 minutes${last.length > 0 ? `, then scatter over ${k.the(last)}` : ''} and serve with the juices spooned over${wedges.length > 0 ? ` and the ${listOf(wedges.map(({ name }) => name))} wedges to squeeze` : ''}${relishText(k)}.`,
    { wait: 5 },
  );
  const who = mainNames(k, proteins, 1).join('');
  const vegetables = listOf(mainNames(k, k.in('veg'), 2));
  if (isAirFried)
    return {
      title: titleCase(`air-fryer ${who} with ${vegetables}`),
      description: `${capital(who)} and ${vegetables} from one basket, crisp outside and tender inside.`,
    };
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${flavor.word} ${who} with ${vegetables}`,
        `one-tray ${who} with ${vegetables}`,
        `${flavor.word} roast ${who} and ${mainNames(k, k.in('veg'), 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `${capital(who)} and ${vegetables} share one hot tray, so the vegetables soak up the juices and there is only one thing to wash.`,
      `Ten minutes of chopping, then the oven does the rest: browned edges, tender middles and a rub that runs into everything.`,
      `A weeknight tray of ${who}, timed so that nothing waits and nothing burns.`,
    ]),
  };
}
