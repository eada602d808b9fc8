import type { GeneratedRecipe } from '@larder/contract/assistant';

/** A recipe as text, for a client whose token cannot save it. */
export function formatRecipe({
  ingredients,
  instructions,
}: Pick<GeneratedRecipe, 'ingredients' | 'instructions'>): string {
  const steps = instructions.map((step, at) => `${at + 1}. ${step}`);
  return [ingredients.map((line) => `• ${line}`).join('\n'), steps.join('\n')].join('\n\n');
}
