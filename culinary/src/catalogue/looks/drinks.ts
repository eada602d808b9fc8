import type { LooksOf } from '#catalogue/looks/food-look';
import type { DRINKS } from '#catalogue/drinks';

export const DRINKS_LOOKS = {
  'orange juice': { color: '#f5a432', shape: 'liquid' },
  'sparkling water': { color: '#e2eff0', shape: 'liquid' },
  coffee: { color: '#5b3a26', shape: 'liquid' },
  tea: { color: '#b0702f', shape: 'liquid' },
  'coconut water': { color: '#eef2ea', shape: 'liquid' },
  'white wine': { color: '#e6d27b', shape: 'liquid' },
  water: { color: '#e7f1f0', shape: 'liquid' },
} as const satisfies LooksOf<typeof DRINKS>;
