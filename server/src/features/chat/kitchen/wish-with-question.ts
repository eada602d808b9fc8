import { asksForIdeas, asksForRecipe } from '@larder/culinary/intent/recipe-request';

import type { ChatRequest } from '../chat-request.ts';
import type { Draft } from '../draft.ts';

const MAX_CHARACTERS = 600;
/** "Vegan dinner for 4, and how do I press tofu?" */
const TWO_PARTS =
  /^(?<wish>[^?]{8,300}?)(?:[.!;] |, |,? (?=and ))(?:and |also |oh |ps:? )*(?<question>(?:how|what|which|can|could|should|is|are|does|do|why|when)\b[^?.!]{5,200}\?)\s*$/isu;

/**
 * Answers both parts of a message that wishes for a dish and asks a question about something else. Undefined for any
 * other message.
 */
export async function answerWishWithQuestion(
  request: ChatRequest,
  answer: (request: ChatRequest) => Promise<Draft>,
): Promise<Draft | undefined> {
  const { message } = request;
  const { wish = '', question = '' } = TWO_PARTS.exec(message.content.slice(0, MAX_CHARACTERS))?.groups ?? {};
  if (!asksForIdeas(wish) && !asksForRecipe(wish)) return undefined;
  if (asksForIdeas(question) || asksForRecipe(question)) return undefined;
  const [{ answerQuestion }, { isComplete, PRONOUN }] = await Promise.all([
    import('@larder/culinary/answer'),
    import('@larder/culinary/dialog/turn'),
  ]);
  if (PRONOUN.test(question) || !isComplete(question)) return undefined;
  const known = answerQuestion(question);
  if (known.kind !== 'answer') return undefined;
  const wished = await answer({ ...request, message: { ...message, content: wish } });
  return { ...wished, content: `${known.text}\n\n${wished.content}` };
}
