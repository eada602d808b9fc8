import type { IngredientLine } from '#line/ingredient-line-type';
import { gatherParts } from '#steps/gather-parts';
import { findPhrases, MAX_READ, stepWords } from '#steps/step-words';
import type { MeasuredStep, StepTemperature } from '#steps/step-type';
import { normalize } from '#text/normalize';
import { piecesByPhrase, TINS } from '#steps/tins';

// Other vessels that may have a size: "a 2-litre pot". Longer names end in one of these.
const VESSELS =
  'pot saucepan stockpot casserole cocotte cooker oven pan skillet wok tagine steamer tray sheet ramekin basin mold mould terrine bowl dish jug jar bottle kettle bag container glass mug tub';
const LONGEST = 4;
let names: ReadonlyMap<string, string> | undefined;

/**
 * Parses what scaling and conversion rewrite in an instruction: temperatures, lengths, amounts and tins with their
 * sizes. Cheaper than `readStep`. Recognizes other vessels only so that their size is not mistaken for an amount of
 * food. Never throws.
 * @param findTemperatures finds the temperatures of a text, if they are wanted; no amount may overlap them
 */
export function readMeasures(
  text: string,
  lines: readonly IngredientLine[],
  findTemperatures: (read: string) => readonly StepTemperature[] = () => [],
): MeasuredStep {
  const normal = normalize(text.slice(0, MAX_READ));
  const read = normal.text;
  const words = stepWords(read);
  names ??= piecesByPhrase([...TINS, ...VESSELS.split(' ')]);
  const pieces = findPhrases(read, words, names, LONGEST).map(({ value, ...place }) => ({ ...place, name: value }));
  const { parts } = gatherParts(read, words, lines, pieces, [], findTemperatures(read));
  const sorted = parts.toSorted((one, other) => one.start - other.start);
  return { text: read, parts: sorted, normal, original: text };
}
