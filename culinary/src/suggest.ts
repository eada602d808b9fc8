import { loadEveryLanguage } from '#every-language';
import { composeRecipe, type ComposedRecipe } from '#compose';
import { composeTitle, type TitleRequest } from '#compose-title';
import { isNamedAfterAny } from '#compose/equipment';
import { coursesIn, dishesLike, dishesOfKind } from '#dishes/dishes-of-kind';
import { dishNamedIn } from '#dishes/named-dish';
import { areAlike } from '#dish-title';
import { findFoods } from '#ingredient-catalogue';
import type { RecipeCategory } from '#recipe-category';
import { hashText } from '#seeded-random';
import { searchWords } from '#plain-words';
import { EMOJI, FOREIGN, MOODS, NEAR_ONLY, SLOW_CUTS, SLOW_POTS } from '#suggest-moods-data';

export interface TitleIdea {
  readonly title: string;
  /** One or two sentences; when the phrase is unknown to the engine, they say so. */
  readonly description: string;
}

const MIN_IDEAS = 3;
const MAX_IDEAS = 5;
const DEFAULT_IDEAS = 4;
const MAX_PHRASE_LENGTH = 120;
/** Maximum compositions per phrase; bounds the work. */
const MAX_TRIES = 18;
/** What a dinner may be where no main dish complies with the rules. */
const LIGHT_MEALS: readonly RecipeCategory[] = ['Soup', 'Salad'];
/** Dishes of a kind that are tried; the rules of the request exclude many. */
const MAX_OF_KIND = 24;
const SURPRISE = 'surprise me';
/** Categories to try for a food after the one that suits it best. */
const ELSEWHERE: readonly RecipeCategory[] = [
  'Main Dish',
  'Soup',
  'Salad',
  'Side Dish',
  'Dessert',
  'Breakfast',
  'Snack',
  'Appetizer',
  'Beverage',
];
/** Tries before other categories are forced. */
const PLAIN_TRIES = 4;
const OWN_IDEA = "I don't know anything by that name, so here's an idea of my own.";
const OTHER_IDEA = "Here's something different.";
const NEAR_IDEA = "I can't promise that this fits that diet, but it comes close.";

interface Idea {
  readonly recipe: ComposedRecipe;
  readonly own: boolean;
  /** True when the title names a requested food (two of a list), or none was requested. */
  readonly good: boolean;
  /** True when it is too similar to an earlier idea. */
  readonly alike: boolean;
}

const isBest = ({ good, alike }: Idea): boolean => good && !alike;

interface Gathering {
  readonly seed: string;
  readonly count: number;
  readonly own: boolean;
  readonly rules: IdeaRules;
  /** Titles that are not suggested. */
  readonly avoid: readonly string[];
  readonly tries?: number;
  /** The categories of every idea, in turn; null for any. */
  readonly courses: readonly RecipeCategory[] | null;
}

function takesLonger({ preparation_time: prep, cooking_time: cook }: ComposedRecipe, { minutes }: IdeaRules): boolean {
  return minutes !== undefined && prep + cook > minutes;
}

/** Foods at hand, which belong into one dish: "chickpeas, spinach and feta". */
const LIST = /,|\band\b|&/iu;
/** How many of them a title should name; it has room for few. */
const LISTED_FOODS = 2;

/**
 * Collects ideas for one phrase until enough of them are good and distinct. Accepts only titles that {@link
 * composeTitle} reproduces exactly.
 */
function gather(
  phrase: string,
  { seed, count, own, courses, rules, avoid, tries = MAX_TRIES }: Gathering,
  into: Idea[],
): void {
  const asked = new Set(findFoods(phrase).map(({ food }) => food.name));
  const isList = LIST.test(phrase);
  const categories: readonly (RecipeCategory | undefined)[] = own || asked.size > 0 ? ELSEWHERE : [undefined];
  const seen = new Set([...avoid, ...into.map(({ recipe }) => recipe.title)]);
  for (let at = 0; at < tries; at += 1) {
    if (into.filter(isBest).length >= count) return;
    const category =
      courses?.[at % courses.length] ??
      (at < PLAIN_TRIES ? undefined : categories[(at - PLAIN_TRIES) % categories.length]);
    const request = { ...rules, ingredients: [phrase], seed: `${seed}/${at}` };
    const { recipe } = composeRecipe(category === undefined ? request : { ...request, category });
    if (
      recipe === null ||
      seen.has(recipe.title) ||
      takesLonger(recipe, rules) ||
      isNamedAfterAny(recipe.title, rules.missing ?? [])
    )
      continue;
    const { title } = recipe;
    seen.add(title);
    if (composeTitle({ ...rules, title }).recipe?.title !== title) continue;
    const named = new Set(findFoods(title).map(({ food }) => food.name)).intersection(asked).size;
    const good = named >= Math.min(asked.size, isList ? LISTED_FOODS : 1);
    const alike = into.some((idea) => areAlike(idea.recipe.title, title));
    into.push({ recipe, own, good, alike });
  }
}

/** Returns the foods in a phrase that is no known food as a whole ("beef wellington"). */
const foodsWithin = (phrase: string): string =>
  searchWords(phrase)
    .filter((word) => findFoods(word).length > 0)
    .join(' ');

const SHORTEST_PART = 3;

let foreign: ReadonlyMap<string, string> | undefined;

/** Keys are normalized by {@link searchWords}, so that diacritics of other scripts do not matter. */
const foreignWords = (): ReadonlyMap<string, string> =>
  (foreign ??= new Map(Object.entries(FOREIGN).map(([word, said]) => [searchWords(word)[0] ?? word, said])));

/** Translates one foreign word; a compound by its two parts. Null if unknown. */
function translated(word: string): string | null {
  const known = foreignWords();
  const whole = known.get(word);
  if (whole !== undefined) return whole;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [front, back] = [word.slice(0, at), word.slice(at)];
    const [one, other] = [known.get(front), known.get(back)];
    if (one !== undefined && other !== undefined) return `${one} ${other}`;
  }
  return null;
}

/** Translates emoji and foreign words in a phrase; returns other phrases unchanged. */
export function translatePhrase(phrase: string): string {
  const pictures = (phrase.match(/\p{Extended_Pictographic}/gu) ?? []).flatMap((picture) =>
    Object.hasOwn(EMOJI, picture) ? [EMOJI[picture] ?? ''] : [],
  );
  if (pictures.length > 0 && !/\p{L}/u.test(phrase)) return pictures.join(' ');
  const words = searchWords(phrase);
  const known = words.map(translated);
  // A word that is also English ("pain", "mole") is not treated as foreign.
  if (known.every((word) => word === null) || words.every((word) => findFoods(word).length > 0)) return phrase;
  return words.flatMap((word, at) => known[at] ?? (findFoods(word).length > 0 ? [word] : [])).join(' ');
}

/** Returns the dish phrases that a mood, an occasion or a pot suggests; empty if the phrase names a dish itself. */
function moodPhrases(phrase: string, seed: string): readonly string[] {
  const plain = searchWords(phrase).join(' ');
  const written = phrase.toLowerCase();
  const mood = MOODS.find(([pattern]) => pattern.test(plain) || pattern.test(written))?.[1];
  if (mood !== undefined) {
    const from = hashText(seed) % mood.length;
    return [...mood.slice(from), ...mood.slice(0, from)];
  }
  const food = SLOW_POTS.test(written) ? foodsWithin(written.replace(SLOW_POTS, ' ')) : '';
  const cut = Object.hasOwn(SLOW_CUTS, food) ? (SLOW_CUTS[food] ?? food) : food;
  return food === '' ? [] : [`${cut} stew`, `one-pot ${cut}`, `${cut} soup`];
}

/** The constraints that every idea must satisfy. */
export type IdeaRules = Omit<TitleRequest, 'title' | 'seed'>;

/**
 * Suggests recipe ideas for a search without results: three to five distinct titles, each of which {@link composeTitle}
 * reproduces under the same rules. Deterministic for a phrase and seed. Reads the first 120 characters of the phrase.
 * Never throws.
 * @param count clamped to 3–5
 * @param avoid titles that are not suggested
 */
export function suggestTitles(
  phrase: string,
  seed: string,
  count: number = DEFAULT_IDEAS,
  rules: IdeaRules = {},
  avoid: readonly string[] = [],
): TitleIdea[] {
  loadEveryLanguage();
  const wanted = Number.isFinite(count) ? Math.min(MAX_IDEAS, Math.max(MIN_IDEAS, Math.round(count))) : DEFAULT_IDEAS;
  const asked = phrase.slice(0, MAX_PHRASE_LENGTH);
  const read = translatePhrase(asked);
  const ideas: Idea[] = [];
  const named = { seed, count: wanted, own: false, rules, avoid, courses: null };
  // A dish that the phrase names comes first, whatever else its words mean.
  const dish = dishNamedIn(asked, [], true);
  if (dish !== null) {
    gather(asked, { ...named, count: 1 }, ideas);
    gather(searchWords(asked).at(-1) ?? '', named, ideas);
  }
  const moods = moodPhrases(read, seed).slice(0, wanted);
  const phrases =
    moods.length > 0 ? moods : dish === null ? dishesOfKind(read, seed, rules) : dishesLike(dish.id, seed, rules);
  for (const meant of phrases.slice(0, MAX_OF_KIND)) {
    const good = ideas.filter(isBest).length;
    if (good < wanted) gather(meant, { ...named, count: good + 1, tries: moods.length > 0 ? MAX_TRIES : 1 }, ideas);
  }
  const courses = moods.length === 0 && dish === null ? coursesIn(read) : null;
  const lighter = courses?.includes('Main Dish') === true ? [...new Set([...courses, ...LIGHT_MEALS])] : courses;
  if (ideas.length < wanted && /\p{L}/u.test(read)) gather(read, { ...named, courses: lighter }, ideas);
  const within = ideas.length === 0 ? foodsWithin(read) : '';
  if (within !== '') gather(within, named, ideas);
  const near = NEAR_ONLY.test(asked.toLowerCase());
  const before = ideas.length === 0 ? OWN_IDEA : OTHER_IDEA;
  // Without a food to be about, an idea of our own is better than a third tomato soup.
  const isOpen = findFoods(read).length === 0;
  const enough = isOpen ? ideas.filter(isBest).length : ideas.length;
  if (enough < MIN_IDEAS) gather(SURPRISE, { ...named, seed: `${seed}/${asked}`, own: true }, ideas);
  return ideas
    .filter((idea) => !isOpen || !idea.alike)
    .toSorted(
      (one, other) =>
        Number(one.own) - Number(other.own) ||
        Number(isBest(other)) - Number(isBest(one)) ||
        Number(other.good) - Number(one.good),
    )
    .slice(0, wanted)
    .map(({ recipe: { title, description }, own }) => ({
      title,
      description: own ? `${before} ${description}` : near ? `${NEAR_IDEA} ${description}` : description,
    }));
}
