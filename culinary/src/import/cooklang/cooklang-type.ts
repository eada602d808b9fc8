/** An ingredient, a tool or a timer in a step. */
export interface CooklangComponent {
  readonly kind: 'ingredient' | 'cookware' | 'timer';
  /** '' for a timer without a name. */
  readonly name: string;
  /** A number where it is written as one ("1/2" is 0.5), else the text; null if none is written. */
  readonly quantity: number | string | null;
  /** The quantity as written, without "=". */
  readonly written: string;
  readonly unit: string;
  /** "=" before the quantity: it does not scale. */
  readonly isFixed: boolean;
  readonly isOptional: boolean;
  /** "chopped" of "@onion{1}(chopped)"; '' without one. */
  readonly note: string;
}

interface CooklangText {
  readonly kind: 'text';
  readonly text: string;
}

export type CooklangItem = CooklangText | CooklangComponent;

interface CooklangSection {
  /** '' before the first section and for one without a name. */
  readonly name: string;
  readonly steps: readonly (readonly CooklangItem[])[];
}

export interface CooklangRecipe {
  /** Of front matter and of old ">> key: value" lines; see `readFrontMatter` for the form of the keys. */
  readonly metadata: ReadonlyMap<string, unknown>;
  readonly sections: readonly CooklangSection[];
  /** Lines that start with ">", by paragraph. */
  readonly notes: readonly string[];
}
