import type { FoodRow } from './food-row.ts';

export const DRINKS = [
  { name: 'orange juice', aliases: ['apple juice', 'pineapple juice', 'fruit juice', 'cranberry juice', 'grape juice', 'apple cider'], finds: ['juice'], role: 'drink', taste: 'sweet', unit: 'ml', per: 120 },
  { name: 'sparkling water', aliases: ['soda water', 'club soda', 'tonic water', 'ginger ale', 'lemonade', 'ginger beer'], finds: ['seltzer'], role: 'drink', taste: 'sweet', unit: 'ml', per: 150 },
  { name: 'coffee', aliases: ['espresso', 'instant coffee'], role: 'drink', taste: 'sweet', unit: 'ml', per: 60 },
  { name: 'tea', aliases: ['black tea', 'green tea', 'chai', 'matcha', 'earl grey tea'], finds: ['tea bag', 'teabag', 'rooibos'], role: 'drink', taste: 'sweet', unit: 'ml', per: 150 },
  { name: 'coconut water', role: 'drink', taste: 'sweet', unit: 'ml', per: 150 },
  { name: 'white wine', aliases: ['red wine', 'dry sherry', 'rice wine', 'mirin', 'dry white wine', 'beer', 'marsala'], finds: ['wine', 'sake', 'shaoxing wine', 'cider', 'ale', 'stout'], short: 'wine', role: 'wine', unit: 'ml', per: 40 },
  { name: 'water', aliases: ['cold water', 'boiling water', 'ice', 'ice cube'], role: 'drink', taste: 'both', unit: 'ml', per: 150 },
] as const satisfies readonly FoodRow[];
