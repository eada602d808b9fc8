/** The fields of a recipe that sharing needs. */
export interface SharedRecipe {
  readonly id: string;
  readonly title: string;
}
