import { crumble } from '#forms/sweets/crumble';
import { fruitFool } from '#forms/sweets/fruit-fool';
import { brownies } from '#forms/sweets/brownies';
import { loafCake } from '#forms/sweets/loaf-cake';

export const SWEETS = [crumble, fruitFool, brownies, loafCake] as const;
