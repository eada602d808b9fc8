import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { asksToMake, type Command, parseCommand } from '@larder/culinary/intent/command';
import { hasScopes, CANNOT_CHANGE_RECIPES, CANNOT_READ_RECIPES, CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { replyToSmallTalk } from '@larder/culinary/intent/small-talk';
import { add } from './add.ts';
import { generate } from './generate.ts';
import type { Question } from './question.ts';
import { answerCookbookQuestion } from './cookbook-question.ts';
import { answerEmergency, answerWithPriority } from './priority-answers.ts';
import { remove } from './remove.ts';
import { search } from './search.ts';
import { answerWish } from './answer-wish.ts';
import { offerDishes } from './ideas.ts';
import { readWish } from './wish.ts';
import { readAllRules, withConversationRules, remindOfProfile } from './stated-rules.ts';

/** What is being done meanwhile. */
const DOING: Readonly<Record<Command, string>> = {
  generate: 'Writing a recipe',
  search: 'Looking through the recipes',
  add: 'Looking for the recipe',
  remove: 'Looking for the recipe',
};

const ANSWERS: Readonly<Record<Command, (question: Question) => Promise<Draft>>> = {
  generate,
  search: async (question) => (await answerCookbookQuestion(question, true)) ?? search(question),
  add,
  remove,
};

/** The kitchen engine's answer: the same to the same message in the same kitchen. What orders nothing is answered in words. */
export async function answerFromKitchen(question: Question, doing: (text: string) => void): Promise<Draft> {
  const emergency = await answerEmergency(question);
  if (emergency !== undefined) return emergency;
  const command = parseCommand(question.asked.content);
  const { actor } = question.ctx;
  if ((command === 'add' || command === 'remove') && !hasScopes(actor, CHANGE_RECIPES))
    return draft(CANNOT_CHANGE_RECIPES);
  if (command === 'search' && !hasScopes(actor, READ_RECIPES)) return draft(CANNOT_READ_RECIPES);
  doing(command === undefined ? 'Thinking' : DOING[command]);
  const keeping = await withConversationRules(question);
  const act = command === undefined ? answerInWords : ANSWERS[command];
  const answer = (await answerWithPriority(keeping, command)) ?? (await act(keeping));
  const reminder = await remindOfProfile(question);
  return reminder === undefined ? answer : { ...answer, content: `${answer.content}\n\n${reminder}` };
}

const RELATED = 3;
const NO_SUCH_RECIPE = 'I find no recipe of yours by that name, so I can only speak of it in general.';

async function answerInWords(question: Question): Promise<Draft> {
  const { asked } = question;
  const { content } = asked;
  const talk = replyToSmallTalk(content);
  if (talk !== undefined) return draft(talk);
  const own = await answerCookbookQuestion(question);
  if (own !== undefined) return own;
  const wished = await answerWish(question);
  if (wished !== undefined) return wished;
  // What answers is large, and nothing else here needs it.
  const { answerQuestion } = await import('@larder/culinary/answer');
  const eater = await readAllRules(question);
  const answer = answerQuestion(content, eater, dayOf(question));
  const { kind, text, related } = answer;
  const any = related[(asked.position / 2) % related.length];
  if (kind === 'unknown' && /\bcooking tip/iu.test(content) && any !== undefined) {
    return draft(`Gladly. ${any} ${answerQuestion(any, eater).text}`);
  }
  if (kind === 'unknown' && asksToMake(content)) return offerDishes(question, await readWish(question.ctx, asked));
  const others = kind === 'unknown' ? related.slice(0, RELATED) : [];
  const ways = others.length > 0 ? [`You could ask me:\n${others.map((each) => `• ${each}`).join('\n')}`] : [];
  // What holds of tomatoes does not hold of somebody's tomato soup.
  const isOfOwn = kind === 'answer' && answer.topic === 'diet' && /\b(?:my|our)\b/iu.test(content);
  return draft([...(isOfOwn ? [NO_SUCH_RECIPE] : []), text, ...ways].join('\n\n'), {
    offers: others.map((each) => ({ words: each, message: each })),
  });
}

/** What is offered changes from day to day. */
function dayOf({ ctx }: Question): string {
  return ctx.now.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
