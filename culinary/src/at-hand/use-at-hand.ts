import { answerQuestion } from '#answer';
import type { ParsedAtHand } from '#at-hand/recipe-at-hand';
import { safeTemperatures } from '#at-hand/safe-at-hand';
import { type Eater, foodObjection } from '#answers/eater';
import { exactFood } from '#compose/note-words';
import { findFood, type FoundFood } from '#ingredient-catalogue';
import type { IngredientLine } from '#line/ingredient-line-type';

interface Replacement {
  readonly line: IngredientLine;
  readonly found: FoundFood;
}

/** The line that a food would replace: "thighs" a chicken breast, "cod" another fish. Undefined if the recipe has none of its kind. */
function replacementFor({ lines }: ParsedAtHand, written: string): Replacement | undefined {
  const listed = lines.filter(({ food }) => food !== null);
  for (const line of listed) {
    const [animal = ''] = line.food?.food.name.toLowerCase().split(' ') ?? [];
    // "Thighs" alone names no food.
    const cut = exactFood(`${animal} ${written}`);
    if (cut !== null && cut.food !== line.food?.food) return { line, found: cut };
  }
  const found = findFood(written);
  const line = listed.find(({ food }) => food?.food.role === found?.food.role && food?.food !== found?.food);
  return found === null || line === undefined ? undefined : { line, found };
}

/** Whether a food can replace the one of its kind in the recipe: "can I use thighs?". Undefined if the recipe has none. */
export function answerUse(recipe: ParsedAtHand, written: string, eater: Eater): string | undefined {
  const replacement = replacementFor(recipe, written);
  if (replacement === undefined) return undefined;
  const {
    line,
    found,
    found: { food },
  } = replacement;
  const objection = foodObjection(eater)(food);
  if (objection !== null) return `Not for you: ${food.name} (${objection}).`;
  const general = answerQuestion(`can I use ${food.name} instead of ${line.name}?`, eater);
  const known = general.kind === 'answer' && general.topic === 'substitute' ? [general.text] : [];
  const safe = safeTemperatures(recipe, found);
  return [
    `Yes, use ${food.name} instead of the ${line.name} in “${recipe.title}”. The time may change with the size of the pieces.`,
    ...known,
    ...(safe === '' ? [] : [safe]),
    `Say “replace the ${line.name} with ${food.name}” and I will change the recipe.`,
  ].join('\n');
}
