import type { Allergen, Diet, FoodRole } from '#catalogue/food-row';
import { foodWords } from '#food-words';

export const ALCOHOL: ReadonlySet<FoodRole> = new Set<FoodRole>(['wine', 'spirit', 'drink']);

/** What a text claims about a product. */
export interface Claim {
  readonly words: readonly string[];
  readonly diets: readonly Diet[];
  readonly without: readonly Allergen[];
  /** Allergens that such a product may contain all the same. */
  readonly perhaps?: readonly Allergen[];
  /** The only roles that the claim applies to: alcohol-free beer makes no bacon halal. */
  readonly of?: ReadonlySet<FoodRole>;
}

// "gluten-free flour", "vegan butter": the writer's claim overrides what the product usually is.
const CLAIMS: readonly Claim[] = [
  { words: ['gluten', 'free'], diets: ['gluten-free'], without: ['gluten'] },
  { words: ['gf'], diets: ['gluten-free'], without: ['gluten'] },
  { words: ['unsulphured'], diets: [], without: ['sulphites'] },
  { words: ['unsulfured'], diets: [], without: ['sulphites'] },
  { words: ['dairy', 'free'], diets: ['dairy-free'], without: ['milk'] },
  // US law allows milk protein in what is called non-dairy (21 CFR 101.4(d)).
  { words: ['non', 'dairy'], diets: [], without: ['milk'], perhaps: ['milk'] },
  { words: ['nondairy'], diets: [], without: ['milk'], perhaps: ['milk'] },
  {
    words: ['vegan'],
    diets: ['vegan', 'vegetarian', 'dairy-free'],
    without: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  },
  {
    words: ['plant', 'based'],
    diets: ['vegan', 'vegetarian', 'dairy-free'],
    without: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  },
  { words: ['vegetarian'], diets: ['vegetarian'], without: ['fish', 'crustaceans', 'molluscs'] },
  { words: ['meatless'], diets: ['vegetarian'], without: ['fish', 'crustaceans', 'molluscs'] },
  { words: ['meat', 'free'], diets: ['vegetarian'], without: ['fish', 'crustaceans', 'molluscs'] },
  { words: ['alcohol', 'free'], diets: ['halal'], without: [], of: ALCOHOL },
  { words: ['non', 'alcoholic'], diets: ['halal'], without: [], of: ALCOHOL },
  { words: ['egg', 'free'], diets: [], without: ['eggs'] },
  { words: ['nut', 'free'], diets: [], without: ['nuts', 'peanuts'] },
  { words: ['soy', 'free'], diets: [], without: ['soybeans'] },
  { words: ['halal'], diets: ['halal'], without: [] },
  { words: ['kosher'], diets: ['kosher-style'], without: [] },
];

const NOT: ReadonlySet<string> = new Set('not non no never isn without'.split(' '));
// Words that do not qualify a claim: "certified gluten-free". "Gluten-free if needed" is a wish, not a claim.
const NEUTRAL_WORDS: ReadonlySet<string> = new Set('certified organic fresh good quality'.split(' '));
const CLAIMS_BY_FIRST_WORD = Map.groupBy(CLAIMS, ({ words: [first = ''] }) => first);

/**
 * Finds the product claims in a text, in the order of {@link SAID}. Compares a phrase only where its first word occurs.
 */
export const claimsIn = (text: string): readonly Claim[] => {
  const words = foodWords(text);
  const claims = new Set<Claim>();
  for (const [at, first] of words.entries()) {
    if (NOT.has(words[at - 1] ?? '')) continue;
    for (const each of CLAIMS_BY_FIRST_WORD.get(first) ?? [])
      if (each.words.every((word, more) => words[at + more] === word)) claims.add(each);
  }
  return claims.size < 2 ? [...claims] : CLAIMS.filter((each) => claims.has(each));
};

/** Finds claims in a remark that says nothing else: "(gluten-free)", but not "(or vegan butter)" nor "not vegan". */
export function claimsInRemark(remark: string): readonly Claim[] {
  return remark.split(/[;,]/u).flatMap((part) => {
    const words = foodWords(part).filter((word) => !NEUTRAL_WORDS.has(word));
    return CLAIMS.filter(({ words: phrase }) => phrase.join(' ') === words.join(' '));
  });
}
