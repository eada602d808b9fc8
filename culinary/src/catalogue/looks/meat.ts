import type { LooksOf } from '#catalogue/looks/food-look';
import type { MEAT } from '#catalogue/meat';

export const MEAT_LOOKS = {
  'chicken breast': { color: '#dba463', shape: 'fillet' },
  chicken: { color: '#d99b55', shape: 'drumstick' },
  'chicken thigh': { color: '#cf8e48', shape: 'drumstick' },
  'turkey breast': { color: '#d8aa78', shape: 'fillet' },
  'duck breast': { color: '#a8663f', shape: 'fillet' },
  'beef steak': { color: '#7c3f2b', shape: 'fillet' },
  'stewing beef': { color: '#6e3826', shape: 'chunk' },
  'ground beef': { color: '#7a4630', shape: 'crumb' },
  'ground pork': { color: '#b27f62', shape: 'crumb' },
  'ground turkey': { color: '#c29a76', shape: 'crumb' },
  'ground lamb': { color: '#80492f', shape: 'crumb' },
  'pork chop': { color: '#c58d66', shape: 'fillet' },
  'pork tenderloin': { color: '#c79572', shape: 'fillet' },
  'pork shoulder': { color: '#a8694a', shape: 'chunk' },
  'lamb chop': { color: '#8a4a33', shape: 'fillet' },
  'lamb shoulder': { color: '#7b4430', shape: 'chunk' },
  sausage: { color: '#a5603a', shape: 'sausage' },
  chorizo: { color: '#b23a22', shape: 'coin' },
  bacon: { color: '#b5563f', shape: 'strip' },
  ham: { color: '#e0978c', shape: 'strip' },
} as const satisfies LooksOf<typeof MEAT>;
