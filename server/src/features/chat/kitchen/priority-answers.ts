import { draft, type Draft } from '../draft.ts';
import type { Command } from '@larder/culinary/intent/command';
import { asksForOwnDiet } from '@larder/culinary/intent/dietary-question';
import { replyToOtherLanguage } from '@larder/culinary/intent/other-language';
import { asksAboutAssistant, parseConfirmation, describeAssistant } from '@larder/culinary/intent/small-talk';
import { answerAdaptation } from './adapt.ts';
import { answerFollowUp } from './follow-up.ts';
import { answerRecipeInQuestion } from './recipe-in-question.ts';
import { answerSelection } from './selection.ts';
import type { ChatRequest } from '../chat-request.ts';
import { isOnlyStatement, describeProfile } from './stated-rules.ts';

/** First aid and poisoning come before anything else a message asks for. */
export async function answerEmergency({ message }: Pick<ChatRequest, 'message'>): Promise<Draft | undefined> {
  const { answerEmergency: answer } = await import('@larder/culinary/answer');
  const found = answer(message.content);
  return found === null ? undefined : draft(found.text);
}

/** Answers that take precedence over the command in a message: about the user, the assistant, or the recipe under discussion. */
export async function answerWithPriority(
  request: ChatRequest,
  command: Command | undefined,
): Promise<Draft | undefined> {
  const { content } = request.message;
  if (command === 'add' || command === 'remove') return undefined;
  const foreign = replyToOtherLanguage(content);
  if (foreign !== undefined) return draft(foreign);
  if (asksAboutAssistant(content)) return draft(describeAssistant(request.productName));
  if (asksForOwnDiet(content)) return draft(await describeProfile(request));
  if (await isOnlyStatement(content)) return draft('Thank you for telling me.');
  const isYes = parseConfirmation(content);
  if (isYes !== undefined) return draft(isYes ? 'Happy to. What should I do?' : 'All right.');
  const adaptation = await answerAdaptation(request);
  if (adaptation !== undefined) return adaptation;
  return (await answerSelection(request)) ?? (await answerFollowUp(request)) ?? (await answerRecipeInQuestion(request));
}
