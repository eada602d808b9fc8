import type { Allergen } from '#catalogue/food-row';
import { isFlesh } from '#food-diets';
import { type Food, type FoundFood, foodNames, getFood, nameWords } from '#ingredient-catalogue';
import { namesIn } from '#lexicon/forms';
import type { Product } from '#lexicon/lexicon';
import { NameIndex } from '#line/food-index';

/** A product in the index: with the row that it is like, if there is one. */
export interface NamedProduct {
  readonly product: Product;
  readonly found: FoundFood | null;
}

/** Registers products. Ingredient lines know all of them, requests only those that people cook with. */
export function registerProducts(products: readonly Product[]): void {
  const names = foodNames();
  for (const product of products) {
    const food = product.like === undefined ? null : foodLike(getFood(product.like), product);
    for (const name of namesIn(product.names))
      namedProducts.add(productWords(name), { product, found: food === null ? null : { food, name } });
    if (food !== null)
      for (const name of namesIn(product.requested ?? '')) names.add(nameWords(name), { food, name }, true);
  }
}

/** An article within a name is skipped, as in the text: "chicken of the woods". */
const productWords = (name: string): string[] => nameWords(name).filter((word) => word !== 'the');

const OF_FLESH: ReadonlySet<Allergen> = new Set<Allergen>(['fish', 'crustaceans', 'molluscs']);

const namedProducts = new NameIndex<NamedProduct>({ ordered: true });

/** The product behind a name whose contents nobody knows: "potato salad". */
export const AMBIGUOUS: Product = { names: '', contains: [] };

/** Registers names whose contents depend on the product. */
export function registerAmbiguous(ambiguous: string): void {
  for (const name of namesIn(ambiguous)) namedProducts.add(productWords(name), { product: AMBIGUOUS, found: null });
}

/** Returns the row that weight and nutrition come from, with the contents of the product. */
export function foodLike(row: Food, { each, contains, mayContain = [], rulesOut, mayRuleOut = [] }: Product): Food {
  const ofAnimals = rulesOut?.includes('vegetarian') === true || contains.some((allergen) => OF_FLESH.has(allergen));
  const { rulesOut: _, ...rest } = row;
  return {
    ...rest,
    ...(each === undefined ? {} : { unit: 'piece', grams: each }),
    // A vegan burger is weighed like a burger, but is no meat.
    role: ofAnimals || !isFlesh(row.role) ? row.role : 'tofu',
    contains,
    mayContain,
    mayRuleOut,
    ...(rulesOut === undefined ? {} : { rulesOut }),
  };
}

/** Returns the index of products by name. */
export const productNames = (): NameIndex<NamedProduct> => namedProducts;
