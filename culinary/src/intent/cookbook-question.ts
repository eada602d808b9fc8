import { normalizeWords, QUESTION_MAX_CHARACTERS } from '#intent/normalize';
import type { Meal } from '#recipe-category';
import { findTimeLimit, QUICK, QUICK_MINUTES, withoutPlace } from '#wish/counts';

/** What a cookbook can be filtered by. */
type RecipeTag = Meal | 'Vegetarian' | 'Vegan' | 'Gluten-Free';

/** A question about the user's own recipes, such as "which of my recipes are vegan?". */
export interface CookbookQuestion {
  readonly asks: 'count' | 'list' | 'recent';
  readonly favorites: boolean;
  readonly tags: readonly RecipeTag[];
  /** Maximum of preparation plus cooking time. */
  readonly minutes: number | undefined;
  /** The words that the recipes must contain. */
  readonly containing: string | undefined;
  /** The question may mean something else, so it counts only if such a recipe exists. */
  readonly isGuess: boolean;
}

/** What the caller already knows about the message. */
interface Known {
  /** It excludes foods. */
  readonly narrows?: boolean;
  /** It is a search. */
  readonly isSearch?: boolean;
}

const TAGS: readonly (readonly [RegExp, RecipeTag])[] = [
  [/\bvegan\b/u, 'Vegan'],
  [/\bvegetarian\b/u, 'Vegetarian'],
  [/\bgluten[ -]free\b/u, 'Gluten-Free'],
  [/\bbreakfasts?\b/u, 'Breakfast'],
  [/\blunch(?:es)?\b/u, 'Lunch'],
  [/\bdinners?\b/u, 'Dinner'],
  [/\bdesserts?\b/u, 'Dessert'],
  [/\bsnacks?\b/u, 'Snack'],
];
/** The tags that a text names, and the text without them. */
export function tagsIn(text: string): { readonly tags: readonly RecipeTag[]; readonly rest: string } {
  const tags = TAGS.filter(([pattern]) => pattern.test(text)).map(([, tag]) => tag);
  return { tags, rest: TAGS.reduce((left, [pattern]) => left.replace(pattern, ' '), text) };
}

/** Refers to the user's own recipes, and to all of them rather than one. */
const OWN_RECIPES =
  /\bmy (?:\S+ ){0,2}?(?:recipes|favou?rites|dishes|cookbook)\b|\b(?:do|have|did|are) (?:i|we) (?:have|got|saved?|cook(?:ed)?|ma[dk]e|kept|added?)\b|\bi(?:'ve| have) (?:saved|cooked|made|kept|added)\b|\b(?:recipes?|dishes) (?:do|did|have) i\b|\bof mine\b|\bdid i (?:last |recently )?(?:cook|make|add|save)/u;
const ABOUT_RECIPES = /\brecipes?\b|\bfavou?rites\b|\bcookbook\b|\bdishes\b|\b(?:cook|made?|add|save)d?\b/u;
const RECENT = /\b(?:lately|recently|recent|latest|newest|last)\b/u;
const CONTAINING =
  /\b(?:have|has|with|contain(?:s|ing)?|use[sd]?|using|for|about) (?!i\b|you\b|we\b)((?:[\p{L}'-]+ ){0,5}[\p{L}'-]+)$/u;
/** "Show me my soups". */
const SHOW_MY = /^(?:please )?(?:show|list|see|give)(?: me)?(?: all)?(?: of)? my (?<what>[\p{L}' -]{2,40})$/u;
const DO_I_HAVE = /\b(?:do|have) (?:i|we) (?:have|got) (?:any|a|an|some)\b/u;
const WHICH_RECIPES = /\b(?:which|what|any|are there)\b.{0,30}\brecipes?\b/u;
const ANYTHING = /\b(?:recipes?|something|anything|dish(?:es)?|meals?|dinners?|lunch(?:es)?|food)\b/u;

/** Undefined for a message that is not about the user's own recipes. */
export function parseCookbookQuestion(message: string, known: Known = {}): CookbookQuestion | undefined {
  const text = normalizeWords(message);
  const { tags } = tagsIn(text);
  // Normalization removes the point of "1.5 hours".
  const bounded = message.slice(0, QUESTION_MAX_CHARACTERS);
  const limit = findTimeLimit(bounded);
  const minutes = limit?.count ?? (QUICK.test(text) ? QUICK_MINUTES : undefined);
  const favorites = /\bfavou?rites?\b/u.test(text);
  const isPlain = OWN_RECIPES.test(text) && ABOUT_RECIPES.test(text);
  const shown = isPlain ? undefined : SHOW_MY.exec(text)?.groups?.['what'];
  const containing = shown ?? parseContaining(normalizeWords(withoutPlace(bounded, limit)));
  const isBounded = known.narrows === true || minutes !== undefined;
  const narrows = isBounded || favorites || tags.length > 0 || containing !== undefined;
  const isAbout =
    isPlain ||
    shown !== undefined ||
    (DO_I_HAVE.test(text) && narrows) ||
    (known.narrows === true && WHICH_RECIPES.test(text)) ||
    (known.isSearch === true && isBounded && ANYTHING.test(text));
  if (!isAbout) return undefined;
  const asks = /\bhow many\b/u.test(text) ? 'count' : !narrows && RECENT.test(text) ? 'recent' : 'list';
  // "Do I have to peel my …" filters nothing and asks for no list.
  if (asks === 'list' && !narrows && !/\b(?:what|which|show|list|all)\b/u.test(text)) return undefined;
  const isGuess = shown !== undefined || known.isSearch === true;
  return { asks, favorites, tags, minutes, containing, isGuess };
}

const FILLER_WORDS = new Set(
  'a an the any some my me in of for with it them recipes recipe cookbook favourites favorites all minutes time got have saved there that quick fast speedy something anything who whose is are can may friend friends someone somebody guest guests person people son daughter husband wife child kid kids'.split(
    ' ',
  ),
);

function parseContaining(text: string): string | undefined {
  const untagged = tagsIn(text).rest.replaceAll(/\s+/gu, ' ').trim();
  const words = (CONTAINING.exec(untagged)?.[1] ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '' && !FILLER_WORDS.has(word));
  return words.length === 0 ? undefined : words.join(' ');
}

export type RecipeAspect = 'time' | 'servings' | 'ingredients' | 'instructions';

const ASPECTS: readonly (readonly [RegExp, RecipeAspect])[] = [
  [/\bhow long\b|\bhow many minutes\b|\bhow much time\b/u, 'time'],
  [/\bhow many (?:people|servings|portions)\b|\bserves?\b|\bservings\b/u, 'servings'],
  [
    /\bingredients?\b|\bwhat(?:'s| is| goes| do i need| is needed) (?:in|for|into)\b|\bwhat do i need\b/u,
    'ingredients',
  ],
  [/\bhow (?:do|did|can|should) i (?:make|cook|bake|prepare)\b|\bsteps?\b|\binstructions?\b/u, 'instructions'],
];
const QUESTION_WORDS = new Set(
  (
    'how long many much minutes time people servings portions does do did is are can should i we you to my our the a an in for of take takes ' +
    'need needs make cook bake prepare cooking what whats goes go into ingredient ingredients step steps instruction instructions serve ' +
    'serves recipe and it me tell show give please have long'
  ).split(' '),
);

const MAX_CHARACTERS = 300;

export interface RecipeQuestion {
  readonly aspect: RecipeAspect;
  /** The words that name the recipe. */
  readonly phrase: string;
  /** "my lasagne" rather than any lasagne. */
  readonly isOwn: boolean;
}

/** Parses a question about one recipe, such as "how long does my lasagne take?". */
export function parseRecipeQuestion(message: string): RecipeQuestion | undefined {
  const text = message.slice(0, MAX_CHARACTERS).toLowerCase().replaceAll('’', "'");
  const aspect = ASPECTS.find(([pattern]) => pattern.test(text))?.[1];
  if (aspect === undefined) return undefined;
  const phrase = (text.match(/[\p{L}\p{N}'-]+/gu) ?? [])
    .filter((word) => !QUESTION_WORDS.has(word.replaceAll("'", '')))
    .join(' ');
  return phrase === '' ? undefined : { aspect, phrase, isOwn: /\b(?:my|our)\b/u.test(text) };
}
