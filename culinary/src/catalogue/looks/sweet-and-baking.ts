import type { LooksOf } from '#catalogue/looks/food-look';
import type { SWEET_AND_BAKING } from '#catalogue/sweet-and-baking';

export const SWEET_AND_BAKING_LOOKS = {
  sugar: { color: '#fbf6ea', shape: 'crumb' },
  'brown sugar': { color: '#a86f3d', shape: 'crumb' },
  honey: { color: '#e5a52b', shape: 'liquid' },
  'maple syrup': { color: '#b8692a', shape: 'liquid' },
  'dark chocolate': { color: '#4a2a1d', shape: 'shaving' },
  'milk chocolate': { color: '#8a5633', shape: 'shaving' },
  'chocolate chip': { color: '#4a2a1d', shape: 'dot' },
  'cocoa powder': { color: '#5a3423', shape: 'crumb' },
  'vanilla extract': { color: '#6d4527', shape: 'liquid' },
  'baking powder': { color: '#fbf8f0', shape: 'crumb' },
  jam: { color: '#b22a3d', shape: 'liquid' },
  'peanut butter': { color: '#c48a4a', shape: 'liquid' },
  cornstarch: { color: '#fbf7ec', shape: 'crumb' },
  tahini: { color: '#d9bd8b', shape: 'liquid' },
} as const satisfies LooksOf<typeof SWEET_AND_BAKING>;
