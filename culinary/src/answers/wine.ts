import type { Computed } from '#answers/answer-type';
import type { Question } from '#answers/question';
import type { FoodRole } from '#catalogue/food-row';

const ASKS =
  /\b(?:what|which|good|best|a)? ?wines? (?:to |should |do |can |would |i |you |we |serve |drink |have |pair |pairs |go |goes |goe |match |matches )*(?:well )?(?:with|for|to)\b|\bwines?\b.{0,40}\b(?:go|goe|goes|pair|pairs|match)\b/u;
/** "What drink goes with" is answered with a wine and what to pour instead of one. */
const DRINK =
  /\b(?:what|which) (?:drinks?\b.{0,20}\b(?:with|for|to)\b|(?:can|could|should|do|to) (?:(?:i|we|you) )?(?:drink|pour|serve to drink) (?:with|to|for)\b)/u;
const OTHER =
  /\b(?:use|instead|substitute|replace|cook|keep|store|without|alcohol|sauce|vinegar|make|reduce|long|mulled)\b/u;

/** Classic pairings: kitchen practice. The first match wins. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:stew|braise|braised|bourguignon|ragu|bolognese|short rib|oxtail)\b/u,
    'a full, soft red: Côtes du Rhône, Merlot, or the Burgundy that went into the pot',
  ],
  [
    /\b(?:curry|thai|chili|spicy|indian|sichuan)\b/u,
    'an off-dry, aromatic white: Riesling or Gewürztraminer; tannin and heat do not get along',
  ],
  [/\b(?:pizza|lasagn\w*|tomato)\b/u, 'an Italian red with some acid: Chianti or Barbera'],
  [/\b(?:sushi|oyster|fried|chip)\b/u, 'something crisp and cold: Muscadet, Chablis or a dry sparkling wine'],
  [/\b(?:blue cheese|stilton|roquefort|gorgonzola)\b/u, 'something sweet: Port or Sauternes'],
  [/\bgoat cheese\b/u, 'a Sauvignon Blanc, such as Sancerre'],
  [
    /\b(?:salmon|tuna|trout)\b/u,
    'a fuller white such as Chardonnay or dry Riesling, or a light red such as Pinot Noir, slightly cool',
  ],
  [/\b(?:lobster|crab|scallop|prawn|shrimp)\b/u, 'a white with some body: Chardonnay, Chablis or Vermentino'],
  [/\blamb\b|\bmutton\b/u, 'a firm red: Rioja, Bordeaux or Cabernet Sauvignon'],
  [/\b(?:steak|beef|venison|roast beef)\b/u, 'a strong red with tannin: Cabernet Sauvignon, Malbec or Syrah'],
  [/\b(?:duck|goose)\b/u, 'a Pinot Noir, whose acid cuts through the fat'],
  [/\b(?:pork|ham|bacon)\b/u, 'a light red such as Beaujolais or Pinot Noir, or an off-dry Riesling'],
  [/\b(?:mushroom|truffle)\b/u, 'a Pinot Noir, whose earthy notes match'],
  [/\bturkey\b/u, 'a Pinot Noir or Beaujolais, or a rounded Chardonnay'],
  [/\b(?:chocolate|brownie)\b/u, 'something sweeter than itself: Port or Banyuls'],
  [/\b(?:dessert|cake|tart|pie|pudding)\b/u, 'something sweeter than itself: Moscato or a late-harvest Riesling'],
];
const BY_ROLE: Partial<Record<FoodRole, string>> = {
  fish: 'a light dry white: Pinot Grigio, Albariño or Muscadet',
  'tinned-fish': 'a light dry white: Vinho Verde or Muscadet',
  shellfish: 'a crisp white: Muscadet, Chablis or Albariño',
  poultry: 'a rounded white such as Chardonnay, or a light red such as Pinot Noir',
  meat: 'a medium red: Merlot, Rioja or Côtes du Rhône',
  braise: 'a full, soft red: Côtes du Rhône or Merlot',
  mince: 'a lively red: Barbera, Chianti or Zinfandel',
  sausage: 'a lively red such as Beaujolais or Zinfandel, or a dry Riesling',
  cured: 'a dry rosé, a light red, or dry sherry',
  cheese: 'an off-dry white more often than a red: Riesling or Chenin Blanc; for hard cheese a mature red',
  pasta: 'whatever suits its sauce: a light white with seafood or cream, Chianti with tomato',
  egg: 'a dry sparkling wine or an unoaked Chardonnay',
  veg: 'a fresh white: Sauvignon Blanc or Grüner Veltliner',
};

/** Answers "what wine goes with salmon" with wines that suit the main food of the dish. */
export function answerWine(question: Question): Computed | null {
  const { plain } = question;
  const isDrink = DRINK.test(plain);
  if (
    !isDrink &&
    (!/\bwines?\b/u.test(plain) || OTHER.test(plain) || !(ASKS.test(plain) || /^wines? (?:with|for)\b/u.test(plain)))
  )
    return null;
  const foods = question.foods.filter(({ food }) => food.role !== 'wine');
  const byWords = BY_WORDS.find(([pattern]) => pattern.test(plain))?.[1];
  const found = foods.find(({ food }) => BY_ROLE[food.role] !== undefined);
  const kinds = byWords ?? (found === undefined ? undefined : BY_ROLE[found.food.role]);
  if (kinds === undefined) return null;
  const why = question.foods
    .map(({ food }) => (food.role === 'wine' ? question.objectionTo(food) : null))
    .find((each) => each !== null);
  const but =
    why === undefined
      ? ''
      : ` Wine itself does not suit you (${why}): try grape juice or an alcohol-free wine instead.`;
  const without = isDrink ? ' Without alcohol: sparkling water with lemon, iced tea or a dry apple juice.' : '';
  return {
    topic: 'pairing',
    text: `Pour ${kinds}. If in doubt, choose a wine from where the dish comes from.${without}${but}`,
  };
}
