import type { Answer } from '@larder/culinary/answer';
import type { Eater } from '@larder/culinary/answers/eater';

import { draft, type Draft } from '../draft.ts';
import { listEarlierMessages } from './earlier-messages.ts';
import { asksToMake, type Command, parseCommand } from '@larder/culinary/intent/command';
import { hasScopes, CANNOT_CHANGE_RECIPES, CANNOT_READ_RECIPES, CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { replyToSmallTalk } from '@larder/culinary/intent/small-talk';
import { add } from './add.ts';
import { generateDraft } from './generate.ts';
import type { ChatRequest } from '../chat-request.ts';
import { answerCookbookQuestion } from './cookbook-question.ts';
import { answerEmergency, answerWithPriority } from './priority-answers.ts';
import { remove } from './remove.ts';
import { search } from './search.ts';
import { answerWish } from './answer-wish.ts';
import { offerDishes } from './ideas.ts';
import { parseWish } from './wish.ts';
import { readAllRules, withConversationRules, remindOfProfile } from './stated-rules.ts';

/** The status shown until the answer is complete. */
const STATUS: Readonly<Record<Command, string>> = {
  generate: 'Writing a recipe',
  search: 'Looking through the recipes',
  add: 'Looking for the recipe',
  remove: 'Looking for the recipe',
};

const ANSWERS: Readonly<Record<Command, (request: ChatRequest) => Promise<Draft>>> = {
  generate: generateDraft,
  search: async (request) => (await answerCookbookQuestion(request, true)) ?? search(request),
  add,
  remove,
};

/** The kitchen engine's answer. Deterministic: the same message in the same cookbook gets the same answer. */
export async function answerFromKitchen(request: ChatRequest, showStatus: (text: string) => void): Promise<Draft> {
  const emergency = await answerEmergency(request);
  if (emergency !== undefined) return emergency;
  const command = parseCommand(request.message.content);
  const { actor } = request.ctx;
  if ((command === 'add' || command === 'remove') && !hasScopes(actor, CHANGE_RECIPES))
    return draft(CANNOT_CHANGE_RECIPES);
  if (command === 'search' && !hasScopes(actor, READ_RECIPES)) return draft(CANNOT_READ_RECIPES);
  showStatus(command === undefined ? 'Thinking' : STATUS[command]);
  const withRules = await withConversationRules(request);
  const answerCommand = command === undefined ? answerInWords : ANSWERS[command];
  const answer = (await answerWithPriority(withRules, command)) ?? (await answerCommand(withRules));
  const reminder = await remindOfProfile(request);
  return reminder === undefined ? answer : { ...answer, content: `${answer.content}\n\n${reminder}` };
}

const RELATED = 3;
/** How many messages back a follow-up question may refer. */
const MAX_EARLIER = 8;
const NO_SUCH_RECIPE = 'I found no recipe of yours by that name, so this is a general answer.';

async function answerInWords(request: ChatRequest): Promise<Draft> {
  const { message } = request;
  const { content } = message;
  const smallTalk = replyToSmallTalk(content);
  if (smallTalk !== undefined) return draft(smallTalk);
  const own = await answerCookbookQuestion(request);
  if (own !== undefined) return own;
  const wished = await answerWish(request);
  if (wished !== undefined) return wished;
  // Loaded on demand, because the answers are large.
  const { answerQuestion } = await import('@larder/culinary/answer');
  const eater = await readAllRules(request);
  const answer = (await answerFollowUpQuestion(request, eater)) ?? answerQuestion(content, eater, dayOf(request));
  const { kind, text, related } = answer;
  const any = related[(message.position / 2) % related.length];
  if (kind === 'unknown' && /\bcooking tip/iu.test(content) && any !== undefined) {
    return draft(`Gladly. ${any} ${answerQuestion(any, eater).text}`);
  }
  if (kind === 'unknown' && asksToMake(content)) return offerDishes(request, await parseWish(request.ctx, message));
  const others = kind === 'unknown' ? related.slice(0, RELATED) : [];
  const suggestions = others.length > 0 ? [`You could ask me:\n${others.map((each) => `• ${each}`).join('\n')}`] : [];
  // An answer about tomatoes need not be true of the user's own tomato soup.
  const isOfOwn = kind === 'answer' && answer.topic === 'diet' && /\b(?:my|our)\b/iu.test(content);
  return draft([...(isOfOwn ? [NO_SUCH_RECIPE] : []), text, ...suggestions].join('\n\n'), {
    offers: others.map((each) => ({ words: each, message: each })),
  });
}

/** Answers a question that only makes sense after earlier ones: "and butter?", "in grams?", "it split, what now?". */
async function answerFollowUpQuestion({ ctx, message }: ChatRequest, eater: Eater): Promise<Answer | undefined> {
  const [{ answerQuestion }, { completeQuestion, topicAfter }, { loadEveryLanguage }] = await Promise.all([
    import('@larder/culinary/answer'),
    import('@larder/culinary/dialog/complete-question'),
    import('@larder/culinary/every-language'),
  ]);
  loadEveryLanguage();
  const earlier = (await listEarlierMessages(ctx, message)).slice(0, MAX_EARLIER).toReversed();
  const question = completeQuestion(message.content, topicAfter(earlier));
  if (question === null) return undefined;
  const answer = answerQuestion(question, eater);
  return answer.kind === 'answer' ? answer : undefined;
}

/** The seed of the related questions, which change daily. */
function dayOf({ ctx }: ChatRequest): string {
  return ctx.now.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
