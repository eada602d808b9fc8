import { nutritionIn } from '@larder/culinary/import/nutrition-lines';

import { linesOf } from './json-value.ts';

/** Nutrition as a text states it. */
export interface NutritionLines {
  readonly values: Readonly<Record<string, string>> | null;
  /** The lines without values, for the notes; null if there are none. */
  readonly rest: string | null;
}

/** Returns the values of lines such as "calories : 150 kcal" or "Fat 5 g; Protein 10 g". */
export function nutritionOfLines(value: unknown): NutritionLines {
  const lines = linesOf(value);
  const rest = lines.filter((line) => nutritionIn(line) === null);
  return { values: nutritionIn(lines.join('\n')), rest: rest.join('\n') || null };
}
