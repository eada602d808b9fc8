import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import type { Command } from '@larder/culinary/intent/command';
import { asksForOwnDiet } from '@larder/culinary/intent/dietary-question';
import { replyToOtherLanguage } from '@larder/culinary/intent/other-language';
import { asksAboutAssistant, parseConfirmation, describeAssistant } from '@larder/culinary/intent/small-talk';
import { answerFollowUp } from './follow-up.ts';
import type { Question } from './kitchen.ts';
import { isOnlyTold, tellProfile } from './told.ts';

/** What cannot wait: somebody is in danger, whatever else the message asks for. */
export async function answerEmergency({ asked }: Pick<Question, 'asked'>): Promise<Draft | undefined> {
  const { answerEmergency: answer } = await import('@larder/culinary/answer');
  const found = answer(asked.content);
  return found === null ? undefined : draft(found.text);
}

/** What goes before the order that a message gives: it is about the person, or about what was made last. */
export async function answerFirst(question: Question, command: Command | undefined): Promise<Draft | undefined> {
  const { content } = question.asked;
  if (command === 'add' || command === 'remove') return undefined;
  const foreign = replyToOtherLanguage(content);
  if (foreign !== undefined) return draft(foreign);
  if (asksAboutAssistant(content)) return draft(describeAssistant(question.productName));
  if (asksForOwnDiet(content)) return draft(await tellProfile(question));
  if (await isOnlyTold(content)) return draft('Thank you for telling me.');
  const isYes = parseConfirmation(content);
  if (isYes !== undefined) return draft(isYes ? 'Gladly. What shall I do?' : 'All right.');
  return answerFollowUp(question);
}
