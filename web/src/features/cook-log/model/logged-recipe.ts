/** The part of a recipe that its cook log needs. */
export interface LoggedRecipe {
  readonly id: string;
  readonly title: string;
  /** The written servings. */
  readonly servings: number | null;
}
