import type { LooksOf } from '#catalogue/looks/food-look';
import type { PANTRY } from '#catalogue/pantry';

export const PANTRY_LOOKS = {
  'olive oil': { color: '#cdb03a', shape: 'liquid' },
  'vegetable oil': { color: '#e4c95f', shape: 'liquid' },
  'sesame oil': { color: '#a8692c', shape: 'liquid' },
  'red wine vinegar': { color: '#b4556a', shape: 'liquid' },
  'balsamic vinegar': { color: '#4a2a2a', shape: 'liquid' },
  'soy sauce': { color: '#3b2418', shape: 'liquid' },
  'fish sauce': { color: '#8b5a2b', shape: 'liquid' },
  'oyster sauce': { color: '#3d2117', shape: 'liquid' },
  'worcestershire sauce': { color: '#3a2218', shape: 'liquid' },
  'chili sauce': { color: '#c8361f', shape: 'liquid' },
  'miso paste': { color: '#b98445', shape: 'liquid' },
  'dijon mustard': { color: '#d3a32f', shape: 'liquid' },
  mayonnaise: { color: '#f7ecc6', shape: 'liquid' },
  ketchup: { color: '#b8281c', shape: 'liquid' },
  pesto: { color: '#6a8f36', shape: 'liquid' },
  salsa: { color: '#cb4a2a', shape: 'liquid' },
  caper: { color: '#6f7a3f', shape: 'dot' },
  pickle: { color: '#8c9a3c', shape: 'coin' },
  'tomato paste': { color: '#a9281a', shape: 'liquid' },
  'canned tomatoes': { color: '#c4341f', shape: 'liquid' },
  'vegetable stock': { color: '#d9a94f', shape: 'liquid' },
} as const satisfies LooksOf<typeof PANTRY>;
