import { type DishForm, isNamed } from '#compose/dish-form';
import { FLOUR, LIQUID, TOPS, YEAST } from '#forms/breads/dough-slots';

export const focaccia = {
  id: 'focaccia',
  noun: 'a focaccia',
  words: ['baking your own focaccia'],
  categories: ['Appetizer', 'Side Dish', 'Snack'],
  cuisines: ['italian'],
  minutes: 190,
  loves: {
    'active dry yeast': 1.2,
    'compressed yeast': 1.2,
    'olive oil': 0.8,
    rosemary: 0.9,
    olive: 0.9,
    tomato: 0.8,
    onion: 0.8,
  },
  slots: [YEAST, { ...FLOUR, takes: isNamed('all-purpose flour', 'wholewheat flour', 'rye flour') }, LIQUID, TOPS],
} as const satisfies DishForm;
