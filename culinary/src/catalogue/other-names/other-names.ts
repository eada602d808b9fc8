/** Names of a food besides those in its row; `aliases` are shown back to whoever wrote them, `finds` only lead to it. */
export interface OtherNames {
  readonly aliases?: readonly string[];
  readonly finds?: readonly string[];
}

/**
 * Other names for the foods of one table. Each has a word that nothing in the rows knows, so that a text which needs this table shows
 * it by a word that is unknown without it: a browser loads it only then.
 */
export type OtherNamesOf<Rows extends readonly { readonly name: string }[]> = Readonly<Partial<Record<Rows[number]['name'], OtherNames>>>;
