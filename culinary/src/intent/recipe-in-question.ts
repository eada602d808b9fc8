import { normalizeWords } from '#intent/normalize';
import type { RecipeAspect } from '#intent/cookbook-question';
import type { Nutrient } from '#nutrition/food-figures';

/** A question about the recipe under discussion: "how much salt is in it?", "how long does it take?". */
export type RecipeInQuestion =
  | { readonly asks: 'nutrition'; readonly nutrients: readonly Nutrient[] }
  | { readonly asks: RecipeAspect };

const IT = String.raw`(?:it|this|that|them|one|(?:this|that|the) (?:one|recipe|dish|draft)|a (?:serving|portion))`;
const LEAD = String.raw`^(?:(?:and|so|ok|okay|but|then) )*`;

const NUTRIENT_WORDS: readonly (readonly [RegExp, readonly Nutrient[]])[] = [
  [/\b(?:salt|sodium|salty)\b/u, ['salt']],
  [/\b(?:calories?|kcal|energy|kilojoules?)\b/u, ['energy']],
  [/\bprotein\b/u, ['protein']],
  [/\bsaturated\b/u, ['saturatedFat']],
  [/\b(?:fat|fatty)\b/u, ['fat']],
  [/\bsugars?\b/u, ['sugars']],
  [/\b(?:carbs?|carbohydrates?)\b/u, ['carbohydrate']],
  [/\bfib(?:er|re)\b/u, ['fiber']],
  [
    /\b(?:nutrition|nutritional|nutrients?|macros?|healthy|healthier|good for me)\b/u,
    ['energy', 'protein', 'fat', 'sugars', 'salt'],
  ],
];
const OF_IT = new RegExp(
  String.raw`\b(?:in|of|does|is|has|have|with|per) ${IT}\b|\b${IT} (?:have|has|contain|contains)\b|\bis ${IT}\b`,
  'u',
);
/** "How many calories?", without a food. */
const ALONE = new RegExp(
  `${LEAD}how (?:much|many) (?:calories|kcal|energy|protein|fat|sugar|salt|carbs|fib(?:er|re))$`,
  'u',
);
const ASKS_AMOUNT = /\b(?:how (?:much|many|healthy|salty)|what(?:'s| is| are)|is)\b/u;

const ASPECTS: readonly (readonly [RecipeAspect, RegExp])[] = [
  [
    'time',
    new RegExp(
      `${LEAD}(?:how long (?:does|will|would) ${IT} take|how long is ${IT}|how much time (?:does|do) (?:${IT}|i) (?:take|need).*|when (?:is|will) ${IT} (?:be )?ready)(?: to (?:make|cook|prepare))?$`,
      'u',
    ),
  ],
  [
    'servings',
    new RegExp(
      `${LEAD}(?:how many (?:people |persons |guests )?(?:does|will|would) ${IT} (?:serve|feed|make)|how many (?:servings|portions|people)(?: (?:is|are|does) ${IT}(?: (?:for|make|serve))?)?)$`,
      'u',
    ),
  ],
  [
    'ingredients',
    new RegExp(
      `${LEAD}(?:what(?:'s| is| goes) in(?:to)? ${IT}|what (?:do i need|are the ingredients|ingredients)(?: (?:for|of|do i need for) ${IT})?|(?:show me |list )?the ingredients)$`,
      'u',
    ),
  ],
  [
    'instructions',
    new RegExp(
      `${LEAD}(?:how (?:do|should|would|can) (?:i|you|we) (?:make|cook|prepare) ${IT}|(?:show me |what are )?the (?:steps|instructions|method))$`,
      'u',
    ),
  ],
];

/** The nutrients that a text in lower case names; undefined if none. */
export const nutrientsIn = (text: string): readonly Nutrient[] | undefined =>
  NUTRIENT_WORDS.find(([pattern]) => pattern.test(text))?.[1];

/** Parses a question about the recipe under discussion; undefined for anything else. */
export function parseRecipeInQuestion(message: string): RecipeInQuestion | undefined {
  const text = normalizeWords(message.replaceAll(/[?.!,]/gu, ' '));
  const aspect = ASPECTS.find(([, pattern]) => pattern.test(text))?.[0];
  if (aspect !== undefined) return { asks: aspect };
  if (!ALONE.test(text) && (!OF_IT.test(text) || !ASKS_AMOUNT.test(text))) return undefined;
  const nutrients = nutrientsIn(text);
  // "Is it too salty" asks what to do about it, and "sugar in it" may be an allergy.
  return nutrients === undefined || /\btoo\b/u.test(text) ? undefined : { asks: 'nutrition', nutrients };
}
