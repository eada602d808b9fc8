import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import type { Command } from '../policy/command.ts';
import { asksOfThemselves } from '../policy/eating-question.ts';
import { answerOtherLanguage } from '../policy/language.ts';
import { asksWhoAnswers, readConsent, tellWhoAnswers } from '../policy/small-talk.ts';
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
  const foreign = answerOtherLanguage(content);
  if (foreign !== undefined) return draft(foreign);
  if (asksWhoAnswers(content)) return draft(tellWhoAnswers(question.productName));
  if (asksOfThemselves(content)) return draft(await tellProfile(question));
  if (await isOnlyTold(content)) return draft('Thank you for telling me.');
  const isYes = readConsent(content);
  if (isYes !== undefined) return draft(isYes ? 'Gladly. What shall I do?' : 'All right.');
  return answerFollowUp(question);
}
