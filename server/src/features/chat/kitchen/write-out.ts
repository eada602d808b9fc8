import type { GeneratedRecipe } from '@larder/contract/assistant';

/** A recipe in words, for whoever cannot open it in a cookbook. */
export function writeOut({ ingredients, instructions }: Pick<GeneratedRecipe, 'ingredients' | 'instructions'>): string {
  const steps = instructions.map((step, at) => `${at + 1}. ${step}`);
  return [ingredients.map((line) => `• ${line}`).join('\n'), steps.join('\n')].join('\n\n');
}
