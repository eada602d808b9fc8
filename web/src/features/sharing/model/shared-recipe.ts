/** What of a recipe the ways of sharing it need. */
export interface SharedRecipe {
  readonly id: string;
  readonly title: string;
}
