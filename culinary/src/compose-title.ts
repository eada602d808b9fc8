import { composeRecipe, type ComposedRecipe, type ComposeRequest, type Composition } from '#compose';
import { titleWords } from '#dish-title';
import { dishNamedIn, withoutName } from '#dishes/named-dish';
import { findFoods } from '#ingredient-catalogue';
import { searchWords } from '#plain-words';
import { parseRow } from '#wish';

/** The title and the constraints of a dish. */
export interface TitleRequest extends Pick<
  ComposeRequest,
  'diets' | 'without' | 'servings' | 'minutes' | 'missing' | 'eaters'
> {
  readonly title: string;
  readonly seed?: string | undefined;
}

/** Words that the cookbook puts before the name of a dish. */
const DIET_WORDS: ReadonlySet<string> = new Set([
  'vegan',
  'vegetarian',
  'gluten',
  'dairy',
  'free',
  'gluten-free',
  'dairy-free',
]);

/** Bounds the work. The seed picks adjectives and side foods; most titles appear within the first few seeds. */
const SEEDS_MAX = 8;

/**
 * Composes the dish that a title names: the first recipe with exactly this title over a fixed sequence of seeds. If no
 * seed gives it, returns the composition of the first seed, whose title differs. Diets and exclusions in the title
 * apply too. Deterministic; never throws.
 */
export function composeTitle({ title, seed = title, ...asked }: TitleRequest): Composition {
  const said = parseRow(title);
  const rules = {
    ...asked,
    diets: [...new Set([...(asked.diets ?? []), ...said.diets])],
    without: [...new Set([...(asked.without ?? []), ...said.without])],
  };
  const dish = dishNamedIn(title, [], true);
  const request = {
    ...rules,
    ingredients: [title],
    cookbook: dish !== null && titleWords(withoutName(title, dish)).every((word) => DIET_WORDS.has(word)),
  };
  const first = composeRecipe({ ...request, seed });
  // A dish of the cookbook has one title, whatever the seed.
  if (first.recipe === null || first.recipe.title === title || request.cookbook) return first;
  for (let at = 1; at < SEEDS_MAX; at += 1) {
    const other = composeRecipe({ ...request, seed: `${seed}/${at}` });
    if (other.recipe?.title === title) return other;
  }
  return first;
}

type Named = Pick<ComposedRecipe, 'title' | 'ingredients'>;

/** True when every word of the title occurs in the recipe's own title or ingredients. */
export function containsTitleWords({ title: own, ingredients }: Named, title: string): boolean {
  const said = new Set(searchWords([own, ...ingredients].join(' ')));
  return titleWords(title).every((word) => said.has(word));
}

/**
 * True when the recipe has every food that the title names, by name or as a word of an ingredient ("lamb" in "lamb
 * shoulder").
 */
export function hasFoodsOf({ ingredients }: Pick<Named, 'ingredients'>, title: string): boolean {
  const words = new Set(searchWords(ingredients.join(' ')));
  const foods = new Set(ingredients.flatMap((line) => findFoods(line).map(({ food }) => food.name)));
  // The name of a dish is no list of foods: "Céleri Rémoulade" has no celery.
  const dish = dishNamedIn(title, [], true);
  return findFoods(dish === null ? title : withoutName(title, dish)).every(
    ({ food, name }) => foods.has(food.name) || searchWords(name).some((word) => words.has(word)),
  );
}
