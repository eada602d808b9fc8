/** Additional names of a food; `aliases` are displayed to the user who wrote them, `finds` are for lookup only. */
export interface OtherNames {
  readonly aliases?: readonly string[];
  readonly finds?: readonly string[];
}

/**
 * Additional names for the foods of a table. Each contains a word that the rows do not know, so that a text which needs
 * this table has an unknown word: a browser loads it only then.
 */
export type OtherNamesOf<Rows extends readonly { readonly name: string }[]> = Readonly<Partial<Record<Rows[number]['name'], OtherNames>>>;
