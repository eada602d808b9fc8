import { detectLanguage, languageToAnswerIn, mayBeAnyLanguage } from '@larder/culinary/spoken/detect-language';

import { draft, type Draft } from '../draft.ts';
import type { ChatRequest } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { listEarlierMessages } from './earlier-messages.ts';
import { readAllRules } from './stated-rules.ts';

/** How many messages back a follow-up may refer. */
const MAX_EARLIER = 8;

/**
 * Answers a message in German, French, Spanish or Italian in its language. A request is carried out in English, with a
 * sentence about it. Undefined for any other message.
 */
export async function answerInOtherLanguage(
  request: ChatRequest,
  answerInEnglish: (request: ChatRequest) => Promise<Draft>,
): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const { content } = message;
  // What a choice sends is written by the app, in English.
  if (message.chosen !== undefined || message.recipeId !== undefined) return undefined;
  if (detectLanguage(content) === undefined && !mayBeAnyLanguage(content)) return undefined;
  const earlier = (await listEarlierMessages(ctx, message)).slice(0, MAX_EARLIER);
  const language = languageToAnswerIn(content, earlier);
  if (language === undefined) return undefined;
  // Loaded on demand, because the texts are large.
  const [{ answerSpoken }, { readSpokenFollowUp }, { loadPack }] = await Promise.all([
    import('@larder/culinary/spoken/answer-spoken'),
    import('@larder/culinary/spoken/spoken-follow-up'),
    import('@larder/culinary/spoken/load-pack'),
  ]);
  const pack = await loadPack(language);
  const followUp = readSpokenFollowUp(content, pack);
  if (followUp !== null && (await isAboutDishes(request, followUp))) {
    const result = await answerInEnglish({ ...request, message: { ...message, content: followUp } });
    return { ...result, content: `${pack.phrases.recipeInEnglish}\n\n${result.content}` };
  }
  const rules = await readAllRules(request);
  const answer = answerSpoken(content, pack, earlier.toReversed(), rules);
  if (answer.kind !== 'request') return draft(answer.text);
  const result = await answerInEnglish({ ...request, message: { ...message, content: answer.english } });
  const parts = [answer.text, result.content, answer.caution].filter((part) => part !== '');
  return { ...result, content: parts.join('\n\n') };
}

/** Whether dishes are under discussion. "Without nuts" and "what goes with it?" may be about an answer since. */
async function isAboutDishes({ ctx, message }: ChatRequest, followUp: string): Promise<boolean> {
  const { recipes, ideas, position } = await findDiscussed(ctx, message);
  const isOfLastAnswer = position >= message.position - 2;
  return recipes.length + ideas.length > 0 && (isOfLastAnswer || !/^(?:without|what)\b/u.test(followUp));
}
