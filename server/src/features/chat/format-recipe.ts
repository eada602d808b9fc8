import type { RecipeText } from '@larder/contract/chat';

/** A recipe as text, for a client that shows only text. */
export function formatRecipe({ ingredients, instructions }: Pick<RecipeText, 'ingredients' | 'instructions'>): string {
  const steps = instructions.map((step, at) => `${at + 1}. ${step}`);
  return [ingredients.map((line) => `• ${line}`).join('\n'), steps.join('\n')].join('\n\n');
}
