import { smoothie } from '#forms/drinks/smoothie';
import { cooler } from '#forms/drinks/cooler';
import { warmDrink } from '#forms/drinks/warm-drink';

export const DRINKS = [smoothie, cooler, warmDrink] as const;
