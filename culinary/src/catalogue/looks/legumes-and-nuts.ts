import type { LooksOf } from '#catalogue/looks/food-look';
import type { LEGUMES_AND_NUTS } from '#catalogue/legumes-and-nuts';

export const LEGUMES_AND_NUTS_LOOKS = {
  'firm tofu': { color: '#f3e6c8', shape: 'chunk' },
  tempeh: { color: '#c9a06a', shape: 'chunk' },
  chickpea: { color: '#dcb56f', shape: 'bean' },
  'black bean': { color: '#3a2a33', shape: 'bean' },
  'kidney bean': { color: '#7d2f2c', shape: 'bean' },
  'white bean': { color: '#eee0c2', shape: 'bean' },
  'red lentil': { color: '#df8445', shape: 'grain' },
  'green lentil': { color: '#75703f', shape: 'grain' },
  coconut: { color: '#f7f0e2', shape: 'shaving' },
  almond: { color: '#cf9d63', shape: 'shaving' },
  walnut: { color: '#a9784a', shape: 'crumb' },
  pecan: { color: '#8f5a33', shape: 'crumb' },
  cashew: { color: '#ecd2a0', shape: 'bean' },
  hazelnut: { color: '#b17f4c', shape: 'crumb' },
  pistachio: { color: '#a7b95c', shape: 'crumb' },
  peanut: { color: '#d4a566', shape: 'crumb' },
  'pine nut': { color: '#ead2a2', shape: 'crumb' },
  'mixed nuts': { color: '#b68350', shape: 'crumb' },
  'sesame seed': { color: '#f0e1bd', shape: 'crumb' },
  'chia seed': { color: '#57504b', shape: 'dot' },
  'pumpkin seed': { color: '#7d8b4c', shape: 'crumb' },
} as const satisfies LooksOf<typeof LEGUMES_AND_NUTS>;
