import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isPlainRice, isSavoryNut, isSoftHerb, isWarmSpice } from '#forms/main-foods-data';
import { ALLIUMS, SHARP } from '#forms/main-slots';
import { isPlainBean } from '#forms/salads/salad-foods';

export const pilaf = {
  id: 'pilaf',
  noun: 'a pilaf',
  words: ['pilaf', 'pilau', 'pulao', 'rice side', 'spiced rice', 'jeweled rice', 'coconut rice'],
  categories: ['Side Dish'],
  cuisines: ['middle-eastern', 'indian', 'caribbean'],
  minutes: 40,
  loves: {
    'basmati rice': 2,
    'long-grain rice': 1,
    bulgur: 1,
    saffron: 2,
    cardamom: 1,
    'cinnamon stick': 1.5,
    'dried barberry': 2,
    almond: 0.4,
    raisin: 0.6,
    'kidney bean': 0.3,
  },
  slots: [
    {
      id: 'rice',
      takes: either(
        both(isPlainRice, not(isNamed('sushi rice', 'paella rice', 'instant rice'))),
        isNamed('bulgur', 'freekeh', 'millet', 'quinoa'),
      ),
      max: 1,
      budget: 65,
      cost: 3,
    },
    { ...ALLIUMS, max: 4 },
    { id: 'spice', takes: both(isWarmSpice, not(isNamed('chipotle in adobo', 'sambal oelek', 'gochujang'))), max: 4 },
    {
      id: 'veg',
      takes: isNamed(
        'pea',
        'carrot',
        'spinach',
        'green bean',
        'corn',
        'edamame',
        'mixed vegetables',
        'red bell pepper',
        'mushroom',
        'kale',
        'frozen spinach',
        'butternut squash',
        'cauliflower',
      ),
      max: 3,
      budget: 60,
      cut: 'dice',
    },
    { id: 'beans', takes: isPlainBean, max: 1, budget: 45 },
    { id: 'liquid', takes: either(isRole('stock'), isNamed('coconut milk')), max: 2 },
    { id: 'fruit', takes: either(isRole('dried-fruit'), isNamed('pomegranate')), max: 2, budget: 15 },
    { id: 'nut', takes: isSavoryNut, max: 2, budget: 12 },
    SHARP,
    { id: 'finish', takes: either(isSoftHerb, isNamed('scallion', 'fried shallot')), max: 2 },
  ],
} as const satisfies DishForm;
