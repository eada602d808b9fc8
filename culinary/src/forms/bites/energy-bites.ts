import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';

export const energyBites = {
  id: 'energy-bites',
  noun: 'an energy bite',
  words: ['energy', 'bites', 'bliss', 'truffle', 'granola bar', 'snack bar'],
  categories: ['Snack', 'Dessert'],
  minutes: 35,
  loves: {
    date: 2.5,
    'rolled oats': 0.8,
    'peanut butter': 1.5,
    'almond butter': 1.5,
    'chia seed': 1,
    'hemp seed': 1,
    'protein powder': 1.5,
    almond: 0.4,
    'desiccated coconut': 1,
    'cocoa powder': 0.6,
    honey: 0.9,
  },
  slots: [
    {
      id: 'oats',
      takes: isNamed('rolled oats', 'granola'),
      max: 1,
      budget: 25,
    },
    {
      id: 'nut',
      takes: both(isRole('nut', 'seed'), ({ name }) => name !== 'coconut' && name !== 'chestnut'),
      max: 4,
      budget: 25,
    },
    {
      id: 'sticky',
      takes: either(
        both(
          isRole('spread'),
          not(isNamed('mincemeat', 'fruit pie filling', 'fruit jelly', 'lemon curd', 'hummus', 'marzipan')),
        ),
        isNamed('banana', 'honey', 'maple syrup', 'applesauce'),
      ),
      max: 2,
      budget: 25,
    },
    {
      id: 'fruit',
      takes: both(isRole('dried-fruit'), not(isNamed('maraschino cherry', 'banana chip'))),
      max: 3,
      budget: 40,
    },
    {
      id: 'flavor',
      takes: either(
        isRole('chocolate'),
        both(
          isRole('sweet-spice'),
          not(
            isNamed(
              'cinnamon stick',
              'star anise',
              'clove',
              'cardamom pod',
              'licorice root',
              'pandan leaf',
              'rose petal',
              'lavender',
            ),
          ),
        ),
        isNamed(
          'cocoa powder',
          'carob powder',
          'vanilla extract',
          'ginger',
          'candied ginger',
          'instant coffee',
          'matcha',
          'protein powder',
        ),
      ),
      max: 3,
      budget: 12,
    },
  ],
  works: (has) => has('oats') + has('nut') + has('fruit') + has('sticky') > 0,
} as const satisfies DishForm;
