import type { Draft } from '../commands/finish.ts';
import { parseCommand } from '@larder/culinary/intent/command';
import { answerFromKitchen } from './answer.ts';
import type { Question } from './question.ts';
import { answerCookbookQuestion } from './cookbook-question.ts';

/**
 * Answers what needs no model, also where the kitchen engine must not replace one (`AI_FALLBACK=none`): finding recipes, managing the
 * cookbook, and questions about the caller's recipes. Undefined for anything else.
 */
export async function answerWithoutModels(
  question: Question,
  doing: (text: string) => void,
): Promise<Draft | undefined> {
  const command = parseCommand(question.asked.content);
  if (command === undefined) return answerCookbookQuestion(question);
  if (command === 'generate') return undefined;
  return answerFromKitchen({ ...question, suggest: async () => ({ recipes: [], answered_by: 'kitchen' }) }, doing);
}
