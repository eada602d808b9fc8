import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { foodSet } from '#ingredient-catalogue';

const LIQUID = 125;
/** Per person: 7 g of gelatin or 2.4 g of agar powder set half a liter. */
const GELATIN = 1.75;
const AGAR = 0.6;
/** Their raw enzymes keep gelatin from setting; boiling destroys them. */
const UNSETTING = foodSet('pineapple', 'kiwi', 'papaya', 'mango', 'green mango', 'fig', 'guava', 'prickly pear');
/** Too hard or too sour to eat raw. */
const COOKED = foodSet('rhubarb', 'quince', 'cranberry', 'cooking apple', 'gooseberry');

interface Setting {
  readonly item: Item;
  readonly isAgar: boolean;
}

function settingOf(k: Kitchen): Setting {
  const item = k.in('set')[0] ?? k.add('gelatin', 1, { slot: 'set' });
  if (item.food.name === 'agar')
    // Flakes are three times as bulky as powder of the same strength.
    return { item: k.weigh(item, item.name.includes('flake') ? AGAR * 3 : AGAR), isAgar: true };
  return { item: k.weigh(item, GELATIN), isAgar: false };
}

/** Splits fruit into those that must be heated before setting and the others. */
function sorted(fruit: readonly Item[], isAgar: boolean): { boiled: readonly Item[]; raw: readonly Item[] } {
  const boiled = fruit.filter(({ food }) => COOKED.has(food.name) || (!isAgar && UNSETTING.has(food.name)));
  return { boiled, raw: fruit.filter((item) => !boiled.includes(item)) };
}

const glasses = (servings: number): string => (servings === 1 ? 'a glass' : `${servings} glasses`);

/** Only the zest of a whole fruit: its juice would curdle the cream. */
const scentOf = (k: Kitchen): readonly Item[] =>
  k
    .in('scent')
    .map((item) =>
      item.food.role === 'citrus' && item.food.unit === 'piece' ? k.prepare(item, 'zest finely grated') : item,
    );

/** Dissolves the setting agent in a liquid: gelatin must not boil, agar must. */
function dissolve(k: Kitchen, { item, isAgar }: Setting, liquid: readonly Item[], flavors: readonly Item[]): void {
  if (isAgar) {
    k.step(
      `Whisk ${k.the(item)} into ${k.the(liquid)} in a cold pan, with ${k.the(flavors)}. Bring to the boil, whisking, and simmer for 2 minutes by the clock: it only sets once it has truly boiled.`,
      { cook: 7 },
    );
    return;
  }
  k.step(
    `Scatter ${k.the(item)} over a few spoonfuls of cold water and leave for 5 minutes to swell. Leaves, one for each person, do as well: soak them in plenty and squeeze them out.`,
    { wait: 5 },
  );
  k.step(
    `Warm ${k.the(liquid)} with ${k.the(flavors)} for 5 minutes, stirring, until it steams; it must not boil. Off the heat, stir in ${k.the(item)} until no grain is left.`,
    { cook: 5 },
  );
}

function stew(k: Kitchen, boiled: readonly Item[], setting: Setting, sweet: Item): void {
  if (boiled.length === 0) return;
  const reason = boiled.some(({ food }) => UNSETTING.has(food.name)) && !setting.isAgar;
  k.step(
    `Simmer ${k.the(boiled)} with a spoonful of ${k.the(sweet)} and a splash of water for 6 minutes, until soft${reason ? `; raw, such fruit keeps ${k.the(setting.item)} from setting` : ''}. Leave to cool.`,
    { cook: 6, wait: 10 },
  );
}

function writeJelly(k: Kitchen, setting: Setting, fruit: readonly Item[]): Draft {
  const juice = k.weigh(k.in('juice')[0] ?? k.add('apple juice', 1, { slot: 'juice' }), LIQUID);
  const sweet = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 1, { slot: 'sweet' }), 8);
  const { boiled, raw } = sorted(fruit, setting.isAgar);
  stew(k, boiled, setting, sweet);
  dissolve(k, setting, [juice], [sweet, ...scentOf(k)]);
  k.step(
    `${fruit.length > 0 ? `Divide ${k.the(raw, boiled)} between ${glasses(k.servings)} and pour` : 'Pour'} ${fruit.length > 0 ? 'over' : `into ${glasses(k.servings)}`} while still warm. Cool, then chill ${setting.isAgar ? 'for 60 minutes; it sets as soon as it is lukewarm' : 'for 4 hours, until it trembles but does not run'}.`,
    { wait: setting.isAgar ? 75 : 240 },
  );
  const base = juice.name.replace(/ juice$/u, '');
  const two = listOf(mainNames(k, fruit.length > 0 ? fruit : [juice], 2));
  const more = fruit.length > 0 ? ` with ${two}` : '';
  return {
    title: titleCase(
      k.chance.pick('jelly title', [
        `${base} jelly${more}`,
        `clear ${base} jelly${more}`,
        `trembling ${base} jelly${more}`,
      ]),
    ),
    description: k.chance.pick('jelly description', [
      `Juice${more}, only just holding together: cool, clear and not too sweet.`,
      'Made the day before, in glasses, so that nothing has to be turned out.',
    ]),
  };
}

/** Sour milk curdles when heated: it is added at the end. */
const isSour = ({ food }: Item): boolean =>
  food.role === 'yogurt' || food.name === 'buttermilk' || food.name === 'kefir';
const PLANT_MILKS = foodSet('oat milk', 'almond milk', 'soy milk', 'rice milk', 'coconut drink');

/** Returns the creams: cream and something lighter, at least one of which can be heated. */
function creamsOf(k: Kitchen): readonly Item[] {
  const given = k.in('cream', 'milk', 'yogurt');
  const creams = k.in('cream');
  if (given.length === 0) return [k.add('heavy cream', 1, { slot: 'cream' }), k.add('milk', 1, { slot: 'milk' })];
  if (creams.length === 0) {
    const cream = given.some(({ food }) => PLANT_MILKS.has(food.name)) ? 'coconut milk' : 'heavy cream';
    return [...given, k.add(cream, 1, { slot: 'cream' })];
  }
  // Cream alone would be too rich.
  if (given.length === 1 && creams[0]?.food.name === 'heavy cream')
    return [...given, k.add('milk', 1, { slot: 'milk' })];
  return given;
}

export function writeSetCream(k: Kitchen): Draft {
  const setting = settingOf(k);
  const fruit = k.in('fruit');
  if (k.in('cream', 'milk', 'yogurt').length === 0 && k.in('juice').length + fruit.length > 0)
    return writeJelly(k, setting, fruit);
  const creams = creamsOf(k);
  const poured = creams.map((item) => k.weigh(item, LIQUID / creams.length));
  const sour = poured.filter(isSour);
  const sweet = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 1, { slot: 'sweet' }), 12);
  const scent = k.in('scent').length > 0 ? scentOf(k) : [k.add('vanilla extract', 0.25, { slot: 'scent' })];
  const { boiled, raw } = sorted(fruit, setting.isAgar);
  stew(k, boiled, setting, sweet);
  dissolve(
    k,
    setting,
    poured.filter((item) => !sour.includes(item)),
    [sweet, ...scent],
  );
  k.step(
    `${sour.length > 0 ? `Whisk in ${k.the(sour)}, no longer cold from the fridge, and pour` : 'Pour'} into ${glasses(k.servings)}. Cool, then chill ${setting.isAgar ? 'for 60 minutes, until set' : 'for 4 hours, until set with a wobble'}.`,
    { wait: setting.isAgar ? 75 : 240 },
  );
  const top = [...boiled, ...raw, ...k.in('juice')];
  if (top.length > 0) k.step(`Spoon ${k.the(top)} over each just before serving.`);
  const more = top.length > 0 ? ` with ${listOf(mainNames(k, top, 2))}` : '';
  const kind = nounModifiers(sour.length > 0 ? sour : scent, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('panna title', [
        `${kind} panna cotta${more}`,
        `panna cotta${more}`,
        `softly set panna cotta${more}`,
      ]),
    ),
    description: k.chance.pick('panna description', [
      `Cream${more}, set so lightly that it trembles. Five minutes at the stove, the rest is the fridge.`,
      'A pudding for the evening before: no eggs, no oven, nothing to watch.',
    ]),
  };
}
