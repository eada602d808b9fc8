import { lassi } from '#forms/drinks/lassi';
import { aguaFresca } from '#forms/drinks/agua-fresca';
import { mulledDrink } from '#forms/drinks/mulled-drink';
import { icedLatte } from '#forms/drinks/iced-latte';
import { smoothie } from '#forms/drinks/smoothie';
import { cooler } from '#forms/drinks/cooler';
import { warmDrink } from '#forms/drinks/warm-drink';

export const DRINKS = [smoothie, cooler, warmDrink, lassi, aguaFresca, mulledDrink, icedLatte] as const;
