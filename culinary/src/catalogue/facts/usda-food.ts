/** A food of USDA SR28 (public domain), reduced to what the catalog needs. */
export interface UsdaFood {
  readonly description: string;
  /**
   * Per 100 g of the edible part: energy (kcal), protein, fat, saturated fat, carbohydrate, sugars, fiber and salt (g;
   * 2.5 times sodium, as Regulation (EU) No 1169/2011 defines it). Null where the database has no figure.
   */
  readonly per100g: readonly (number | null)[];
  /** Grams of one such measure. */
  readonly measures?: Readonly<Record<string, number>>;
}
