import type { IngredientLine } from '#line/ingredient-line-type';
import { gatherParts } from '#steps/gather-parts';
import { findPhrases, MOST_READ, stepWords } from '#steps/step-words';
import type { RecipeStep, StepTemperature } from '#steps/step-type';
import { piecesByPhrase, TINS } from '#steps/tins';

// What else a size may be said of: "a 2-litre pot". Longer names end in one of these.
const VESSELS =
  'pot saucepan stockpot casserole cocotte cooker oven pan skillet wok tagine steamer tray sheet ramekin basin mold mould terrine bowl dish jug jar bottle kettle bag container glass mug tub';
const LONGEST = 4;
let names: ReadonlyMap<string, string> | undefined;

/**
 * What scaling and conversion rewrite of one instruction, in a fraction of the knowledge `readStep` needs: temperatures, lengths,
 * amounts and tins with their sizes. Other equipment is told apart only so far that its size is no amount of food. Never throws.
 * @param temperatures of the text, where they are wanted; no amount of food is mistaken for one
 */
export function readMeasures(
  text: string,
  lines: readonly IngredientLine[],
  temperatures: readonly StepTemperature[] = [],
): RecipeStep {
  const read = text.slice(0, MOST_READ);
  const words = stepWords(read);
  names ??= piecesByPhrase([...TINS, ...VESSELS.split(' ')]);
  const pieces = findPhrases(read, words, names, LONGEST).map(({ value, ...place }) => ({ ...place, name: value }));
  const { parts } = gatherParts(read, words, lines, pieces, [], temperatures);
  return { text, parts: parts.toSorted((one, other) => one.start - other.start) };
}
