import type { LooksOf } from '#catalogue/looks/food-look';
import type { GRAINS } from '#catalogue/grains';

export const GRAINS_LOOKS = {
  spaghetti: { color: '#f0cf7c', shape: 'strand' },
  penne: { color: '#efc869', shape: 'tube' },
  orzo: { color: '#f0d38a', shape: 'grain' },
  gnocchi: { color: '#f0d9a3', shape: 'chunk' },
  'egg noodle': { color: '#eecb79', shape: 'strand' },
  'long-grain rice': { color: '#f8f0dc', shape: 'grain' },
  'arborio rice': { color: '#f6ecd2', shape: 'grain' },
  quinoa: { color: '#e6d3a8', shape: 'grain' },
  couscous: { color: '#efd597', shape: 'grain' },
  bulgur: { color: '#d1a668', shape: 'grain' },
  polenta: { color: '#f2c650', shape: 'grain' },
  'rolled oats': { color: '#e0c391', shape: 'crumb' },
  bread: { color: '#d49c59', shape: 'bread' },
  baguette: { color: '#d6a25f', shape: 'bread' },
  'burger bun': { color: '#cf8f45', shape: 'bread' },
  'flour tortilla': { color: '#eed39b', shape: 'bread' },
  flatbread: { color: '#e2b878', shape: 'bread' },
  breadcrumb: { color: '#d9a968', shape: 'crumb' },
  'all-purpose flour': { color: '#f5ecd9', shape: 'crumb' },
  popcorn: { color: '#f7e6b0', shape: 'crumb' },
} as const satisfies LooksOf<typeof GRAINS>;
