import type { FoodRow } from './food-row.ts';

export const DAIRY_AND_EGGS = [
  { name: 'halloumi', finds: ['halloumi cheese', 'grilling cheese'], role: 'tofu', unit: 'g', per: 75, prep: 'cut into thick slices', contains: ['milk'] },
  { name: 'paneer', finds: ['paneer cheese'], role: 'tofu', unit: 'g', per: 80, prep: 'cubed', contains: ['milk'] },
  { name: 'egg', plural: 'eggs', aliases: ['free range egg'], finds: ['hen egg', 'egg yolk', 'egg white'], role: 'egg', unit: 'piece', grams: 50, per: 1.5, whole: true, core: 71 },
  { name: 'butter', aliases: ['unsalted butter', 'salted butter', 'vegan butter'], finds: ['margarine', 'ghee'], role: 'fat', taste: 'both', unit: 'g', per: 10, contains: ['milk'] },
  { name: 'milk', aliases: ['whole milk', 'skim milk', 'semi-skimmed milk', 'oat milk', 'almond milk', 'soy milk', 'plant milk', 'rice milk'], finds: ['cow milk'], role: 'milk', taste: 'both', unit: 'ml', per: 120 },
  { name: 'buttermilk', aliases: ['kefir'], role: 'milk', taste: 'both', unit: 'ml', per: 100 },
  { name: 'heavy cream', aliases: ['double cream', 'whipping cream', 'single cream', 'light cream', 'cooking cream'], finds: ['cream', 'half and half'], short: 'cream', role: 'cream', taste: 'both', unit: 'ml', per: 40 },
  { name: 'sour cream', aliases: ['crème fraîche', 'creme fraiche'], role: 'yogurt', taste: 'both', unit: 'tbsp', grams: 15, per: 1, liquid: true },
  { name: 'plain yogurt', aliases: ['greek yogurt', 'natural yogurt', 'greek yoghurt', 'plain yoghurt', 'skyr', 'soy yogurt'], finds: ['yogurt', 'yoghurt', 'vanilla yogurt', 'quark'], short: 'yogurt', role: 'yogurt', taste: 'both', unit: 'g', per: 60, liquid: true },
  { name: 'coconut milk', aliases: ['coconut cream'], role: 'cream', taste: 'both', unit: 'ml', per: 100, contains: [] },
  { name: 'cream cheese', aliases: ['mascarpone', 'soft cheese'], finds: ['philadelphia'], role: 'cheese', taste: 'both', unit: 'g', per: 35, liquid: true },
  { name: 'ricotta', aliases: ['cottage cheese'], finds: ['ricotta cheese'], role: 'cheese', taste: 'both', unit: 'g', per: 50 },
  { name: 'cheddar', aliases: ['gruyère', 'gouda', 'monterey jack', 'emmental', 'swiss cheese', 'colby', 'edam'], finds: ['cheddar cheese', 'cheese', 'grated cheese', 'gruyere', 'provolone', 'comte', 'manchego', 'red leicester', 'shredded cheese'], role: 'cheese', unit: 'g', per: 30, prep: 'grated' },
  { name: 'mozzarella', finds: ['mozzarella cheese', 'burrata', 'buffalo mozzarella', 'bocconcini'], role: 'cheese', unit: 'g', per: 40, prep: 'torn' },
  { name: 'parmesan', aliases: ['pecorino', 'grana padano', 'parmigiano'], finds: ['parmesan cheese', 'parmigiano reggiano', 'pecorino romano', 'nutritional yeast'], role: 'cheese', unit: 'g', per: 15, prep: 'finely grated' },
  { name: 'feta', finds: ['feta cheese', 'queso fresco', 'cotija'], role: 'cheese', unit: 'g', per: 35, prep: 'crumbled' },
  { name: 'goat cheese', aliases: ["goat's cheese", 'chèvre'], finds: ['chevre', 'goats cheese'], role: 'cheese', unit: 'g', per: 35, prep: 'crumbled' },
  { name: 'blue cheese', aliases: ['gorgonzola', 'stilton', 'roquefort'], finds: ['brie', 'camembert'], role: 'cheese', unit: 'g', per: 25, prep: 'crumbled' },
] as const satisfies readonly FoodRow[];
