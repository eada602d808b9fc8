import { linesWith, type ParsedAtHand } from '#at-hand/recipe-at-hand';
import { safeTemperatures } from '#at-hand/safe-at-hand';
import { describeTimers, describeTimes } from '#at-hand/times';

const SIGNS =
  /\b(?:until|till|when|once)\b|\b(?:golden|tender|opaque|flak(?:y|es?)|al dente|translucent|bubbl\w*|crisp\w*|thicken\w*|thick enough|set|firm|clean|springy|caramel\w*|run clear|cooked through|soft(?:ened)?|doubled|risen|internal|charred|brown(?:ed)?|wilted|reduced|coats?)\b/iu;
const MAX_SIGNS = 3;
const GENERALLY =
  'Go by look, smell and a bite: vegetables give to the tip of a knife, pasta and grains are tender, a skewer comes out of a bake clean.';

export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');

const signsIn = (text: string): readonly string[] => sentencesIn(text).filter((each) => SIGNS.test(each));

/** The last step with a sign of doneness, and its signs. */
function findSigns({ instructions, step }: ParsedAtHand): { readonly at: number; readonly signs: readonly string[] } {
  if (step !== null) return { at: step, signs: signsIn(instructions[step - 1] ?? '').slice(0, MAX_SIGNS) };
  const at = instructions.findLastIndex((text) => signsIn(text).length > 0);
  return { at: at + 1, signs: at < 0 ? [] : signsIn(instructions[at] ?? '').slice(0, MAX_SIGNS) };
}

/**
 * How to see that a step, or the given food, is done: by the step's own words, else by what to check in general. Always with the safe
 * temperatures. Undefined if the recipe has no such food.
 */
export function answerDone(recipe: ParsedAtHand, food: string | undefined): string | undefined {
  const line = food === undefined ? undefined : linesWith(recipe, food)[0];
  if (food !== undefined && line === undefined) return undefined;
  const { at, signs } = findSigns(recipe);
  const safe = safeTemperatures(recipe, line?.food ?? undefined);
  const quoted = signs.map((each) => `“${each}”`).join(' ');
  const sign =
    signs.length > 0
      ? `Step ${at} says: ${quoted}`
      : [noSign(recipe), describeTimes(recipe), GENERALLY].filter((each) => each !== '').join(' ');
  return [sign, safe, describeTimers(recipe)].filter((each) => each !== '').join('\n');
}

const noSign = ({ step }: ParsedAtHand): string =>
  step === null ? 'The recipe doesn’t say how to tell.' : `Step ${step} doesn’t say how to tell.`;
