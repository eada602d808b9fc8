import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty } from '#compose/dish-form';
import { FINISH } from '#forms/slots';

export const scrambledEggs = {
  id: 'scrambled-eggs',
  noun: 'a plate of scrambled eggs',
  words: ['scrambled', 'scramble', 'rührei'],
  categories: ['Breakfast'],
  minutes: 15,
  loves: { egg: 1.5, butter: 0.8, chives: 1, 'smoked salmon': 1.5, bread: 0.8, 'crème fraîche': 0.8, tomato: 0.2 },
  slots: [
    { id: 'egg', takes: isNamed('egg', 'duck egg'), max: 1, budget: 125, cost: 3.4, structural: true },
    { id: 'meat', takes: isSalty, max: 1, budget: 35, cut: 'chunk' },
    {
      id: 'veg',
      takes: both(
        isHotVeg,
        ({ texture }) => texture === 'soft' || texture === 'leaf' || texture === 'firm' || texture === 'allium',
      ),
      max: 3,
      budget: 70,
      cut: 'slice',
    },
    { id: 'dairy', takes: isRole('milk', 'cream'), max: 1, budget: 15 },
    { id: 'cheese', takes: isRole('cheese'), max: 1, budget: 20 },
    {
      id: 'spice',
      takes: isNamed('chili flakes', 'smoked paprika', 'turmeric', 'curry powder', 'hot sauce', 'sriracha'),
      max: 1,
    },
    FINISH,
    { id: 'bread', takes: isRole('bread', 'wrap'), max: 1 },
    {
      id: 'side',
      takes: either(isNamed('avocado', 'arugula', 'lettuce', 'salsa', 'kimchi')),
      max: 2,
      budget: 40,
      cut: 'slice',
    },
  ],
  works: (has) => has('egg') > 0,
} as const satisfies DishForm;
