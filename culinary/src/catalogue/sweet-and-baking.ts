import type { FoodRow } from './food-row.ts';

export const SWEET_AND_BAKING = [
  { name: 'sugar', aliases: ['white sugar', 'caster sugar', 'granulated sugar', 'superfine sugar'], finds: ['icing sugar', 'powdered sugar'], role: 'sweetener', taste: 'both', unit: 'g', per: 20 },
  { name: 'brown sugar', aliases: ['light brown sugar', 'dark brown sugar', 'muscovado sugar', 'coconut sugar', 'demerara sugar'], role: 'sweetener', taste: 'both', unit: 'g', per: 20 },
  { name: 'honey', role: 'sweetener', taste: 'both', unit: 'tbsp', grams: 21, per: 0.5, liquid: true, rulesOut: ['vegan'] },
  { name: 'maple syrup', aliases: ['agave syrup', 'golden syrup', 'date syrup'], finds: ['maple', 'agave', 'syrup', 'molasses', 'treacle'], role: 'sweetener', taste: 'both', unit: 'tbsp', grams: 20, per: 0.5, liquid: true },
  { name: 'dark chocolate', aliases: ['semisweet chocolate', 'bittersweet chocolate'], finds: ['chocolate', 'plain chocolate', 'cooking chocolate', 'chocolate bar'], short: 'chocolate', role: 'chocolate', taste: 'sweet', unit: 'g', per: 35, prep: 'chopped' },
  { name: 'milk chocolate', aliases: ['white chocolate'], finds: ['nutella', 'chocolate spread'], role: 'chocolate', taste: 'sweet', unit: 'g', per: 35, prep: 'chopped', contains: ['milk', 'soybeans'] },
  { name: 'chocolate chip', plural: 'chocolate chips', finds: ['choc chip'], role: 'chocolate', taste: 'sweet', unit: 'g', per: 20 },
  { name: 'cocoa powder', finds: ['cocoa', 'cacao', 'unsweetened cocoa powder', 'hot chocolate powder'], short: 'cocoa', role: 'baking', taste: 'sweet', unit: 'tbsp', grams: 6, per: 0.75 },
  { name: 'vanilla extract', finds: ['vanilla', 'vanilla bean', 'vanilla essence', 'vanilla pod'], short: 'vanilla', role: 'baking', taste: 'sweet', unit: 'tsp', grams: 4, per: 0.25, liquid: true },
  { name: 'baking powder', finds: ['baking soda', 'bicarbonate of soda', 'leavening'], role: 'baking', taste: 'sweet', unit: 'tsp', grams: 5, per: 0.5 },
  { name: 'jam', aliases: ['strawberry jam', 'raspberry jam', 'apricot jam', 'marmalade', 'fruit preserve'], finds: ['jelly', 'preserve', 'compote'], role: 'spread', taste: 'sweet', unit: 'tbsp', grams: 20, per: 0.75, liquid: true },
  { name: 'peanut butter', aliases: ['almond butter', 'cashew butter', 'nut butter'], role: 'spread', taste: 'both', unit: 'tbsp', grams: 16, per: 1, liquid: true },
  { name: 'cornstarch', aliases: ['cornflour', 'potato starch'], finds: ['corn starch', 'arrowroot', 'tapioca starch'], role: 'flour', unit: 'tsp', grams: 3, per: 0.5, contains: [] },
  { name: 'tahini', finds: ['sesame paste', 'tahini paste', 'hummus'], role: 'spread', unit: 'tbsp', grams: 15, per: 0.75, liquid: true },
] as const satisfies readonly FoodRow[];
