import { both, either, isNamed, isRole, isSaladLeaf, not } from '#compose/dish-form';
import type { Slot } from '#compose/slot';
import { isCoolDairy, isSavoryNut, isSoftHerb } from '#forms/main-foods-data';
import { isSavoryFruit } from '#forms/slots';
import type { Food } from '#ingredient-catalogue';

type Takes = (food: Food) => boolean;

const isVeg = isRole('veg');
const isMushroom: Takes = ({ name }) => /mushroom|porcini|shiitake|chanterelle|morel/u.test(name);
// Raw and tender greens; cabbages count when cut fine.
export const isSaladGreen: Takes = either(
  isSaladLeaf,
  isNamed('cabbage', 'red cabbage'),
  both(
    isVeg,
    ({ texture, cooked }) => texture === 'leaf' && cooked !== true,
    not(isNamed('scallion', 'squash blossom', 'nettle', 'water spinach', 'pea')),
  ),
);
/** Raw vegetables except leaves. */
export const isRawVeg: Takes = both(
  isVeg,
  ({ texture, cooked, name }) => cooked !== true && texture !== 'squash' && (texture !== 'leaf' || name === 'scallion'),
  not(isMushroom),
  not(isSaladGreen),
  not(
    isNamed(
      'garlic scape',
      'poblano pepper',
      'anaheim chili',
      'shishito pepper',
      'chayote',
      'bamboo shoot',
      'broccoli',
      'cauliflower',
      'cauliflower rice',
      'brussels sprout',
      'asparagus',
      'leek',
      'creamed corn',
      'mixed vegetables',
      'tomatillo',
      'beet',
    ),
  ),
);
/** Vegetables boiled and cooled for a salad. */
const isBoiledVeg: Takes = both(
  isVeg,
  either(
    isNamed(
      'broccoli',
      'cauliflower',
      'brussels sprout',
      'asparagus',
      'pea',
      'beet',
      'mixed vegetables',
      'edamame',
      'swiss chard',
      'samphire',
    ),
    both(
      ({ cooked, texture }) => cooked === true && (texture === 'root' || texture === 'firm'),
      not(
        isNamed(
          'eggplant',
          'okra',
          'nopal',
          'cardoon',
          'luffa',
          'bitter melon',
          'bottle gourd',
          'globe artichoke',
          'corn on the cob',
          'green tomato',
          'taro',
          'cassava',
          'plantain',
          'breadfruit',
          'burdock root',
          'lotus root',
          'young jackfruit',
          'water chestnut',
        ),
      ),
    ),
  ),
);
/** Vegetables that a salad uses hot from a pan. */
const isSearedVeg: Takes = both(
  isVeg,
  either(isMushroom, isNamed('eggplant', 'leek', 'shishito pepper', 'poblano pepper', 'tomatillo', 'okra', 'chayote')),
  not(isNamed('dried porcini', 'dried shiitake')),
);

/** Whole beans without sauce; dried ones count as cooked, as their list line says. */
export const isPlainBean: Takes = both(isRole('legume'), not(isNamed('refried bean', 'baked bean')));
export const isHardCheese: Takes = isNamed('parmesan', 'manchego', 'cotija');
/** Cheeses to crumble, shave or dice cold. */
export const isSaladCheese: Takes = both(
  isRole('cheese'),
  not(isNamed('cream cheese', 'mascarpone', 'american cheese', 'raclette', 'cheese curd')),
);
/** Leaves, bark and pods that are removed before eating. */
export const isWholeSpice: Takes = ({ name }) =>
  /^(?:clove|star anise|bay leaf|banana leaf|pandan leaf|curry leaf|makrut lime leaf|bouquet garni|licorice root|black cardamom|dried lime)$|stick$|pod$/u.test(
    name,
  );
/** Dry spices to stir in by the pinch: no pastes, no leaves and bark. */
export const isPinchSpice: Takes = both(
  isRole('spice'),
  ({ name }) =>
    !/paste|leaf|bouquet|dried lime|dried red|ancho|guajillo|pasilla|chipotle chili|annatto|juniper|black cardamom|fried shallot/u.test(
      name,
    ),
);
export const isBottledDressing: Takes = ({ name }) => /dressing$|^vinaigrette$/u.test(name);
const isCookingSauce = isNamed(
  'stock cube',
  'gravy',
  'alfredo sauce',
  'cheese sauce',
  'simmer sauce',
  'enchilada sauce',
  'liquid smoke',
  'liquid seasoning',
  'tonkatsu sauce',
  'black bean sauce',
  'doubanjiang',
  'shrimp paste',
  'oyster sauce',
  'hoisin sauce',
  'tartar sauce',
  'cocktail sauce',
  'steak sauce',
  'barbecue sauce',
  'ketchup',
  'cranberry sauce',
  'yeast extract',
  'nutritional yeast',
  'caper',
  'pickle',
);
/** Garlic, ginger and chilies; roots and stalks that need boiling are excluded. */
export const isRawAromatic: Takes = isNamed('garlic', 'black garlic', 'ginger', 'red chili', 'truffle');
const isDressing: Takes = either(
  isRawAromatic,
  isCoolDairy,
  isPinchSpice,
  both(isRole('sauce'), not(isCookingSauce)),
  isNamed('honey', 'maple syrup', 'sugar', 'tahini', 'hummus'),
);
const isSaladTop: Takes = either(
  isSoftHerb,
  isSavoryNut,
  isNamed('scallion', 'caper', 'pickle', 'crouton', 'fried shallot', 'edible flower'),
  isRole('pickle'),
);
/** Ready to eat from the deli or the tin. */
export const isReadyProtein: Takes = both(
  isRole('tinned-fish', 'cured'),
  ({ cooked }) => cooked !== true,
  not(isNamed('chorizo', 'nduja', 'liver sausage', 'pâté', 'crab stick')),
);

export const RAW: Slot = { id: 'raw', takes: isRawVeg, max: 7, budget: 150, cut: 'raw' };
export const BOILED: Slot = { id: 'cooked', takes: isBoiledVeg, max: 3, budget: 120, cut: 'chunk' };
export const SEARED: Slot = { id: 'seared', takes: isSearedVeg, max: 2, budget: 90, cut: 'slice' };
export const SALAD_EGG: Slot = { id: 'egg', takes: isNamed('egg', 'quail egg'), max: 1, budget: 50 };
export const SALAD_FRUIT: Slot = {
  id: 'fruit',
  takes: either(isSavoryFruit, isRole('dried-fruit'), isNamed('blueberry', 'raspberry', 'cherry')),
  max: 2,
  budget: 55,
};
export const SALAD_CHEESE: Slot = { id: 'cheese', takes: isSaladCheese, max: 2, budget: 25 };
export const ACID: Slot = { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 2 };
export const DRESSING: Slot = { id: 'dressing', takes: isDressing, max: 4, budget: 18 };
export const SALAD_TOP: Slot = { id: 'finish', takes: isSaladTop, max: 4 };
