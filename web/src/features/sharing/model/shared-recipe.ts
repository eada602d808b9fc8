/** What a user shares with another one. */
export type SharedKind = 'recipe' | 'collection';

/** The fields of a recipe that sharing needs. */
export interface SharedRecipe {
  readonly id: string;
  readonly title: string;
}

/** A recipe or a collection that the user shares. */
export interface SharedThing extends SharedRecipe {
  /** 'recipe' by default. */
  readonly kind?: SharedKind | undefined;
}
