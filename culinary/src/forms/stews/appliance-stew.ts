import type { DishForm } from '#compose/dish-form';
import { stew } from '#forms/stews/stew';

const { slots, works } = stew;

export const slowCooker = {
  id: 'slow-cooker',
  noun: 'a slow-cooker stew',
  words: ['slow cooker stew'],
  categories: ['Main Dish'],
  minutes: 400,
  only: 'slow cooker',
  slots,
  works,
} as const satisfies DishForm;

export const pressureCooker = {
  id: 'pressure-cooker',
  noun: 'a pressure-cooker stew',
  words: ['pressure cooker stew'],
  categories: ['Main Dish'],
  minutes: 60,
  only: 'pressure cooker',
  slots,
  works,
} as const satisfies DishForm;
