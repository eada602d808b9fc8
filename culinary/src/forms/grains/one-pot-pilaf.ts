import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isCoolDairy, isMince, isPanProtein, isPotBean, isSavoryNut, isSoftHerb, vegBut } from '#forms/main-foods-data';
import { WARM_SPICE } from '#forms/main-slots';
import { BASE, CITRUS } from '#forms/slots';

export const onePotPilaf = {
  id: 'one-pot-pilaf',
  noun: 'a pilaf',
  words: ['biryani', 'pilaf', 'pilau', 'plov', 'mujaddara', 'kedgeree'],
  categories: ['Main Dish'],
  cuisines: ['indian', 'middle-eastern'],
  minutes: 75,
  ways: ['hob', 'one pan'],
  bias: -0.5,
  loves: {
    'basmati rice': 2,
    bulgur: 0.8,
    'cardamom pod': 1.5,
    'garam masala': 0.8,
    raisin: 0.8,
    'ground lamb': 0.8,
    pistachio: 0.8,
    saffron: 0.8,
    baharat: 2,
    almond: 0.4,
    'plain yogurt': 0.4,
  },
  slots: [
    {
      id: 'rice',
      takes: either(isNamed('basmati rice', 'long-grain rice', 'jasmine rice', 'parboiled rice', 'bulgur', 'freekeh')),
      max: 1,
      budget: 80,
      cost: 2.4,
    },
    { id: 'protein', takes: either(isPanProtein, isMince), max: 1, budget: 115, cut: 'dice' },
    { id: 'beans', takes: either(isPotBean, isNamed('canned lentil')), max: 1, budget: 65 },
    BASE,
    {
      id: 'veg',
      takes: vegBut('bok choy', 'bean sprout', 'asparagus', 'beet', 'artichoke heart'),
      max: 4,
      budget: 140,
      cut: 'dice',
    },
    { id: 'fruit', takes: isRole('dried-fruit'), max: 2, budget: 20 },
    WARM_SPICE,
    { id: 'liquid', takes: isRole('stock', 'tomato'), max: 2 },
    CITRUS,
    { id: 'side', takes: either(isCoolDairy, isNamed('cucumber', 'mango chutney')), max: 2 },
    { id: 'finish', takes: either(isSoftHerb, isSavoryNut, isNamed('fried shallot', 'pomegranate')), max: 4 },
  ],
} as const satisfies DishForm;
