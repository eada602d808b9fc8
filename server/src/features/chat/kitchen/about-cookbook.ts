import type { ChatRequest } from '../chat-request.ts';
import type { Draft } from '../draft.ts';
import { answerCookbookQuestion } from './cookbook-question.ts';
import { answerEdit } from './edit.ts';
import { answerAboutSeveral } from './several-recipes.ts';

/** Changes a recipe, or answers a question about the user's recipes, without a model. Undefined for any other message. */
export async function answerAboutCookbook(request: ChatRequest): Promise<Draft | undefined> {
  return (await answerEdit(request)) ?? (await answerAboutSeveral(request)) ?? answerCookbookQuestion(request);
}
