import { randomUUID } from 'node:crypto';

import { suggestFromKitchen } from '#features/assistant/commands/suggest-recipes.ts';
import { composeWish } from '#features/assistant/kitchen-generator.ts';
import { readComposePrompt, readIdeasPrompt } from '#features/assistant/read-prompts.ts';

/** The kitchen engine's answer to a model prompt of another server; null if it cannot answer that prompt. */
export async function answerWorker(prompt: string, asJson: boolean): Promise<string | null> {
  const wish = readComposePrompt(prompt);
  if (wish !== null) {
    const { recipe } = await composeWish({ ...wish, seed: wish.title ?? randomUUID() });
    return recipe === null ? null : JSON.stringify(recipe);
  }
  const search = readIdeasPrompt(prompt);
  if (search !== null) {
    const { query, ...eating } = search;
    return JSON.stringify({ recipes: await suggestFromKitchen(query, eating) });
  }
  if (asJson) return null;
  const { answerQuestion } = await import('@larder/culinary/answer');
  return answerQuestion(prompt).text;
}
