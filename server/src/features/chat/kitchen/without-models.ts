import type { Draft } from '../commands/finish.ts';
import { readCommand } from '../policy/command.ts';
import { answerFromKitchen } from './answer.ts';
import type { Question } from './kitchen.ts';
import { answerOfOwn } from './own.ts';

/**
 * What needs no model also where the kitchen engine must not stand in for one: finding recipes, managing the cookbook, and telling of
 * what is in it. Undefined for anything else.
 */
export async function answerWithoutModels(
  question: Question,
  doing: (text: string) => void,
): Promise<Draft | undefined> {
  const command = readCommand(question.asked.content);
  if (command === undefined) return answerOfOwn(question);
  if (command === 'generate') return undefined;
  return answerFromKitchen({ ...question, suggest: async () => ({ recipes: [], answered_by: 'kitchen' }) }, doing);
}
