import { describe, expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import type { Allergen } from '#catalogue/food-row';
import { allergensIn, allergensMaybeIn } from '#food-diets';
import { foodWords } from '#food-words';
import { FOODS, namesOf } from '#ingredient-catalogue';
import { ENGLISH_PRODUCTS } from '#lexicon/english-products-data';
import { namesIn } from '#lexicon/forms';

/** Words of a name that say what is in the food. */
const NAMED: readonly (readonly [Allergen, string])[] = [
  ['nuts', 'almond hazelnut walnut cashew pecan pistachio macadamia nutella praline marzipan frangipane'],
  ['peanuts', 'peanut'],
  ['sesame', 'sesame tahini'],
  ['soybeans', 'soy soya tofu edamame miso tempeh'],
  ['gluten', 'wheat barley rye spelt seitan panko couscous bulgur semolina farro'],
  ['eggs', 'egg meringue mayonnaise mayo aioli custard'],
  ['milk', 'milk butter cream cheese yogurt buttermilk ghee custard whey parmesan mozzarella feta ricotta cheddar'],
  ['fish', 'fish anchovy tuna salmon cod mackerel sardine herring trout'],
  ['crustaceans', 'shrimp prawn crab lobster crayfish langoustine'],
  ['molluscs', 'oyster mussel clam squid scallop octopus snail'],
  ['celery', 'celery celeriac'],
  ['mustard', 'mustard'],
  ['lupin', 'lupin lupine'],
];

/** A claim, or a plant that the milk, butter, cream or cheese is made of. */
const WITHOUT =
  /\b(?:vegan|vegetarian|plant|non|dairy|nondairy|gluten|egg|eggless|free|imitation|mock|oat|soy|soya|rice|coconut|cashew|almond|hazelnut|nut|peanut|pistachio|walnut|pecan|macadamia|seed|sunflower|pumpkin|sesame|cocoa|cacao|apple|pear|fruit|hemp|flax|pea|potato|banana|tiger|tigernut|tofu|date|granola|cookie|speculoos|biscoff|body|shea)\b/u;
const DAIRY: ReadonlySet<string> = new Set('milk butter cream cheese yogurt custard parmesan mozzarella feta ricotta cheddar'.split(' '));

const CLAIM = /\b(?:vegan|vegetarian|plant|eggless|without|free|alternative|substitute|replacer|replacement|choice|mock)\b/u;

/** Names in which the word means something else. */
const OTHERWISE: ReadonlySet<string> = new Set(
  [
    'oyster plant, scallop squash, butter lettuce, butter wax bean, cream-style corn, oyster mushroom, lobster mushroom, fish mint',
    'grey oyster mushroom, king oyster mushroom, king oyster, mushroom oyster sauce, crab apple, tuna fruit',
    'butter bean, dried butter bean, bread and butter pickle, cream of wheat, cream of tartar, cream tartar',
    'flax egg, flaxseed egg, chia egg, linseed egg, Just Egg, custard powder, bird custard, instant custard',
    'instant custard powder, custard cream, marshmallow cream, balsamic cream, cream soda, cream sherry, maple butter',
    'rye whiskey, barley sugar, oyster cracker, head cheese, banana blossom fish, almond tofu, annin tofu, chickpea miso',
    // Sauces, seasonings and crisps for seafood.
    'crab boil, shrimp boil, fish fry, fish fry mix, prawn cocktail sauce, prawn cocktail crisps',
  ].flatMap((names) => names.split(', ')),
);

function missing(name: string, contents: readonly Allergen[]): Allergen[] {
  const words = foodWords(name);
  if (OTHERWISE.has(name) || CLAIM.test(name)) return [];
  return NAMED.flatMap(([allergen, named]) => {
    const says = words.filter((word, at) => {
      if (!named.split(' ').includes(word) || words[at + 1] === 'free') return false;
      return !(DAIRY.has(word) && WITHOUT.test(words.filter((each) => each !== word).join(' ')));
    });
    return says.length > 0 && !contents.includes(allergen) ? [allergen] : [];
  });
}

describe('the names of a food', () => {
  loadAllNames();
  const rows = FOODS.map((food) => ({
    names: namesOf(food),
    contents: [...allergensIn(food), ...allergensMaybeIn(food)],
  }));
  const products = ENGLISH_PRODUCTS.map(({ names, contains, mayContain = [] }) => ({
    names: namesIn(names),
    contents: [...contains, ...mayContain],
  }));

  test('say no allergen that the food does not have', () => {
    const found = [...rows, ...products].flatMap(({ names, contents }) => names.flatMap((name) => missing(name, contents).map((allergen) => `${name}: ${allergen}`)));
    expect(found).toEqual([]);
  });
});
