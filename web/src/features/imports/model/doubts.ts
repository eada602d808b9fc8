import type { Draft } from '@larder/contract/imports';

const NAMES: Readonly<Record<string, string>> = {
  title: 'the title',
  description: 'the description',
  ingredients: 'the ingredients',
  instructions: 'the steps',
  image_url: 'the photo',
  preparation_time: 'the preparation time',
  cooking_time: 'the cooking time',
  resting_time: 'the resting time',
  total_time: 'the total time',
  servings: 'the servings',
  yield_text: 'the yield',
  notes: 'the notes',
};

type ListField = 'ingredients' | 'instructions';

const LINES_MAX = 5;

/** What a person should check in a draft: whole fields by name, single lines by their text. */
export function doubtsOf({
  findings,
  ingredients,
  instructions,
}: Pick<Draft, 'findings' | ListField>): readonly string[] {
  const unsure = findings.filter(({ sure }) => !sure);
  const fields = unsure.flatMap(({ field, line }) => (line === undefined ? [NAMES[field] ?? []].flat() : []));
  const lists: Readonly<Record<string, readonly string[]>> = { ingredients, instructions };
  const lines = unsure.flatMap(({ field, line }) => (line === undefined ? [] : [lists[field]?.[line] ?? []].flat()));
  const missing = [
    ...(ingredients.length === 0 ? ['no ingredients were found'] : []),
    ...(instructions.length === 0 ? ['no steps were found'] : []),
  ];
  const leftOut = findings.reduce((sum, { left_out: count = 0 }) => sum + count, 0);
  if (leftOut > 0)
    missing.push(
      leftOut === 1
        ? '1 line from the AI isn’t on the page and was left out'
        : `${leftOut} lines from the AI aren’t on the page and were left out`,
    );
  return [...new Set([...missing, ...fields, ...lines.slice(0, LINES_MAX).map((line) => `“${line}”`)])];
}
