// The kitchen's own reader, which is large: loaded when ingredients are typed and the browser has nothing else to do.
import { readLine } from '@larder/culinary/line/read-line';
import { loadNamesFor } from '@larder/culinary/names-on-demand';

import { understand } from '#features/recipe-form/model/understood.ts';
import type { Understood } from '#features/recipe-form/model/understood.ts';

/** Rejects only when the less common names cannot be loaded. */
export async function readIngredient(text: string): Promise<Understood | null> {
  await loadNamesFor([text]);
  return understand(readLine(text));
}
