import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { withBits } from '#forms/breads/bread-names';
import { doughSalt } from '#forms/breads/flour-mix';
import type { FoodName } from '#ingredient-catalogue';

/** Parts of water per part of flour in a pourable batter, by weight. */
const POURED: Partial<Record<FoodName, number>> = {
  'chickpea flour': 1.9,
  'buckwheat flour': 2.2,
};
/** Parts of hot water per part of gluten-free flour in a pressed dough. */
const PRESSED: Partial<Record<FoodName, number>> = {
  'rice flour': 0.95,
  'glutinous rice flour': 0.85,
  'millet flour': 0.95,
  'masa harina': 1.3,
  'corn flour': 1.2,
};
const PAN_MINUTES = 4;
const MAX_PAN_MINUTES = 40;
const panMinutes = (servings: number): number => Math.min(MAX_PAN_MINUTES, servings * PAN_MINUTES);

function pour(k: Kitchen, flour: Item, parts: number, oil: Item, salt: readonly Item[]): void {
  const wet = k.in('milk', 'liquid').length > 0 ? k.in('milk', 'liquid') : [k.add('water', 1, { slot: 'liquid' })];
  const poured = wet.map((item) => k.weigh(item, (60 * parts) / wet.length));
  k.step(
    `Whisk ${k.the(flour)} with ${k.the([...salt, ...poured])} and a spoonful of ${k.the(oil)} to a thin batter that runs off the spoon. Leave for 30 minutes, so that it drinks its fill${k.in('bits').length > 0 ? `, then stir in ${k.the(k.in('bits'))}` : ''}.`,
    { wait: 30 },
  );
  k.step(
    `Heat a little of ${k.the(oil)} in a wide pan until it shimmers. Pour in a thin layer of batter, cook for 2 minutes, until the edge is brown and lifts, then turn and give it 1 to 2 minutes more. Go on with the rest, ${k.servings === 1 ? 'one or two' : `about ${k.servings}`} in all, kept warm under a cloth.`,
    { cook: panMinutes(k.servings) },
  );
}

function press(k: Kitchen, flour: Item, parts: number, oil: Item, salt: readonly Item[]): void {
  const wet = k.in('milk', 'liquid').length > 0 ? k.in('milk', 'liquid') : [k.add('water', 1, { slot: 'liquid' })];
  const poured = wet.map((item) => k.weigh(item, (70 * parts) / wet.length));
  k.step(
    `Stir ${k.the(flour, salt, k.in('raising', 'bits'))} together. Bring ${k.the(poured)} almost to the boil, stir in and cover for 10 minutes: heat and time bind what has no gluten. Knead smooth with wet hands.`,
    { cook: 3, wait: 10 },
  );
  k.step(
    `Divide into ${k.servings * 2} balls and press each between two sheets of baking paper to a disc 3 mm thick. Cook two at a time in a wide hot pan wiped with ${k.the(oil)}, for 2 minutes a side, until brown spots appear and the edge is dry. Keep wrapped in a cloth.`,
    { cook: panMinutes(k.servings) },
  );
}

function roll(k: Kitchen, flour: Item, oil: Item, salt: readonly Item[]): void {
  const yogurt = k.in('yogurt').map((item) => k.weigh(item, 58));
  const selfRising = flour.food.name === 'self-rising flour';
  const raising = yogurt.length > 0 && !selfRising ? [k.measure('baking powder', 0.3)] : k.in('raising');
  const liquid = k.in('milk', 'liquid');
  const wet = liquid.length > 0 || yogurt.length > 0 ? liquid : [k.add('water', 1, { slot: 'liquid' })];
  const water = wet.map((item) => k.weigh(item, (yogurt.length > 0 ? 10 : 42) / wet.length));
  k.step(
    `${raising.length + salt.length > 0 ? `Stir ${k.the(flour)} with ${k.the(raising, salt)}` : `Tip ${k.the(flour)} into a bowl`}. Add ${k.the([...yogurt, ...water])}${yogurt.length > 0 ? '' : `, warm, and half of ${k.the(oil)}`}, mix to a soft dough and knead for 3 minutes, until smooth.${k.in('bits').length > 0 ? ` Knead in ${k.the(k.in('bits'))}.` : ''} Cover and leave for 20 minutes.`,
    { wait: 23 },
  );
  k.step(
    `Divide into ${k.servings === 1 ? '2 pieces' : `${k.servings} pieces`} and roll each out thinly on a floured board, about 3 mm.`,
    { wait: 5 },
  );
  k.step(
    `Heat a dry heavy pan until very hot. Cook one at a time for 2 minutes a side, until blistered with brown spots and no longer doughy at the edge. Brush with ${k.the(oil)} and stack in a cloth, which keeps them soft.`,
    { cook: panMinutes(k.servings) },
  );
}

export function writeSkilletFlatbread(k: Kitchen): Draft {
  const given = k.in('wheat', 'flour')[0];
  const name: FoodName = given?.food.name ?? 'all-purpose flour';
  const batter = POURED[name];
  const dough = PRESSED[name];
  const flour = k.weigh(
    given ?? k.add('all-purpose flour', 1, { slot: 'flour' }),
    batter === undefined ? (dough === undefined ? 75 : 70) : 60,
  );
  const oil = k.find('fat') ?? k.add('olive oil', 0.6);
  const salt = name === 'self-rising flour' ? [] : doughSalt(k, 1.2);
  if (batter !== undefined) pour(k, flour, batter, oil, salt);
  else if (dough !== undefined) press(k, flour, dough, oil, salt);
  else roll(k, flour, oil, salt);
  const served = k.rest('yogurt');
  if (served.length > 0) k.step(`Serve warm, with ${k.the(served)}.`);
  const bits = k.in('bits');
  const word = flour.name
    .replace(/ flour$| harina$/u, '')
    .replace(/^(?:all-purpose|bread|plain|self-rising|cake)$/u, '');
  const front = word === '' && k.in('yogurt').length > 0 ? 'yogurt' : word;
  return {
    title: titleCase(
      k.chance.pick('flatbread title', [
        `${front} flatbreads${withBits(k, bits)}`.trim(),
        `skillet ${front} flatbreads${withBits(k, bits)}`,
        `quick ${front} flatbreads${withBits(k, bits)}`,
      ]),
    ),
    description: k.chance.pick('flatbread description', [
      'From the bowl to the pan without yeast or oven: soft, blistered and gone while they are warm.',
      `No oven, no yeast: a hot pan does it${bits.length > 0 ? `,${withBits(k, bits)}` : ''}. For scooping, wrapping or eating plain.`,
    ]),
  };
}
