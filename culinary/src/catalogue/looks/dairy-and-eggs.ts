import type { LooksOf } from '#catalogue/looks/food-look';
import type { DAIRY_AND_EGGS } from '#catalogue/dairy-and-eggs';

export const DAIRY_AND_EGGS_LOOKS = {
  halloumi: { color: '#f3dfae', shape: 'chunk' },
  paneer: { color: '#f6ead0', shape: 'chunk' },
  egg: { color: '#f5b83d', shape: 'egg' },
  butter: { color: '#f6de8f', shape: 'chunk' },
  milk: { color: '#fdfaf1', shape: 'liquid' },
  buttermilk: { color: '#faf3df', shape: 'liquid' },
  'heavy cream': { color: '#fcf5e3', shape: 'liquid' },
  'sour cream': { color: '#fbf5e8', shape: 'liquid' },
  'plain yogurt': { color: '#fbf6ea', shape: 'liquid' },
  'coconut milk': { color: '#fbf4e4', shape: 'liquid' },
  'cream cheese': { color: '#fcf4de', shape: 'liquid' },
  ricotta: { color: '#fdf6e6', shape: 'crumb' },
  cheddar: { color: '#f3b63f', shape: 'strip' },
  mozzarella: { color: '#fdf6e3', shape: 'chunk' },
  parmesan: { color: '#f4e0a4', shape: 'shaving' },
  feta: { color: '#fbf6ea', shape: 'crumb' },
  'goat cheese': { color: '#fbf6ea', shape: 'crumb' },
  'blue cheese': { color: '#dfe0cf', shape: 'crumb' },
} as const satisfies LooksOf<typeof DAIRY_AND_EGGS>;
