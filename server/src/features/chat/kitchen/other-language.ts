import { detectLanguage, languageToAnswerIn, mayBeAnyLanguage } from '@larder/culinary/spoken/detect-language';

import { draft, type Draft } from '../draft.ts';
import type { ChatRequest } from '../chat-request.ts';
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
  const [{ answerSpoken }, { loadPack }] = await Promise.all([
    import('@larder/culinary/spoken/answer-spoken'),
    import('@larder/culinary/spoken/load-pack'),
  ]);
  const rules = await readAllRules(request);
  const answer = answerSpoken(content, await loadPack(language), earlier.toReversed(), rules);
  if (answer.kind !== 'request') return draft(answer.text);
  const result = await answerInEnglish({ ...request, message: { ...message, content: answer.english } });
  const parts = [answer.text, result.content, answer.caution].filter((part) => part !== '');
  return { ...result, content: parts.join('\n\n') };
}
