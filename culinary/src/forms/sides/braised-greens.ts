import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isCookingWine, isHotCured, isSoftHerb, isSavorySpice, isWoodyHerb, vegBut } from '#forms/main-foods-data';
import { ALLIUMS, SHARP } from '#forms/main-slots';
import { isHardCheese, isPlainBean } from '#forms/salads/salad-foods';
import { isCookingLeaf } from '#forms/slots';

export const braisedGreens = {
  id: 'braised-greens',
  noun: 'a pot of braised greens',
  words: ['braised', 'stewed greens', 'braised greens', 'braised beans', 'fasolakia', 'slow-cooked beans'],
  categories: ['Side Dish'],
  cuisines: ['greek', 'italian', 'american'],
  minutes: 45,
  loves: {
    'collard greens': 3,
    kale: 1,
    'swiss chard': 1,
    'green bean': 1,
    'runner bean': 2,
    'savoy cabbage': 1.2,
    'red cabbage': 1.5,
    okra: 1.5,
    'butter bean': 1.5,
    'cannellini bean': 1,
    escarole: 2,
    endive: 1,
    fennel: 0.8,
    'broccoli rabe': 1.5,
    'ham hock': 1,
  },
  slots: [
    {
      id: 'green',
      takes: both(
        either(
          both(
            isCookingLeaf,
            vegBut('edamame', 'bean sprout', 'enoki mushroom', 'wood ear mushroom', 'pea shoot', 'samphire'),
          ),
          isNamed(
            'green bean',
            'cabbage',
            'red cabbage',
            'leek',
            'fennel',
            'okra',
            'artichoke heart',
            'brussels sprout',
            'cardoon',
          ),
        ),
        not(isNamed('ramp')),
      ),
      max: 4,
      budget: 160,
      cut: 'slice',
      cost: 1.5,
    },
    { id: 'beans', takes: isPlainBean, max: 1, budget: 90 },
    { ...ALLIUMS, max: 4 },
    { id: 'cured', takes: isHotCured, max: 1, budget: 20, cut: 'dice' },
    {
      id: 'tomato',
      takes: either(isRole('tomato'), isNamed('tomato')),
      max: 1,
      budget: 90,
      cut: 'dice',
    },
    { id: 'liquid', takes: either(isRole('stock'), isCookingWine), max: 2, budget: 90 },
    { id: 'spice', takes: either(isSavorySpice, isWoodyHerb, isNamed('sugar', 'cinnamon', 'clove')), max: 3 },
    { id: 'fruit', takes: isNamed('apple', 'raisin'), max: 1, budget: 25, cut: 'dice' },
    SHARP,
    { id: 'finish', takes: either(isSoftHerb, isHardCheese, isNamed('feta', 'pine nut', 'almond', 'walnut')), max: 3 },
  ],
  works: (has) => has('green') + has('beans') > 0,
} as const satisfies DishForm;
