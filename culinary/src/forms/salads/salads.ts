import { fruitSalad } from '#forms/salads/fruit-salad';
import { heartySalad } from '#forms/salads/hearty-salad';
import { leafySalad } from '#forms/salads/leafy-salad';
import { noodleSalad } from '#forms/salads/noodle-salad';
import { potatoSalad } from '#forms/salads/potato-salad';
import { slaw } from '#forms/salads/slaw';
import { tabbouleh } from '#forms/salads/tabbouleh';

export const SALADS = [leafySalad, heartySalad, potatoSalad, slaw, tabbouleh, noodleSalad, fruitSalad] as const;
