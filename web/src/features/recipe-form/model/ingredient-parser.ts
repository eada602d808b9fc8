// The kitchen engine's parser is large. It loads on demand, when ingredients are typed and the browser is idle.
import { readLine } from '@larder/culinary/line/read-line';
import { loadNamesFor } from '@larder/culinary/names-on-demand';

import { summarizeLine } from '#features/recipe-form/model/parsed-ingredient.ts';
import type { ParsedIngredient } from '#features/recipe-form/model/parsed-ingredient.ts';

/** Parses the ingredients of one line. Rejects only if the names of less common foods fail to load. */
export async function parseIngredient(text: string): Promise<ParsedIngredient[]> {
  await loadNamesFor([text]);
  return summarizeLine(readLine(text));
}
