import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import { aboutOf, onlyGiven, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';
import { isMiso, poached } from '#forms/soups/soup-parts';
import type { FoodName } from '#ingredient-catalogue';

interface Broth {
  readonly noodle: FoodName;
  readonly aromatics: readonly [FoodName, FoodName];
  readonly sauces: readonly FoodName[];
  readonly stock: FoodName;
  readonly finish: FoodName;
  readonly words: string;
}

const VIETNAMESE: Broth = {
  noodle: 'rice noodle',
  aromatics: ['ginger', 'shallot'],
  sauces: ['star anise', 'fish sauce'],
  stock: 'chicken stock',
  finish: 'mint',
  words: 'a clear, fragrant broth',
};
const JAPANESE: Broth = {
  noodle: 'ramen noodle',
  aromatics: ['ginger', 'garlic'],
  sauces: ['miso paste', 'soy sauce'],
  stock: 'vegetable stock',
  finish: 'scallion',
  words: 'a deep, savory broth',
};
const CHINESE: Broth = {
  noodle: 'egg noodle',
  aromatics: ['ginger', 'garlic'],
  sauces: ['soy sauce', 'sesame oil'],
  stock: 'vegetable stock',
  finish: 'scallion',
  words: 'a hot, gingery broth',
};

function brothOf(k: Kitchen): Broth {
  const noodle = k.in('noodle')[0]?.food.name ?? '';
  if (k.palette?.name === 'vietnamese' || k.palette?.name === 'thai') return VIETNAMESE;
  if (k.palette?.name === 'japanese') return JAPANESE;
  if (k.palette?.name === 'chinese' || k.palette?.name === 'korean') return CHINESE;
  if (k.has('fish sauce') || k.has('star anise') || noodle.startsWith('rice')) return VIETNAMESE;
  if (k.has('miso paste') || k.has('dashi') || /^(?:ramen|udon|soba|somen)/u.test(noodle)) return JAPANESE;
  return k.chance.pick('broth', [VIETNAMESE, JAPANESE, CHINESE]);
}

// Stirred in at the end, because heat destroys the aroma.
const isLate = (item: Item): boolean =>
  isMiso(item) || ['sesame oil', 'chili oil', 'chili crisp', 'peanut butter'].includes(item.food.name);
const isKombu = ({ food }: Item): boolean => food.name === 'kombu';

export function writeNoodleSoup(k: Kitchen): Draft {
  const broth = brothOf(k);
  const [noodles] = orAdd(k, 'noodle', broth.noodle);
  if (k.in('protein', 'egg', 'veg').length === 0) orAdd(k, 'egg', 'egg', 1);
  if (k.in('veg').length === 0) k.need('veg', ['bok choy', 'mushroom', 'spinach'], { cut: 'strip' });
  if (k.in('aromatic').length < 2)
    for (const name of broth.aromatics) k.add(name, undefined, { slot: 'aromatic', cut: 'slice' });
  if (k.in('sauce').length === 0)
    for (const name of broth.sauces)
      k.add(name, name === 'star anise' ? 0.5 : undefined, { slot: name === 'star anise' ? 'spice' : 'sauce' });
  const minced = k.in('protein').filter(({ food }) => food.role === 'mince');
  const slices = k.in('protein').filter((item) => !minced.includes(item));
  const stock = k.one(['stock'], k.may(broth.stock) ? broth.stock : 'vegetable stock', 350);
  const oil = k.fat('vegetable oil', 0.3);
  if (minced.length > 0) {
    const fried = panFry(k, minced);
    k.step(`Heat ${k.the(oil)} in a large pot. ${fried.text}`, { cook: fried.minutes });
  }
  k.step(
    `${minced.length > 0 ? 'In the same pot cook' : `Warm ${k.the(oil)} in a large pot over medium heat and cook`} ${k.the(k.in('aromatic'), k.in('spice'))} for 4 minutes, until fragrant.`,
    { cook: 4 },
  );
  const early = k.in('sauce').filter((item) => !isLate(item));
  const kombu = k.in('seaweed').filter(isKombu);
  k.step(
    `Pour in ${k.the(stock, early)}${kombu.length > 0 ? `, add ${k.the(kombu)}` : ''} and bring to a bare simmer. Leave for 15 minutes to draw out the flavor${kombu.length > 0 ? `, then lift out ${k.the(kombu)}` : ''}.`,
    { cook: 18 },
  );
  const eggs = k.in('egg');
  if (eggs.length > 0) {
    const minutes = eggs.some(({ food }) => food.name === 'quail egg') ? 3 : 7;
    k.step(
      `Boil ${k.the(eggs)} in another pan for ${minutes} minutes, or ${minutes + 3} if you want a firm yolk (71 °C). Cool under the tap, peel and halve.`,
    );
  }
  if (slices.length > 0) {
    const poach = poached(k, slices);
    k.step(poach.text, { cook: poach.minutes });
  }
  const staged = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until just tender');
  k.step(staged.text, { cook: staged.minutes });
  k.step(
    `Meanwhile cook ${k.the(noodles)} in plenty of boiling water for ${noodles.food.minutes?.simmer ?? 4} minutes, until tender but springy. Rinse, drain and share out among deep bowls.`,
    { cook: 2 },
  );
  const late = k.rest('sauce');
  const sharp = k.in('sharp');
  k.step(
    `Take the broth off the heat${late.length > 0 ? ` and stir in ${k.the(late)}` : ''}. Taste: it should be a little too salty, as the noodles are bland, so add ${k.salt()} if it needs it${sharp.length > 0 ? ` and sharpen with ${k.the(sharp)}` : ''}.`,
  );
  const [finish, ...others] = orAdd(k, 'finish', broth.finish);
  k.step(
    `Ladle over the noodles and top with ${k.the(eggs, k.rest('seaweed'), finish, others)}. Eat at once, before the noodles drink the broth.`,
  );
  const about = aboutOf(k, [...k.in('protein'), ...onlyGiven(eggs)], k.in('veg'));
  const dish =
    noodles.food.name === 'ramen noodle' ? 'ramen' : noodles.food.name === 'udon noodle' ? 'udon' : 'noodle soup';
  return {
    title: titleCase(
      k.chance.pick('noodle soup title', [
        `${about.kind} ${dish}`,
        withMore(dish, about.two),
        `${k.palette === null ? '' : `${k.palette.word} `}${about.first} ${dish}`.trim(),
      ]),
    ),
    description: k.chance.pick('noodle soup description', [
      `${capital(about.two)} over slippery noodles, in ${broth.words}: a whole supper in one bowl.`,
      `The broth gets a quarter of an hour to itself, and everything else waits for the last minutes: that keeps ${about.two} lively.`,
      `A bowl to lean over, with noodles cooked apart so that the broth stays clear.`,
    ]),
  };
}
