import { parseCommand } from '@larder/culinary/intent/command';

import type { Draft } from '../draft.ts';
import { answerFromKitchen } from './answer-from-kitchen.ts';
import type { ChatRequest } from '../chat-request.ts';
import { answerAboutCookbook } from './about-cookbook.ts';

/**
 * Answers what needs no model: finding recipes, managing the cookbook, and questions about the user's recipes. Undefined for anything
 * else. Used if the kitchen engine must not replace a model (`AI_FALLBACK=none`).
 */
export async function answerWithoutModels(
  request: ChatRequest,
  showStatus: (text: string) => void,
): Promise<Draft | undefined> {
  const command = parseCommand(request.message.content);
  const withoutIdeas: ChatRequest = { ...request, suggest: async () => ({ recipes: [], answered_by: 'kitchen' }) };
  if (command === undefined) return answerAboutCookbook(withoutIdeas);
  return command === 'generate' ? undefined : answerFromKitchen(withoutIdeas, showStatus);
}
