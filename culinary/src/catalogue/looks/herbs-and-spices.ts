import type { LooksOf } from '#catalogue/looks/food-look';
import type { HERBS_AND_SPICES } from '#catalogue/herbs-and-spices';

export const HERBS_AND_SPICES_LOOKS = {
  salt: { color: '#fbfaf5', shape: 'crumb' },
  'black pepper': { color: '#3f3a36', shape: 'crumb' },
  'curry paste': { color: '#b9482a', shape: 'liquid' },
  'curry powder': { color: '#d29a28', shape: 'crumb' },
  turmeric: { color: '#e2a01c', shape: 'crumb' },
  'ground cumin': { color: '#a8793f', shape: 'crumb' },
  'ground coriander': { color: '#b79458', shape: 'crumb' },
  'smoked paprika': { color: '#b5361c', shape: 'crumb' },
  'chili flakes': { color: '#bb2d1b', shape: 'crumb' },
  'dried oregano': { color: '#76804a', shape: 'crumb' },
  'onion powder': { color: '#e0c795', shape: 'crumb' },
  'bay leaf': { color: '#6d7a45', shape: 'leaf' },
  cinnamon: { color: '#a2622f', shape: 'crumb' },
  nutmeg: { color: '#8e6238', shape: 'crumb' },
  basil: { color: '#4d8a3c', shape: 'leaf' },
  parsley: { color: '#4f8f3f', shape: 'leaf' },
  cilantro: { color: '#57943f', shape: 'leaf' },
  mint: { color: '#5fa352', shape: 'leaf' },
  dill: { color: '#6f9f4e', shape: 'sprig' },
  chives: { color: '#5a9140', shape: 'strip' },
  thyme: { color: '#78905a', shape: 'sprig' },
  rosemary: { color: '#5c7a55', shape: 'sprig' },
  sage: { color: '#8b9c74', shape: 'leaf' },
} as const satisfies LooksOf<typeof HERBS_AND_SPICES>;
