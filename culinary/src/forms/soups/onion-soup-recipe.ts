import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, titleCase } from '#compose/sentences';
import { isEastern, orAdd } from '#forms/main-dish';
import { cookingSpice, withMore } from '#forms/sides/small-dish';
import { breadAlong, isCreamy, isMiso } from '#forms/soups/soup-parts';
import { gramsPerUnit } from '#ingredient-catalogue';

const isOnion = ({ food }: Item): boolean => food.name.endsWith('onion') || food.name === 'shallot';
const isGarlic = ({ food }: Item): boolean => food.name.endsWith('garlic');

// Foods that define a soup; with one of them the onions are only its base.
const FILLING = ['veg', 'protein', 'beans', 'starch', 'fruit', 'lentil', 'crisp'];

/** True if onions or garlic are all that the soup is made of. */
export const isOnionSoup = (k: Kitchen): boolean =>
  k.in(...FILLING).length === 0 &&
  k.in('base').some((item) => item.given && (isOnion(item) || isGarlic(item))) &&
  !k.in('base').some((item) => item.given && !isOnion(item) && !isGarlic(item));

const ONIONS = 230;
const GARLIC = 15;
/** Servings from which a crowded pot takes longer to brown. */
const CROWD = 6;

/** Tops up the main food if too little was given. */
const enough = (k: Kitchen, item: Item, grams: number): Item =>
  item.weight >= grams * k.servings
    ? item
    : // Whole ones: no half onion is left over.
      k.weigh(item, (Math.ceil((grams * k.servings) / gramsPerUnit(item.food)) * gramsPerUnit(item.food)) / k.servings);

const LEEKS = 110;
export const POTATO_WITH_LEEKS = 130;

/** Returns the given leeks if they define the soup, alone or with potatoes, and tops them up. */
export const leeksOf = (k: Kitchen): readonly Item[] =>
  k
    .in('base')
    .filter(({ food, given }) => given && food.name === 'leek')
    .map((item) => (k.in('veg').every(({ food }) => food.name === 'potato') ? enough(k, item, LEEKS) : item));

/**
 * Writes onions browned for three quarters of an hour, or golden garlic, in stock; with cheese toasts if the cuisine
 * has them.
 */
export function writeOnionSoup(k: Kitchen): Draft {
  const onions = k.in('base').filter((item) => item.given && isOnion(item));
  const main = (onions.length > 0 ? onions : k.in('base').filter((item) => item.given)).map((item, _, all) =>
    k.prepare(enough(k, item, (onions.length > 0 ? ONIONS : GARLIC) / all.length), 'peeled and thinly sliced'),
  );
  const browned = onions.length > 0;
  const garlic = browned ? [k.add('garlic', 0.5, { slot: 'base' })] : [];
  const spice = orAdd(k, 'spice', cookingSpice(k, browned ? 'thyme' : 'smoked paprika'));
  const fat = k.fat(k.palette?.fat ?? (browned ? 'butter' : 'olive oil'));
  const slow = k.servings > CROWD ? 50 : 35;
  k.step(
    browned
      ? `Heat ${k.the(fat)} in a heavy pot over medium-low heat. Add ${k.the(main)} with ${k.pinch()}, cover and soften for 10 minutes. Take off the lid and cook for ${slow} minutes more, stirring more and more often and scraping the bottom, until deep brown, sweet and a quarter of what they were.`
      : `Heat ${k.the(fat)} in a pot over low heat. Add ${k.the(main)} with ${k.pinch()} and cook gently for 6 minutes, stirring, until pale gold; dark garlic is bitter.`,
    { cook: browned ? 10 + slow : 6 },
  );
  const late = k.in('liquid').filter((item) => isCreamy(item) || isMiso(item) || item.food.name === 'pesto');
  const stock = k.one(
    ['stock'],
    k.palette?.name === 'french' && k.may('beef stock') ? 'beef stock' : 'vegetable stock',
    300,
  );
  const wine = k.in('liquid').filter(({ food }) => food.role === 'wine');
  const liquids = [
    stock,
    ...k.in('liquid').filter((item) => !late.includes(item) && !wine.includes(item) && item !== stock),
  ];
  k.step(
    `Stir in ${k.the(garlic, spice)} for 1 minute.${wine.length > 0 ? ` Pour in ${k.the(wine)} and let it bubble almost away, 3 minutes.` : ''} Add ${k.the(liquids)}, bring to a boil and simmer for 20 minutes, so that the broth takes the flavor.`,
    { cook: 24 + (wine.length > 0 ? 3 : 0) },
  );
  const sharp = k.in('acid');
  k.step(
    `${late.length > 0 ? `Stir in ${k.the(late)} off the heat. ` : ''}Taste, then season with ${k.season()}${sharp.length > 0 ? ` and sharpen with ${listOf(sharp.map((item) => k.juice(item)))}` : ''}.`,
  );
  const toasted = !isEastern(k) && (k.in('cheese').length > 0 || k.palette === null || k.palette.name === 'french');
  const bread = toasted ? [k.in('bread')[0] ?? k.add('baguette', 0.2, { slot: 'bread' })] : k.in('bread');
  const cheese = toasted ? orAdd(k, 'cheese', 'gruyère', 30) : [];
  const finish = k.in('finish', 'swirl');
  if (toasted)
    k.step(
      `Heat the broiler. Toast ${k.the(bread)} in thick slices on both sides, cover with ${k.the(cheese)} and broil for 3 minutes, until it bubbles and browns in places.`,
      { cook: 5 },
    );
  k.step(
    `Ladle into warm bowls${toasted ? ' and float the toasts on top' : ''}${finish.length > 0 ? `${toasted ? ', with' : ' and finish with'} ${k.the(finish)}` : ''}.${toasted ? ' Eat while the edges are still crisp.' : breadAlong(k, bread)}`,
  );
  const name = browned ? 'onion' : 'garlic';
  const style = k.palette === null ? '' : `${k.palette.word} `;
  const top = toasted ? `${mainNames(k, cheese, 1).join('')} toasts` : mainNames(k, spice, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('onion soup title', [
        `${style}${name} soup`,
        withMore(`${style}${name} soup`, top),
        `${browned ? 'slow-browned' : 'golden'} ${style}${name} soup`,
      ]),
    ),
    description: k.chance.pick('onion soup description', [
      browned
        ? `Onions, patience and good stock: the slow browning is the whole secret.`
        : `A whole handful of garlic, cooked so gently that it turns sweet: plain, warming and better than it sounds.`,
      browned
        ? `A dark, sweet soup of slowly browned ${mainNames(k, main, 1).join('')}${toasted ? ', with toasts that soak it up' : ''}.`
        : `A clear, golden soup for when the cupboard is nearly bare${toasted ? ', with toasts to make it supper' : ''}.`,
    ]),
  };
}
