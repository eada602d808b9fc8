import type { RecipeDraft } from '#import/imported-recipe';

/** Parses YAML to plain values; it may throw. Passed in, because this package has no dependencies. */
export type ReadYaml = (text: string) => unknown;

/** How the name of a picture beside a recipe says which step it shows. */
export interface StepPictureNumber {
  /** Index in the instructions. */
  readonly step: number;
  /** "Cake.3.jpg" shows the third step. */
  readonly inRecipe: number;
  /** "Cake.2.1.jpg" shows the first step of the second section; null in a recipe without sections. */
  readonly inSection: string | null;
}

/** A text format for recipes. Readers never throw, and their work is linear in the length of the text. */
export interface TextFormat {
  /** What people call it: "MealMaster". */
  readonly name: string;
  /** Judges by the content, not by a file name. */
  readonly recognizes: (text: string) => boolean;
  /**
   * Returns the recipes in their order; none if there are none.
   * @param readYaml for formats with YAML front matter; without it, only its flat "key: value" lines are read
   */
  readonly read: (text: string, readYaml?: ReadYaml) => RecipeDraft[];
  /** How pictures beside the file number the steps of its only recipe. Absent if they count as the draft does. */
  readonly stepNumbers?: (text: string, readYaml?: ReadYaml) => StepPictureNumber[];
}
