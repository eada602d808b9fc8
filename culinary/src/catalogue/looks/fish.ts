import type { LooksOf } from '#catalogue/looks/food-look';
import type { FISH } from '#catalogue/fish';

export const FISH_LOOKS = {
  'salmon fillet': { color: '#ee8c66', shape: 'fillet' },
  'smoked salmon': { color: '#ef8f6d', shape: 'strip' },
  'cod fillet': { color: '#efe3cf', shape: 'fillet' },
  'tuna steak': { color: '#b4574f', shape: 'fillet' },
  'canned tuna': { color: '#cf9f86', shape: 'crumb' },
  anchovy: { color: '#8f5a48', shape: 'strip' },
  shrimp: { color: '#f08a63', shape: 'prawn' },
  mussel: { color: '#3d3a46', shape: 'half' },
  scallop: { color: '#f2dfc4', shape: 'coin' },
  squid: { color: '#ecd9cf', shape: 'ring' },
  'crab meat': { color: '#f0b79a', shape: 'crumb' },
} as const satisfies LooksOf<typeof FISH>;
