/** An ingredient line that is a recipe of its own. */
export interface LinkedLine {
  /** Index in the ingredients. */
  readonly ingredient: number;
  /** What it consists of, in the amounts that the line needs. */
  readonly ingredients: readonly string[];
}

/** A line of what a recipe consists of. */
export interface ExpandedLine {
  readonly text: string;
  /** Index of the ingredient that it is, or is part of. */
  readonly ingredient: number;
}

/** Replaces each linked line by the ingredients that it consists of. A link without ingredients leaves its line as it is. */
export function expandLines(ingredients: readonly string[], links: readonly LinkedLine[] = []): ExpandedLine[] {
  const linked = new Map(links.map((link) => [link.ingredient, link.ingredients]));
  return ingredients.flatMap((line, ingredient) => {
    const parts = linked.get(ingredient) ?? [];
    return (parts.length === 0 ? [line] : parts).map((text) => ({ text, ingredient }));
  });
}

/** The texts of `expandLines`: what nutrition, allergens and diets are read from. */
export function expandedTexts(ingredients: readonly string[], links: readonly LinkedLine[] = []): readonly string[] {
  return links.length === 0 ? ingredients : expandLines(ingredients, links).map(({ text }) => text);
}
