import type { RecipeCategory } from '#recipe-category';

/** The words that people use for each category, in the singular. */
const WORDS: Readonly<Record<RecipeCategory, string>> = {
  'Main Dish': 'main dish|main|main course|main meal|entree|entrée|dinner|supper|lunch',
  'Side Dish': 'side dish|side|accompaniment',
  Appetizer: "appetizer|appetiser|starter|first course|hors d'oeuvre|canapé|canape",
  Dessert: 'dessert|pudding|sweet|afters|cake|treat',
  Breakfast: 'breakfast|brunch|morning meal',
  Soup: 'soup|stew|broth|chowder',
  Salad: 'salad',
  Beverage: 'beverage|drink|cocktail|smoothie|juice',
  Snack: 'snack|nibble|bite',
};

const BY_WORD: ReadonlyMap<string, RecipeCategory> = new Map(
  Object.entries(WORDS).flatMap(([category, words]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record are the categories
    words.split('|').map((word) => [word, category as RecipeCategory] as const),
  ),
);

/** Matches the name of one category, singular or plural. */
export const CATEGORY = `(?:${Object.values(WORDS).join('|')})(?:s|es)?`;

/** The category that a word names; undefined if it names none. */
export function categoryOf(word: string): RecipeCategory | undefined {
  const text = word.toLowerCase().trim();
  return [text, text.replace(/s$/u, ''), text.replace(/es$/u, '')]
    .map((each) => BY_WORD.get(each))
    .find((found) => found !== undefined);
}

/** Words of tags that suggest a category. */
const NEAR: readonly (readonly [RegExp, RecipeCategory])[] = [
  [/sweet|cake|bak|cookie|chocolate|holiday|birthday|christmas/u, 'Dessert'],
  [/morning|egg|oat|weekend/u, 'Breakfast'],
  [/warm|winter|soup|brew|stew/u, 'Soup'],
  [/fresh|summer|raw|light|green/u, 'Salad'],
  [/party|finger|tapas|first|dip/u, 'Appetizer'],
  [/kid|school|lunch ?box|quick bite|travel/u, 'Snack'],
  [/drink|bar|alcohol/u, 'Beverage'],
  [/side|accompan/u, 'Side Dish'],
];

/** The category that comes nearest to a tag: the main dish if nothing does. */
export function nearestCategory(tag: string): RecipeCategory {
  const text = tag.toLowerCase();
  return NEAR.find(([pattern]) => pattern.test(text))?.[1] ?? 'Main Dish';
}
