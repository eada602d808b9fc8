import type { StillLife } from '#art/still-life';

/** The vessels and settings a dish can be drawn in. */
export type DishKind =
  | 'soup'
  | 'salad'
  | 'cake'
  | 'drink'
  | 'mug'
  | 'roast'
  | 'pasta'
  | 'stew'
  | 'curry'
  | 'bread'
  | 'skillet'
  | 'pancakes'
  | 'bowl'
  | 'tacos'
  | 'risotto'
  | 'plate'
  | 'dip'
  | 'bites'
  | 'crumble'
  | 'porridge'
  | 'glass-dessert'
  | 'squares'
  | 'skewers';

// The first pattern found in the title decides; what names a dish most surely stands first.
const WORDS: readonly (readonly [DishKind, RegExp])[] = [
  ['bites', /\bbites\b|\bballs\b|truffle|cookie|biscuit|meatball|falafel/u],
  ['mug', /hot chocolate|hot cocoa|latte|coffee\b(?! cake)|\btea\b|golden milk|warm .* milk|bedtime|chai/u],
  ['drink', /smoothie|cooler|lemonade|juice$|shake\b|cocktail|mocktail|spritz|lassi|\biced\b|punch|drink/u],
  ['pancakes', /pancake|crepe|waffle|hotcake/u],
  ['squares', /brownie|blondie|flapjack|traybake|fudge|\bbars?\b/u],
  [
    'crumble',
    /crumble|cobbler|\bcrisp\b(?!.*(?:toast|quesadilla|hash|chickpea))|gratin|lasagn|casserole bake|\bpie\b|pudding/u,
  ],
  [
    'glass-dessert',
    /\bfool\b|parfait|mousse|sundae|trifle|\bpots?\b(?!.*roast)|panna cotta|tiramisu|ice cream|sorbet/u,
  ],
  ['porridge', /porridge|oatmeal|overnight oats|granola|muesli|creamy oats|smoothie bowl/u],
  ['cake', /cake|loaf|tart\b|muffin|cupcake|cheesecake|banana bread/u],
  ['dip', /\bdip\b|hummus|guacamole|salsa\b|pesto\b$|spread/u],
  ['skewers', /skewer|kebab|satay/u],
  ['tacos', /taco|burrito|fajita|wraps?\b|quesadilla/u],
  ['bread', /toast|bruschetta|crostini|sandwich|toastie|burger|bread|pizza|flatbread|focaccia|bagel/u],
  ['soup', /soup|broth|chowder|bisque|ramen|pho\b|gazpacho|minestrone/u],
  ['stew', /stew|chili\b|goulash|casserole|tagine|braise|slow-cooked|one-pot|hotpot|cassoulet/u],
  ['curry', /curry|masala|korma|dal\b|dhal|tikka/u],
  ['risotto', /risotto|paella|mash\b|polenta|pilaf/u],
  [
    'pasta',
    /pasta|spaghetti|penne|linguine|noodle|gnocchi|rigatoni|fusilli|macaroni|carbonara|orzo|tagliatelle|lo mein/u,
  ],
  ['skillet', /frittata|omelet|hash\b|shakshuka|eggs?\b|scramble/u],
  [
    'bowl',
    /bowl|stir-fry|ginger-soy|peanut-lime|peppery soy|sweet chili|garlic-sesame|fried rice|quinoa|couscous|bulgur|poke|bibimbap/u,
  ],
  ['salad', /salad|slaw|tabbouleh/u],
  ['roast', /roast|one-tray|sheet-pan|traybake|baked|tray/u],
  ['plate', /steak|seared|fillet|chop|pan juices|grilled/u],
];

const BY_CATEGORY: ReadonlyMap<string, DishKind> = new Map<string, DishKind>([
  ['Main Dish', 'plate'],
  ['Side Dish', 'roast'],
  ['Appetizer', 'bread'],
  ['Dessert', 'cake'],
  ['Breakfast', 'skillet'],
  ['Soup', 'soup'],
  ['Salad', 'salad'],
  ['Beverage', 'drink'],
  ['Snack', 'bites'],
]);
// A category that says what the dish stands in outweighs a stray word in the title ("Salad of Roast Beets").
const SETTLED: ReadonlyMap<string, readonly DishKind[]> = new Map<string, readonly DishKind[]>([
  ['Soup', ['soup', 'stew', 'curry']],
  ['Salad', ['salad', 'bowl', 'pasta']],
  ['Beverage', ['drink', 'mug']],
]);

export function dishKind(title: string, category: string | null, life: StillLife): DishKind {
  const text = title.toLowerCase();
  const found = WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  const settled = category === null ? undefined : SETTLED.get(category);
  if (settled !== undefined) return found !== undefined && settled.includes(found) ? found : (settled[0] ?? 'bowl');
  if (found !== undefined) return found;
  if (
    category === 'Snack' &&
    !life.foods.some(({ role }) => role === 'oats' || role === 'dried-fruit' || role === 'chocolate')
  )
    return 'roast';
  const usual = category === null ? 'plate' : (BY_CATEGORY.get(category) ?? 'plate');
  return usual === 'plate' && life.center === null ? withoutCenter(life) : usual;
}

// A plate wants one large thing; without it the dish is whatever its filling looks best in.
function withoutCenter(life: StillLife): DishKind {
  const roles = new Set(life.foods.map(({ role }) => role));
  if (roles.has('pasta')) return 'pasta';
  if (roles.has('wrap')) return 'tacos';
  if (roles.has('bread')) return 'bread';
  if (life.starch !== null) return 'bowl';
  if (roles.has('flour') && (roles.has('sweetener') || roles.has('fruit'))) return 'cake';
  return life.body.length > 2 ? 'roast' : 'plate';
}
