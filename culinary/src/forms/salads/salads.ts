import { leafySalad } from '#forms/salads/leafy-salad';
import { heartySalad } from '#forms/salads/hearty-salad';

export const SALADS = [leafySalad, heartySalad] as const;
