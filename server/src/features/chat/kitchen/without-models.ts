import { parseCommand } from '@larder/culinary/intent/command';

import type { Draft } from '../draft.ts';
import { answerFromKitchen } from './answer-from-kitchen.ts';
import type { ChatRequest } from '../chat-request.ts';
import { answerCookbookQuestion } from './cookbook-question.ts';

/**
 * Answers what needs no model: finding recipes, managing the cookbook, and questions about the user's recipes. Undefined for anything
 * else. Used if the kitchen engine must not replace a model (`AI_FALLBACK=none`).
 */
export async function answerWithoutModels(
  request: ChatRequest,
  showStatus: (text: string) => void,
): Promise<Draft | undefined> {
  const command = parseCommand(request.message.content);
  if (command === undefined) return answerCookbookQuestion(request);
  if (command === 'generate') return undefined;
  return answerFromKitchen({ ...request, suggest: async () => ({ recipes: [], answered_by: 'kitchen' }) }, showStatus);
}
